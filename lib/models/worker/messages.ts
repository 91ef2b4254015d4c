// The messages between the engine and the worker that runs a model. Each worker runs one model, so that ending the worker frees all memory
// of the model: WebAssembly memory grows and never shrinks.

import type { Finding } from '../../detect/annotation.ts';
import { textOfError } from '../../language/coded-error.ts';
import type { KeyedText } from '../../language/message.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { Span } from '../../text/span.ts';
import type { Device } from '../device.ts';
import { ModelError } from '../errors.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import type { CompiledRuntime } from './compiled-runtime.ts';

export interface WorkerCalls {
  readonly loadShipped: {
    readonly given: { readonly place: ModelFolderAddresses; readonly name: string };
    readonly answer: { readonly name: string; readonly device: Device };
  };
  readonly loadDownloaded: {
    readonly given: { readonly place: ModelFolderAddresses; readonly id: string };
    readonly answer: { readonly name: string; readonly device: Device };
  };
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

export type CallName = keyof WorkerCalls;
export type CallInput<C extends CallName> = WorkerCalls[C]['given'];
export type CallAnswer<C extends CallName> = WorkerCalls[C]['answer'];

export type MessageToWorker =
  | { readonly runtime: CompiledRuntime | undefined }
  | { readonly id: number; readonly call: CallName; readonly given: unknown }
  | { readonly id: number; readonly cancel: true };

export interface WorkerFailure {
  readonly kind: 'model' | 'abort' | 'other';
  readonly said: KeyedText;
}

export type MessageFromWorker =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: WorkerFailure };

/** Describes an error for the other thread, because a copied error loses its class. */
export function workerFailureOf(error: unknown): WorkerFailure {
  const said = textOfError(error);
  if (error instanceof ModelError) return { kind: 'model', said };
  return { kind: error instanceof Error && error.name === 'AbortError' ? 'abort' : 'other', said };
}
