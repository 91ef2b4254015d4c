// A loaded detection model, as the engine uses it.
import type { Detector } from '../detect/annotation.ts';
import type { Execution } from './execution.ts';

/** @param reloaded settles when the model is loaded again, or cannot be loaded */
export type ReloadListener = (reloaded: Promise<unknown>) => void;

export interface RunningDetector {
  readonly detector: Detector;
  /** Where the model runs now. */
  execution(): Execution;
  /** Calls `listener` each time the model is loaded again, because its worker had ended. */
  onReload(listener: ReloadListener): void;
  /** Starts loading the model again if it was unloaded, because a check will come soon. */
  wake(): void;
  /** Frees the model's memory; the detector cannot be used afterwards. */
  release(): Promise<void>;
}
