// The engine's side of a network on the graphics card.
import { said } from '../../language/message.ts';
import { ModelError } from '../errors.ts';
import type { NetworkOnCard } from '../switchable-network.ts';
import { calledWorker, type WorkerPort } from '../worker/calls.ts';
import type { GraphicsCalls, ModelOnCard } from './messages.ts';

/** A check must not wait for ever for a driver that hangs. Browsers end those much earlier; only software takes tens of seconds. */
const ANSWERS_WITHIN_MS = 60_000;

function unlessLate<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModelError(said('modelStopped'))), withinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Opens a model on the graphics card, in a worker. Rejects if it cannot run there. */
export async function openOnGraphicsCard(
  start: () => WorkerPort,
  model: ModelOnCard,
  answersWithinMs = ANSWERS_WITHIN_MS,
): Promise<NetworkOnCard> {
  const worker = calledWorker<GraphicsCalls>(start());
  try {
    await unlessLate(worker.call('open', model), answersWithinMs);
  } catch (error) {
    worker.end();
    throw error;
  }
  return { run: (input) => unlessLate(worker.call('run', input), answersWithinMs), end: () => worker.end() };
}
