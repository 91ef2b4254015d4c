// The model as the host sees it: loading, ready or failed; loaded once per choice, and tried again some time after a failure.
import type { Detector } from '../detect/annotation.ts';
import { reasonOf } from '../language/coded-error.ts';
import type { KeyedText } from '../language/message.ts';
import type { RunningDetector } from '../models/running-detector.ts';
import type { EngineStatus } from './protocol.ts';

export interface LoadedModel extends RunningDetector {
  /** Set if another model than the chosen one was loaded. */
  readonly warning?: KeyedText;
}

/** `report` hears the share of the model that has been read. */
export type LoadModel = (choice: string, report: (share: number) => void) => Promise<LoadedModel>;

export interface ModelSource {
  /** Starts loading the chosen model where that has not begun. */
  status(choice: string): EngineStatus;
  /** Rejects with what stopped the model, or with the signal's reason as soon as it aborts. */
  detector(choice: string, signal?: AbortSignal): Promise<Detector>;
  /** Loads again at the next request: the model of that name is another one now. */
  reload(): void;
}

interface Progress {
  status: EngineStatus;
  failedAt?: number;
}

interface Attempt {
  readonly choice: string;
  readonly progress: Progress;
  readonly loaded: Promise<LoadedModel>;
}

/** A failure stands this long, so that each keystroke does not read the weights again. */
const RETRY_AFTER_MS = 20_000;

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export function modelSource(load: LoadModel, now: () => number): ModelSource {
  let current: Attempt | undefined;
  /** Models whose place another one took. They may still be at work, until the next one is asked for. */
  const replaced: LoadedModel[] = [];

  async function run(choice: string, progress: Progress): Promise<LoadedModel> {
    try {
      const loaded = await load(choice, (share) => {
        progress.status = { model: 'loading', progress: share };
      });
      const { detector, device, warning } = loaded;
      progress.status = {
        model: 'ready',
        progress: 1,
        name: detector.name,
        device,
        ...(warning === undefined ? {} : { message: warning }),
      };
      return loaded;
    } catch (error) {
      progress.failedAt = now();
      progress.status = { model: 'failed', message: reasonOf(error) };
      throw error;
    }
  }

  function replaceCurrent(): void {
    current?.loaded.then(
      (loaded) => replaced.push(loaded),
      () => undefined,
    );
    current = undefined;
  }

  function start(choice: string): Attempt {
    replaceCurrent();
    const progress: Progress = { status: { model: 'loading' } };
    const attempt: Attempt = { choice, progress, loaded: run(choice, progress) };
    // Whoever asks for the detector hears of a failure; the status shows it to others.
    attempt.loaded.catch(() => undefined);
    current = attempt;
    return attempt;
  }

  const attemptFor = (choice: string) => (current?.choice === choice ? current : start(choice));

  async function releaseReplaced(): Promise<void> {
    // A model that cannot be released is no reason to stop the one that took its place.
    await Promise.allSettled(replaced.splice(0).map((model) => model.release()));
  }

  return {
    status: (choice) => attemptFor(choice).progress.status,
    async detector(choice, signal) {
      const attempt = attemptFor(choice);
      const { failedAt } = attempt.progress;
      const again = failedAt !== undefined && now() - failedAt >= RETRY_AFTER_MS;
      const { detector } = await unlessAborted((again ? start(choice) : attempt).loaded, signal);
      await releaseReplaced();
      return detector;
    },
    reload: replaceCurrent,
  };
}
