// Starts a session: loads what it needs, asks for the detector's state until it has loaded, and reports failures.

import type { EngineClient } from '../../engine/client.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { type PromptStore, textOfError } from './prompt-store.ts';
import { isVaultLockedError, waitForPersonsReturn } from './vault-locked.ts';

/** A load takes seconds, and the badge says "getting ready" until it is over. */
const ASK_AGAIN_MS = 1000;

function showDetectorFailure(store: PromptStore, message: KeyedText | undefined): void {
  store.tell('error', said('detectorNotLoaded'), message ?? said('reloadExtension'));
}

async function showEngineStatus(engine: Pick<EngineClient, 'status'>, store: PromptStore): Promise<void> {
  const { model, message } = await engine.status({});
  if (store.state.engine === 'failed') store.dropError();
  store.set({ engine: model });
  if (model === 'failed') showDetectorFailure(store, message);
  if (model !== 'loading') return;
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  // A check of a prompt that ended meanwhile has shown the state already.
  if (store.state.engine === 'loading') await showEngineStatus(engine, store);
}

export async function startSession(
  engine: Pick<EngineClient, 'status'>,
  store: PromptStore,
  prepare: () => Promise<void>,
): Promise<void> {
  try {
    await prepare();
    await showEngineStatus(engine, store);
  } catch (error) {
    store.set({ engine: 'failed' });
    store.tell('error', said('couldNotStart'), textOfError(error));
    if (!isVaultLockedError(error)) return;
    await waitForPersonsReturn();
    await startSession(engine, store, prepare);
  }
}
