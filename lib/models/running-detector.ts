// A detection model that is loaded, as the engine uses it: it finds, and gives its memory back.
import type { Detector } from '../detect/annotation.ts';
import type { TokenClassifier } from './classifier.ts';
import type { Device } from './device.ts';
import { nerDetector } from './ner-detector.ts';

export interface RunningDetector {
  readonly detector: Detector;
  readonly device: Device;
  /** The detector cannot be used after that. */
  release(): Promise<void>;
}

/** Throws a ModelError, and releases the model, if its labels mean nothing. */
export async function runningDetector(classifier: TokenClassifier): Promise<RunningDetector> {
  try {
    return { detector: nerDetector(classifier), device: classifier.device, release: () => classifier.release() };
  } catch (error) {
    await classifier.release();
    throw error;
  }
}
