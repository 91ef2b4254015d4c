// What the conversation has released so far, as the panel shows it.
import type { EngineClient } from '../engine/client.ts';
import type { PromptStore } from './prompt-store.ts';

export interface ShownLedgerParts {
  readonly engine: EngineClient;
  readonly store: PromptStore;
  readonly conversation: () => string;
}

/** Shown at a glance: where it cannot be read, nothing is shown, and the vault's next error says why. */
export function shownLedger({ engine, store, conversation }: ShownLedgerParts): () => Promise<void> {
  return async () => {
    const asked = conversation();
    const ledger = await engine.ledger({ conversation: asked }).catch(() => undefined);
    if (asked !== conversation()) return;
    store.drop('ledger');
    store.set(ledger ? { ledger } : {});
  };
}
