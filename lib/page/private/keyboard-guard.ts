// Watches the keyboard focus while a person types into a private frame. The page may try to take it: by focusing a field or a frame, by a dialog
// above ours, by hiding or removing our frame. The frame is modal meanwhile, so a site that only focuses its own composer does no harm. A page that
// gets the focus all the same did so on purpose: at the first sign the guard stops all input and says so. It does not take the focus back repeatedly,
// because the page would get some of the keys each time. A click outside of the frame ends the guard too: the person turned to the page.

import { listenForFocusThefts } from './keyboard-events.ts';
import { frameFocusQuestions } from './keyboard-questions.ts';
import { ownFocusChanges } from './own-focus-changes.ts';

export interface GuardedFrame {
  owns(event: Event): boolean;
  hasFocus(): boolean;
  /** Whether the focus is in the private view beside the frame, which is ours as well. */
  isBeside(): boolean;
  focus(): void;
  /** Asks the frame's document whether it has the focus; the answer carries the same number. */
  ask(question: number): void;
  setModal(modal: boolean): void;
  /** Whether a point of the window is inside the frame. */
  covers(x: number, y: number): boolean;
}

/**
 * Why a frame lost the focus. `expected`: we or the person moved it. `away`: another window or the browser itself has it. `asked`: unknown, so the
 * frame is asked again. The frame runs in another process and hears late of each focus change that we make; but it hears of them in order, and of a
 * later question last. So its answer to that question decides, and no timeout does.
 */
export type FocusLossReason = 'expected' | 'away' | 'asked' | 'taken';

export interface KeyboardGuard {
  /** To be called when the person is about to type into the frame: keys that arrive before it has the focus are stopped. */
  prepare(frame: GuardedFrame): void;
  /** To be called when the person has begun to type into the frame. */
  hold(frame: GuardedFrame): void;
  release(): void;
  /** Moves the focus to the frame. */
  focus(frame: GuardedFrame): void;
  /** To be called when the frame reports that it lost the focus; returns why. */
  lossOf(frame: GuardedFrame): FocusLossReason;
  /** The frame's answer to a question. Returns the reason of a loss that it reported before, if this answer decides it. */
  answered(frame: GuardedFrame, question: number, isHere: boolean): FocusLossReason | undefined;
  /** Runs `work`, which writes into the page and needs its fields. Keys are stopped meanwhile too. */
  pausedFor<T>(work: () => Promise<T>): Promise<T>;
  /** To be called when the page removed the frame. */
  thrownOut(frame: GuardedFrame): void;
  /** To be called when the private view opened or closed: updates whether the frame is modal. */
  followModal(): void;
}

/** The members of a window that the guard uses. */
export interface GuardedWindow extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'hasFocus'>;
}

const LOOK_AGAIN_MS = 15;

/** The state of the frame that holds the keyboard focus. */
interface FocusHold {
  frame: GuardedFrame | undefined;
  /** True if the frame has had the focus since we last gave it the focus. */
  isTyped: boolean;
  isLost: boolean;
  isPaused: boolean;
}

/** Watches the focus while a frame holds it, and moves it for us. */
function heldKeyboard(target: GuardedWindow, onTaken: () => void) {
  const hold: FocusHold = { frame: undefined, isTyped: false, isLost: false, isPaused: false };
  const moves = ownFocusChanges();
  const questions = frameFocusQuestions();
  let looking: ReturnType<typeof setInterval> | undefined;

  /** Moves the focus. Until the frame reports that it has the focus, a key may reach the page's document although the page did nothing. */
  function give(change: () => void): void {
    hold.isTyped = false;
    moves.run(change);
    questions.ask(hold.frame);
  }

  function setModal(modal: boolean): void {
    const change = () => hold.frame?.setModal(modal);
    if (modal) give(change);
    else moves.run(change);
  }

  function explained(frame: GuardedFrame): FocusLossReason | undefined {
    if (hold.frame !== frame || hold.isPaused || frame.isBeside()) return 'expected';
    return target.document.hasFocus() ? undefined : 'away';
  }

  function taken(): void {
    if (!hold.isTyped || hold.isLost) return;
    hold.isLost = true;
    clearInterval(looking);
    // Sends further keys to the frame, which is about to stop: they are lost there, but the page does not get them.
    const { frame } = hold;
    if (frame) give(() => frame.focus());
    onTaken();
  }

  /** Detects a frame of the page that took the focus, which causes no event here. */
  function look(): void {
    const { frame, isPaused } = hold;
    if (!frame || isPaused || !target.document.hasFocus() || frame.hasFocus() || frame.isBeside()) return;
    // A page that keeps the focus from the frame while it opens has taken it as well.
    if (!moves.isRecent) hold.isTyped = true;
    taken();
  }

  function begin(): void {
    hold.isLost = false;
    setModal(true);
    clearInterval(looking);
    looking = setInterval(look, LOOK_AGAIN_MS);
  }

  function release(): void {
    clearInterval(looking);
    questions.forgetLoss();
    setModal(false);
    hold.frame = undefined;
    hold.isLost = false;
  }

  listenForFocusThefts(target, { hold, isMoving: () => moves.isRunning, onTaken: taken, onElsewhere: release });

  return {
    hold,
    questions,
    give,
    setModal,
    explained,
    taken,
    begin,
    release,
    stopLooking: () => clearInterval(looking),
  };
}

export function guardKeyboard(target: GuardedWindow, onTaken: () => void): KeyboardGuard {
  const keyboard = heldKeyboard(target, onTaken);
  const { hold, questions, begin, taken, explained } = keyboard;

  const guard: KeyboardGuard = {
    prepare(frame) {
      hold.frame = frame;
      hold.isTyped = false;
      begin();
    },
    hold(frame) {
      const isPrepared = hold.frame === frame;
      if (isPrepared && (hold.isTyped || hold.isLost)) return;
      hold.frame = frame;
      hold.isTyped = true;
      if (!isPrepared && !hold.isPaused) begin();
    },
    release: keyboard.release,
    focus: (frame) => keyboard.give(() => frame.focus()),
    lossOf(frame) {
      const why = explained(frame);
      if (why) return why;
      questions.askAboutLoss(hold.frame);
      return 'asked';
    },
    answered(frame, question, isHere) {
      const isAboutLoss = questions.settlesLoss(question);
      if (isHere) {
        if (hold.frame === frame) guard.hold(frame);
        return 'expected';
      }
      if (!isAboutLoss) return undefined;
      const why = explained(frame);
      if (why) return why;
      // A page that keeps the focus from the frame while it opens has taken it as well.
      hold.isTyped = true;
      taken();
      return 'taken';
    },
    async pausedFor(work) {
      hold.isPaused = true;
      keyboard.stopLooking();
      keyboard.setModal(false);
      try {
        return await work();
      } finally {
        hold.isPaused = false;
        // The frame counts as typed into again only when it reports that it has the focus.
        if (hold.frame) guard.prepare(hold.frame);
      }
    },
    thrownOut(frame) {
      if (hold.frame === frame) taken();
    },
    followModal() {
      if (hold.frame && !hold.isPaused) keyboard.setModal(true);
    },
  };
  return guard;
}
