// The keyboard focus of the private composer's frame: answers the guard's questions about the frame, and passes on what the frame reports about its
// focus.
import type { FrameBox, FrameHost } from './frame-host.ts';
import type { MessageToPage } from './frame-protocol.ts';
import type { FocusLossReason, GuardedFrame, KeyboardGuard } from './keyboard-guard.ts';

/** The private view beside the composer, which may have the keyboard focus too. */
export interface FrameBesideComposer {
  readonly isOpen: boolean;
  readonly box: FrameBox | undefined;
  hasFocus(): boolean;
  owns(event: Event): boolean;
}

interface FrameKeyboardParts {
  readonly guard: KeyboardGuard;
  /** The private view beside the composer. While it is open the composer must not be modal, so that the keyboard focus can be in either. */
  readonly beside: FrameBesideComposer;
  readonly frame: () => FrameHost | undefined;
  /** Whether the person may type into the frame: it is open, and the page has not taken the focus from it. */
  readonly isTypedInto: () => boolean;
}

interface FrameKeyboard {
  /** To be called when the person is about to type into the frame. */
  prepare(): void;
  /** Gives the frame the keyboard focus if the person may type into it. */
  focus(): void;
  thrownOut(): void;
  /** Handles a message about the keyboard; false if the message is about something else. */
  heard(message: MessageToPage): boolean;
}

const containsPoint = ({ left, top, width, height }: FrameBox, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

export function frameKeyboard({ guard, beside, frame, isTypedInto }: FrameKeyboardParts): FrameKeyboard {
  const guarded: GuardedFrame = {
    owns: (event) => frame()?.owns(event) === true || beside.owns(event),
    focus: () => frame()?.focus(),
    hasFocus: () => frame()?.hasFocus() === true,
    isBeside: () => beside.hasFocus(),
    ask: (question) => frame()?.say({ say: 'has-keyboard', question }),
    setModal: (modal) => frame()?.setModal(modal && !beside.isOpen),
    covers: (x, y) => [frame()?.box, beside.box].some((box) => box !== undefined && containsPoint(box, x, y)),
  };

  function answerLoss(loss: FocusLossReason | undefined): void {
    if (loss === 'expected' || loss === 'away') frame()?.say({ say: 'blur-explained' });
  }

  function focus(): void {
    if (isTypedInto()) guard.focus(guarded);
  }

  return {
    prepare: () => guard.prepare(guarded),
    focus,
    thrownOut: () => guard.thrownOut(guarded),
    heard(message) {
      if (message.say === 'focused') {
        if (isTypedInto()) guard.hold(guarded);
      } else if (message.say === 'blurred') {
        answerLoss(guard.lossOf(guarded));
      } else if (message.say === 'keyboard') {
        if (isTypedInto()) answerLoss(guard.answered(guarded, message.question, message.isHere));
      } else if (message.say === 'ready') {
        // A frame that has the focus already is not given it again: keys pressed in between would be lost.
        if (!message.hasFocus) focus();
      } else return false;
      return true;
    },
  };
}
