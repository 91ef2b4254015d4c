// Shows the progress of a check that takes long, by asking the engine for it.
import type { EngineClient } from '../../engine/client.ts';
import { recordFault } from '../../engine/faults.ts';
import type { PromptStore } from './prompt-store.ts';

const SHOWN_AFTER_MS = 1000;
const ASKED_EVERY_MS = 500;

interface ProgressParts {
  readonly engine: Pick<EngineClient, 'checkProgress'>;
  readonly store: PromptStore;
}

/** Runs `check`. After one second, the store has the share that is checked, until the check ends or is aborted. */
export async function withCheckProgress<T>(
  { engine, store }: ProgressParts,
  conversation: string,
  signal: AbortSignal,
  check: () => Promise<T>,
): Promise<T> {
  let hasEnded = false;
  let timer = setTimeout(ask, SHOWN_AFTER_MS);

  async function ask(): Promise<void> {
    try {
      const { share } = await engine.checkProgress({ conversation }, { signal });
      if (hasEnded || signal.aborted) return;
      if (share !== undefined) store.set({ checkedShare: share });
      timer = setTimeout(ask, ASKED_EVERY_MS);
    } catch {
      // If the engine has failed, the check itself reports the reason.
      if (!signal.aborted) recordFault('progressNotRead');
    }
  }

  try {
    return await check();
  } finally {
    hasEnded = true;
    clearTimeout(timer);
    // After an abort, the next check has removed it already.
    if (!signal.aborted) store.drop('checkedShare');
  }
}
