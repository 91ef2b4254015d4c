import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { AuditedPrompt, AuditReport } from '../audit/report.ts';
import type { Annotation } from '../detect/annotation.ts';
import type { Sanitized, VaultEntry } from '../sanitize/sanitized.ts';
import { type Vault, vaultOver } from '../vault/vault.ts';
import { type AnnotateInput, createHost, type Rooms } from './host.ts';

let names = 0;
const random = (length: number) => new Uint8Array(randomBytes(length));

const NOTHING_RECOVERED: AuditReport = {
  recovered: 0,
  of: 0,
  recoveredEarlier: 0,
  attacks: [],
  survivors: [],
  milliseconds: 0,
};

/** Rooms whose results show what they were given: the surrogate names the tweak. */
function testRooms(changes: Partial<Rooms> = {}): Rooms {
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
        guarantee: { values: [], epsilonTotal: 0, takenAsPublic: [], sentence: '' },
        vault: annotations.length > 0 ? [entry] : [],
        pairs: [],
      };
    },
    namesIn: (text, annotations) => annotations.map(({ start, end, type }) => ({ text: text.slice(start, end), type })),
    visibleWords: ({ text }) => text.split(' '),
    valueIds: ({ replacements }) => replacements.map(({ original }) => [original]),
    earlierOriginals: ({ known }) => known,
    survivorsIn: () => [],
    audit: async () => NOTHING_RECOVERED,
    pairsIn: (_text, secret, conversation, strand) => [
      {
        surrogate: `S${secret.tweak[0]}`,
        original: String([conversation.current, ...conversation.former][strand]?.entries.length),
        shape: 'word',
        type: 'PERSON',
      },
    ],
    newTweak: () => random(16),
    ...changes,
  };
}

interface Setup {
  readonly rooms?: Partial<Rooms>;
  readonly name?: string;
  readonly now?: () => number;
  readonly vault?: Partial<Vault>;
}

function setUp({ rooms, name = `host-${++names}`, now = () => 1000, vault: changes }: Setup = {}) {
  const vault: Vault = { ...vaultOver({ name, now, randomBytes: random }), ...changes };
  return { host: createHost({ rooms: testRooms(rooms), vault, now }), vault, name };
}

const annotation = (start: number, end: number): Annotation => ({
  start,
  end,
  type: 'PERSON',
  confidence: 1,
  risk: 5,
  source: { detector: 'model', rule: 'test' },
});
const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'chat' };

it('previews what it will commit, writes nothing before, and keeps the tweak after', async () => {
  const { host, vault, name } = setUp();
  const preview = await host.handle('preview', prompt);
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
  expect((await host.handle('commit', prompt)).text).toBe(preview.text);
  expect((await setUp({ name }).host.handle('preview', prompt)).text).toBe(preview.text);
  expect(await vault.summary()).toMatchObject({ conversations: 1, entries: 1 });
});

it('stores nothing of a temporary conversation, and keeps to its surrogates', async () => {
  const { host, vault } = setUp();
  const temporary = { ...prompt, conversation: 'temporary-1' };
  const first = await host.handle('commit', temporary);
  expect((await host.handle('commit', temporary)).text).toBe(first.text);
  expect((await host.handle('pairsIn', { text: 'x', conversation: 'temporary-1' })).pairs).toHaveLength(1);
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
});

it('draws another tweak for another conversation', async () => {
  let tweaks = 0;
  const { host } = setUp({ rooms: { newTweak: () => new Uint8Array(16).fill(++tweaks) } });
  expect((await host.handle('preview', prompt)).text).toBe('S1');
  expect((await host.handle('preview', { ...prompt, conversation: 'other' })).text).toBe('S2');
});

it('rejects a commit that could not be stored, and can repeat it later', async () => {
  let full = true;
  const name = `host-${++names}`;
  const real = vaultOver({ name, now: Date.now, randomBytes: random });
  const keep: Vault['keep'] = async (id, conversation) => {
    if (full) throw new Error('full');
    await real.keep(id, conversation);
  };
  const { host } = setUp({ name, vault: { ...real, keep } });
  const preview = await host.handle('preview', prompt);
  await expect(host.handle('commit', prompt)).rejects.toThrow('full');
  expect(await real.summary()).toEqual({ conversations: 0, entries: 0 });
  full = false;
  expect((await host.handle('commit', prompt)).text).toBe(preview.text);
});

it('stores every one of many commits at once', async () => {
  const { host, vault } = setUp();
  const texts = Array.from({ length: 12 }, (_, index) => `Anna ${index}`);
  await Promise.all(texts.map((text) => host.handle('commit', { ...prompt, text })));
  const stored = await vault.conversation('chat');
  expect(stored?.current.entries.map((entry) => entry.kind === 'value' && entry.original)).toEqual(texts);
});

