// The host with its real rooms except detection: what several prompts of a conversation add up to in the ledger, and reveal to the audit.
import { ENGLISH } from '../language/language.ts';
import 'fake-indexeddb/auto';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Annotation, EntityType, RiskLevel } from '../detect/annotation.ts';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { createEngineHost } from './host.ts';
import type { ModelSource } from './model-source.ts';

const noModel: ModelSource = {
  status: () => ({ model: 'failed' }),
  detector: () => Promise.reject(new Error('not needed')),
  reload: () => undefined,
};
let names = 0;
let time = 1_700_000_000_000;

function setUp() {
  const now = () => time++;
  const vault = createVault({
    name: `ledger-${++names}`,
    now,
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
  });
  return createEngineHost({ deps: engineDeps(noModel), vault, now });
}

type Mark = readonly [text: string, type: EntityType, risk?: RiskLevel];

function prompt(text: string, marks: readonly Mark[], more: { accepted?: readonly string[] } = {}) {
  const annotations = marks.map(([value, type, risk = 4]): Annotation => {
    const start = text.indexOf(value);
    const source = { detector: 'person', rule: 'test' } as const;
    const noised = type === 'MONEY' ? { hideAs: 'noise' as const } : {};
    return { start, end: start + value.length, type, risk, confidence: 1, source, ...noised };
  });
  return { text, annotations, conversation: 'chat', ...more };
}

const first = prompt('Anna Weber earns $4,850 and has gout.', [
  ['Anna Weber', 'PERSON'],
  ['$4,850', 'MONEY'],
  ['gout', 'CONDITION'],
]);

it('spends on a number once, however often it is sent', async () => {
  const host = setUp();
  await host.handle('commit', first);
  const once = await host.handle('ledger', { conversation: 'chat' });
  expect(once).toMatchObject({ values: 3, repeated: 0, isPartial: false });
  expect(once.epsilons.tenthOfRange).toBeGreaterThan(0);
  await host.handle('commit', first);
  const twice = await host.handle('ledger', { conversation: 'chat' });
  expect(twice).toMatchObject({ values: 3, repeated: 3, epsilons: once.epsilons });
  // Far from the first amount, because an amount near it may have been issued as its surrogate and is then not new.
  await host.handle('commit', prompt('She asks for $912,300.', [['$912,300', 'MONEY']]));
  const more = await host.handle('ledger', { conversation: 'chat' });
  expect(more.values).toBe(4);
  expect(more.epsilons.tenthOfRange).toBeGreaterThan(once.epsilons.tenthOfRange ?? 0);
  const sums = more.prompts.map(({ spent }) => spent.reduce((sum, { epsilon }) => sum + epsilon, 0));
  expect(more.epsilons.tenthOfRange).toBeCloseTo(sums.reduce((sum, epsilon) => sum + epsilon, 0));
});

it('tells a later prompt what it can be linked to, and what it gives away', async () => {
  const host = setUp();
  await host.handle(
    'commit',
    prompt('Anna Weber, +44 20 7946 0958', [
      ['Anna Weber', 'PERSON'],
      ['+44 20 7946 0958', 'PHONE', 5],
    ]),
  );
  const [phone, marks]: [string, readonly Mark[]] = ['+44 20 7946 0958', [['Weber', 'PERSON']]];
  const blocked = prompt(`Call Ms Weber at ${phone}.`, marks);
  await expect(host.handle('preview', blocked)).rejects.toMatchObject({ survivors: [{ text: phone, type: 'PHONE' }] });
  const later = { ...blocked, accepted: [phone] };
  const sanitized = await host.handle('preview', later);
  const report = await host.handle('audit', { ...later, sanitized });
  expect(report).toMatchObject({ recovered: 0, of: 1, recoveredEarlier: 1, survivors: [] });
  const of = (name: string) => report.attacks.find(({ attack }) => attack === name);
  expect(ENGLISH.read(of('linkage')?.notes ?? [])).toContain(
    '1 value here has the same stand-in as in an earlier prompt',
  );
  expect(of('matching')?.recoveries).toMatchObject([{ original: '+44 20 7946 0958', trace: 'whole', earlier: true }]);
  const other = { ...later, conversation: 'other' };
  expect(await host.handle('audit', { ...other, sanitized })).toMatchObject({ recoveredEarlier: 0 });
});

it('refuses a survivor in preview and commit, and sends it once it was let go', async () => {
  const host = setUp();
  const text = 'From Lisbon to the LISBON Museum';
  const marks: readonly Mark[] = [['Lisbon', 'LOCATION']];
  const survivors = [{ text: 'Lisbon', type: 'LOCATION' }];
  const kept = prompt(text, [...marks, ['LISBON Museum', 'WORK', 1]]);
  await expect(host.handle('preview', kept)).rejects.toMatchObject({ name: 'SurvivorError', survivors });
  await expect(host.handle('commit', kept)).rejects.toMatchObject({ name: 'SurvivorError', survivors });
  expect((await host.handle('ledger', { conversation: 'chat' })).prompts).toEqual([]);
  const sent = await host.handle('commit', { ...kept, accepted: ['Lisbon'] });
  expect(sent.text).toContain('to the LISBON Museum');
  expect(sent.text).not.toContain('Lisbon');
  expect((await host.handle('ledger', { conversation: 'chat' })).letGo).toBe(1);
});
