import { expect, it } from 'vitest';
import { loadNodeWords } from '../models/node-model.ts';
import { restore } from '../restore/restore.ts';
import { newConversation, withKnownOriginals } from '../vault/conversation.ts';
import { engineDeps } from './engine-deps.ts';
import type { ModelSource } from './model-source.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { wordSourceLoader } from './word-source-loader.ts';

const broken: ModelSource = {
  status: () => ({ model: 'failed' }),
  detector: () => Promise.reject(new Error('The model file is damaged.')),
  reload: () => undefined,
};
const input = {
  text: 'Write to anna.weber@example.org today.',
  overrides: [],
  dictionary: [],
  settings: DEFAULT_SETTINGS,
};

it('finds nothing at all without the model, so that nothing is sent', async () => {
  await expect(engineDeps(broken).annotate({ ...input, rulesOnly: false })).rejects.toThrow('damaged');
});

it('shows what the rules find when that is asked for', async () => {
  const found = await engineDeps(broken).annotate({ ...input, rulesOnly: true });
  expect(found.map(({ start, end, type }) => [type, input.text.slice(start, end)])).toEqual([
    ['EMAIL', 'anna.weber@example.org'],
  ]);
});

it('keeps what everybody knows in a question about the world, unless the conversation was about it', async () => {
  const text = 'What happened on 9 November 1989?';
  const known = [{ text: '9 November 1989', type: 'DATE' }] as const;
  const conversation = withKnownOriginals(newConversation(new Uint8Array(16)), known);
  const risksOf = async (more: Partial<Parameters<ReturnType<typeof engineDeps>['annotate']>[0]>) =>
    (
      await engineDeps(broken).annotate({
        ...input,
        text,
        rulesOnly: true,
        settings: { ...DEFAULT_SETTINGS, profile: 'preempt' },
        ...more,
      })
    ).map(({ risk }) => risk);
  expect(await risksOf({})).toEqual([2]);
  expect(await risksOf({ earlier: { conversation, key: new Uint8Array(32) } })).toEqual([4]);
  const strict = { settings: { ...DEFAULT_SETTINGS, profile: 'strict' } };
  expect(await risksOf(strict)).toEqual([2]);
  expect(await risksOf({ ...strict, earlier: { conversation, key: new Uint8Array(32) } })).toEqual([4]);
});

const prompt = {
  text: 'The nurse called.',
  annotations: [],
  secret: { key: new Uint8Array(32), tweak: new Uint8Array(16) },
  conversation: newConversation(new Uint8Array(16)),
  settings: { ...DEFAULT_SETTINGS, profile: 'strict' },
  accepted: [],
  brokenRelations: [],
  today: { year: 2026, month: 11, day: 21 },
};

it('draws words for the profile that asks for it, from lists that are loaded once', async () => {
  let loads = 0;
  const words = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('The list is missing.')) : loadNodeWords('models');
  };
  const deps = engineDeps(broken, undefined, wordSourceLoader({ words }));
  await expect(Promise.resolve(deps.sanitize(prompt))).rejects.toThrow('missing');
  for (let i = 0; i < 2; i += 1) {
    const { replacements } = await deps.sanitize(prompt);
    expect(replacements.map(({ original }) => original)).toEqual(['nurse', 'called']);
  }
  expect(loads).toBe(2);
});

it('restores the repeated text of a prompt that is sent, and spends no time on that before', async () => {
  const deps = engineDeps(broken);
  const id = { type: 'ID', risk: 5, confidence: 1, source: { detector: 'person', rule: 'marked' } } as const;
  const text = 'a,b\n5729183,8507,1980,4183926,9182736\nHow?';
  const annotations = ['5729183', '8507', '4183926'].map((own) => {
    const start = text.indexOf(own);
    return { ...id, start, end: start + own.length };
  });
  const given = { ...prompt, text, annotations, settings: DEFAULT_SETTINGS };
  const shown = await deps.sanitize(given);
  expect(shown.vault.map(({ kind }) => kind)).not.toContain('echo');
  const sent = deps.withEchoes(shown, prompt.conversation, prompt.secret);
  expect(sent.text).toBe(shown.text);
  expect(sent.vault.map(({ kind }) => kind)).toContain('echo');
  expect(sent.pairs.length).toBeGreaterThan(shown.pairs.length);
  const restored = restore(sent.text, { secret: prompt.secret, entries: sent.vault });
  expect(restored.map((segment) => segment.text).join('')).toBe(text);
});

it('puts the instruction of the settings before a prompt whose words were drawn', async () => {
  const deps = engineDeps(broken, undefined, wordSourceLoader({ words: () => loadNodeWords('models') }));
  const { text } = await deps.sanitize({ ...prompt, settings: { ...prompt.settings, instruction: 'answer' } });
  expect(text).toMatch(/perturbed words[\s\S]+\n\nThe \S+ \S+\.$/);
});

it('gives nothing out where words are to be drawn and cannot be', async () => {
  await expect(Promise.resolve(engineDeps(broken).sanitize(prompt))).rejects.toThrow('wordListMissing');
});

it('loads the language model of an audit outside the queue, in which it then waits for its turn', async () => {
  const order: string[] = [];
  const context = {
    words: ['gout', 'flu'],
    async load() {
      order.push('load');
    },
    async logits() {
      order.push('model');
      return [Float32Array.of(2, 1)];
    },
  };
  const runExclusive = async <T>(work: () => Promise<T>): Promise<T> => {
    order.push('turn');
    return work();
  };
  const span = { start: 4, end: 8, outStart: 4, outEnd: 7, type: 'CONDITION' } as const;
  const replacement = {
    ...span,
    original: 'gout',
    surrogate: 'flu',
    mechanism: 'permutation',
    standIn: 'swap',
  } as const;
  const report = await engineDeps(broken, async () => ({ context })).audit(
    {
      text: 'has gout',
      annotations: [],
      sanitized: { text: 'has flu', replacements: [replacement] },
      earlier: [],
      earlierUses: [0],
      accepted: [],
    },
    runExclusive,
  );
  expect(order).toEqual(['load', 'turn', 'model']);
  expect(report).toMatchObject({ recovered: 1, of: 1 });
});
