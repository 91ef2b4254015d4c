// Replies as the page has them become replies with originals, here, where the page cannot look.
import { useEffect, useRef, useState } from 'react';
import type { EngineClient } from '../../lib/engine/client.ts';
import type { Said } from '../../lib/language/message.ts';
import { replyTexts } from '../../lib/page/private/reply-blocks.ts';
import type { ConversationReplies } from '../../lib/page/private/shown-replies.ts';
import { reasonOf } from '../../lib/page/prompt/prompt-store.ts';
import { isVaultLocked } from '../../lib/page/prompt/vault-locked.ts';
import { useVaultState } from '../vault-lock.tsx';
import { NOTHING_RESTORED, type RestoreText, restoring } from './restoring.ts';

export interface RestoredReplies {
  /** Missing until the first answer, and while the vault is locked. */
  readonly tab?: ConversationReplies;
  readonly restored: RestoreText;
  readonly isLocked: boolean;
  /** Why what the page has now is not shown; what was shown before stays. */
  readonly failed?: Said;
}

const NOTHING: RestoredReplies = { restored: NOTHING_RESTORED, isLocked: false };
const TRY_AGAIN_MS = 3000;

export function useRestored(engine: EngineClient, tab: ConversationReplies | undefined): RestoredReplies {
  const isLocked = useVaultState(engine).vault?.isLocked === true;
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(0);
  const answered = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks the same once more.
  useEffect(() => {
    asked.current += 1;
    const number = asked.current;
    if (isLocked || !tab) {
      // Answers that are still under way hold originals too.
      answered.current = number;
      setFound({ ...NOTHING, isLocked });
      return undefined;
    }
    let again: ReturnType<typeof setTimeout> | undefined;
    // A reply may grow faster than the engine answers: an answer counts unless a later one was there before it.
    const accept = (change: (before: RestoredReplies) => RestoredReplies) => {
      if (number <= answered.current) return;
      answered.current = number;
      setFound(change);
    };
    const text = tab.replies.flatMap(replyTexts).join('\n');
    Promise.all([engine.pairsIn({ text, conversation: tab.conversation }), engine.getSettings({})]).then(
      ([{ pairs }, { recompute }]) => accept(() => ({ ...NOTHING, tab, restored: restoring(pairs, recompute) })),
      (error: unknown) => {
        accept((before) =>
          isVaultLocked(error) ? { ...NOTHING, isLocked: true } : { ...before, failed: reasonOf(error) },
        );
        if (number === asked.current) again = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_MS);
      },
    );
    return () => clearTimeout(again);
  }, [engine, tab, isLocked, attempt]);

  // Not a moment longer than the vault is known to be open.
  return isLocked ? { ...NOTHING, isLocked } : found;
}
