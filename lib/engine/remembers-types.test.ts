// A conversation remembers originals of every type: through the real host, rooms and vault. Only the model is a stub: it marks values in
// the first prompt and none in later ones, like a model whose guess depends on the context.
import { describe, expect, it } from 'vitest';
import type { Annotation, Detector, EntityType } from '../detect/annotation.ts';
import { ENTITY_TYPES } from '../detect/annotation.ts';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';
import type { ModelSource } from './model-source.ts';
import type { RiskOverride } from './protocol.ts';
import { EngineError, serializeError } from './rpc.ts';

interface Marked {
  readonly text: string;
  readonly type: EntityType;
}

/** Marks these values in a text that begins with "First". */
function modelMarking(marked: readonly Marked[]): ModelSource {
  const detector: Detector = {
    name: 'model',
    detect: (text) =>
      marked.flatMap(({ text: value, type }) => {
        const start = text.startsWith('First') ? text.indexOf(value) : -1;
        const source = { detector: 'model', rule: 'stub' } as const;
        return start < 0 ? [] : [{ start, end: start + value.length, type, confidence: 0.95, source }];
      }),
  };
  return { status: () => ({ model: 'ready' }), detector: async () => detector, reload: () => undefined };
}

/** A host with the profile that replaces facts too. */
async function hostWith(marked: readonly Marked[]): Promise<EngineHost> {
  const host = createEngineHost({
    deps: engineDeps(modelMarking(marked)),
    vault: createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 }),
    now: Date.now,
  });
  await host.handle('setSettings', { profile: 'preempt' });
  return host;
}

