// The entry point of the worker that runs a model.
import { loadDetectionModel, loadShippedLanguageModel, type RuntimePlace } from '../browser-model.ts';
import { graphicsCard } from '../device.ts';
import type { OnReadProgress } from '../manifest.ts';
import type { ModelReference } from '../model-files.ts';
import { modelStore } from '../model-store.ts';
import { type CompiledRuntime, startFromCompiled } from './compiled-runtime.ts';
import { allowOwnFilesOnly } from './own-files-only.ts';
import { serveModels, type WorkerScope } from './serve.ts';
import { type CardAccess, NO_CARD, servedDetector } from './served-detector.ts';

allowOwnFilesOnly(globalThis, !import.meta.env.FIREFOX);
const { promise: runtime, resolve: takeRuntime } = Promise.withResolvers<CompiledRuntime | undefined>();
startFromCompiled(WebAssembly, runtime);
const store = modelStore();

// The condition is a compile-time literal, so that Firefox's build contains no worker for graphics cards.
const cardFor = (place: RuntimePlace, reference: ModelReference): CardAccess =>
  import.meta.env.FIREFOX
    ? NO_CARD
    : {
        findCard: graphicsCard,
        openOnCard: async () => (await import('../graphics/open-here.ts')).openHere({ place, ...reference }),
      };

const loaded = async (place: RuntimePlace, reference: ModelReference, onShare: OnReadProgress) =>
  servedDetector(await loadDetectionModel(place, store, reference, onShare), cardFor(place, reference));

// TypeScript types `self` as a window.
const scope = self as unknown as WorkerScope;
serveModels(
  scope,
  {
    shipped: ({ place, name }, onShare) => loaded(place, { name, isShipped: true }, onShare),
    downloaded: ({ place, id }, onShare) => loaded(place, { name: id, isShipped: false }, onShare),
    languageModel: ({ place, words }) => loadShippedLanguageModel(place, words),
  },
  takeRuntime,
);
