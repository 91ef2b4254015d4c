// Models that run in the engine's document: Chrome's offscreen document, which lives as long as the browser. A document can have a stricter
// content security policy than the manifest's, and a worker cannot; so code that reads prompts cannot reach a server here.
import { loadDownloadedModel, loadShippedLanguageModel, loadShippedModel } from './browser-model.ts';
import type { ExtensionModels } from './extension-models.ts';
import { modelStore } from './model-store.ts';
import { runningDetector } from './running-detector.ts';
import type { ModelFolderAddresses } from './shipped-files.ts';

export function modelsInDocument(place: ModelFolderAddresses): ExtensionModels {
  const store = modelStore();
  return {
    shipped: async (name, onRead) => runningDetector(await loadShippedModel(place, name, onRead)),
    downloaded: async (id, onRead) => runningDetector(await loadDownloadedModel(place, id, store, onRead)),
    languageModel: (words) => loadShippedLanguageModel(place, words),
  };
}
