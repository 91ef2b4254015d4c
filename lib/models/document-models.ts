// Models that run in the engine's document: Chrome's offscreen document, which lives as long as the browser. A document can have a stricter
// content security policy than the manifest's, and a worker cannot; so code that reads prompts cannot reach a server here.

import type { DetectionModel } from './browser-model.ts';
import { loadDetectionModel, loadShippedLanguageModel } from './browser-model.ts';
import type { ExtensionModels } from './extension-models.ts';
import type { OnReadProgress } from './manifest.ts';
import type { ModelReference } from './model-files.ts';
import { modelStore } from './model-store.ts';
import { type RunningDetector, runningDetector } from './running-detector.ts';
import type { ModelFolderAddresses } from './shipped-files.ts';

type Placed = Pick<RunningDetector, 'execution'>;

/** @param placed chooses where a model runs once it is loaded, and tells where it runs */
export function modelsInDocument<Place extends Placed>(
  place: ModelFolderAddresses,
  placed: (model: DetectionModel, reference: ModelReference) => Place,
): ExtensionModels<RunningDetector & Place> {
  const store = modelStore();

  async function load(reference: ModelReference, onRead: OnReadProgress) {
    const model = await loadDetectionModel(place, store, reference, onRead);
    return runningDetector(model.classifier, { ...placed(model, reference), fingerprint: model.fingerprint });
  }

  return {
    shipped: (name, onRead) => load({ name, isShipped: true }, onRead),
    downloaded: (name, onRead) => load({ name, isShipped: false }, onRead),
    languageModel: (words) => loadShippedLanguageModel(place, words),
  };
}
