import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedText } from '../composer/type-into-composer.ts';
import { stubPage } from '../dom/page.test-support.ts';
import { promptStore } from '../prompt/prompt-store.ts';
import { type TypedAheadParts, typedAhead } from './typed-ahead.ts';
import { typedCharacter } from './typed-character.ts';

const SANITIZED = 'Write to Clara Weber.';
const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

class Key {
  readonly isTrusted = true;
  readonly isComposing = false;
  readonly keyCode = 0;
  isCancelled = false;
  constructor(
    readonly type: string,
    readonly key: string,
    readonly path: readonly unknown[],
    modifiers: Partial<typeof NO_MODIFIERS> = {},
  ) {
    Object.assign(this, NO_MODIFIERS, modifiers);
  }
  readonly code = 'KeyX';
  composedPath = () => this.path;
  getModifierState = () => false;
  preventDefault = () => {
    this.isCancelled = true;
  };
  stopImmediatePropagation = () => undefined;
}

function setUp() {
  const { find } = stubPage('<div><textarea></textarea><input></div>');
  vi.stubGlobal('KeyboardEvent', Key);
  const page = { text: '' };
  const element = find('textarea');
  const store = promptStore({ id: 'generic', name: 'Chat', origin: 'https://chat.example', enabled: true });
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const draftBackup = { save: vi.fn(), restore: vi.fn(async () => true), restoreWhenPossible: vi.fn() };
  const typeInto = vi.fn(async (_: HTMLElement, { text, erased }: TypedText) => {
    page.text = page.text.slice(0, page.text.length - erased) + text;
    return true;
  });
  const ahead = typedAhead({
    adapter: () => ({ composer: [], edit: undefined }),
    composer: { element, find: () => element, read: () => page.text },
    store,
    draftBackup,
    typeInto,
    mayPass: (text: string) => text === SANITIZED,
    send: () => send(),
  } as unknown as TypedAheadParts);

  /** A send that ends when `end` is called. */
  const send = () =>
    ahead.during(async () => {
      store.set({ status: 'sending' });
      sent.push(page.text);
      await new Promise<void>((done) => ends.push(done));
    });

  const press = (key: string, modifiers?: Partial<typeof NO_MODIFIERS>, path: readonly unknown[] = [element]) =>
    ahead.takes(new Key('keydown', key, path, modifiers) as unknown as Event);
  const type = (text: string) => {
    for (const key of text) press(key === '\n' ? 'Enter' : key);
  };
  const end = async (status: 'sent' | 'blocked') => {
    if (status === 'sent') page.text = '';
    store.set({ status });
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(10);
  };
  /** The next text takes long to write, until the returned function is called. */
  function holdNextWrite(): () => void {
    let isWritten: () => void = () => undefined;
    typeInto.mockImplementationOnce(async (_, { text }) => {
      await new Promise<void>((done) => {
        isWritten = done;
      });
      page.text += text;
      return true;
    });
    return () => isWritten();
  }
  return { page, holdNextWrite, element, find, store, ahead, sent, send, press, type, end, draftBackup, typeInto };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what is typed during a send, and writes it once the prompt is sent', async () => {
  const { page, send, type, press, end } = setUp();
  void send();
  type('Nextt');
  press('Backspace');
  press('?', { shiftKey: true });
  expect(page.text).toBe('');
  await end('sent');
  expect(page.text).toBe('Next?');
  expect(press('a')).toBe(false);
});

it('sends what was typed ahead by the Enter that followed it, one prompt after the other', async () => {
  const { sent, send, type, end, page } = setUp();
  page.text = 'one';
  void send();
  type('\ntwo\nthree\nfour');
  for (let i = 0; i < 3; i += 1) await end('sent');
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(page.text).toBe('four');
});

it('sends what is being written when its Enter comes', async () => {
  const { sent, send, type, press, end, page, holdNextWrite } = setUp();
  const endWriting = holdNextWrite();
  page.text = 'one';
  void send();
  type('two');
  await end('sent');
  press('Enter');
  press('Enter');
  endWriting();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(['one', 'two']);
  await end('sent');
  expect(sent).toEqual(['one', 'two']);
});

it('erases from what is being written, and sends it by the Enter after that', async () => {
  const { sent, send, type, press, end, page, holdNextWrite } = setUp();
  const endWriting = holdNextWrite();
  page.text = 'one';
  void send();
  type('twoxy');
  await end('sent');
  type('z');
  for (let i = 0; i < 3; i += 1) press('Backspace');
  press('Enter');
  endWriting();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(['one', 'two']);
});

