// The engine's models. Each runs in a worker: the memory of a worker is freed as soon as it ends, that of a document only with its process
// (Firefox) or with the document (Chrome), and a check does not hold up what the engine answers by rules meanwhile.
import type { ExecutionSurroundings } from '../chosen-execution.ts';
import type { ExtensionModels } from '../extension-models.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import { detectorInWorker, languageModelInWorker } from './client.ts';
import { compiledRuntime } from './compiled-runtime.ts';

/** One thread in Firefox, whose extension pages cannot share memory; at most two in Chrome, because more gain nothing for these models. */
const threadCount = (): number =>
  typeof SharedArrayBuffer === 'undefined' ? 1 : Math.min(2, navigator.hardwareConcurrency || 1);

export function modelsInWorkers(folders: ModelFolderAddresses, surroundings: ExecutionSurroundings): ExtensionModels {
  const compiled = compiledRuntime(folders);
  const devices = { ...surroundings, failedOnCard: new Set<string>() };
  const start = () => {
    const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
    // Without the shared runtime, the worker compiles its own.
    void compiled
      .then((runtime) => worker.postMessage({ runtime }))
      .catch(() => worker.postMessage({ runtime: undefined }));
    return worker;
  };
  const placed = () => ({ ...folders, threads: threadCount() });
  return {
    shipped: (name, onShare) => detectorInWorker({ start }, 'loadShipped', { place: placed(), name }, devices, onShare),
    downloaded: (id, onShare) =>
      detectorInWorker({ start }, 'loadDownloaded', { place: placed(), id }, devices, onShare),
    languageModel: (words) => languageModelInWorker({ start }, { place: placed(), words }),
  };
}
