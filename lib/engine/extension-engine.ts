// Assembles the engine from its real parts, for Chrome and Firefox.
import { version } from '../../package.json';
import type { ExtensionModels } from '../models/extension-models.ts';
import { languageModelReleasedWhenIdle } from '../models/idle-language-model.ts';
import { loadShippedWords } from '../models/shipped-files.ts';
import { systemRandom } from '../privacy/random.ts';
import { wordSimilarityIn } from '../privacy/restoration/nearest-type.ts';
import { createVault } from '../vault/vault.ts';
import { auditToolsLoader } from './audit-tools.ts';
import { engineDeps } from './engine-deps.ts';
import { executionMemory } from './execution-memory.ts';
import { createEngineHost } from './host.ts';
import { chosenModelLoader } from './model-choice.ts';
import { modelSource } from './model-source.ts';
import { organisationRules } from './organisation/managed-policy.ts';
import { extensionUrl, lastUseMemory, type MessageAnswerer, sessionMemory } from './platform.ts';
import { SHIPPED_MODEL_ID } from './protocol.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import { sharedWordLoaders, wordSourceLoader } from './word-source-loader.ts';

/** How long the vault waits until a database's files are closed: Chromium closes them two seconds after the last connection. */
const FILES_LET_GO_AFTER_MS = 3000;
const LOCK_CHECKED_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const assetUrls = () => ({ models: extensionUrl('models/'), runtime: extensionUrl('onnxruntime/') });

const executionSurroundings = () => ({
  memory: executionMemory(),
  browser: navigator.userAgent,
  extension: version,
});

async function loadModels(): Promise<ExtensionModels> {
  // The condition is a compile-time literal, so that each build contains one branch only. Firefox runs models in a worker, because the
  // memory of a page that has ended is freed only when its process ends, but a worker's at once.
  if (import.meta.env.FIREFOX) {
    const { modelsInWorker } = await import('../models/worker/worker-models.ts');
    return modelsInWorker(assetUrls(), executionSurroundings());
  }
  const { modelsOnEitherDevice } = await import('../models/graphics/placed-models.ts');
  return modelsOnEitherDevice(assetUrls(), executionSurroundings());
}

export function extensionEngine(): MessageAnswerer {
  const models = loadModels();
  const chosen = chosenModelLoader({
    shipped: async (report) => (await models).shipped(SHIPPED_MODEL_ID, report),
    downloaded: async (id, report) => (await models).downloaded(id, report),
  });
  const model = modelSource(chosen, Date.now);
  const session = sessionMemory();
  const uses = lastUseMemory();
  const vault = createVault({
    randomBytes: (length) => systemRandom.bytes(length),
    now: Date.now,
    settleMs: FILES_LET_GO_AFTER_MS,
    ...(session ? { session } : {}),
  });
  const loaders = sharedWordLoaders({
    words: () => loadShippedWords(assetUrls()),
    async languageModel(words) {
      const context = await languageModelReleasedWhenIdle(async () => (await models).languageModel(words));
      return { context, range: context.range };
    },
  });
  const deps = engineDeps(model, auditToolsLoader(loaders), wordSourceLoader(loaders), async () =>
    wordSimilarityIn((await loaders.words()).vocabulary.space),
  );
  const rules = organisationRules();
  const host = createEngineHost({
    deps,
    vault,
    now: Date.now,
    policy: rules.current,
    knownPolicy: rules.known,
    shownPolicy: rules.shown,
    ...(uses ? { uses } : {}),
  });
  // Starts loading the model now, so that the first prompt need not wait. A failure shows in the status and in the first answer.
  host.handle('status', {}).catch(() => undefined);
  // If this fails, the vault cannot be read, which the first request reports; deletion is tried again at the next prompt.
  const expire = () => host.expire().catch(() => undefined);
  expire();
  setInterval(expire, DAY_MS);
  setInterval(() => host.lockIfIdle().catch(() => undefined), LOCK_CHECKED_EVERY_MS);
  return rpcAnswererFor(host);
}
