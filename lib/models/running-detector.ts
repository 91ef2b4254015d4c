// A loaded detection model, as the engine uses it.
import type { Detector } from '../detect/annotation.ts';
import type { TokenClassifier } from './classifier.ts';
import type { Device } from './device.ts';
import { nerDetector } from './ner-detector.ts';

/** @param reloaded settles when the model is loaded again, or cannot be loaded */
export type ReloadListener = (reloaded: Promise<unknown>) => void;

export interface RunningDetector {
  readonly detector: Detector;
  readonly device: Device;
  /**
   * Calls `listener` each time the model is loaded again because its worker had ended. Missing if the model runs in the engine's own
   * document, which loads it once.
   */
  readonly onReload?: (listener: ReloadListener) => void;
  /** Frees the model's memory; the detector cannot be used afterwards. */
  release(): Promise<void>;
}

/** Makes a detector from a classifier. @throws ModelError if the model has no label for "no entity"; the model is released then */
export async function runningDetector(classifier: TokenClassifier): Promise<RunningDetector> {
  try {
    return { detector: nerDetector(classifier), device: classifier.device, release: () => classifier.release() };
  } catch (error) {
    await classifier.release();
    throw error;
  }
}
