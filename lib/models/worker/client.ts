// The engine's side of a model that runs in a worker. If the worker has ended for any reason, the next call starts a new one.

import type { OnShareRead } from '../../detect/annotation.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { LanguageModel } from '../language-model.ts';
import type { MeasurableDetector, ReloadListener } from '../running-detector.ts';
import { type CalledWorker, type CallInput, calledWorker, WORKER_ENDED, type WorkerPort } from './calls.ts';
import type { WorkerCalls } from './messages.ts';

type ModelWorker = CalledWorker<WorkerCalls>;

/** Starts a worker and loads its model; ends the worker if the model cannot be loaded. */
async function loadedWorker<T>(start: () => WorkerPort, load: (worker: ModelWorker) => Promise<T>) {
  const worker = calledWorker<WorkerCalls>(start());
  try {
    return { worker, facts: await load(worker) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

/** A model in a worker. If a call finds that the worker has ended, a new worker is started and loads the model again. */
async function restartableWorker<T>(start: () => WorkerPort, load: (worker: ModelWorker) => Promise<T>) {
  const first = await loadedWorker(start, load);
  let current = Promise.resolve(first);
  let isReleased = false;
  let tellReload: ReloadListener = () => undefined;
  return {
    facts: first.facts,
    onReload(listener: ReloadListener): void {
      tellReload = listener;
    },
    async worker(): Promise<ModelWorker> {
      if (isReleased) throw WORKER_ENDED;
      const known = current;
      const { worker } = await known;
      if (!worker.hasEnded) return worker;
      // Another call has already started a new worker. A second one started here would never be ended.
      if (current !== known) return this.worker();
      const again = loadedWorker(start, load);
      current = again.catch(() => ({ worker, facts: first.facts }));
      tellReload(again);
      return (await again).worker;
    },
    async release(): Promise<void> {
      isReleased = true;
      (await current).worker.end();
    },
  };
}

/** Loads a detector in a worker. @throws ModelError that tells the person what to do */
export async function detectorInWorker<C extends 'loadShipped' | 'loadDownloaded'>(
  start: () => WorkerPort,
  name: C,
  given: CallInput<WorkerCalls, C>,
  onShare?: OnShareRead,
): Promise<MeasurableDetector> {
  const model = await restartableWorker(start, (worker) => worker.call(name, given, { onShare }));
  return {
    detector: {
      name: model.facts.name,
      detect: async (text, signal, onText) =>
        (await model.worker()).call('detect', { text }, { signal, onShare: onText }),
    },
    execution: () => ({ device: 'wasm' }),
    fingerprint: model.facts.fingerprint,
    measure: async () => (await model.worker()).call('measure', {}),
    onReload: model.onReload,
    release: () => model.release(),
  };
}

/** Loads the language model in a worker. @throws ModelError that tells the person what to do */
export async function languageModelInWorker(
  start: () => WorkerPort,
  given: CallInput<WorkerCalls, 'loadLanguageModel'>,
): Promise<LanguageModel> {
  const model = await restartableWorker<LogitRange>(start, (worker) => worker.call('loadLanguageModel', given));
  return {
    words: given.words,
    range: model.facts,
    logits: async (text, places, hidden = []) => (await model.worker()).call('logits', { text, places, hidden }),
    release: () => model.release(),
  };
}
