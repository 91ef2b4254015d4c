// The messages between the engine and the worker that runs a model. Each worker runs one model, so that ending the worker frees all memory
// of the model: WebAssembly memory grows and never shrinks.

import type { Finding } from '../../detect/annotation.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { Span } from '../../text/span.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import type { CallMessage } from './calls.ts';
import type { CompiledRuntime } from './compiled-runtime.ts';

/** What the engine needs to know of a loaded detection model. */
export interface LoadedFacts {
  readonly name: string;
  readonly fingerprint: string;
}

export interface WorkerCalls {
  readonly loadShipped: {
    readonly given: { readonly place: ModelFolderAddresses; readonly name: string };
    readonly answer: LoadedFacts;
  };
  readonly loadDownloaded: {
    readonly given: { readonly place: ModelFolderAddresses; readonly id: string };
    readonly answer: LoadedFacts;
  };
  /** Measures the time for the sample text. */
  readonly measure: { readonly given: Record<string, never>; readonly answer: number };
  readonly detect: { readonly given: { readonly text: string }; readonly answer: readonly Finding[] };
  readonly loadLanguageModel: {
    readonly given: { readonly place: ModelFolderAddresses; readonly words: readonly string[] };
    readonly answer: LogitRange;
  };
  readonly logits: {
    readonly given: { readonly text: string; readonly places: readonly Span[]; readonly hidden: readonly Span[] };
    readonly answer: readonly Float32Array[];
  };
}

export type MessageToWorker = CallMessage | { readonly runtime: CompiledRuntime | undefined };
