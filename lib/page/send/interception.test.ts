import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generic } from '../../sites/generic.ts';
import { trackExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import { stubPage } from '../dom/page.test-support.ts';
import { interceptSends } from './interception.ts';
import type { InterceptionParts } from './interception-parts.ts';

/** The members of a browser's event; Node cannot create trusted events. */
class PageEvent {
  readonly isTrusted: boolean = true;
  isPrevented = false;
  isStopped = false;
  constructor(
    readonly type: string,
    readonly target: Element,
    more: object = {},
  ) {
    Object.assign(this, more);
  }
  composedPath(): Node[] {
    const path: Node[] = [];
    for (let at: Node | null = this.target; at; at = at.parentNode) path.push(at);
    return path;
  }
  preventDefault(): void {
    this.isPrevented = true;
  }
  stopImmediatePropagation(): void {
    this.isStopped = true;
  }
}
class KeyEvent extends PageEvent {}

function setUp() {
  const { find } = stubPage('<form><textarea></textarea><button>Send</button></form>');
  vi.stubGlobal('KeyboardEvent', KeyEvent);
  const composer = find('textarea');
  const listeners = new Map<string, (event: PageEvent) => void>();
  const page = {
    addEventListener: (name: string, listener: (event: PageEvent) => void) => listeners.set(name, listener),
    document: {},
  };
  const realm = Object.assign(page, { parent: page }) as unknown as Window;
  const dispatch = trackExtensionEventDispatch();
  const onSend = vi.fn<InterceptionParts['onSend']>();
  const state = { holds: true, picks: false };
  interceptSends(realm, {
    adapter: () => ({ ...generic, composer: ['textarea'] }),
    extensionDispatch: dispatch,
    composer: () => composer,
    holds: () => state.holds,
    picksEntry: () => state.picks,
    onSend,
    isOurs: () => false,
    takes: () => false,
    textOf: () => 'Write to Annika Lindqvist.',
    holdsOriginals: () => true,
  });

  /** Whether the page's listeners get the event. */
  function reaches(event: PageEvent): boolean {
    listeners.get(event.type)?.(event);
    return !event.isStopped;
  }
  const key = (type: string, more: object = {}) => reaches(new KeyEvent(type, composer, { key: 'Enter', ...more }));
  return { state, dispatch, onSend, find, reaches, key };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets no event of an Enter through while the text is held, and sends once', () => {
  const { onSend, key } = setUp();
  for (const type of ['keydown', 'keypress', 'keyup']) expect(key(type)).toBe(false);
  expect(onSend).toHaveBeenCalledOnce();
  expect(onSend.mock.lastCall?.[1]).toBe(true);
  key('keydown');
  expect(key('keydown', { repeat: true })).toBe(false);
  expect(onSend).toHaveBeenCalledTimes(2);
});

it('takes the rest of a press though its text may pass by now, so that the page sends nothing twice', () => {
  const { state, onSend, key } = setUp();
  key('keydown');
  state.holds = false;
  expect(key('keypress')).toBe(false);
  expect(key('keyup')).toBe(false);
  expect(key('keydown')).toBe(true);
  expect(onSend).toHaveBeenCalledOnce();
});

it('takes no Enter that the page made for the wish of a person', () => {
  const { onSend, key } = setUp();
  expect(key('keydown', { isTrusted: false })).toBe(false);
  expect(onSend.mock.lastCall?.[1]).toBe(false);
});

it('sends nothing by an Enter that ends a composition, and keeps it from the page', () => {
  const { onSend, key } = setUp();
  expect(key('keydown', { isComposing: true })).toBe(false);
  expect(key('keydown', { keyCode: 229 })).toBe(false);
  expect(key('keyup')).toBe(false);
  expect(onSend).not.toHaveBeenCalled();
});

it('leaves line breaks, the choice of a menu entry and other keys to the page', () => {
  const { state, onSend, key } = setUp();
  expect(key('keydown', { shiftKey: true })).toBe(true);
  expect(key('keydown', { key: 'a' })).toBe(true);
  state.picks = true;
  expect(key('keydown')).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});

it('lets through what we dispatch ourselves, and nothing after it, even if that throws', () => {
  const { dispatch, key } = setUp();
  expect(dispatch.run(() => key('keydown'))).toBe(true);
  expect(key('keydown')).toBe(false);
  key('keyup');
  const failing = () =>
    dispatch.run(() => {
      throw new Error('The page broke its button.');
    });
  expect(failing).toThrow();
  expect(key('keydown')).toBe(false);
});

it('holds a click on the send button and a submitted form, neither as an Enter of the person', () => {
  const { onSend, find, reaches } = setUp();
  for (const type of ['pointerdown', 'mousedown', 'click'])
    expect(reaches(new PageEvent(type, find('button')))).toBe(false);
  expect(onSend.mock.lastCall).toEqual([{ composer: find('textarea'), control: find('button') }, false]);
  // linkedom's forms are not instances of HTMLFormElement.
  const form = Object.create(HTMLFormElement.prototype, { contains: { value: () => true } });
  expect(reaches(new PageEvent('submit', form))).toBe(false);
  expect(onSend.mock.lastCall).toEqual([{ composer: find('textarea') }, false]);
});
