// What the person wants done with replies. It may be changed in the options while the chat is open: after each send it is read again.
import type { EngineClient } from '../engine/client.ts';
import type { Settings } from '../engine/protocol.ts';
import type { Replies } from './replies.ts';

export interface ReplySettings {
  follow(settings: Settings): void;
  /** A prompt has left, and a reply is to come. */
  sent(): void;
}

export function replySettings(engine: EngineClient, replies: Replies): ReplySettings {
  let isRestoring = false;

  function follow({ recompute, restoreAutomatically }: Settings): void {
    replies.setRecomputing(recompute);
    isRestoring = restoreAutomatically;
  }

  function restore(): void {
    if (isRestoring && !replies.restored) replies.setRestored(true);
  }

  return {
    follow,
    sent() {
      restore();
      engine.getSettings({}).then(
        (settings) => {
          follow(settings);
          restore();
        },
        // What cannot be read stays as it was.
        () => undefined,
      );
    },
  };
}
