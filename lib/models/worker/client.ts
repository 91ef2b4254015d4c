// The engine's side of a model that runs in a worker. If the worker has ended for any reason, the next call starts a new one.

import type { OnShareRead } from '../../detect/annotation.ts';
import { CodedError, RequestAborted } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import { ModelError, modelErrorFrom } from '../errors.ts';
import type { LanguageModel } from '../language-model.ts';
import type { RunningDetector } from '../running-detector.ts';
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

/** Which functions of ONNX Runtime a worker has: all, or those that the shipped models use. */
export type RuntimeExtent = 'whole' | 'reduced';

type StartWorker = (extent: RuntimeExtent) => WorkerPort;

/** The runtime stopped; it cannot be used any more. */
class RuntimeTrap extends ModelError {}

const WORKER_ENDED = new ModelError(said('modelStopped'));

function errorFrom({ kind, said }: WorkerFailure): Error {
  if (kind === 'abort') return new RequestAborted(said);
  if (kind === 'trap') return new RuntimeTrap(said);
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

interface LoadedWorker<T> {
  readonly worker: ModelWorker;
  readonly extent: RuntimeExtent;
  /** What the model said about itself. */
  readonly facts: T;
}

type LoadInWorker<T> = (worker: ModelWorker) => Promise<T>;

/** Starts a worker and loads its model; ends the worker if the model cannot be loaded. */
async function loadedWorker<T>(
  start: StartWorker,
  extent: RuntimeExtent,
  load: LoadInWorker<T>,
): Promise<LoadedWorker<T>> {
  const worker = modelWorker(() => start(extent));
  try {
    return { worker, extent, facts: await load(worker) };
  } catch (error) {
    worker.end();
    if (error instanceof RuntimeTrap && extent === 'reduced') return loadedWorker(start, 'whole', load);
    throw error;
  }
}

/**
 * A model in a worker that is started, and loads its model, again if a call finds it ended. If the reduced runtime lacks a function, the call is
 * repeated with the whole one.
 */
async function restartableWorker<T>(start: StartWorker, extent: RuntimeExtent, load: LoadInWorker<T>) {
  const first = await loadedWorker(start, extent, load);
  let current = Promise.resolve(first);
  let isReleased = false;

  async function running(): Promise<LoadedWorker<T>> {
    if (isReleased) throw WORKER_ENDED;
    const known = current;
    const loaded = await known;
    if (!loaded.worker.hasEnded) return loaded;
    // Another call has already started a new worker; starting a second one here would leave one that nobody ends.
    if (current !== known) return running();
    const again = loadedWorker(start, loaded.extent, load);
    current = again.catch(() => loaded);
    return again;
  }

  return {
    facts: first.facts,
    async call<C extends CallName>(name: C, given: CallInput<C>, options?: CallOptions): Promise<CallAnswer<C>> {
      const loaded = await running();
      try {
        return await loaded.worker.call(name, given, options);
      } catch (error) {
        if (!(error instanceof RuntimeTrap)) throw error;
        loaded.worker.end();
        if (loaded.extent === 'whole') throw error;
        if ((await current) === loaded) current = Promise.resolve({ ...loaded, extent: 'whole' });
        return (await running()).worker.call(name, given, options);
      }
    },
    async release(): Promise<void> {
      isReleased = true;
      (await current).worker.end();
    },
  };
}

/** Loads a detector in a worker. @throws ModelError that tells the person what to do */
export async function detectorInWorker<C extends 'loadShipped' | 'loadDownloaded'>(
  start: StartWorker,
  name: C,
  given: CallInput<C>,
  onShare?: OnShareRead,
): Promise<RunningDetector> {
  const extent = name === 'loadShipped' ? 'reduced' : 'whole';
  const model = await restartableWorker(start, extent, (worker) => worker.call(name, given, { onShare }));
  return {
    detector: {
      name: model.facts.name,
      detect: (text, signal, onText) => model.call('detect', { text }, { signal, onShare: onText }),
    },
    device: model.facts.device,
    release: () => model.release(),
  };
}

/** Loads the language model in a worker. @throws ModelError that tells the person what to do */
export async function languageModelInWorker(
  start: StartWorker,
  given: CallInput<'loadLanguageModel'>,
): Promise<LanguageModel> {
  const model = await restartableWorker<LogitRange>(start, 'reduced', (worker) =>
    worker.call('loadLanguageModel', given),
  );
  return {
    words: given.words,
    range: model.facts,
    logits: (text, places, hidden = []) => model.call('logits', { text, places, hidden }),
    release: () => model.release(),
  };
}
