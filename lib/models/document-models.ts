// Models that run in the engine's document: Chrome's offscreen document, which lives as long as the browser. A document can have a stricter
// content security policy than the manifest's, and a worker cannot; so code that reads prompts cannot reach a server here.

import type { DetectionModel } from './browser-model.ts';
import { loadDetectionModel, loadShippedLanguageModel } from './browser-model.ts';
import type { Execution } from './execution.ts';
import type { ExtensionModels } from './extension-models.ts';
import type { OnReadProgress } from './manifest.ts';
import type { ModelReference } from './model-files.ts';
import { modelStore } from './model-store.ts';
import { readSample } from './reading.ts';
import { type RunningDetector, runningDetector } from './running-detector.ts';
import type { ModelFolderAddresses } from './shipped-files.ts';

/** Chooses where a model runs once it is loaded, and tells where it runs. */
export type PlaceModel = (model: DetectionModel, reference: ModelReference) => () => Execution;

const onProcessor: PlaceModel = () => () => ({ device: 'wasm' });

export function modelsInDocument(place: ModelFolderAddresses, placed: PlaceModel = onProcessor): ExtensionModels {
  const store = modelStore();

  async function load(reference: ModelReference, onRead: OnReadProgress): Promise<RunningDetector> {
    const model = await loadDetectionModel(place, store, reference, onRead);
    const { classifier, network, sample, fingerprint } = model;
    return runningDetector(classifier, {
      execution: placed(model, reference),
      fingerprint,
      async measure() {
        await network.untilIdle();
        return (await readSample(network.onProcessor, sample, () => performance.now())).milliseconds;
      },
    });
  }

  return {
    shipped: (name, onRead) => load({ name, isShipped: true }, onRead),
    downloaded: (name, onRead) => load({ name, isShipped: false }, onRead),
    languageModel: (words) => loadShippedLanguageModel(place, words),
  };
}
