// The engine's side of a model that runs in a worker. If the worker has ended for any reason, the next call starts a new one.

import type { OnShareRead } from '../../detect/annotation.ts';
import { CodedError, RequestAborted } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import { ModelError, modelErrorFrom } from '../errors.ts';
import type { LanguageModel } from '../language-model.ts';
import type { ReloadListener, RunningDetector } from '../running-detector.ts';
import type { CallAnswer, CallInput, CallName, MessageFromWorker, MessageToWorker, WorkerFailure } from './messages.ts';

/** A worker as seen from the engine. */
export interface WorkerPort {
  postMessage(message: MessageToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: MessageFromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the model's file that is loaded, or of the text that is checked. */
  readonly onShare?: OnShareRead | undefined;
}

interface ModelWorker {
  readonly hasEnded: boolean;
  call<C extends CallName>(name: C, given: CallInput<C>, options?: CallOptions): Promise<CallAnswer<C>>;
  end(): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onShare: OnShareRead;
}

const WORKER_ENDED = new ModelError(said('modelStopped'));

function errorFrom({ kind, said }: WorkerFailure): Error {
  if (kind === 'abort') return new RequestAborted(said);
  return kind === 'model' ? new ModelError(said) : new CodedError(said);
}

function modelWorker(start: () => WorkerPort): ModelWorker {
  const line = start();
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let hasEnded = false;

  function endWith(error: Error): void {
    hasEnded = true;
    line.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  line.addEventListener('error', ({ message }) => endWith(modelErrorFrom(new Error(message || 'its worker ended'))));
  line.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('share' in data) {
      asked.onShare(data.share);
      return;
    }
    waiting.delete(data.id);
    if ('failure' in data) asked.reject(errorFrom(data.failure));
    else asked.resolve(data.answer);
  });

  function call<C extends CallName>(name: C, given: CallInput<C>, { signal, onShare }: CallOptions = {}) {
    signal?.throwIfAborted();
    calls += 1;
    const id = calls;
    const answered = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject, onShare: onShare ?? (() => undefined) });
    });
    const abort = () => {
      waiting.get(id)?.reject(signal?.reason);
      if (waiting.delete(id)) line.postMessage({ id, cancel: true });
    };
    signal?.addEventListener('abort', abort, { once: true });
    line.postMessage({ id, call: name, given });
    return answered.finally(() => signal?.removeEventListener('abort', abort)) as Promise<CallAnswer<C>>;
  }

  return {
    get hasEnded() {
      return hasEnded;
    },
    call: async (name, given, options) => call(name, given, options),
    end: () => endWith(WORKER_ENDED),
  };
}

/** Starts a worker and loads its model; ends the worker if the model cannot be loaded. */
async function loadedWorker<T>(start: () => WorkerPort, load: (worker: ModelWorker) => Promise<T>) {
  const worker = modelWorker(start);
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
  given: CallInput<C>,
  onShare?: OnShareRead,
): Promise<RunningDetector> {
  const model = await restartableWorker(start, (worker) => worker.call(name, given, { onShare }));
  return {
    detector: {
      name: model.facts.name,
      detect: async (text, signal, onText) =>
        (await model.worker()).call('detect', { text }, { signal, onShare: onText }),
    },
    device: model.facts.device,
    onReload: model.onReload,
    release: () => model.release(),
  };
}

/** Loads the language model in a worker. @throws ModelError that tells the person what to do */
export async function languageModelInWorker(
  start: () => WorkerPort,
  given: CallInput<'loadLanguageModel'>,
): Promise<LanguageModel> {
  const model = await restartableWorker<LogitRange>(start, (worker) => worker.call('loadLanguageModel', given));
  return {
    words: given.words,
    range: model.facts,
    logits: async (text, places, hidden = []) => (await model.worker()).call('logits', { text, places, hidden }),
    release: () => model.release(),
  };
}