it('passes names of earlier prompts, the dictionary and the settings on', async () => {
  const annotate = vi.fn(async (_input: AnnotateInput) => [] as Annotation[]);
  const { host } = setUp({ rooms: { annotate } });
  const entry = { term: 'Bluebird', pattern: false, type: 'MISC', risk: 5, caseSensitive: false } as const;
  await host.handle('setDictionary', { entries: [entry] });
  await host.handle('setSettings', { profile: 'strict' });
  await host.handle('commit', prompt);
  await host.handle('annotate', { text: 'anna', overrides: [], conversation: 'chat' });
  expect(annotate.mock.calls[0]?.[0]).toMatchObject({
    text: 'anna',
    known: [{ text: 'Anna', type: 'PERSON' }],
    dictionary: [entry],
    settings: { profile: 'strict' },
  });
});

it('runs the model for one request at a time, and drops those aborted in the queue', async () => {
  let running = 0;
  let most = 0;
  const seen: string[] = [];
  const annotate = async ({ text }: AnnotateInput) => {
    running += 1;
    most = Math.max(most, running);
    seen.push(text);
    await setImmediate();
    running -= 1;
    return [];
  };
  const { host } = setUp({ rooms: { annotate } });
  const controller = new AbortController();
  const ask = (text: string, signal?: AbortSignal) =>
    host.handle('annotate', { text, overrides: [], conversation: 'c' }, signal);
  const answers = [ask('one'), ask('two', controller.signal), ask('three')];
  controller.abort(new Error('stale'));
  const results = await Promise.allSettled(answers);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['one', 'three']);
  expect(most).toBe(1);
});

it('finds no name without the model: the failure reaches the page', async () => {
  const annotate = async () => {
    throw Object.assign(new Error('The model file is damaged.'), { name: 'ModelError' });
  };
  const { host } = setUp({ rooms: { annotate } });
  await expect(host.handle('annotate', { text: 'Anna', overrides: [], conversation: 'c' })).rejects.toMatchObject({
    name: 'ModelError',
  });
});

it('refuses annotations that do not fit the text', async () => {
  const { host } = setUp();
  for (const annotations of [
    [annotation(0, 5)],
    [annotation(0, 3), annotation(2, 4)],
    [annotation(2, 2)],
    [annotation(-1, 2)],
  ]) {
    await expect(host.handle('commit', { ...prompt, annotations })).rejects.toMatchObject({ name: 'RequestError' });
  }
});

it('binds a conversation to its id, before and after something was stored', async () => {
  const { host } = setUp();
  const draft = await host.handle('preview', { ...prompt, conversation: 'new' });
  await host.handle('bindConversation', { from: 'new', to: 'chat-1' });
  expect((await host.handle('commit', { ...prompt, conversation: 'chat-1' })).text).toBe(draft.text);
  await host.handle('bindConversation', { from: 'chat-1', to: 'chat-2' });
  expect((await host.handle('preview', { ...prompt, conversation: 'chat-2' })).text).toBe(draft.text);
  expect(await host.handle('pairsIn', { text: '', conversation: 'chat-1' })).toEqual({ pairs: [] });
  expect((await host.handle('pairsIn', { text: '', conversation: 'chat-2' })).pairs).toHaveLength(1);
});

it('checks settings before it keeps them', async () => {
  const { host } = setUp();
  await expect(host.handle('setSettings', { retentionDays: 0 })).rejects.toThrow('"retentionDays" cannot be 0');
  expect((await host.handle('getSettings', {})).retentionDays).toBe(30);
  expect((await host.handle('setSettings', { retentionDays: 7 })).retentionDays).toBe(7);
  expect((await host.handle('getSettings', {})).retentionDays).toBe(7);
});

it('forgets conversations that outlived the retention setting', async () => {
  let time = 0;
  const day = 24 * 60 * 60 * 1000;
  const { host } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  time = 31 * day;
  await host.handle('commit', { ...prompt, conversation: 'young' });
  expect(await host.handle('vaultSummary', {})).toEqual({ conversations: 1, entries: 1, oldest: time });
});

it('forgets everything, settings and drafts included', async () => {
  const { host } = setUp();
  await host.handle('setSettings', { profile: 'strict' });
  const before = await host.handle('commit', prompt);
  await host.handle('forgetEverything', {});
  expect(await host.handle('vaultSummary', {})).toEqual({ conversations: 0, entries: 0 });
  expect((await host.handle('getSettings', {})).profile).toBe('balanced');
  expect(before.vault).toHaveLength(1);
  expect(await host.handle('pairsIn', { text: 'S', conversation: 'chat' })).toEqual({ pairs: [] });
});

