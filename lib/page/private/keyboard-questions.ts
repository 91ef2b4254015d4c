// Asks the frame whether it has the keyboard focus. Its answers come in the order of the questions (keyboard-guard.ts).
import type { GuardedFrame } from './keyboard-guard.ts';

interface FrameFocusQuestions {
  /** Asks the frame whether it has the keyboard. */
  ask(frame: GuardedFrame | undefined): void;
  /** To be called when the frame reported that it lost the focus: asks it again. */
  askAboutLoss(frame: GuardedFrame | undefined): void;
  /** Whether this answer decides if the frame has lost the focus, as it reported. True once for each report. */
  settlesLoss(question: number): boolean;
  forgetLoss(): void;
}

export function frameFocusQuestions(): FrameFocusQuestions {
  let last = 0;
  /** The number of the question that was asked when the frame reported that it lost the focus. */
  let aboutLoss: number | undefined;

  function ask(frame: GuardedFrame | undefined): void {
    last += 1;
    frame?.ask(last);
  }

  return {
    ask,
    askAboutLoss(frame) {
      ask(frame);
      aboutLoss = last;
    },
    settlesLoss(question) {
      const settles = aboutLoss !== undefined && question >= aboutLoss;
      if (settles) aboutLoss = undefined;
      return settles;
    },
    forgetLoss() {
      aboutLoss = undefined;
    },
  };
}
