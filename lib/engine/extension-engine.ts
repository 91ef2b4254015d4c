// Assembles the engine from its real parts, for Chrome and Firefox.
import { version } from '../../package.json';
import { loadShippedWords } from '../models/shipped-files.ts';
import { modelsInWorkers } from '../models/worker/worker-models.ts';
import { systemRandom } from '../privacy/random.ts';
import { wordSimilarityIn } from '../privacy/restoration/nearest-type.ts';
import { createVault } from '../vault/vault.ts';
import { auditToolsLoader } from './audit-tools.ts';
import { documentsInWorker, documentWorker } from './documents/documents-in-worker.ts';
import { engineDeps } from './engine-deps.ts';
import { executionMemory } from './execution-memory.ts';
import { createEngineHost } from './host.ts';
import { chosenModelLoader } from './model-choice.ts';
import { modelSource } from './model-source.ts';
import { organisationRules } from './organisation/managed-policy.ts';
import { extensionUrl, lastUseMemory, type MessageAnswerer, sessionMemory } from './platform.ts';
import { browserSync, onBrowserSyncChanged } from './platform-sync.ts';
import { SHIPPED_MODEL_ID } from './protocol.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import { withWarmRules } from './warm-rules.ts';
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

export function extensionEngine(): MessageAnswerer {
  const models = modelsInWorkers(assetUrls(), executionSurroundings());
  const chosen = chosenModelLoader({
    shipped: (report) => models.shipped(SHIPPED_MODEL_ID, report),
    downloaded: (id, report) => models.downloaded(id, report),
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
    words: (language) => loadShippedWords(assetUrls(), language),
    async languageModel(words) {
      const context = await models.languageModel(words);
      return { context, range: context.range };
    },
  });
  const deps = engineDeps(model, auditToolsLoader(loaders), wordSourceLoader(loaders), async () =>
    wordSimilarityIn((await loaders.words()).vocabulary.space),
  );
  const rules = organisationRules();
  const host = createEngineHost({
    deps: withWarmRules(deps),
    vault,
    now: Date.now,
    policy: rules.current,
    knownPolicy: rules.known,
    shownPolicy: rules.shown,
    sync: { area: browserSync(), randomBytes: (length) => systemRandom.bytes(length) },
    openFile: documentsInWorker(documentWorker),
    ...(uses ? { uses } : {}),
  });
  // Starts loading the model now, so that the first prompt need not wait. A failure shows in the status and in the first answer.
  host.handle('status', {}).catch(() => undefined);
  // If this fails, the vault cannot be read, which the first request reports; deletion is tried again at the next prompt.
  const expire = () => host.expire().catch(() => undefined);
  expire();
  setInterval(expire, DAY_MS);
  onBrowserSyncChanged(() => host.noteSyncArrival());
  // Other devices may have written while this browser was closed. If the vault is locked, this happens when it is unlocked.
  host.bringIntoStep().catch(() => undefined);
  setInterval(() => host.lockIfIdle().catch(() => undefined), LOCK_CHECKED_EVERY_MS);
  return rpcAnswererFor(host);
}
