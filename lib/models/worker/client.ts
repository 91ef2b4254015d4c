// The engine's side of a model that runs in a worker. A worker that has ended, whatever ended it, is started again by the next call.

import type { OnShare } from '../../detect/annotation.ts';
import { CodedError, RequestAborted } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import { ModelError, modelErrorFrom } from '../errors.ts';
import type { LanguageModel } from '../language-model.ts';
import type { RunningDetector } from '../running-detector.ts';
import type { AnswerTo, CallName, FromWorker, Given, ToWorker, WorkerFailure } from './messages.ts';

/** The outside of a worker. */
export interface WorkerLine {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the model's file that is loaded, or of the text that is checked. */
  readonly onShare?: OnShare | undefined;
}

interface ModelWorker {
  readonly hasEnded: boolean;
  call<C extends CallName>(name: C, given: Given<C>, options?: CallOptions): Promise<AnswerTo<C>>;
  end(): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onShare: OnShare;
}

const ENDED = new ModelError(said('modelStopped'));

function errorFrom({ kind, said }: WorkerFailure): Error {
  if (kind === 'abort') return new RequestAborted(said);
  return kind === 'model' ? new ModelError(said) : new CodedError(said);
}

function modelWorker(start: () => WorkerLine): ModelWorker {
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

  function call<C extends CallName>(name: C, given: Given<C>, { signal, onShare }: CallOptions = {}) {
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
    return answered.finally(() => signal?.removeEventListener('abort', abort)) as Promise<AnswerTo<C>>;
  }

  return {
    get hasEnded() {
      return hasEnded;
    },
    call: async (name, given, options) => call(name, given, options),
    end: () => endWith(ENDED),
  };
}

/** A worker with its model loaded; its memory is given back if the model cannot be loaded. */
async function loaded<T>(start: () => WorkerLine, load: (worker: ModelWorker) => Promise<T>) {
  const worker = modelWorker(start);
  try {
    return { worker, facts: await load(worker) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

/** What `load` loads, in a worker that is there while it is used: a call after its end loads again. */
async function restartable<T>(start: () => WorkerLine, load: (worker: ModelWorker) => Promise<T>) {
  const first = await loaded(start, load);
  let current = Promise.resolve(first);
  let isReleased = false;
  return {
    facts: first.facts,
    async worker(): Promise<ModelWorker> {
      if (isReleased) throw ENDED;
      const known = current;
      const { worker } = await known;
      if (!worker.hasEnded) return worker;
      // Another call has started it again meanwhile: a second worker would never be ended.
      if (current !== known) return this.worker();
      const again = loaded(start, load);
      current = again.catch(() => ({ worker, facts: first.facts }));
      return (await again).worker;
    },
    async release(): Promise<void> {
      isReleased = true;
      (await current).worker.end();
    },
  };
}

/** Throws a ModelError that says what to do. */
export async function detectorInWorker<C extends 'loadShipped' | 'loadDownloaded'>(
  start: () => WorkerLine,
  name: C,
  given: Given<C>,
  onShare?: OnShare,
): Promise<RunningDetector> {
  const model = await restartable(start, (worker) => worker.call(name, given, { onShare }));
  return {
    detector: {
      name: model.facts.name,
      detect: async (text, signal, onText) =>
        (await model.worker()).call('detect', { text }, { signal, onShare: onText }),
    },
    device: model.facts.device,
    release: () => model.release(),
  };
}

/** Throws a ModelError that says what to do. */
export async function languageModelInWorker(
  start: () => WorkerLine,
  given: Given<'loadLanguageModel'>,
): Promise<LanguageModel> {
  const model = await restartable<LogitRange>(start, (worker) => worker.call('loadLanguageModel', given));
  return {
    words: given.words,
    range: model.facts,
    logits: async (text, places, hidden = []) => (await model.worker()).call('logits', { text, places, hidden }),
    release: () => model.release(),
  };
}
