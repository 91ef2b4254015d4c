// Applies the person's settings for replies. They may be changed in the options while the chat is open, so they are read again after each send.
import type { EngineClient } from '../../engine/client.ts';
import type { Settings } from '../../engine/protocol.ts';
import type { Replies } from './replies.ts';

export interface ReplySettings {
  follow(settings: Settings): void;
  /** To be called when a prompt has left and a reply is expected. */
  sent(): void;
  /** To be called when surrogates have appeared in the page. */
  appeared(): void;
  /**
   * To be called when the person restored or unrestored by hand; nothing is restored automatically in this conversation until the next
   * prompt.
   */
  decided(): void;
  otherConversation(): void;
}

type RestorableReplies = Pick<Replies, 'count' | 'restored' | 'isPrivate' | 'setRecomputing' | 'setRestored'>;

/** A conversation with private prompts is never restored in the page, whatever is set. */
export function replySettings(
  engine: Pick<EngineClient, 'getSettings'>,
  replies: RestorableReplies,
  origin: string,
  /** False while Coatcheck is off for the site: nothing may be restored automatically then. */
  mayRestore: () => boolean,
): ReplySettings {
  let isRestoring = false;
  let isDecided = false;

  function restore(): void {
    if (!isRestoring || !mayRestore() || replies.isPrivate || replies.restored) return;
    isDecided = true;
    replies.setRestored(true);
  }

  function appeared(): void {
    if (!isDecided && replies.count > 0) restore();
  }

  function follow({ recompute, restoreAutomatically, restoreOrigins }: Settings): void {
    replies.setRecomputing(recompute);
    const was = isRestoring;
    isRestoring = restoreAutomatically || restoreOrigins.includes(origin);
    if (isRestoring && !was) appeared();
  }

  return {
    follow,
    appeared,
    decided() {
      isDecided = true;
    },
    otherConversation() {
      isDecided = false;
    },
    sent() {
      restore();
      engine.getSettings({}).then(
        (settings) => {
          follow(settings);
          restore();
        },
        // If the settings cannot be read, the last known ones stay in force.
        () => undefined,
      );
    },
  };
}