interface Sent {
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

async function send(host: EngineHost, text: string, overrides: readonly RiskOverride[] = []): Promise<Sent> {
  const { annotations } = await host.handle('annotate', { text, overrides, conversation: 'chat' });
  const sanitized = await host.handle('commit', { text, annotations, conversation: 'chat' });
  return { text: sanitized.text, annotations };
}

/** For each type, a first prompt and a later one that mentions its value again. */
const VALUES: Readonly<Record<EntityType, readonly [first: string, later: string]>> = {
  PERSON: ['Annika Lindqvist', 'Lindqvist'],
  USERNAME: ['alindqvist84', 'alindqvist84'],
  LOCATION: ['Ballymun', 'Ballymun'],
  ADDRESS: ['14 Oak Lane', '14 Oak Lane'],
  ORGANIZATION: ['Halvorsen Logistics', 'halvorsen logistics'],
  DATE: ['14 March 1962', '1962-03-14'],
  TIME: ['07:45', '07:45'],
  AGE: ['64', '64'],
  EMAIL: ['annika@posteo.de', 'annika@posteo.de'],
  PHONE: ['+1 503 227 4419', '+1 (503) 227-4419'],
  URL: ['https://intra.halvorsen.net/annika', 'https://intra.halvorsen.net/annika'],
  IP: ['84.17.203.9', '84.17.203.9'],
  ID: ['KX-4471-209', 'KX-4471-209'],
  FINANCIAL: ['4556 7375 8689 9855', '4556737586899855'],
  PASSWORD: ['Plover-19-kestrel', 'Plover-19-kestrel'],
  QUANTITY: ['182 cm', '182'],
  DEMOGRAPHIC: ['Faroese', 'Faroese'],
  OCCUPATION: ['lighthouse keeper', 'lighthouse keeper'],
  CONDITION: ['narcolepsy', 'Narcolepsy'],
  DRUG: ['modafinil', 'modafinil'],
  PRODUCT: ['Kestrel 9 prototype', 'Kestrel 9 prototype'],
  WORK: ['The Salt Ledger', 'The Salt Ledger'],
  EVENT: ['the Vardal dinner', 'the Vardal dinner'],
  MISC: ['Operation Bluebird', 'operation bluebird'],
  MONEY: ['$73,400', '73400'],
  SECRET: ['tk_9fQ2mXv7Lr4Zp8', 'tk_9fQ2mXv7Lr4Zp8'],
  VEHICLE: ['K-AB 1234', 'K-AB 1234'],
  PATH: ['/home/annika/tax', '/home/annika/tax'],
  MAC: ['3c:22:fb:9a:01:5e', '3c:22:fb:9a:01:5e'],
  CRYPTO: ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
};

/** Types whose noise may draw the original number again, so that the number in a sanitized text does not prove a leak. */
const DRAWN: ReadonlySet<EntityType> = new Set(['AGE', 'QUANTITY', 'MONEY']);

const replacedIn = (text: string, annotations: readonly Annotation[]) =>
  annotations.filter(({ risk }) => risk >= 4).map(({ start, end }) => text.slice(start, end));

describe('an original of an earlier prompt', () => {
  it.each(ENTITY_TYPES)('does not leave whole in a later one: %s', async (type) => {
    const [first, later] = VALUES[type];
    const host = await hostWith([{ text: first, type }]);
    const opening = await send(host, `First of all, note this for me: ${first}.`, [{ text: first, risk: 4 }]);
    if (!DRAWN.has(type)) expect(opening.text).not.toContain(first);
    for (const question of [`Is ${later} enough?`, `What about ${later}, then?`, `Tell me more (${later})`]) {
      const { text, annotations } = await send(host, question);
      expect(replacedIn(question, annotations).join('|'), question).toContain(later);
      if (!DRAWN.has(type)) expect(text, question).not.toContain(later);
    }
  });

  it.each([
    ['First, I am 64 and earn $73,400 a year.', 'Is that enough at 64 with $73,400?', ['64', '73,400']],
    ['First, I earn 52,000 € a year.', '54,000 €, not 52,000', ['54,000', '52,000']],
    ['First, I am 64 and earn $73,400 a year.', 'Is $81,250 enough at 67?', ['81,250']],
  ])('is no general question: %s %s', async (first, second, gone) => {
    const host = await hostWith([{ text: '64', type: 'AGE' }]);
    await send(host, first);
    const { annotations } = await send(host, second);
    for (const value of gone) expect(replacedIn(second, annotations).join('|')).toContain(value);
  });

  it('is not looked for in another conversation, nor after the person has let it go', async () => {
    const host = await hostWith([]);
    await send(host, 'First, I am 64 and earn $73,400 a year.');
    const other = await host.handle('annotate', { text: 'Buy 64 of them.', overrides: [], conversation: 'other' });
    expect(other.annotations.filter(({ risk }) => risk >= 4)).toEqual([]);
    await send(host, 'Is that enough at 64?', [{ text: '64', risk: 1 }]);
    expect((await send(host, 'And 64 of them?')).text).toBe('And 64 of them?');
  });

  it('leaves the same digits of another measure alone', async () => {
    const host = await hostWith([]);
    await send(host, 'First, I am 64 and earn $73,400 a year.');
    for (const text of ['Is 64 GB of memory enough?', 'Is 64% a pass?'])
      expect((await send(host, text)).text).toBe(text);
  });

  it('blocks where the page asked for its annotations too early', async () => {
    const host = await hostWith([{ text: 'Annika Lindqvist', type: 'PERSON' }]);
    await send(host, 'First, write to Annika Lindqvist.');
    const failed = await host
      .handle('commit', { text: 'Tell Lindqvist.', annotations: [], conversation: 'chat' })
      .catch((error: unknown) => new EngineError(serializeError(error)));
    expect(failed).toMatchObject({ name: 'SurvivorError', survivors: [{ text: 'Lindqvist', type: 'PERSON' }] });
    const accepted = ['Lindqvist'];
    const request = { text: 'Tell Lindqvist.', annotations: [], conversation: 'chat', accepted };
    expect((await host.handle('commit', request)).text).toBe('Tell Lindqvist.');
  });
});
