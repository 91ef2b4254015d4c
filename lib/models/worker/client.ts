// The engine's side of a model that runs in a worker and rests while it is idle.

import type { OnShareRead } from '../../detect/annotation.ts';
import type { LogitRange } from '../../privacy/words/cape-utility.ts';
import type { ExecutionSurroundings } from '../chosen-execution.ts';
import type { Execution } from '../execution.ts';
import type { LanguageModel } from '../language-model.ts';
import type { RunningDetector } from '../running-detector.ts';
import type { CallInput, WorkerPort } from './calls.ts';
import type { WorkerCalls } from './messages.ts';
import { type ModelWorker, restartableWorker, type StartTimer } from './restartable-worker.ts';

/** Loading the detector again takes about a second, in which the rules mark already; a person who reads a reply comes back sooner. */
export const DETECTOR_RESTS_AFTER_MS = 5 * 60_000;
/** The language model takes as much memory, but only word mode and the audit use it. */
export const LANGUAGE_MODEL_RESTS_AFTER_MS = 30_000;

/** What the engine knows of devices, for all its detectors. */
interface EngineDevices extends ExecutionSurroundings {
  /** The names of the models with which the card failed since the engine started. Trying it again would cost up to a minute at each load. */
  readonly failedOnCard: Set<string>;
}

interface WorkerStart {
  readonly start: () => WorkerPort;
  readonly startTimer?: StartTimer;
}

/** Follows where the model runs, in one worker after another. */
function executionFollower({ memory, browser, extension, failedOnCard }: EngineDevices) {
  let execution: Execution = { device: 'wasm' };

  async function followUntilOffCard(worker: ModelWorker, model: string): Promise<void> {
    const remembered = await memory.recall().catch(() => undefined);
    const question = { browser, extension, remembered, hasCardFailed: failedOnCard.has(model) };
    const chosen = await worker.call('chooseDevice', question);
    execution = chosen.execution;
    if (chosen.hasCardFailed) failedOnCard.add(model);
    if (chosen.remember) await memory.remember(chosen.remember).catch(() => undefined);
    if (execution.device === 'wasm') return;
    execution = await worker.call('untilOffCard', {});
    failedOnCard.add(model);
  }

  return {
    execution: () => execution,
    follow(worker: ModelWorker, model: string): void {
      execution = { device: 'wasm' };
      // If nothing can be measured, the model stays on the processor, where the next check tells why it fails.
      followUntilOffCard(worker, model).catch(() => undefined);
    },
  };
}

/** Loads a detector in a worker. @throws ModelError that tells the person what to do */
export async function detectorInWorker<C extends 'loadShipped' | 'loadDownloaded'>(
  workers: WorkerStart,
  name: C,
  given: CallInput<WorkerCalls, C>,
  devices: EngineDevices,
  onShare?: OnShareRead,
): Promise<RunningDetector> {
  const { execution, follow } = executionFollower(devices);
  const model = await restartableWorker({
    ...workers,
    restAfterMs: DETECTOR_RESTS_AFTER_MS,
    async load(worker, heard) {
      const report = (share: number) => {
        heard();
        onShare?.(share);
      };
      const facts = await worker.call(name, given, { onShare: report });
      follow(worker, facts.name);
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
