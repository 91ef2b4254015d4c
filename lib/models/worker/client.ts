// The engine's side of a model that runs in a worker and rests while it is idle.

import type { OnShareRead } from '../../detect/annotation.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { Execution } from '../execution.ts';
import type { ExecutionMemory } from '../execution-choice.ts';
import type { LanguageModel } from '../language-model.ts';
import type { RunningDetector } from '../running-detector.ts';
import type { CallInput, WorkerPort } from './calls.ts';
import type { DeviceQuestion, WorkerCalls } from './messages.ts';
import { type ModelWorker, restartableWorker, type StartTimer } from './restartable-worker.ts';

/** Loading the detector again takes about a second, in which the rules mark already; a person who reads a reply comes back sooner. */
const DETECTOR_RESTS_AFTER_MS = 5 * 60_000;
/** The language model takes as much memory, but only word mode and the audit use it. */
const LANGUAGE_MODEL_RESTS_AFTER_MS = 30_000;

/** Where the engine keeps its choices of devices, and what it knows of the browser. */
export interface ExecutionSurroundings extends Omit<DeviceQuestion, 'remembered'> {
  readonly memory: ExecutionMemory;
}

export interface WorkerStart {
  readonly start: () => WorkerPort;
  readonly startTimer?: StartTimer;
}

/** Follows where the model runs, in one worker after another. */
function executionFollower({ memory, browser, extension }: ExecutionSurroundings) {
  let execution: Execution = { device: 'wasm' };

  async function followUntilOffCard(worker: ModelWorker): Promise<void> {
    const remembered = await memory.recall().catch(() => undefined);
    const chosen = await worker.call('chooseDevice', { browser, extension, remembered });
    execution = chosen.execution;
    if (chosen.remember) await memory.remember(chosen.remember).catch(() => undefined);
    if (execution.device !== 'wasm') execution = await worker.call('leaveCard', {});
  }

  return {
    execution: () => execution,
    follow(worker: ModelWorker): void {
      execution = { device: 'wasm' };
      // If nothing can be measured, the model stays on the processor, where the next check tells why it fails.
      followUntilOffCard(worker).catch(() => undefined);
    },
  };
}

/** Loads a detector in a worker. @throws ModelError that tells the person what to do */
export async function detectorInWorker<C extends 'loadShipped' | 'loadDownloaded'>(
  workers: WorkerStart,
  name: C,
  given: CallInput<WorkerCalls, C>,
  surroundings: ExecutionSurroundings,
  onShare?: OnShareRead,
): Promise<RunningDetector> {
  const { execution, follow } = executionFollower(surroundings);
  const model = await restartableWorker({
    ...workers,
    restAfterMs: DETECTOR_RESTS_AFTER_MS,
    async load(worker, heard) {
      const report = (share: number) => {
        heard();
        onShare?.(share);
      };
      const facts = await worker.call(name, given, { onShare: report });
      follow(worker);
      return facts;
    },
  });
  return {
    detector: {
      name: model.facts.name,
      detect: (text, signal, onText) =>
        model.use((worker) => worker.call('detect', { text }, { signal, onShare: onText }), signal),
    },
    execution,
    onReload: model.onReload,
    wake: model.wake,
    release: model.release,
  };
}

/** Loads the language model in a worker. @throws ModelError that tells the person what to do */
export async function languageModelInWorker(
  workers: WorkerStart,
  given: CallInput<WorkerCalls, 'loadLanguageModel'>,
): Promise<LanguageModel> {
  const model = await restartableWorker<LogitRange>({
    ...workers,
    restAfterMs: LANGUAGE_MODEL_RESTS_AFTER_MS,
    load: (worker) => worker.call('loadLanguageModel', given),
  });
  return {
    words: given.words,
    range: model.facts,
    logits: (text, places, hidden = []) => model.use((worker) => worker.call('logits', { text, places, hidden })),
    release: model.release,
  };
}
