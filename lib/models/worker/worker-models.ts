// Models that run in workers, for Firefox. Its background page ends after a pause, and the WebAssembly memory of an ended page stays
// until the whole process ends (about 200 MB each time). A worker ends with its page, and its memory is freed.
import { type ExecutionSurroundings, measuredExecution } from '../chosen-execution.ts';
import type { ExtensionModels } from '../extension-models.ts';
import type { MeasurableDetector, RunningDetector } from '../running-detector.ts';
import type { ModelFolderAddresses } from '../shipped-files.ts';
import { detectorInWorker, languageModelInWorker } from './client.ts';
import { compiledRuntime } from './compiled-runtime.ts';

export function modelsInWorker(place: ModelFolderAddresses, surroundings: ExecutionSurroundings): ExtensionModels {
  const compiled = compiledRuntime(place);
  const startWorker = () => {
    const worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
    // Without the shared runtime, the worker compiles its own.
    void compiled
      .then((runtime) => worker.postMessage({ runtime }))
      .catch(() => worker.postMessage({ runtime: undefined }));
    return worker;
  };
  const measured = async (loading: Promise<MeasurableDetector>): Promise<RunningDetector> => {
    const model = await loading;
    return { ...model, execution: measuredExecution(model, surroundings) };
  };
  return {
    shipped: (name, onShare) => measured(detectorInWorker(startWorker, 'loadShipped', { place, name }, onShare)),
    downloaded: (id, onShare) => measured(detectorInWorker(startWorker, 'loadDownloaded', { place, id }, onShare)),
    languageModel: (words) => languageModelInWorker(startWorker, { place, words }),
  };
}
