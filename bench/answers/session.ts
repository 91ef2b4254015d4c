// One conversation as the browser has it: the real host, rooms, vault and model; only the clock and the keys are fixed, so that a run can
// be repeated.
import 'fake-indexeddb/auto';
import { resolve } from 'node:path';
import { textRestorerForBlocks } from '../../components/private/restoring.ts';
import type { RestorePair } from '../../lib/conversation/restore-pair.ts';
import type { Annotation, Detector, Finding } from '../../lib/detect/annotation.ts';
import { engineDeps } from '../../lib/engine/engine-deps.ts';
import { createEngineHost } from '../../lib/engine/host.ts';
import type { EngineHost } from '../../lib/engine/host-parts.ts';
import type { ModelSource } from '../../lib/engine/model-source.ts';
import { nodeWordLoaders } from '../../lib/engine/node-words.ts';
import type { Settings } from '../../lib/engine/protocol.ts';
import { wordSourceLoader } from '../../lib/engine/word-source-loader.ts';
import { nerDetector } from '../../lib/models/ner-detector.ts';
import { loadNodeModel } from '../../lib/models/node-model.ts';
import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { isSamePair } from '../../lib/restore/echoes.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import type { Sanitized } from '../../lib/sanitize/sanitized.ts';
import { SurvivorError } from '../../lib/sanitize/survivors.ts';
import { createVault } from '../../lib/vault/vault.ts';
import { blocksOf } from './blocks.ts';

export interface Method {
  readonly name: string;
  readonly settings: Partial<Settings>;
  /** True if everything that was found is replaced, whatever the profile says. */
  readonly masksAll?: true;
}

export const METHODS: readonly Method[] = [
  { name: 'balanced', settings: { profile: 'balanced' } },
  { name: 'names-only', settings: { profile: 'names-only' } },
  { name: 'strict', settings: { profile: 'strict' } },
  { name: 'translate', settings: { profile: 'translate' } },
  { name: 'preempt', settings: { profile: 'preempt' } },
  { name: 'placeholders', settings: { profile: 'balanced', surrogateStyle: 'placeholder' } },
  { name: 'mask-all', settings: { profile: 'balanced', surrogateStyle: 'placeholder' }, masksAll: true },
];

/** The model, which reads each text once for all profiles. */
export async function loadSharedModel(dir: string): Promise<ModelSource> {
  const ner = nerDetector(await loadNodeModel(resolve(dir)));
  const found = new Map<string, readonly Finding[]>();
  const detector: Detector = {
    name: ner.name,
    async detect(text, signal) {
      const findings = found.get(text) ?? (await ner.detect(text, signal));
      found.set(text, findings);
      return findings;
    },
  };
  return { status: () => ({ model: 'ready' }), detector: async () => detector, reload: () => undefined };
}

/** The outcome of a prompt: it was sent in this form, or refused because these originals would have been left in it. */
interface SentPrompt {
  readonly sanitized: Sanitized | undefined;
  readonly annotations: readonly Annotation[];
  readonly survivors: readonly string[];
}

interface Session {
  send(text: string, hidden: readonly string[]): Promise<SentPrompt>;
  restored(reply: string): Promise<readonly Segment[]>;
}

const CONVERSATION = 'chat';
const NOW = Date.UTC(2026, 10, 23, 12);
const loaders = nodeWordLoaders();
let sessions = 0;

function asMasked({ masksAll }: Method, annotations: readonly Annotation[]): readonly Annotation[] {
  if (!masksAll) return annotations;
  return annotations.map((annotation) => (annotation.risk < 4 ? { ...annotation, risk: 4 as const } : annotation));
}

/** Restores a reply block by block, as the page and the private view do it. */
export function restoreWith(pairs: readonly RestorePair[], recompute: boolean, reply: string): readonly Segment[] {
  const restore = textRestorerForBlocks(pairs, recompute);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end } of blocksOf(reply)) {
    if (start > at) segments.push({ text: reply.slice(at, start) });
    segments.push(...restore(reply.slice(start, end)));
    at = end;
  }
  if (at < reply.length) segments.push({ text: reply.slice(at) });
  return segments;
}

/** Keeps the first of two pairs with the same words, as the page does (`replies.add`). */
const distinct = (pairs: readonly RestorePair[]) =>
  pairs.filter((pair, at) => pairs.findIndex((other) => isSamePair(other, pair)) === at);

export interface SessionOptions {
  readonly seed: string;
  /** True if each reply is read after the page was reloaded. */
  readonly isReloaded: boolean;
}

export async function openSession(
  model: ModelSource,
  method: Method,
  { seed, isReloaded }: SessionOptions,
): Promise<Session> {
  const random = seededRandom(`${seed} ${method.name}`);
  const deps = { ...engineDeps(model, undefined, wordSourceLoader(loaders)), newTweak: () => random.bytes(16) };
  const randomBytes = (length: number) => random.bytes(length);
  const vault = createVault({ name: `answers-${++sessions}`, now: () => NOW, randomBytes, logN: 4 });
  const host: EngineHost = createEngineHost({ deps, vault, now: () => NOW });
  const settings = await host.handle('setSettings', method.settings);

  /** As the tab has them that sent the prompts; after a reload it asks the engine for those that stand in a reply. */
  const pairs: RestorePair[] = [];

  async function send(text: string, hidden: readonly string[]): Promise<SentPrompt> {
    const overrides = hidden.map((original) => ({ text: original, risk: 4 as const }));
    const found = await host.handle('annotate', { text, overrides, conversation: CONVERSATION });
    const annotations = asMasked(method, found.annotations);
    try {
      const sanitized = await host.handle('commit', { text, annotations, conversation: CONVERSATION });
      pairs.push(...sanitized.pairs);
      return { sanitized, annotations, survivors: [] };
    } catch (error) {
      if (!(error instanceof SurvivorError)) throw error;
      return { sanitized: undefined, annotations, survivors: error.survivors.map((survivor) => survivor.text) };
    }
  }

  async function restored(reply: string): Promise<readonly Segment[]> {
    const known = await host.handle('pairsIn', { text: reply, conversation: CONVERSATION });
    return restoreWith(isReloaded ? known.pairs : distinct([...pairs, ...known.pairs]), settings.recompute, reply);
  }

  return { send, restored };
}
