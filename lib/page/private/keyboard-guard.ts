// While a person types into a private frame, the page may try to take the keyboard: by focusing a field or a frame of its own, by a dialog
// above ours, by hiding or throwing out our frame. The frame is modal meanwhile, so that a site that only focuses its own composer
// disturbs nobody. Whoever gets the keyboard all the same meant to: the guard ends and says so, at the first sign. It does not fight: the page would get
// a part of the keys each time. A click outside of the frame ends the guard too: then the person means the page.

export interface GuardedFrame {
  owns(event: Event): boolean;
  hasFocus(): boolean;
  /** The keyboard is in what lies beside it, and is ours as well. */
  isBeside(): boolean;
  focus(): void;
  /** Asks the frame's document whether it has the keyboard; it answers with the same number. */
  ask(question: number): void;
  setModal(modal: boolean): void;
  /** Does a point of the window lie in the frame? */
  covers(x: number, y: number): boolean;
}

/**
 * `expected`: by us, or by the person. `away`: another window, or the browser itself, has the keyboard now. `asked`: the frame is asked
 * once more. It is in another process and hears of each focus that we move some time later, on a busy machine much later; but it hears
 * of them in the order in which they were moved, and of a question asked after them last. So its answer counts, and no clock does.
 */
export type FocusLoss = 'expected' | 'away' | 'asked' | 'taken';

export interface KeyboardGuard {
  /** The frame is about to be typed into: keys on the way there are stopped. */
  prepare(frame: GuardedFrame): void;
  /** The person types into the frame from now on. */
  hold(frame: GuardedFrame): void;
  release(): void;
  /** The keyboard goes to the frame, by us. */
  focus(frame: GuardedFrame): void;
  /** The frame says that it lost the keyboard: why? */
  lossOf(frame: GuardedFrame): FocusLoss;
  /** What the frame's document says when it is asked; what became of a loss that it told before, if it did. */
  answered(frame: GuardedFrame, question: number, isHere: boolean): FocusLoss | undefined;
  /** Our own writing into the page needs its fields: keys are stopped all the same. */
  pausedFor<T>(work: () => Promise<T>): Promise<T>;
  /** The page took the frame itself out. */
  thrownOut(frame: GuardedFrame): void;
  /** What lies beside the frame came or went: may the frame still be modal? */
  followModal(): void;
  stop(): void;
}

/** What the guard needs of a window. */
export interface GuardedWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'hasFocus'>;
}

const KEYS = ['keydown', 'keypress', 'keyup'] as const;
const INPUTS = [
  'beforeinput',
  'input',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'textInput',
  'paste',
  'drop',
] as const;
const POINTERS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const LOOK_AGAIN_MS = 15;
const OPENS_WITHIN_MS = 1000;

