// The detectors of the command line and of tests in Node: the same rules and the same model as in the extension.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Detector } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { nerDetector } from '../models/ner-detector.ts';
import { loadNodeModel } from '../models/node-model.ts';
import { ruleDetectors } from './detector-list.ts';

interface DetectorChoice {
  readonly model: boolean;
  readonly dictionary?: readonly DictionaryEntry[];
  /** The model's folder; omit it for the shipped model. */
  readonly modelDir?: string;
}

const SHIPPED_MODEL = resolve(fileURLToPath(new URL('../../models/ner-multilingual', import.meta.url)));

export interface DetectorsAndModel {
  /** All detectors but the model. */
  readonly detectors: readonly Detector[];
  readonly model?: Detector;
}

/** Rejects with a ModelError if the model was asked for and cannot run. */
export async function loadDetectors(choice: DetectorChoice): Promise<DetectorsAndModel> {
  const { model, dictionary = [], modelDir = SHIPPED_MODEL } = choice;
  const detectors = ruleDetectors(dictionary);
  return model ? { detectors, model: nerDetector(await loadNodeModel(modelDir)) } : { detectors };
}

/** All detectors in one list; their order has no effect, because the merge ranks findings by its own rule. Rejects as `loadDetectors` does. */
export async function createDetectors(choice: DetectorChoice): Promise<readonly Detector[]> {
  const { detectors, model } = await loadDetectors(choice);
  return model ? [model, ...detectors] : detectors;
}
