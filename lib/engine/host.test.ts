// Tests what the host does with a prompt: annotate, sanitize, store, and show before it is sent.
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { AuditedPrompt } from '../audit/report.ts';
import type { Annotation } from '../detect/annotation.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import { annotation, newName, prompt, random, setUp, testDeps } from './host.test-support.ts';
import type { AnnotateInput, EngineDeps } from './host-parts.ts';

const survivor = { text: 'Anna', type: 'PERSON' } as const;

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
  const { host } = setUp({ deps: { newTweak: () => new Uint8Array(16).fill(++tweaks) } });
  expect((await host.handle('preview', prompt)).text).toBe('S1');
  expect((await host.handle('preview', { ...prompt, conversation: 'other' })).text).toBe('S2');
});

it('rejects a commit that could not be stored, and can repeat it later', async () => {
  let full = true;
  const name = newName();
  const real = createVault({ name, now: Date.now, randomBytes: random });
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
  const { host } = setUp({ deps: { annotate } });
  const entry = { term: 'Bluebird', pattern: false, type: 'MISC', risk: 5, caseSensitive: false } as const;
  await host.handle('setDictionary', { entries: [entry] });
  await host.handle('setSettings', { profile: 'strict' });
  await host.handle('commit', prompt);
  await host.handle('annotate', { text: 'anna', overrides: [], conversation: 'chat' });
  expect(annotate.mock.calls[0]?.[0]).toMatchObject({
    text: 'anna',
    earlier: { conversation: { known: [{ text: 'Anna', type: 'PERSON' }] } },
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
  const { host } = setUp({ deps: { annotate } });
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
  const { host } = setUp({ deps: { annotate } });
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

it('joins no two conversations that both have a record, unless it is sure that they are one', async () => {
  const { host, vault } = setUp();
  await host.handle('commit', { ...prompt, conversation: 'new' });
  await host.handle('commit', { ...prompt, conversation: 'old' });
  const bind = (to: string, onlyIfNew: boolean) => host.handle('bindConversation', { from: 'new', to, onlyIfNew });
  expect(await bind('old', true)).toEqual({ isBound: false });
  expect((await vault.summary()).conversations).toBe(2);
  expect(await bind('chat-1', true)).toEqual({ isBound: true });
  await host.handle('bindConversation', { from: 'chat-1', to: 'old' });
  expect((await vault.summary()).conversations).toBe(1);
});

it('gives out and stores nothing while an original would leave, until the person lets it go', async () => {
  const survivorsIn = ({ accepted }: AuditedPrompt) => (accepted.includes('Anna') ? [] : [survivor]);
  const { host, vault } = setUp({ deps: { survivorsIn } });
  for (const method of ['preview', 'commit'] as const) {
    await expect(host.handle(method, prompt)).rejects.toMatchObject({ name: 'SurvivorError', survivors: [survivor] });
  }
  expect(await vault.summary()).toEqual({ conversations: 0, entries: 0 });
  await host.handle('commit', { ...prompt, accepted: ['Anna'] });
  expect(await vault.summary()).toMatchObject({ conversations: 1 });
});

it('sends what it showed, although surrogates are drawn, and draws again for every prompt', async () => {
  let draws = 0;
  const plain = testDeps();
  const sanitize: EngineDeps['sanitize'] = async (input) => {
    draws += 1;
    return { ...(await plain.sanitize(input)), text: `draw ${draws}` };
  };
  const { host } = setUp({ deps: { sanitize } });
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

it('passes on which relations are broken, and the day', async () => {
  const seen: unknown[] = [];
  const plain = testDeps();
  const sanitize: EngineDeps['sanitize'] = (input) => {
    seen.push([input.brokenRelations, input.today]);
    return plain.sanitize(input);
  };
  const { host } = setUp({ deps: { sanitize }, now: () => new Date(2026, 10, 21).getTime() });
  const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'c' };
  await host.handle('preview', prompt);
  await host.handle('preview', { ...prompt, brokenRelations: ['sum: 1 + 2 = 3'] });
  const today = { year: 2026, month: 11, day: 21 };
  expect(seen).toEqual([
    [[], today],
    [['sum: 1 + 2 = 3'], today],
  ]);
});

it('answers by rules while the model is still being loaded', async () => {
  const found = [annotation(0, 4)];
  const annotate = ({ rulesOnly }: AnnotateInput) =>
    rulesOnly ? Promise.resolve(found) : new Promise<Annotation[]>(() => undefined);
  const { host } = setUp({ deps: { annotate } });
  const request = { text: 'Anna', overrides: [], conversation: 'chat' };
  void host.handle('annotate', request);
  expect((await host.handle('annotate', { ...request, rulesOnly: true })).annotations).toEqual(found);
});

it('adds what restores a repeated text to a prompt that is sent, and only then', async () => {
  const pair = { surrogate: 'S', original: 'Anna', shape: 'word', type: 'PERSON' } as const;
  const entry = { kind: 'echo', before: '', surrogate: 'S', after: '', original: 'Anna', type: 'PERSON' } as const;
  const withEchoes: EngineDeps['withEchoes'] = (shown) => ({
    ...shown,
    vault: [...shown.vault, entry],
    pairs: [...shown.pairs, pair],
  });
  const { host, vault } = setUp({ deps: { withEchoes } });
  const prompt = { text: 'Anna', annotations: [annotation(0, 4)], conversation: 'c' };
  expect((await host.handle('preview', prompt)).pairs).toEqual([]);
  expect((await host.handle('commit', prompt)).pairs).toEqual([pair]);
  expect(await vault.summary()).toMatchObject({ entries: 2 });
});
