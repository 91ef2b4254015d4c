// Loads the chosen model once and reports its state: loading, ready or failed. After a failure it is tried again some time later. A model whose
// worker has ended is loaded again at the next request, which waits for that, and its state follows that load too. If that load fails, the shipped
// model counts as failed; a downloaded one is loaded anew at once, so that the shipped one can take its place.
import type { Detector } from '../detect/annotation.ts';
import { textOfError } from '../language/coded-error.ts';
import type { KeyedText } from '../language/message.ts';
import type { RunningDetector } from '../models/running-detector.ts';
import { unlessAborted } from '../models/unless-aborted.ts';
import type { EngineStatus } from './protocol.ts';

export interface LoadedModel extends RunningDetector {
  /** Set if a model other than the chosen one was loaded. */
  readonly warning?: KeyedText;
}

/** `report` is called with the share of the model that has been read, 0 to 1. */
export type LoadModel = (choice: string, report: (share: number) => void) => Promise<LoadedModel>;

export interface ModelSource {
  /** The chosen model's status. Starts loading it if it is not loaded, because who asks may send a text soon. */
  status(choice: string): EngineStatus;
  /** Rejects with the error that stopped the model, or with the signal's reason as soon as it aborts. */
  detector(choice: string, signal?: AbortSignal): Promise<Detector>;
  /** Drops the loaded model, so that the next request loads it again: its files have changed under the same name. */
  reload(): void;
}

interface Progress {
  /** Computed when it is asked for, because a model that is ready may move to another device. */
  status: () => EngineStatus;
  /** Missing if the last load did not fail. */
  failedAt?: number | undefined;
  /** The model, once it was loaded. */
  model?: LoadedModel;
  /** The last load that followed the first one. */
  reload?: Promise<LoadedModel>;
}

interface Attempt {
  readonly choice: string;
  readonly progress: Progress;
  readonly loaded: Promise<LoadedModel>;
}

/** A failed model is not loaded again for this long; otherwise each keystroke would read its weights again. */
const RETRY_AFTER_MS = 20_000;

const LOADING = (): EngineStatus => ({ model: 'loading' });

const failedStatus = (error: unknown): EngineStatus => ({ model: 'failed', message: textOfError(error) });

const readyStatus = ({ detector, execution, warning }: LoadedModel): EngineStatus => ({
  model: 'ready',
  progress: 1,
  name: detector.name,
  ...execution(),
  ...(warning === undefined ? {} : { message: warning }),
});

const lastLoad = ({ loaded, progress }: Attempt) => progress.reload ?? loaded;

/** Loads a model again whose worker has ended. One that failed is left to the next check, or each question would read its weights again. */
function wake({ status, model }: Progress): void {
  if (status().model === 'ready') model?.wake();
}

/** Loads a downloaded choice anew that cannot be loaded again; undefined for the shipped model, or if the choice has changed. */
type LoadAnew = (choice: string, progress: Progress) => Promise<LoadedModel> | undefined;

/** Returns a function that loads a model and writes down the progress of that load and of those that follow it. */
function followedLoad(load: LoadModel, now: () => number, loadAnew: LoadAnew) {
  function fail(progress: Progress, error: unknown): never {
    progress.failedAt = now();
    progress.status = () => failedStatus(error);
    throw error;
  }

  async function followReload(
    choice: string,
    progress: Progress,
    model: LoadedModel,
    reloaded: Promise<unknown>,
  ): Promise<LoadedModel> {
    progress.failedAt = undefined;
    progress.status = LOADING;
    try {
      await reloaded;
    } catch (error) {
      return loadAnew(choice, progress) ?? fail(progress, error);
    }
    progress.status = () => readyStatus(model);
    return model;
  }

  return async (choice: string, progress: Progress): Promise<LoadedModel> => {
    try {
      const model = await load(choice, (share) => {
        progress.status = () => ({ model: 'loading', progress: share });
      });
      progress.model = model;
      progress.status = () => readyStatus(model);
      model.onReload((reloaded) => {
        progress.reload = followReload(choice, progress, model, reloaded);
        // Those who wait for the detector get the rejection.
        progress.reload.catch(() => undefined);
      });
      return model;
    } catch (error) {
      return fail(progress, error);
    }
  };
}

export function modelSource(load: LoadModel, now: () => number): ModelSource {
  let current: Attempt | undefined;
  /** Models that were replaced. They may still be at work, so they are released once their successor is ready. */
  const replaced: LoadedModel[] = [];
  const run = followedLoad(load, now, (choice, progress) =>
    choice !== '' && current?.progress === progress ? start(choice).loaded : undefined,
  );

  function replaceCurrent(): void {
    current?.loaded.then(
      (loaded) => replaced.push(loaded),
      () => undefined,
    );
    current = undefined;
  }

  function start(choice: string): Attempt {
    replaceCurrent();
    const progress: Progress = { status: LOADING };
    const attempt: Attempt = { choice, progress, loaded: run(choice, progress) };
    // The rejection reaches those who wait for the detector; here it would only be reported as unhandled.
    attempt.loaded.catch(() => undefined);
    current = attempt;
    return attempt;
  }

  const attemptFor = (choice: string) => (current?.choice === choice ? current : start(choice));

  async function releaseReplaced(): Promise<void> {
    // The result is ignored: if an old model cannot be released, the new one still works.
    await Promise.allSettled(replaced.splice(0).map((model) => model.release()));
  }

  return {
    status(choice) {
      const { progress } = attemptFor(choice);
      wake(progress);
      return progress.status();
    },
    async detector(choice, signal) {
      const attempt = attemptFor(choice);
      const { failedAt } = attempt.progress;
      const again = failedAt !== undefined && now() - failedAt >= RETRY_AFTER_MS;
      wake(attempt.progress);
      const { detector } = await unlessAborted(lastLoad(again ? start(choice) : attempt), signal);
      await releaseReplaced();
      return detector;
    },
    reload: replaceCurrent,
  };
}
