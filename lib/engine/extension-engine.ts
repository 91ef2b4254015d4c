// The engine with its real parts, as both browsers run it.
import { loadBrowserModel } from '../models/browser-model.ts';
import { nerDetector } from '../models/ner-detector.ts';
import { vaultOver } from '../vault/vault.ts';
import { createHost, type Rooms } from './host.ts';
import { modelSource } from './model-source.ts';
import { type Answerer, extensionUrl } from './platform.ts';
import { answererFor } from './serve.ts';

const MODEL = 'ner-en';

const shippedModel = async () =>
  nerDetector(
    await loadBrowserModel({
      models: extensionUrl('models/'),
      runtime: extensionUrl('onnxruntime/'),
      name: MODEL,
    }),
  );

const bytes = (n: number) => crypto.getRandomValues(new Uint8Array(n));
const notYet = () => {
  throw new Error('The model is not there yet.');
};

export function extensionEngine(): Answerer {
  const model = modelSource(shippedModel, Date.now);
  const rooms: Rooms = {
    modelStatus: () => model.status(),
    annotate: async ({ text, signal }) => {
      const detector = await model.detector();
      return (await detector.detect(text, signal)).map((finding) => ({ ...finding, risk: 4 as const }));
    },
    sanitize: notYet,
    namesIn: notYet,
    visibleWords: notYet,
    pairsIn: () => [],
    newTweak: () => bytes(16),
  };
  const host = createHost({ rooms, vault: vaultOver({ randomBytes: bytes, now: Date.now }), now: Date.now });
  // The first prompt should not wait for what can be done now. A failure shows in the status and in the first answer.
  model.detector().catch(() => undefined);
  host.expire().catch(() => undefined);
  return answererFor(host);
}
