// Models that run in workers, for Firefox. Its background page ends after a pause, and the WebAssembly memory of an ended page stays
// until the whole process ends (about 200 MB each time). A worker ends with its page, and its memory is freed.
import type { ExtensionModels } from '../extension-models.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import { detectorInWorker, languageModelInWorker, type RuntimeExtent } from './client.ts';
import { compiledRuntime } from './compiled-runtime.ts';

export function modelsInWorker(place: ModelFolderAddresses): ExtensionModels {
  const compiled = compiledRuntime(place);
  const startWorker = (extent: RuntimeExtent) => {
    const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
    // Without compiled code, the worker compiles the whole runtime itself.
    void (extent === 'reduced' ? compiled : Promise.resolve(undefined))
      .then((runtime) => worker.postMessage({ runtime }))
      .catch(() => worker.postMessage({ runtime: undefined }));
    return worker;
  };
  return {
    shipped: (name, onShare) => detectorInWorker(startWorker, 'loadShipped', { place, name }, onShare),
    downloaded: (id, onShare) => detectorInWorker(startWorker, 'loadDownloaded', { place, id }, onShare),
    languageModel: (words) => languageModelInWorker(startWorker, { place, words }),
  };
}
