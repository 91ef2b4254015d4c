// The messages between the engine and the worker that runs a model. Each worker runs one model, so that ending the worker frees all memory
// of the model: WebAssembly memory grows and never shrinks.

import type { Finding } from '../../detect/annotation.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { Span } from '../../text/span.ts';
import type { RuntimePlace } from '../browser-model.ts';
import type { Execution } from '../execution.ts';
import type { Circumstances, RememberedTimes } from '../execution-choice.ts';
import type { CallMessage } from './calls.ts';
import type { CompiledRuntime } from './compiled-runtime.ts';

/** What the engine needs to know of a loaded detection model. */
interface LoadedFacts {
  readonly name: string;
}

export interface DeviceQuestion extends Pick<Circumstances, 'browser' | 'extension'> {
  /** The choices that the engine remembers; any version may have written them. */
  readonly remembered: unknown;
  /** Whether the card failed with this model since the engine started; the model stays on the processor then. */
  readonly hasCardFailed: boolean;
}

export interface DeviceChoice {
  readonly execution: Execution;
  /** The choices to remember from now on; missing if nothing has changed. */
  readonly remember?: readonly RememberedTimes[];
  /** Whether the card failed while the device was chosen. */
  readonly hasCardFailed: boolean;
}

export interface WorkerCalls {
  readonly loadShipped: {
    readonly given: { readonly place: RuntimePlace; readonly name: string };
    readonly answer: LoadedFacts;
  };
  readonly loadDownloaded: {
    readonly given: { readonly place: RuntimePlace; readonly id: string };
    readonly answer: LoadedFacts;
  };
  /** Chooses the model's device once nobody waits for a check. */
  readonly chooseDevice: { readonly given: DeviceQuestion; readonly answer: DeviceChoice };
  /** Answers when the model no longer runs on the graphics card. */
  readonly untilOffCard: { readonly given: Record<string, never>; readonly answer: Execution };
  readonly detect: { readonly given: { readonly text: string }; readonly answer: readonly Finding[] };
  readonly loadLanguageModel: {
    readonly given: { readonly place: RuntimePlace; readonly words: readonly string[] };
    readonly answer: LogitRange;
  };
  readonly logits: {
    readonly given: { readonly text: string; readonly places: readonly Span[]; readonly hidden: readonly Span[] };
    readonly answer: readonly Float32Array[];
  };
}

export type MessageToWorker = CallMessage | { readonly runtime: CompiledRuntime | undefined };
