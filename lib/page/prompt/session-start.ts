// Starts a session: loads what it needs, asks for the detector's state, and reports failures.

import type { EngineClient } from '../../engine/client.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

export function showDetectorFailure(store: PromptStore, message: KeyedText | undefined): void {
  store.tell('error', said('detectorNotLoaded'), message ?? said('reloadExtension'));
}

export async function startSession(
  engine: EngineClient,
  store: PromptStore,
  prepare: () => Promise<void>,
): Promise<void> {
  try {
    await prepare();
    const { model, message } = await engine.status({});
    if (store.state.engine === 'failed') store.dropError();
    store.set({ engine: model });
    if (model === 'failed') showDetectorFailure(store, message);
  } catch (error) {
    store.set({ engine: 'failed' });
    store.tell('error', said('couldNotStart'), textOfError(error));
    if (!isVaultLockedError(error)) return;
    await waitForPersonsReturn();
    await startSession(engine, store, prepare);
  }
}
