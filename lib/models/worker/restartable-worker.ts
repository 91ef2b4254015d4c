// A model in a worker that is ended while the model is idle, and started again when the model is needed. Ending the worker gives back all
// memory of the model: WebAssembly memory grows and never shrinks.
//
// | state    | meaning                  | `wake`          | `use`                         | the rest time is over           | the worker crashes        |
// | -------- | ------------------------ | --------------- | ----------------------------- | ------------------------------- | ------------------------- |
// | awake    | the model is loaded      | rests later     | runs; rests later             | ends the worker, to `resting`   | what ran rejects; the next `wake` or `use` finds it `resting` |
// | waking   | a worker is loading it   | joins           | waits, then runs              | the time does not run           | all that wait reject, to `resting`; also if the load takes too long |
// | resting  | there is no worker       | to `waking`     | to `waking`, then runs        | the time does not run           | -                         |
// | released | for good                 | nothing         | rejects                       | the time does not run           | -                         |
//
// The rest time runs while the model is awake and nothing runs. `release` leads from each state to `released`, and ends the worker. An aborted
// `use` rejects at once; a load goes on, because the model will be needed again.

import type { ReloadListener } from '../running-detector.ts';
import { unlessAborted } from '../unless-aborted.ts';
import { type CalledWorker, calledWorker, WORKER_ENDED, type WorkerPort } from './calls.ts';
import type { WorkerCalls } from './messages.ts';

export type ModelWorker = CalledWorker<WorkerCalls>;

/** Calls `run` after a time, unless the returned function was called before. */
export type StartTimer = (run: () => void, afterMs: number) => () => void;

const systemTimer: StartTimer = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};

/** A load of which nothing is heard for this long has failed; otherwise all checks would wait for ever. Most loads take about a second. */
export const LOADS_WITHIN_MS = 60_000;

interface RestartableParts<T> {
  readonly start: () => WorkerPort;
  /** Loads the model in a new worker, and calls `heard` when the worker tells of its progress, because a large model may take long. */
  readonly load: (worker: ModelWorker, heard: () => void) => Promise<T>;
  readonly restAfterMs: number;
  readonly startTimer?: StartTimer;
}

interface RestartableWorker<T> {
  /** What the first load told. */
  readonly facts: T;
  onReload(listener: ReloadListener): void;
  /** Starts loading the model if it rests, because it will be needed soon. */
  wake(): void;
  /** The model does not rest while `work` runs. Rejects with the signal's reason if it aborts before the model is loaded. */
  use<Answer>(work: (worker: ModelWorker) => Promise<Answer>, signal?: AbortSignal): Promise<Answer>;
  release(): Promise<void>;
}

/**
 * Starts a worker and loads its model; ends the worker if the model cannot be loaded.
 * @param onStart called with the worker before it loads
 */
async function loadedWorker<T>(
  { start, load, startTimer = systemTimer }: RestartableParts<T>,
  onStart: (worker: ModelWorker) => void = () => undefined,
) {
  const worker = calledWorker<WorkerCalls>(start());
  onStart(worker);
  let stopTimer: () => void = () => undefined;
  const waitLonger = () => {
    stopTimer();
    stopTimer = startTimer(worker.end, LOADS_WITHIN_MS);
  };
  waitLonger();
  try {
    return { worker, facts: await load(worker, waitLonger) };
  } catch (error) {
    worker.end();
    throw error;
  } finally {
    stopTimer();
  }
}

/** Rejects if the first load does. */
export async function restartableWorker<T>(parts: RestartableParts<T>): Promise<RestartableWorker<T>> {
  const { restAfterMs, startTimer = systemTimer } = parts;
  const { worker: first, facts } = await loadedWorker(parts);
  let awake: ModelWorker | undefined = first;
  let waking: Promise<ModelWorker> | undefined;
  /** The worker that is loading the model. */
  let loading: ModelWorker | undefined;
  let isReleased = false;
  let users = 0;
  let stopTimer: () => void = () => undefined;
  let tellReload: ReloadListener = () => undefined;

  function endWorker(): void {
    stopTimer();
    awake?.end();
    awake = undefined;
  }

  function restLater(): void {
    stopTimer();
    if (awake && users === 0) stopTimer = startTimer(endWorker, restAfterMs);
  }

  async function restart(): Promise<ModelWorker> {
    try {
      const { worker } = await loadedWorker(parts, (started) => {
        loading = started;
      });
      if (isReleased) throw WORKER_ENDED;
      awake = worker;
      restLater();
      return worker;
    } finally {
      loading = undefined;
      waking = undefined;
    }
  }

  async function loaded(): Promise<ModelWorker> {
    if (isReleased) throw WORKER_ENDED;
    if (awake?.hasEnded) endWorker();
    if (awake) return awake;
    if (!waking) {
      waking = restart();
      tellReload(waking);
    }
    return waking;
  }

  restLater();
  return {
    facts,
    onReload(listener) {
      tellReload = listener;
    },
    wake() {
      if (isReleased) return;
      // The reload listener hears of a failure, and the next use tries again.
      loaded().then(restLater, () => undefined);
    },
    async use(work, signal) {
      signal?.throwIfAborted();
      users += 1;
      stopTimer();
      try {
        return await work(await unlessAborted(loaded(), signal));
      } finally {
        users -= 1;
        restLater();
      }
    },
    async release() {
      isReleased = true;
      loading?.end();
      endWorker();
    },
  };
}
