// The engine with its real parts, as both browsers run it.
import type { ExtensionModels } from '../models/extension-models.ts';
import { restingLanguageModel } from '../models/resting-language-model.ts';
import { loadShippedWords } from '../models/shipped-files.ts';
import { systemRandom } from '../privacy/random.ts';
import { similarityIn } from '../privacy/restoration/nearest-type.ts';
import { vaultOver } from '../vault/vault.ts';
import { auditTools } from './audit-tools.ts';
import { engineDeps } from './engine-deps.ts';
import { createHost } from './host.ts';
import { chosenModel } from './model-choice.ts';
import { modelSource } from './model-source.ts';
import { policyInEngine } from './organisation/managed.ts';
import { type Answerer, extensionUrl, lastUseMemory, sessionMemory } from './platform.ts';
import { OWN_MODEL } from './protocol.ts';
import { answererFor } from './serve.ts';
import { sharedLoaders, wordFinder } from './word-finder.ts';

/** Chromium closes a database's files two seconds after the last connection. */
const FILES_LET_GO_AFTER_MS = 3000;
const LOOK_EVERY_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const place = () => ({ models: extensionUrl('models/'), runtime: extensionUrl('onnxruntime/') });

async function loadModels(): Promise<ExtensionModels> {
  // As a literal, so that each build holds only its own way: the memory of a page that has ended stays until its process ends, unless it
  // was a worker's.
  if (import.meta.env.FIREFOX) return (await import('../models/worker/worker-models.ts')).workerModels(place());
  return (await import('../models/document-models.ts')).documentModels(place());
}

export function extensionEngine(): Answerer {
  const models = loadModels();
  const chosen = chosenModel({
    shipped: async (report) => (await models).shipped(OWN_MODEL, report),
    downloaded: async (id, report) => (await models).downloaded(id, report),
  });
  const model = modelSource(chosen, Date.now);
  const session = sessionMemory();
  const uses = lastUseMemory();
  const vault = vaultOver({
    randomBytes: (length) => systemRandom.bytes(length),
    now: Date.now,
    settleMs: FILES_LET_GO_AFTER_MS,
    ...(session ? { session } : {}),
  });
  const loaders = sharedLoaders({
    words: () => loadShippedWords(place()),
    async languageModel(words) {
      const context = await restingLanguageModel(async () => (await models).languageModel(words));
      return { context, range: context.range };
    },
  });
  const deps = engineDeps(model, auditTools(loaders), wordFinder(loaders), async () =>
    similarityIn((await loaders.words()).vocabulary.space),
  );
  const host = createHost({ deps, vault, now: Date.now, policy: policyInEngine(), ...(uses ? { uses } : {}) });
  // The first prompt should not wait for what can be done now. A failure shows in the status and in the first answer.
  host.handle('status', {}).catch(() => undefined);
  // A vault that cannot be read says so at the first request; what has expired is deleted at the next chance.
  const expire = () => host.expire().catch(() => undefined);
  expire();
  setInterval(expire, DAY_MS);
  setInterval(() => host.lockIfIdle().catch(() => undefined), LOOK_EVERY_MS);
  return answererFor(host);
}
