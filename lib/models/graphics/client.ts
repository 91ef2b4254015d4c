// The engine's side of a network on the graphics card.
import type { NetworkOnCard } from '../switchable-network.ts';
import { calledWorker, type WorkerPort } from '../worker/calls.ts';
import type { GraphicsCalls, ModelOnCard } from './messages.ts';

/** Opens a model on the graphics card, in a worker. Rejects if it cannot run there. */
export async function openOnGraphicsCard(start: () => WorkerPort, model: ModelOnCard): Promise<NetworkOnCard> {
  const worker = calledWorker<GraphicsCalls>(start());
  try {
    await worker.call('open', model);
  } catch (error) {
    worker.end();
    throw error;
  }
  return { run: (input) => worker.call('run', input), end: () => worker.end() };
}