it('loads the model again when it is chosen, and at no other change', async () => {
  const reloadModel = vi.fn();
  const seen: string[] = [];
  const modelStatus = ({ model }: { model: string }) => {
    seen.push(model);
    return { model: 'ready' } as const;
  };
  const { host } = setUp({ rooms: { reloadModel, modelStatus } });
  await host.handle('setSettings', { retentionDays: 7 });
  expect(reloadModel).not.toHaveBeenCalled();
  await host.handle('setSettings', { model: 'Xenova/bert-base-NER' });
  expect(reloadModel).toHaveBeenCalledOnce();
  await host.handle('status', {});
  expect(seen).toEqual(['Xenova/bert-base-NER']);
  await expect(host.handle('setSettings', { model: '../ner-en' })).rejects.toThrow('"model" cannot be');
});

it('tells how the model is even where the vault cannot be read', async () => {
  const setting = async () => {
    throw new Error('The vault was made by a newer Coatcheck.');
  };
  const { host } = setUp({ vault: { setting } });
  expect(await host.handle('status', {})).toEqual({ model: 'ready' });
});

const survivor = { text: 'Anna', type: 'PERSON' } as const;

it('gives out and stores nothing while an original would leave, until the person lets it go', async () => {
  const survivorsIn = ({ accepted }: AuditedPrompt) => (accepted.includes('Anna') ? [] : [survivor]);
  const { host, vault } = setUp({ rooms: { survivorsIn } });
  for (const method of ['preview', 'commit'] as const) {
    await expect(host.handle(method, prompt)).rejects.toMatchObject({ name: 'SurvivorError', survivors: [survivor] });
  }
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
  await host.handle('commit', { ...prompt, accepted: ['Anna'] });
  expect(await vault.summary()).toMatchObject({ conversations: 1 });
});

/** Replaces the whole text, at the price of one epsilon for each new value. */
const priced: Partial<Rooms> = {
  sanitize: ({ text, conversation }): Sanitized => {
    const epsilon = conversation.ledger.uses.has(text) ? 0 : 1;
    return {
      text: 'S',
      replacements: [
        {
          start: 0,
          end: text.length,
          outStart: 0,
          outEnd: 1,
          original: text,
          surrogate: 'S',
          type: 'AGE',
          mechanism: 'metric-dp',
        },
      ],
      guarantee: {
        values: [{ mechanism: 'metric-dp', type: 'AGE', kind: 'metric', epsilon }],
        epsilonTotal: epsilon,
        takenAsPublic: [],
        sentence: '1 value is replaced.',
      },
      vault: [],
      pairs: [],
    };
  },
};

it('keeps the ledger of each conversation, and exports all of them', async () => {
  const { host, name } = setUp({ rooms: priced });
  const send = (text: string, conversation = 'chat') =>
    host.handle('commit', { text, annotations: [annotation(0, text.length)], conversation });
  expect((await host.handle('ledger', { conversation: 'chat' })).prompts).toEqual([]);
  await host.handle('preview', prompt);
  for (const text of ['37', '4850', '37']) await send(text);
  await send('37', 'other');
  const released = await setUp({ name }).host.handle('ledger', { conversation: 'chat' });
  expect(released).toMatchObject({ values: 2, repeated: 1, epsilonTotal: 2 });
  const { conversations } = await host.handle('exportLedger', {});
  expect(conversations.map(({ conversation, released: own }) => [conversation, own.epsilonTotal])).toEqual([
    ['chat', 2],
    ['other', 1],
  ]);
  await host.handle('forgetEverything', {});
  expect((await host.handle('exportLedger', {})).conversations).toEqual([]);
});

it('counts no prompt in which nothing was replaced', async () => {
  const { host } = setUp();
  await host.handle('commit', { ...prompt, annotations: [] });
  expect((await host.handle('ledger', { conversation: 'chat' })).prompts).toEqual([]);
});

