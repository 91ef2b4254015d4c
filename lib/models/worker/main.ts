// The entry point of the worker that runs a model.
import { modelsInDocument } from '../document-models.ts';
import { type CompiledRuntime, startFromCompiled } from './compiled-runtime.ts';
import { onProcessor } from './on-processor.ts';
import { allowOwnFilesOnly } from './own-files-only.ts';
import { serveModels, type WorkerScope } from './serve.ts';

allowOwnFilesOnly(globalThis);
const { promise: runtime, resolve: takeRuntime } = Promise.withResolvers<CompiledRuntime | undefined>();
startFromCompiled(WebAssembly, runtime);
// TypeScript types `self` as a window.
const scope = self as unknown as WorkerScope;
serveModels(
  scope,
  {
    shipped: ({ place, name }, onShare) => modelsInDocument(place, onProcessor).shipped(name, onShare),
    downloaded: ({ place, id }, onShare) => modelsInDocument(place, onProcessor).downloaded(id, onShare),
    languageModel: ({ place, words }) => modelsInDocument(place, onProcessor).languageModel(words),
  },
  takeRuntime,
);