const isAimed = (event: Event): event is MouseEvent => 'clientX' in event;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Register it at document_start: what counts is to hear the window's events before the page does. */
export function guardKeyboard(target: GuardedWindow, onTaken: () => void): KeyboardGuard {
  let held: GuardedFrame | undefined;
  /** The frame has had the keyboard since we last gave it. */
  let isTyped = false;
  /** The page took the keyboard: whatever is typed from now on is stopped, until the frame is closed or the person means the page. */
  let isLost = false;
  let isPaused = false;
  let isChanging = false;
  let changedAt = Number.NEGATIVE_INFINITY;
  let looking: ReturnType<typeof setInterval> | undefined;
  let lastQuestion = 0;
  /** The question that was asked when the frame told a loss. */
  let lossAsked: number | undefined;

  function ask(): number {
    lastQuestion += 1;
    held?.ask(lastQuestion);
    return lastQuestion;
  }

  /** Opening and closing a dialog moves the focus: that is no theft. */
  function ownChange(change: () => void): void {
    isChanging = true;
    try {
      change();
    } finally {
      isChanging = false;
      changedAt = performance.now();
    }
  }

  /** A key that is on its way meanwhile goes to the page's document, and nobody took it: the frame says when it has the keyboard. */
  function give(change: () => void): void {
    isTyped = false;
    ownChange(change);
    ask();
  }

  const setModal = (modal: boolean) => {
    if (modal) give(() => held?.setModal(true));
    else ownChange(() => held?.setModal(false));
  };

  function explained(frame: GuardedFrame): FocusLoss | undefined {
    if (held !== frame || isPaused || frame.isBeside()) return 'expected';
    return target.document.hasFocus() ? undefined : 'away';
  }

  function taken(): void {
    if (!isTyped || isLost) return;
    isLost = true;
    clearInterval(looking);
    // Keys that come back are of no use there, as the frame is about to stop, but there the page does not get them.
    if (held) guard.focus(held);
    onTaken();
  }

  /** Keys of the frame's own never come here: one that does, though it is aimed at the frame, went to the page's document. */
  function onKey(event: Event): void {
    if (!held || !event.isTrusted) return;
    swallow(event);
    if (!isPaused && event.type === 'keydown') taken();
  }

  function onInput(event: Event): void {
    if (!held || isPaused || !event.isTrusted) return;
    swallow(event);
  }

  function onPointer(event: Event): void {
    if (!held || !event.isTrusted || !isAimed(event)) return;
    const isInside = held.covers(event.clientX, event.clientY);
    // Something of the page's lies over the frame, and the person believes to click into it.
    if (isInside && !held.owns(event)) {
      swallow(event);
      if (event.type === 'pointerdown') taken();
    } else if (!isInside && event.type === 'pointerdown') guard.release();
  }

  function onFocus(event: Event): void {
    if (!held || isLost || isPaused || isChanging || held.owns(event)) return;
    const at: unknown = event.target;
    if (at === target || at === target.document) return;
    event.stopImmediatePropagation();
    taken();
  }

  /** A frame of the page's takes the focus without any event here. */
  function look(): void {
    if (!held || isPaused || !target.document.hasFocus() || held.hasFocus() || held.isBeside()) return;
    // Kept from it while it opens is taken from it as well.
    if (performance.now() - changedAt > OPENS_WITHIN_MS) isTyped = true;
    taken();
  }

  function begin(): void {
    isLost = false;
    setModal(true);
    clearInterval(looking);
    looking = setInterval(look, LOOK_AGAIN_MS);
  }

  const listeners: readonly (readonly [readonly string[], (event: Event) => void])[] = [
    [KEYS, onKey],
    [INPUTS, onInput],
    [POINTERS, onPointer],
    [['focus', 'focusin'], onFocus],
  ];
  for (const [names, listener] of listeners)
    for (const name of names) target.addEventListener(name, listener, { capture: true });

  const guard: KeyboardGuard = {
    prepare(frame) {
      held = frame;
      isTyped = false;
      begin();
    },
    hold(frame) {
      if (held === frame && (isTyped || isLost)) return;
      const isPrepared = held === frame;
      held = frame;
      isTyped = true;
      if (!isPrepared && !isPaused) begin();
    },
    release() {
      clearInterval(looking);
      lossAsked = undefined;
      setModal(false);
      held = undefined;
      isLost = false;
    },
    focus: (frame) => give(() => frame.focus()),
    lossOf(frame) {
      const why = explained(frame);
      if (why) return why;
      lossAsked = ask();
      return 'asked';
    },
    answered(frame, question, isHere) {
      const isAboutLoss = lossAsked !== undefined && question >= lossAsked;
      if (isAboutLoss) lossAsked = undefined;
      if (isHere) {
        if (held === frame) guard.hold(frame);
        return 'expected';
      }
      if (!isAboutLoss) return undefined;
      const why = explained(frame);
      if (why) return why;
      // Kept from it while it opens is taken from it as well.
      isTyped = true;
      taken();
      return 'taken';
    },
    async pausedFor(work) {
      isPaused = true;
      clearInterval(looking);
      setModal(false);
      try {
        return await work();
      } finally {
        isPaused = false;
        // Typed into again only once the frame says so.
        if (held) guard.prepare(held);
      }
    },
    thrownOut(frame) {
      if (held === frame) taken();
    },
    followModal() {
      if (held && !isPaused) setModal(true);
    },
    stop() {
      guard.release();
      for (const [names, listener] of listeners)
        for (const name of names) target.removeEventListener(name, listener, { capture: true });
    },
  };
  return guard;
}
