// Models that run in the engine's own document: Chrome's offscreen document, which lives as long as the browser. Its policy, unlike a
// worker's, is narrower than the manifest's: nothing that reads prompts may reach a server.
import { loadDownloadedModel, loadShippedLanguageModel, loadShippedModel } from './browser-model.ts';
import type { ExtensionModels } from './extension-models.ts';
import { modelStore } from './model-store.ts';
import { runningDetector } from './running-detector.ts';
import type { BrowserPlace } from './shipped-files.ts';

export function documentModels(place: BrowserPlace): ExtensionModels {
  const store = modelStore();
  return {
    shipped: async (name, onRead) => runningDetector(await loadShippedModel(place, name, onRead)),
    downloaded: async (id, onRead) => runningDetector(await loadDownloadedModel(place, id, store, onRead)),
    languageModel: (words) => loadShippedLanguageModel(place, words),
  };
}
