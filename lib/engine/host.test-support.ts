// Sets up a host with a real vault and stub functions whose results show their arguments.
import type { ModelSource } from './model-source.ts';
import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import type { AuditReport } from '../audit/report.ts';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import type { Annotation } from '../detect/annotation.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import { createEngineHost } from './host.ts';
import type { EngineDeps } from './host-parts.ts';

let names = 0;
export const newName = () => `host-${++names}`;
export const random = (length: number) => new Uint8Array(randomBytes(length));

export const NOTHING_RECOVERED: AuditReport = {
  recovered: 0,
  of: 0,
  recoveredEarlier: 0,
  attacks: [],
  survivors: [],
  milliseconds: 0,
};

/** Stubs whose results show their arguments: for example, each surrogate holds the first byte of the tweak. */
export function testDeps(changes: Partial<EngineDeps> = {}): EngineDeps {
  return {
    modelStatus: () => ({ model: 'ready' }),
    reloadModel: () => undefined,
    annotate: async () => [],
    sanitize: ({ text, annotations, secret }): Sanitized => {
      const surrogate = `S${secret.tweak[0]}`;
      const entry: VaultEntry = { kind: 'value', surrogate, original: text, type: 'PERSON', codec: 'reserve' };
      return {
        text: annotations.length > 0 ? surrogate : text,
        replacements: [],
        guarantee: { values: [], epsilons: {}, takenAsPublic: [], sentence: '' },
        vault: annotations.length > 0 ? [entry] : [],
        pairs: [],
      };
    },
    withEchoes: (sanitized) => sanitized,
    originalsWithoutAnnotation: () => [],
    protectedOriginals: (text, annotations) =>
      annotations.map(({ start, end, type }) => ({ text: text.slice(start, end), type })),
    visibleWords: ({ text }) => text.split(' '),
    valueIds: ({ replacements }) => replacements.map(({ original }) => [original]),
    earlierOriginals: ({ known }) => known,
    survivorsIn: () => [],
    audit: async () => NOTHING_RECOVERED,
    pairsIn: (_text, secret, conversation, epoch) => [
      {
        surrogate: `S${secret.tweak[0]}`,
        original: String([conversation.current, ...conversation.former][epoch]?.entries.length),
        shape: 'word',
        type: 'PERSON',
      },
    ],
    newTweak: () => random(16),
    ...changes,
  };
}

interface Setup {
  readonly deps?: Partial<EngineDeps>;
  readonly name?: string;
  readonly now?: () => number;
  readonly vault?: Partial<Vault>;
}

export function setUp({ deps, name = newName(), now = () => 1000, vault: changes }: Setup = {}) {
  const vault: Vault = { ...createVault({ name, now, randomBytes: random, logN: 4 }), ...changes };
  return { host: createEngineHost({ deps: testDeps(deps), vault, now }), vault, name };
}

export const annotation = (start: number, end: number): Annotation => ({
  start,
  end,
  type: 'PERSON',
  confidence: 1,
  risk: 5,
  source: { detector: 'model', rule: 'test' },
});
export const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'chat' };

/** A model stub that reports every match of `pattern` as a person. */
export const modelMarking = (pattern: RegExp): ModelSource => ({
  status: () => ({ model: 'ready' }),
  detector: async () => ({
    name: 'model',
    detect: (text) =>
      Array.from(text.matchAll(pattern), ({ 0: name, index }) => {
        const source = { detector: 'model', rule: 'stub' } as const;
        return { start: index, end: index + name.length, type: 'PERSON', confidence: 0.95, source };
      }),
  }),
  reload: () => undefined,
});