it('audits the sanitized text that it is given, with what earlier prompts protected', async () => {
  const seen: AuditedPrompt[] = [];
  const audit = async (audited: AuditedPrompt) => {
    seen.push(audited);
    return NOTHING_RECOVERED;
  };
  const { host } = setUp({ rooms: { ...priced, audit } });
  await host.handle('commit', prompt);
  const { text, replacements } = await host.handle('preview', prompt);
  await host.handle('audit', { ...prompt, sanitized: { text, replacements } });
  expect(seen).toMatchObject([
    {
      text: 'Anna',
      sanitized: { text: 'S' },
      earlier: [{ text: 'Anna', type: 'PERSON' }],
      earlierUses: [1],
      accepted: [],
    },
  ]);
  const tooFar = replacements.map((replacement) => ({ ...replacement, end: 99 }));
  await expect(host.handle('audit', { ...prompt, sanitized: { text, replacements: tooFar } })).rejects.toMatchObject({
    name: 'RequestError',
  });
});

it('sends what it showed, although surrogates are drawn, and draws again for every prompt', async () => {
  let draws = 0;
  const plain = testRooms();
  const sanitize: Rooms['sanitize'] = async (input) => {
    draws += 1;
    return { ...(await plain.sanitize(input)), text: `draw ${draws}` };
  };
  const { host } = setUp({ rooms: { sanitize } });
  const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'c' };
  const texts = [
    await host.handle('preview', prompt),
    await host.handle('commit', prompt),
    await host.handle('commit', prompt),
    await host.handle('preview', { ...prompt, conversation: 'd' }),
    await host.handle('preview', { ...prompt, conversation: 'd', accepted: ['Anna'] }),
    await host.handle('preview', { ...prompt, conversation: 'd', accepted: ['Anna'] }),
  ].map(({ text }) => text);
  expect(texts).toEqual(['draw 1', 'draw 1', 'draw 2', 'draw 3', 'draw 4', 'draw 4']);
});

it('tells the rooms which relations are broken, and the day', async () => {
  const seen: unknown[] = [];
  const plain = testRooms();
  const sanitize: Rooms['sanitize'] = (input) => {
    seen.push([input.brokenRelations, input.today]);
    return plain.sanitize(input);
  };
  const { host } = setUp({ rooms: { sanitize }, now: () => new Date(2026, 10, 21).getTime() });
  const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'c' };
  await host.handle('preview', prompt);
  await host.handle('preview', { ...prompt, brokenRelations: ['sum: 1 + 2 = 3'] });
  const today = { year: 2026, month: 11, day: 21 };
  expect(seen).toEqual([
    [[], today],
    [['sum: 1 + 2 = 3'], today],
  ]);
});

it('deletes what has expired once the vault is unlocked, where it was locked at the start', async () => {
  let time = 0;
  const { host, vault } = setUp({ now: () => time });
  await host.handle('commit', prompt);
  await host.handle('setPassphrase', { next: 'four words or more' });
  await host.handle('lockVault', {});
  time = 40 * 24 * 60 * 60 * 1000;
  await expect(host.expire()).rejects.toThrow('locked');
  await expect(host.handle('commit', { ...prompt, conversation: 'new' })).rejects.toThrow('locked');
  await host.handle('unlockVault', { passphrase: 'four words or more' });
  await host.handle('commit', { ...prompt, conversation: 'new' });
  expect((await vault.conversations()).map(({ id }) => id)).toEqual(['new']);
});

it('refuses to check, sanitize or restore anything while the vault is locked', async () => {
  const { host } = setUp();
  await host.handle('commit', prompt);
  await host.handle('setPassphrase', { next: 'four words or more' });
  await host.handle('lockVault', {});
  const { text, conversation } = prompt;
  const locked = { name: 'VaultLocked', message: 'The vault is locked: unlock it in the popup.' };
  for (const one of [conversation, 'temporary-1']) {
    await expect(host.handle('annotate', { text, overrides: [], conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('preview', { ...prompt, conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('commit', { ...prompt, conversation: one })).rejects.toMatchObject(locked);
    await expect(host.handle('getSettings', {})).rejects.toMatchObject(locked);
  }
  await expect(host.handle('pairsIn', { text, conversation })).rejects.toMatchObject(locked);
});

it('restores what was issued before the keys were renewed, in temporary conversations too', async () => {
  const keys: string[] = [];
  const { host } = setUp({
    rooms: {
      pairsIn: (_text, { key }) => {
        keys.push(key.join());
        return [];
      },
    },
  });
  const temporary = { ...prompt, conversation: 'temporary-1' };
  await host.handle('commit', prompt);
  await host.handle('commit', temporary);
  const ask = async () => {
    await host.handle('pairsIn', { text: 'x', conversation: prompt.conversation });
    await host.handle('pairsIn', { text: 'x', conversation: temporary.conversation });
  };
  await ask();
  await host.handle('rotateKeys', {});
  await ask();
  await host.handle('commit', { ...prompt, conversation: 'later' });
  await host.handle('pairsIn', { text: 'x', conversation: 'later' });
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});
