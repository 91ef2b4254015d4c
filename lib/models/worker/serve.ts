// Runs in the worker: loads one model and answers requests to it.
import type { OnShareRead } from '../../detect/annotation.ts';
import type { LanguageModel } from '../language-model.ts';
import { type AnsweringScope, type CallHandlers, type CallInput, callAnswerer } from './calls.ts';
import type { CompiledRuntime } from './compiled-runtime.ts';
import type { MessageToWorker, WorkerCalls } from './messages.ts';
import type { ServedDetector } from './served-detector.ts';

export interface ServedLoaders {
  shipped(given: CallInput<WorkerCalls, 'loadShipped'>, onShare: OnShareRead): Promise<ServedDetector>;
  downloaded(given: CallInput<WorkerCalls, 'loadDownloaded'>, onShare: OnShareRead): Promise<ServedDetector>;
  languageModel(given: CallInput<WorkerCalls, 'loadLanguageModel'>): Promise<LanguageModel>;
}

/** The parts of the worker's global scope that are used here. */
export interface WorkerScope extends AnsweringScope {
  onmessage: ((event: { readonly data: MessageToWorker }) => void) | null;
}

function requireLoaded<T>(model: T | undefined): T {
  if (!model) throw new RangeError('This worker was asked to run a model before it had loaded one.');
  return model;
}

function handlersOver(loaders: ServedLoaders): CallHandlers<WorkerCalls> {
  let detecting: ServedDetector | undefined;
  let language: LanguageModel | undefined;
  const facts = ({ detector }: ServedDetector) => ({ name: detector.name });
  return {
    async loadShipped(given, _signal, onShare) {
      detecting = await loaders.shipped(given, onShare);
      return facts(detecting);
    },
    async loadDownloaded(given, _signal, onShare) {
      detecting = await loaders.downloaded(given, onShare);
      return facts(detecting);
    },
    chooseDevice: async (question) => requireLoaded(detecting).chooseDevice(question),
    untilOffCard: async () => requireLoaded(detecting).untilOffCard(),
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
  const answer = callAnswerer(scope, handlersOver(loaders), transferable);
  scope.onmessage = ({ data }) => {
    if ('runtime' in data) takeRuntime(data.runtime);
    else answer(data);
  };
}
