// How far the checks of long texts have come, by conversation, for whoever waits for one.
import type { OnShare } from '../detect/annotation.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';

export interface CheckShares {
  /** Runs a check of this conversation's text; it tells its share to the function that it is given. */
  follow<T>(conversation: string, check: (onShare: OnShare) => Promise<T>): Promise<T>;
  readonly handlers: {
    readonly checkProgress: (request: RequestOf<'checkProgress'>) => ResponseOf<'checkProgress'>;
  };
}

export function checkShares(): CheckShares {
  /** The share of the latest check; each object belongs to one check. */
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
