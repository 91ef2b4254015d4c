// A loaded detection model, as the engine uses it.
import type { Detector } from '../detect/annotation.ts';
import type { TokenClassifier } from './classifier.ts';
import type { Device } from './device.ts';
import { nerDetector } from './ner-detector.ts';

export interface RunningDetector {
  readonly detector: Detector;
  readonly device: Device;
  /** Frees the model's memory; the detector cannot be used afterwards. */
  release(): Promise<void>;
}

/** @throws ModelError if the model has no label for "no entity"; the model is released then */
export async function runningDetector(classifier: TokenClassifier): Promise<RunningDetector> {
  try {
    return { detector: nerDetector(classifier), device: classifier.device, release: () => classifier.release() };
  } catch (error) {
    await classifier.release();
    throw error;
  }
}
