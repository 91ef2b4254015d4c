// Runs in the worker: loads one model and answers requests to it.
import type { OnShareRead } from '../../detect/annotation.ts';
import { RequestAborted } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { LanguageModel } from '../language-model.ts';
import type { RunningDetector } from '../running-detector.ts';
import type { CompiledRuntime } from './compiled-runtime.ts';
import {
  type CallAnswer,
  type CallInput,
  type CallName,
  type MessageFromWorker,
  type MessageToWorker,
  type WorkerCalls,
  workerFailureOf,
} from './messages.ts';

export interface ServedLoaders {
  shipped(given: CallInput<'loadShipped'>, onShare: OnShareRead): Promise<RunningDetector>;
  downloaded(given: CallInput<'loadDownloaded'>, onShare: OnShareRead): Promise<RunningDetector>;
  languageModel(given: CallInput<'loadLanguageModel'>): Promise<LanguageModel>;
}

/** The parts of the worker's global scope that are used here. */
export interface WorkerScope {
  postMessage(message: MessageFromWorker, transfer: Transferable[]): void;
  onmessage: ((event: { readonly data: MessageToWorker }) => void) | null;
}

type Handlers = {
  readonly [C in CallName]: (given: CallInput<C>, signal: AbortSignal, onShare: OnShareRead) => Promise<CallAnswer<C>>;
};

function requireLoaded<T>(model: T | undefined): T {
  if (!model) throw new RangeError('This worker was asked to run a model before it had loaded one.');
  return model;
}

function handlersOver(loaders: ServedLoaders): Handlers {
  let detecting: RunningDetector | undefined;
  let language: LanguageModel | undefined;
  const facts = ({ detector, device }: RunningDetector) => ({ name: detector.name, device });
  return {
    async loadShipped(given, _signal, onShare) {
      detecting = await loaders.shipped(given, onShare);
      return facts(detecting);
    },
    async loadDownloaded(given, _signal, onShare) {
      detecting = await loaders.downloaded(given, onShare);
      return facts(detecting);
    },
    detect: async ({ text }, signal, onShare) => requireLoaded(detecting).detector.detect(text, signal, onShare),
    async loadLanguageModel(given) {
      language = await loaders.languageModel(given);
      return language.range;
    },
    logits: async ({ text, places, hidden }) => requireLoaded(language).logits(text, places, hidden),
  };
}

/** The buffers of an answer's rows of logits, which are transferred instead of copied; many rows share one large buffer. */
function transferable(answer: unknown): Transferable[] {
  if (!Array.isArray(answer)) return [];
  return [...new Set(answer.flatMap((row) => (row instanceof Float32Array ? [row.buffer as ArrayBuffer] : [])))];
}

/** Serves one model to the engine. @param takeRuntime called with the compiled runtime, which may arrive after the first call */
export function serveModels(
  scope: WorkerScope,
  loaders: ServedLoaders,
  takeRuntime: (runtime: CompiledRuntime | undefined) => void,
): void {
  const handlers = handlersOver(loaders);
  const running = new Map<number, AbortController>();

  async function run<C extends keyof WorkerCalls>(id: number, call: C, given: CallInput<C>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = await handlers[call](given, controller.signal, (share) => scope.postMessage({ id, share }, []));
      scope.postMessage({ id, answer }, transferable(answer));
    } catch (error) {
      scope.postMessage({ id, failure: workerFailureOf(error) }, []);
    } finally {
      running.delete(id);
    }
  }

  scope.onmessage = ({ data }) => {
    if ('runtime' in data) takeRuntime(data.runtime);
    else if ('cancel' in data) running.get(data.id)?.abort(new RequestAborted(said('requestCancelled')));
    else void run(data.id, data.call, data.given as never);
  };
}
