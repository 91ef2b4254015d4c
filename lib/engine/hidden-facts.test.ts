// Tests how a fact is hidden in all prompts of a conversation, through the real host, rooms and vault, with the default profile.
import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { postRestoreSteps } from '../restore/post-restore-steps.ts';
import { restoreWithPairs } from '../restore/surrogate-matcher.ts';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';
import type { RiskOverride } from './protocol.ts';

const silent = { name: 'model', detect: () => [] };

function defaultHost(): EngineHost {
  return createEngineHost({
    deps: engineDeps({ status: () => ({ model: 'ready' }), detector: async () => silent, reload: () => undefined }),
    vault: createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 }),
    now: Date.now,
  });
}

async function send(host: EngineHost, text: string, overrides: readonly RiskOverride[] = []) {
  const { annotations } = await host.handle('annotate', { text, overrides, conversation: 'chat' });
  const request = { text, annotations, conversation: 'chat' };
  const shown = await host.handle('preview', request);
  const { text: sent, replacements } = await host.handle('commit', request);
  expect(shown).toMatchObject({ text: sent, replacements });
  return { annotations, sent, replacements };
}

it('hides a raised fact behind its group in every later prompt, and offers the phrase', async () => {
  const host = defaultHost();
  const first = await send(host, 'I take metformin 500 mg.', [{ text: 'metformin', risk: 4 }]);
  expect(first.sent).toBe('I take a diabetes medicine 500 mg.');
  expect(first.replacements[0]?.phrase).toBe('a diabetes medicine');
  expect((await send(host, 'Is my metformin safe?')).sent).toBe('Is my diabetes medicine safe?');
});

it('goes on in the way that the person chose', async () => {
  const host = defaultHost();
  const chosen = { text: 'metformin', risk: 4, hideAs: 'placeholder' } as const;
  expect((await send(host, 'I take metformin 500 mg.', [chosen])).sent).toBe('I take [DRUG_1] 500 mg.');
  expect((await send(host, 'Is my metformin safe?')).sent).toBe('Is my [DRUG_1] safe?');
});

it('tells by no phrase what an earlier prompt hid', async () => {
  const host = defaultHost();
  await send(host, 'I have diabetes, diagnosed in May.', [{ text: 'diabetes', risk: 4 }]);
  const later = await send(host, 'Now I take metformin 500 mg.', [{ text: 'metformin', risk: 4 }]);
  expect(later.sent).toBe('Now I take [DRUG_1] 500 mg.');
});

it('offers no phrase where a placeholder would leave for it', async () => {
  const host = defaultHost();
  await send(host, 'I have diabetes, diagnosed in May.', [{ text: 'diabetes', risk: 4 }]);
  const told = await send(host, 'Now I take metformin 500 mg.', [{ text: 'metformin', risk: 4, hideAs: 'generalise' }]);
  expect(told.sent).toBe('Now I take [DRUG_1] 500 mg.');
  expect(told.replacements[0]).toMatchObject({ standIn: 'placeholder', original: 'metformin' });
  expect(told.replacements[0]?.phrase).toBeUndefined();
  const beside = 'My aunt takes a diabetes medicine; I take metformin 500 mg.';
  const kept = await send(defaultHost(), beside, [{ text: 'metformin', risk: 4, hideAs: 'generalise' }]);
  expect(kept.sent).toBe('My aunt takes a diabetes medicine; I take [DRUG_1] 500 mg.');
  expect(kept.replacements[0]?.phrase).toBeUndefined();
  const free = await send(defaultHost(), 'I take metformin 500 mg.', [
    { text: 'metformin', risk: 4, hideAs: 'placeholder' },
  ]);
  expect(free.replacements[0]?.phrase).toBe('a diabetes medicine');
});

it('puts the original back from what the vault keeps', async () => {
  const host = defaultHost();
  await send(host, 'I am 67 years old, what now?', [{ text: '67 years old', risk: 4 }]);
  const text = 'You are in your sixties.';
  const { pairs } = await host.handle('pairsIn', { text, conversation: 'chat' });
  const restored = restoreWithPairs(text, pairs).map((segment) => segment.text);
  expect(restored.join('')).toBe('You are 67 years old.');
});

it('scales all amounts of a conversation by one factor, and restores what a reply reckons with them', async () => {
  const host = defaultHost();
  const first = await send(host, 'I earn $4,800 a month and pay $1,920 rent.', [{ text: '$4,800', risk: 4 }]);
  expect(first.replacements.map(({ standIn }) => standIn)).toEqual(['scale', 'scale']);
  const [income = '', rent = ''] = first.replacements.map(({ surrogate }) => surrogate);
  expect(first.sent).toBe(`I earn ${income} a month and pay ${rent} rent.`);
  const value = (text: string) => Number(text.replace(/[$,]/gu, ''));
  expect(value(income) / value(rent)).toBeCloseTo(2.5, 9);

  // The later prompts do not raise the amount again.
  const second = await send(host, 'Is 4800 $ enough if the rent rises by $130?');
  expect(second.sent).not.toMatch(/4,?800|130/u);
  const more = second.replacements.find(({ original }) => original === '$130')?.surrogate ?? '';
  expect(value(more) / 130).toBeCloseTo(value(income) / 4800, 9);

  const total = (value(rent) + value(more)).toFixed(2);
  const reply = `With the rise you pay $${total}.`;
  const { pairs } = await host.handle('pairsIn', { text: reply, conversation: 'chat' });
  const restored = postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs)).map(({ text }) => text);
  expect(restored.join('')).toBe('With the rise you pay $2050.');
});

it('keeps the amount that the person moved back, and hides one as they choose', async () => {
  const host = defaultHost();
  const text = 'I earn $4,800 a month, pay $1,920 rent and the ticket is $60.';
  const kept = await send(host, text, [
    { text: '$4,800', risk: 4 },
    { text: '$60', risk: 1 },
    { text: '$1,920', risk: 4, hideAs: 'placeholder' },
  ]);
  expect(kept.sent).toMatch(/^I earn \$[\d.,]+ a month, pay \[MONEY_1\] rent and the ticket is \$60\.$/u);
});

it('proposes a phrase where what is kept may fit a few people only, and sends it once it is taken', async () => {
  const host = defaultHost();
  const text = 'I am 67 years old, a nurse, I live in Leeds and take metformin 500 mg.';
  const found = [
    ['67 years old', 'AGE'],
    ['nurse', 'OCCUPATION'],
    ['Leeds', 'LOCATION'],
    ['metformin', 'DRUG'],
  ] as const;
  const source = { detector: 'model', rule: 'test' } as const;
  const annotations = found.map(([value, type]): Annotation => {
    const start = text.indexOf(value);
    return { start, end: start + value.length, type, risk: 2, confidence: 1, source };
  });
  const request = { text, annotations, conversation: 'crowd' };
  const { suggestion, text: sent } = await host.handle('preview', request);
  expect(sent).toBe(text);
  expect(suggestion).toMatchObject({ original: '67 years old', phrase: 'in my sixties' });
  const taken = annotations.map((one) =>
    one.start === suggestion?.start ? { ...one, risk: 4 as const, hideAs: 'generalise' as const } : one,
  );
  const after = await host.handle('commit', { ...request, annotations: taken });
  expect(after.text).toBe('I am in my sixties, a nurse, I live in Leeds and take metformin 500 mg.');
});
