// A loaded detection model, as the engine uses it.
import type { Detector } from '../detect/annotation.ts';
import type { TokenClassifier } from './classifier.ts';
import type { Execution } from './execution.ts';
import { nerDetector } from './ner-detector.ts';

/** @param reloaded settles when the model is loaded again, or cannot be loaded */
export type ReloadListener = (reloaded: Promise<unknown>) => void;

export interface RunningDetector {
  readonly detector: Detector;
  /** Where the model runs now. */
  execution(): Execution;
  /** The hashes of the network's files. */
  readonly fingerprint: string;
  /**
   * Calls `listener` each time the model is loaded again because its worker had ended. Missing if the model runs in the engine's own
   * document, which loads it once.
   */
  readonly onReload?: (listener: ReloadListener) => void;
  /** Frees the model's memory; the detector cannot be used afterwards. */
  release(): Promise<void>;
}

/** A model in a worker. One in the engine's own document is measured when its device is chosen. */
export interface MeasurableDetector extends RunningDetector {
  /** Waits until no check is running, then measures how many milliseconds the processor takes for the sample text. */
  measure(): Promise<number>;
}

/** Makes a detector from a classifier. @throws ModelError if the model has no label for "no entity"; the model is released then */
export async function runningDetector<Speed extends Pick<RunningDetector, 'execution' | 'fingerprint'>>(
  classifier: TokenClassifier,
  speed: Speed,
): Promise<RunningDetector & Speed> {
  try {
    return { detector: nerDetector(classifier), ...speed, release: () => classifier.release() };
  } catch (error) {
    await classifier.release();
    throw error;
  }
}
