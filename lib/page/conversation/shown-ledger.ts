// Shows in the panel what the conversation has released so far.

import type { EngineClient } from '../../engine/client.ts';
import { faultHandler } from '../../engine/faults.ts';
import type { ConversationRelease } from '../../privacy/ledger.ts';
import type { PromptStore } from '../prompt/prompt-store.ts';

interface ShownLedgerParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly conversation: () => string;
}

/** Whether there is anything to show. */
const hasReleased = ({ prompts, letGo, isPartial }: ConversationRelease) =>
  prompts.length > 0 || letGo > 0 || isPartial;

/** Shows nothing if the ledger cannot be read; the vault's next error gives the reason. */
export function ledgerUpdater({ engine, store, conversation }: ShownLedgerParts): () => Promise<void> {
  return async () => {
    const asked = conversation();
    const ledger = await engine.ledger({ conversation: asked }).catch(faultHandler('ledgerUnread', undefined));
    if (asked !== conversation()) return;
    store.drop('ledger');
    store.set(ledger && hasReleased(ledger) ? { ledger } : {});
  };
}
