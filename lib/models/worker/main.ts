// The entry point of the worker that runs a model.
import { modelsInDocument } from '../document-models.ts';
import { allowOwnFilesOnly } from './own-files-only.ts';
import { serveModels, type WorkerScope } from './serve.ts';

allowOwnFilesOnly(globalThis);
// TypeScript types `self` as a window.
serveModels(self as unknown as WorkerScope, {
  shipped: ({ place, name }, onShare) => modelsInDocument(place).shipped(name, onShare),
  downloaded: ({ place, id }, onShare) => modelsInDocument(place).downloaded(id, onShare),
  languageModel: ({ place, words }) => modelsInDocument(place).languageModel(words),
});
