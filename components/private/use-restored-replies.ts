// Restores the page's replies inside the extension, so that the page cannot read the originals.
import { useEffect, useRef, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { Said } from '../../lib/language/message.ts';
import { replyTexts } from '../../lib/page/private/reply-blocks.ts';
import type { ConversationReplies } from '../../lib/page/private/shown-replies.ts';
import { textOfError } from '../../lib/page/prompt/prompt-store.ts';
import { isVaultLockedError } from '../../lib/page/prompt/vault-locked.ts';
import { useVaultState } from '../vault-lock.tsx';
import { type RestoreText, restoreNothing, textRestorerForBlocks } from './restoring.ts';

export interface RestoredReplies {
  /** Missing until the first answer, and while the vault is locked. */
  readonly tab?: ConversationReplies;
  readonly restored: RestoreText;
  readonly isLocked: boolean;
  /** Why the page's latest replies could not be restored; the earlier ones stay shown. */
  readonly failed?: Said;
}

const NO_REPLIES: RestoredReplies = { restored: restoreNothing, isLocked: false };
const TRY_AGAIN_MS = 3000;

export function useRestoredReplies(engine: EngineClient, tab: ConversationReplies | undefined): RestoredReplies {
  const isLocked = useVaultState(engine).vault?.isLocked === true;
  const [found, setFound] = useState(NO_REPLIES);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(0);
  const answered = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same request.
  useEffect(() => {
    asked.current += 1;
    const number = asked.current;
    if (isLocked || !tab) {
      // Also ignores answers that are still under way, because they hold originals.
      answered.current = number;
      setFound({ ...NO_REPLIES, isLocked });
      return undefined;
    }
    let again: ReturnType<typeof setTimeout> | undefined;
    // A reply may grow faster than the engine answers, so an answer is accepted unless a later one has arrived.
    const accept = (change: (before: RestoredReplies) => RestoredReplies) => {
      if (number <= answered.current) return;
      answered.current = number;
      setFound(change);
    };
    const text = tab.replies.flatMap(replyTexts).join('\n');
    Promise.all([engine.pairsIn({ text, conversation: tab.conversation }), engine.getSettings({})]).then(
      ([{ pairs }, { recompute }]) =>
        accept(() => ({ ...NO_REPLIES, tab, restored: textRestorerForBlocks(pairs, recompute) })),
      (error: unknown) => {
        accept((before) =>
          isVaultLockedError(error) ? { ...NO_REPLIES, isLocked: true } : { ...before, failed: textOfError(error) },
        );
        if (number === asked.current) again = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_MS);
      },
    );
    return () => clearTimeout(again);
  }, [engine, tab, isLocked, attempt]);

  // Hides the originals in the same render in which the vault is seen to be locked.
  return isLocked ? { ...NO_REPLIES, isLocked } : found;
}
