// Questions to the frame whether it has the keyboard. Its answers come in the order of the questions (keyboard-guard.ts).
import type { GuardedFrame } from './keyboard-guard.ts';

export interface FrameQuestions {
  /** Asks the frame whether it has the keyboard. */
  ask(frame: GuardedFrame | undefined): void;
  /** The frame told a loss: it is asked once more. */
  askAboutLoss(frame: GuardedFrame | undefined): void;
  /** Does this answer settle the loss that the frame told? True once. */
  settlesLoss(question: number): boolean;
  forgetLoss(): void;
}

export function frameQuestions(): FrameQuestions {
  let last = 0;
  /** The question that was asked when the frame told a loss. */
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