it.each([
  [false, ['The paste. Why?']],
  [true, []],
] as const)(
  'writes what is typed during a paste behind it; its Enter counts unless the person was asked: %s',
  async (wasAsked, expected) => {
    const { ahead, page, press, type, sent, typeInto } = setUp();
    let land: (asked: boolean) => void = () => undefined;
    void ahead.duringPaste(
      () =>
        new Promise((resolve) => {
          land = resolve;
        }),
    );
    type(' Why?\n');
    expect(page.text).toBe('');
    page.text = 'The paste.';
    land(wasAsked);
    await vi.advanceTimersByTimeAsync(10);
    expect(page.text).toBe('The paste. Why?');
    expect(typeInto).toHaveBeenCalledWith(expect.anything(), { text: ' Why?', erased: 0 }, true);
    expect(sent).toEqual(expected);
    if (wasAsked) expect(press('a')).toBe(false);
  },
);

it('sends a pasted text by an Enter that was pressed before it landed', async () => {
  const { ahead, page, press, sent } = setUp();
  void ahead.duringPaste(async () => {
    await vi.advanceTimersByTimeAsync(1);
    press('Enter');
    page.text = 'The paste.';
    return false;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toEqual(['The paste.']);
});

it('sends nothing that follows a prompt that was not sent, and puts it on lines of its own', async () => {
  const { sent, send, type, end, page } = setUp();
  page.text = 'one';
  void send();
  type('two\nthree\n');
  await end('blocked');
  expect(sent).toEqual(['one']);
  expect(page.text).toBe('one\ntwo\nthree\n');
});

it('breaks no line between keys that come before and while it writes below a prompt that was not sent', async () => {
  const { send, type, end, page, holdNextWrite } = setUp();
  const endWriting = holdNextWrite();
  page.text = 'one';
  void send();
  type('tw');
  await end('blocked');
  type('o three');
  endWriting();
  await vi.advanceTimersByTimeAsync(10);
  expect(page.text).toBe('one\ntwo three');
});

it('writes what was typed before the review opened into the text that is reviewed', async () => {
  const { page, store, ahead, type, press } = setUp();
  page.text = 'one';
  void ahead.during(() => new Promise(() => undefined));
  type(' and');
  expect(page.text).toBe('one');
  store.set({ review: {} });
  await vi.advanceTimersByTimeAsync(10);
  expect(page.text).toBe('one and');
  expect(press('a')).toBe(false);
});

it('takes no shortcut, no key of another field, and nothing while no send is under way', async () => {
  const { find, send, press } = setUp();
  expect(press('a')).toBe(false);
  void send();
  expect(press('a', { ctrlKey: true })).toBe(false);
  expect(press('ArrowLeft')).toBe(false);
  expect(press('a', {}, [find('div')])).toBe(false);
  expect(press('a')).toBe(true);
});

it('puts the person’s text back before more is typed into a sanitized text that the site has not taken', async () => {
  const { page, store, type, draftBackup } = setUp();
  page.text = SANITIZED;
  store.set({ status: 'blocked' });
  draftBackup.restore.mockImplementation(async () => {
    page.text = 'Write to Annika.';
    return true;
  });
  type('And');
  await vi.advanceTimersByTimeAsync(10);
  expect(page.text).toBe('Write to Annika.\nAnd');
});

it('loses nothing where the composer takes no text', async () => {
  const { store, send, type, end, draftBackup, typeInto } = setUp();
  typeInto.mockResolvedValue(false);
  void send();
  type('Next');
  await end('sent');
  expect(draftBackup.save).toHaveBeenCalledWith('Next');
  expect(store.state.notice?.tone).toBe('warning');
});

it.each([
  [{ key: 'é' }, 'é'],
  [{ key: '@', altKey: true, ctrlKey: true, getModifierState: () => true }, '@'],
  [{ key: 'ø', altKey: true }, 'ø'],
  [{ key: 'f', altKey: true }, undefined],
  [{ key: 'v', ctrlKey: true }, undefined],
  [{ key: 'c', metaKey: true }, undefined],
  [{ key: 'a', isComposing: true }, undefined],
  [{ key: 'a', keyCode: 229 }, undefined],
  [{ key: 'Dead' }, undefined],
])('reads the character of %j', (given, character) => {
  const key = { keyCode: 0, isComposing: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(typedCharacter({ ...key, getModifierState: () => false, ...given })).toBe(character);
});
