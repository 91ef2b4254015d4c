// A session's beginning: what it needs is fetched, the detector is asked for, and what fails is said.
import type { EngineClient } from '../engine/client.ts';
import { type PromptStore, reasonOf } from './prompt-store.ts';

export async function startSession(
  engine: EngineClient,
  store: PromptStore,
  prepare: () => Promise<void>,
): Promise<void> {
  try {
    await prepare();
    const { model, message } = await engine.status({});
    store.set({ engine: model });
    if (model === 'failed') store.tell('error', 'The detector could not be loaded', message ?? 'Reload the extension.');
  } catch (error) {
    store.set({ engine: 'failed' });
    store.tell('error', 'Coatcheck could not start here', reasonOf(error));
  }
}
