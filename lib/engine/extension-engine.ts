// The engine with its real parts, as both browsers run it.
import {
  loadDownloadedModel,
  loadShippedLanguageModel,
  loadShippedModel,
  loadShippedWords,
} from '../models/browser-model.ts';
import { modelStore } from '../models/model-store.ts';
import { systemRandom } from '../privacy/random.ts';
import { vaultOver } from '../vault/vault.ts';
import { auditTools } from './audit-tools.ts';
import { createHost } from './host.ts';
import { chosenModel } from './model-choice.ts';
import { modelSource } from './model-source.ts';
import { type Answerer, extensionUrl, sessionMemory } from './platform.ts';
import { engineRooms } from './rooms.ts';
import { answererFor } from './serve.ts';
import { sharedLoaders, wordFinder } from './word-finder.ts';

const MODEL = 'ner-en';
const DAY_MS = 24 * 60 * 60 * 1000;

const place = () => ({ models: extensionUrl('models/'), runtime: extensionUrl('onnxruntime/') });

function loadChosen() {
  const store = modelStore();
  return chosenModel({
    shipped: (report) => loadShippedModel(place(), MODEL, report),
    downloaded: (id, report) => loadDownloadedModel(place(), id, store, report),
  });
}

export function extensionEngine(): Answerer {
  const model = modelSource(loadChosen(), Date.now);
  const session = sessionMemory();
  const vault = vaultOver({
    randomBytes: (length) => systemRandom.bytes(length),
    now: Date.now,
    ...(session ? { session } : {}),
  });
  const loaders = sharedLoaders({
    words: () => loadShippedWords(place()),
    async languageModel(words) {
      const context = await loadShippedLanguageModel(place(), words);
      return { context, range: context.range };
    },
  });
  const rooms = engineRooms(model, auditTools(loaders), wordFinder(loaders));
  const host = createHost({ rooms, vault, now: Date.now });
  // The first prompt should not wait for what can be done now. A failure shows in the status and in the first answer.
  host.handle('status', {}).catch(() => undefined);
  // A vault that cannot be read says so at the first request; what has expired is deleted at the next chance.
  const expire = () => host.expire().catch(() => undefined);
  expire();
  setInterval(expire, DAY_MS);
  return answererFor(host);
}
