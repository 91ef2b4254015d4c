import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageFrames, pageFrames } from './page-frames.ts';

vi.mock('wxt/browser', () => ({ browser: {} }));

type Dom = ReturnType<typeof parseHTML>;

/** linkedom has open shadow roots only, and its observers do not see inside them: so shadow roots are tested through `hold` and `rooted`. */
let dom: Dom;
let frames: PageFrames;
let came: ReturnType<typeof vi.fn<() => void>>;

const at = (id: string) => dom.document.getElementById(id) as HTMLElement;

function frameIn(parent: Element | ShadowRoot, before: Node | null = null): Element {
  const frame = dom.document.createElement('iframe');
  parent.insertBefore(frame, before);
  return frame;
}

beforeEach(() => {
  dom = parseHTML(
    '<html><body><div id="a"><p id="b">text</p></div><coatcheck-private id="ours"></coatcheck-private></body></html>',
  );
  const { Element, HTMLElement, HTMLFormElement, Document, ShadowRoot, MutationObserver } = dom.window;
  vi.stubGlobal('HTMLFormElement', HTMLFormElement);
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLElement', HTMLElement);
  vi.stubGlobal('Document', Document);
  vi.stubGlobal('ShadowRoot', ShadowRoot);
  vi.stubGlobal('MutationObserver', MutationObserver);
  vi.useFakeTimers();
  came = vi.fn<() => void>();
  frames = pageFrames(dom.document, (host) => host.id === 'ours');
});
afterEach(() => {
  frames.release();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sees the frames of the page, also in shadow roots, and not ours', () => {
  expect(frames.any()).toBe(false);
  frameIn(at('ours').attachShadow({ mode: 'open' }));
  expect(frames.any()).toBe(false);
  const root = at('a').attachShadow({ mode: 'open' });
  expect(frames.any()).toBe(false);
  frameIn(root);
  expect(frames.any()).toBe(true);
});

it('takes out what is there when it begins, and puts it back where it was', () => {
  const frame = frameIn(at('a'), at('b'));
  frames.hold(came);
  expect(frame.isConnected).toBe(false);
  expect(came).toHaveBeenCalledTimes(1);
  frames.release();
  expect(frame.nextSibling).toBe(at('b'));
});

it('takes out a frame in a root that was attached meanwhile, as soon as that is reported', () => {
  frames.hold(came);
  const root = at('b').attachShadow({ mode: 'open' });
  const frame = frameIn(root);
  frames.rooted(at('b'));
  expect(frame.parentNode).toBe(null);
  expect(came).toHaveBeenCalledTimes(1);
});

it('finds one that nobody reported after a while, and none once it has ended', () => {
  frames.hold(came);
  const root = at('b').attachShadow({ mode: 'open' });
  const frame = frameIn(root);
  vi.advanceTimersByTime(1000);
  expect(frame.parentNode).toBe(null);
  expect(came).toHaveBeenCalledTimes(1);
  frames.release();
  const later = frameIn(root);
  frames.rooted(at('b'));
  vi.advanceTimersByTime(5000);
  expect(later.parentNode).toBe(root);
  expect(came).toHaveBeenCalledTimes(1);
});
