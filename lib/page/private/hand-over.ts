// Sends from the page what the private composer's frame or window hands over. The answer goes back to the one that asked, so the composer does not
// move while a send is under way.
import type { PrivateComposerPrompt, SendOutcome } from '../send/verified-send.ts';
import type { MessageToFrame, MoveToWindowReason } from './frame-protocol.ts';

interface WindowHandOverParts {
  /** Writes the sanitized text into the site's composer and lets the site send it. */
  readonly send: (sanitized: PrivateComposerPrompt) => Promise<SendOutcome>;
  /** Tells the private composer, which may have moved to a window meanwhile. */
  readonly tell: (message: MessageToFrame) => void;
  readonly moveNow: (why: MoveToWindowReason) => void;
  /** Called when the send is over and the composer stays where it is. */
  readonly onStay: () => void;
}

interface WindowHandOver {
  take(sanitized: PrivateComposerPrompt): Promise<void>;
  /** Moves at once, or after the send that is under way. */
  move(why: MoveToWindowReason): void;
}

export function handOverToWindow({ send, tell, moveNow, onStay }: WindowHandOverParts): WindowHandOver {
  let isSending = false;
  let postponed: MoveToWindowReason | undefined;

  return {
    async take(sanitized) {
      isSending = true;
      const { sent, notice } = await send(sanitized);
      isSending = false;
      tell({ say: 'outcome', sent, notice });
      if (postponed) moveNow(postponed);
      else onStay();
      postponed = undefined;
    },
    move(why) {
      if (isSending) postponed ??= why;
      else moveNow(why);
    },
  };
}
