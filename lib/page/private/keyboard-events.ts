// Watches the events of the page's window while the person types into a private frame: some of them show that the page took the keyboard focus.
// Register the listeners at document_start, so that they run before the page's.
import type { GuardedFrame, GuardedWindow } from './keyboard-guard.ts';

interface FrameFocusState {
  /** The frame that the person types into. */
  readonly frame: GuardedFrame | undefined;
  /** True after the page took the focus: input is stopped until the frame is closed or the person turns to the page. */
  readonly isLost: boolean;
  /** True while we write into the page, which needs its fields. */
  readonly isPaused: boolean;
}

interface KeyboardEventParts {
  readonly hold: FrameFocusState;
  /** True while we move the focus ourselves. */
  readonly isMoving: () => boolean;
  readonly onTaken: () => void;
  /** Called when the person pressed something outside of the frame, which means that they turned to the page. */
  readonly onElsewhere: () => void;
}

const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const;
const INPUT_EVENTS = [
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'textInput',
  'paste',
  'drop',
] as const;
const POINTER_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

const hasPointerPosition = (event: Event): event is MouseEvent => 'clientX' in event;

function cancelKeyboardEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function listenForFocusThefts(
  target: GuardedWindow,
  { hold, isMoving, onTaken, onElsewhere }: KeyboardEventParts,
): void {
  /** The frame's keys never arrive here. A key that does, although the person types into the frame, went to the page's document. */
  function onKey(event: Event): void {
    if (!hold.frame || !event.isTrusted) return;
    cancelKeyboardEvent(event);
    if (!hold.isPaused && event.type === 'keydown') onTaken();
  }

  function onInput(event: Event): void {
    if (!hold.frame || hold.isPaused || !event.isTrusted) return;
    cancelKeyboardEvent(event);
  }

  function onPointer(event: Event): void {
    if (!hold.frame || !event.isTrusted || !hasPointerPosition(event)) return;
    const isInside = hold.frame.covers(event.clientX, event.clientY);
    // An element of the page covers the frame, and the person believes that they click into the frame.
    if (isInside && !hold.frame.owns(event)) {
      cancelKeyboardEvent(event);
      if (event.type === 'pointerdown') onTaken();
    } else if (!isInside && event.type === 'pointerdown') onElsewhere();
  }

  function onFocus(event: Event): void {
    if (!hold.frame || hold.isLost || hold.isPaused || isMoving() || hold.frame.owns(event)) return;
    const at: unknown = event.target;
    if (at === target || at === target.document) return;
    event.stopImmediatePropagation();
    onTaken();
  }

  const listeners: readonly (readonly [readonly string[], (event: Event) => void])[] = [
    [KEY_EVENTS, onKey],
    [INPUT_EVENTS, onInput],
    [POINTER_EVENTS, onPointer],
    [['focus', 'focusin'], onFocus],
  ];
  for (const [names, listener] of listeners)
    for (const name of names) target.addEventListener(name, listener, { capture: true });
}
