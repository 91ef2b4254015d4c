// The entry point of the worker that runs a model.
import { documentModels } from '../document-models.ts';
import { reachOwnFilesOnly } from './own-files-only.ts';
import { serveModels, type WorkerScope } from './serve.ts';

reachOwnFilesOnly(globalThis);
// TypeScript types `self` as a window.
serveModels(self as unknown as WorkerScope, {
  shipped: ({ place, name }, onShare) => documentModels(place).shipped(name, onShare),
  downloaded: ({ place, id }, onShare) => documentModels(place).downloaded(id, onShare),
  languageModel: ({ place, words }) => documentModels(place).languageModel(words),
});
