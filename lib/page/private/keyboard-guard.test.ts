import { beforeEach, expect, it, vi } from 'vitest';
import { type GuardedFrame, type GuardedWindow, guardKeyboard, type KeyboardGuard } from './keyboard-guard.ts';

type Listener = (event: Event) => void;

/** A window whose listeners are called directly, because Node has no trusted events. */
function listening() {
  const listeners = new Map<string, Set<Listener>>();
  const state = { hasFocus: true };
  const window = {
    addEventListener(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    document: { hasFocus: () => state.hasFocus },
  } as GuardedWindow;
  function fire(type: string, about: object = {}) {
    const event = {
      type,
      isTrusted: true,
      target: {},
      preventDefault: vi.fn(),
      stopImmediatePropagation: vi.fn(),
      ...about,
    };
    for (const listener of listeners.get(type) ?? []) listener(event as unknown as Event);
    return event.stopImmediatePropagation.mock.calls.length > 0;
  }
  return { window, fire, state };
}

function frameAt(focus: { in: 'frame' | 'beside' | 'page' }) {
  const frame: GuardedFrame & { modal: boolean; question: number } = {
    modal: false,
    question: 0,
    ask(question) {
      frame.question = question;
    },
    owns: (event) => (event as unknown as { ours?: boolean }).ours === true,
    hasFocus: () => focus.in === 'frame',
    isBeside: () => focus.in === 'beside',
    focus: vi.fn(),
    setModal(modal) {
      frame.modal = modal;
    },
    covers: (x) => x < 100,
  };
  return frame;
}

let page: ReturnType<typeof listening>;
let focus: { in: 'frame' | 'beside' | 'page' };
let frame: ReturnType<typeof frameAt>;
let onTaken: ReturnType<typeof vi.fn<() => void>>;
let guard: KeyboardGuard;

/** Later than the time in which a focus change may be our own. */
const LATER_MS = 2000;

beforeEach(() => {
  vi.useFakeTimers();
  page = listening();
  focus = { in: 'frame' };
  frame = frameAt(focus);
  onTaken = vi.fn<() => void>();
  guard = guardKeyboard(page.window, onTaken);
  return () => {
    vi.useRealTimers();
  };
});

function typed() {
  guard.prepare(frame);
  guard.answered(frame, frame.question, true);
  vi.advanceTimersByTime(LATER_MS);
}

it('lets every event pass while nothing is held', () => {
  for (const name of ['keydown', 'beforeinput', 'paste', 'focusin']) expect(page.fire(name)).toBe(false);
  expect(onTaken).not.toHaveBeenCalled();
});

it('keeps the first key that comes to the page from it, tells once, and keeps all that follow', () => {
  typed();
  for (let at = 0; at < 5; at += 1)
    for (const name of ['keydown', 'keypress', 'beforeinput', 'input', 'keyup']) expect(page.fire(name)).toBe(true);
  expect(onTaken).toHaveBeenCalledTimes(1);
  guard.release();
  expect(page.fire('keydown')).toBe(false);
});

it('does not take a key that was made by a script for the person’s', () => {
  typed();
  expect(page.fire('keydown', { isTrusted: false })).toBe(false);
  expect(onTaken).not.toHaveBeenCalled();
});

it('stops keys on the way into the frame without a word', () => {
  guard.prepare(frame);
  expect(page.fire('keydown')).toBe(true);
  expect(onTaken).not.toHaveBeenCalled();
});

it('sees a focus that moved, with an event and without', () => {
  typed();
  expect(page.fire('focusin')).toBe(true);
  expect(onTaken).toHaveBeenCalledTimes(1);
  guard.release();
  typed();
  focus.in = 'page';
  vi.advanceTimersByTime(50);
  expect(onTaken).toHaveBeenCalledTimes(2);
});

it('minds neither its own focus, nor what lies beside, nor another window', () => {
  typed();
  page.fire('focusin', { ours: true });
  focus.in = 'beside';
  vi.advanceTimersByTime(LATER_MS);
  expect(guard.lossOf(frame)).toBe('expected');
  page.state.hasFocus = false;
  focus.in = 'page';
  vi.advanceTimersByTime(LATER_MS);
  expect(guard.lossOf(frame)).toBe('away');
  expect(onTaken).not.toHaveBeenCalled();
});

it('takes a loss for a theft once the frame, asked after it, has not got the keyboard', () => {
  typed();
  expect(guard.lossOf(frame)).toBe('asked');
  expect(onTaken).not.toHaveBeenCalled();
  expect(guard.answered(frame, frame.question, false)).toBe('taken');
  expect(onTaken).toHaveBeenCalledTimes(1);
});

it('minds no loss by a change of its own, however late the frame tells it', () => {
  typed();
  guard.focus(frame);
  vi.advanceTimersByTime(60_000);
  expect(guard.lossOf(frame)).toBe('asked');
  vi.advanceTimersByTime(60_000);
  expect(guard.answered(frame, frame.question, true)).toBe('expected');
  expect(onTaken).not.toHaveBeenCalled();
});

it('hears nothing of a loss in an answer that was given before it', () => {
  guard.prepare(frame);
  const before = frame.question;
  expect(guard.lossOf(frame)).toBe('asked');
  expect(guard.answered(frame, before, false)).toBe(undefined);
  expect(guard.answered(frame, frame.question, true)).toBe('expected');
  expect(onTaken).not.toHaveBeenCalled();
});

it('keeps a key from the page without a word while the keyboard is on its way to the frame', () => {
  typed();
  guard.focus(frame);
  vi.advanceTimersByTime(60_000);
  expect(page.fire('keydown')).toBe(true);
  expect(onTaken).not.toHaveBeenCalled();
  guard.answered(frame, frame.question, true);
  expect(page.fire('keydown')).toBe(true);
  expect(onTaken).toHaveBeenCalledTimes(1);
});

it('sees the window lose the keyboard while the frame is asked', () => {
  typed();
  expect(guard.lossOf(frame)).toBe('asked');
  page.state.hasFocus = false;
  expect(guard.answered(frame, frame.question, false)).toBe('away');
  expect(onTaken).not.toHaveBeenCalled();
});

it('ends with a click beside the frame, and not with one on what lies over it', () => {
  typed();
  expect(page.fire('pointerdown', { clientX: 50, clientY: 0 })).toBe(true);
  expect(onTaken).toHaveBeenCalledTimes(1);
  guard.release();
  typed();
  expect(page.fire('pointerdown', { clientX: 500, clientY: 0 })).toBe(false);
  expect(page.fire('keydown')).toBe(false);
  expect(frame.modal).toBe(false);
});

it('is not modal while we write into the page, and keeps keys from it all the same', async () => {
  typed();
  expect(frame.modal).toBe(true);
  await guard.pausedFor(async () => {
    expect(frame.modal).toBe(false);
    page.fire('focusin');
    expect(page.fire('keydown')).toBe(true);
    focus.in = 'page';
    vi.advanceTimersByTime(LATER_MS);
  });
  expect(onTaken).not.toHaveBeenCalled();
  expect(frame.modal).toBe(true);
});

it('takes a frame that was thrown out for a theft only where it was typed into', () => {
  guard.prepare(frame);
  guard.thrownOut(frame);
  expect(onTaken).not.toHaveBeenCalled();
  typed();
  guard.thrownOut(frame);
  expect(onTaken).toHaveBeenCalledTimes(1);
});
