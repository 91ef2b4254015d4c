// The progress of the running check of each conversation, so that a page can show it while a long text is read.
import type { OnShareRead } from '../detect/annotation.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';

interface CheckProgressTracker {
  /** Runs `check` for this conversation, and records the share (0 to 1) that it reports through `onShare`. */
  follow<T>(conversation: string, check: (onShare: OnShareRead) => Promise<T>): Promise<T>;
  readonly handlers: {
    readonly checkProgress: (request: RequestOf<'checkProgress'>) => ResponseOf<'checkProgress'>;
  };
}

export function checkProgressTracker(): CheckProgressTracker {
  /** The latest check of each conversation. Compared by identity: an older check that ends later must not remove a newer one's share. */
  const running = new Map<string, { share?: number }>();
  return {
    async follow(conversation, check) {
      const mine: { share?: number } = {};
      running.set(conversation, mine);
      try {
        return await check((share) => {
          mine.share = share;
        });
      } finally {
        if (running.get(conversation) === mine) running.delete(conversation);
      }
    },
    handlers: {
      checkProgress({ conversation }) {
        const share = running.get(conversation)?.share;
        return share === undefined ? {} : { share };
      },
    },
  };
}
