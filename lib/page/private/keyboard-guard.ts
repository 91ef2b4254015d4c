// While a person types into a private frame, the page may try to take the keyboard: by focusing a field or a frame of its own, by a dialog
// above ours, by hiding or throwing out our frame. The frame is modal meanwhile, so that a site that only focuses its own composer
// disturbs nobody. Whoever gets the keyboard all the same meant to: the guard ends and says so, at the first sign. It does not fight: the page would get
// a part of the keys each time. A click outside of the frame ends the guard too: then the person means the page.

import { focusMoves } from './focus-moves.ts';
import { listenForThefts } from './keyboard-events.ts';
import { frameQuestions } from './keyboard-questions.ts';

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
}

/** What the guard needs of a window. */
export interface GuardedWindow extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'hasFocus'>;
}

const LOOK_AGAIN_MS = 15;

/** How the keyboard stands with the frame that holds it. */
interface Hold {
  frame: GuardedFrame | undefined;
  /** The frame has had the keyboard since we last gave it. */
  isTyped: boolean;
  isLost: boolean;
  isPaused: boolean;
}

/** The keyboard while a frame holds it: watches for thefts, and moves it on our behalf. */
function heldKeyboard(target: GuardedWindow, onTaken: () => void) {
  const hold: Hold = { frame: undefined, isTyped: false, isLost: false, isPaused: false };
  const moves = focusMoves();
  const questions = frameQuestions();
  let looking: ReturnType<typeof setInterval> | undefined;

  /** A key that is on its way meanwhile goes to the page's document, and nobody took it: the frame says when it has the keyboard. */
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

  function explained(frame: GuardedFrame): FocusLoss | undefined {
    if (hold.frame !== frame || hold.isPaused || frame.isBeside()) return 'expected';
    return target.document.hasFocus() ? undefined : 'away';
  }

  function taken(): void {
    if (!hold.isTyped || hold.isLost) return;
    hold.isLost = true;
    clearInterval(looking);
    // Keys that come back are of no use there, as the frame is about to stop, but there the page does not get them.
    const { frame } = hold;
    if (frame) give(() => frame.focus());
    onTaken();
  }

  /** A frame of the page's takes the focus without any event here. */
  function look(): void {
    const { frame, isPaused } = hold;
    if (!frame || isPaused || !target.document.hasFocus() || frame.hasFocus() || frame.isBeside()) return;
    // Kept from it while it opens is taken from it as well.
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

  listenForThefts(target, { hold, isMoving: () => moves.isRunning, onTaken: taken, onElsewhere: release });

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
      // Kept from it while it opens is taken from it as well.
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
        // Typed into again only once the frame says so.
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
