// Related numbers through plan and sanitize: over several prompts, with numbers that are kept or found, and with relations that the person
// broke.

import { expect, it } from 'vitest';
import type { VaultEntry } from '../../conversation/vault-entry.ts';
import type { Annotation, RiskLevel } from '../../detect/annotation.ts';
import { patternDetectors } from '../../detect/patterns/index.ts';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import { ENGLISH } from '../../language/language.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';
import type { Sanitized } from '../sanitized.ts';

const secret = { key: new Uint8Array(32).fill(1), tweak: new Uint8Array(16).fill(2) };
const today = { year: 2026, month: 11, day: 21 };

interface Given {
  readonly seed?: string;
  readonly entries?: readonly VaultEntry[];
  readonly broken?: readonly string[];
  /** The risk that the person sets, by the text of the span. */
  readonly risks?: Readonly<Record<string, RiskLevel>>;
}

async function sanitized(
  text: string,
  { seed = 's', entries = [], broken = [], risks = {} }: Given = {},
): Promise<Sanitized> {
  const policy = policyFor('preempt');
  const found = await annotatedByRisk(text, patternDetectors, policy.riskFor);
  const annotations = found.map((a): Annotation => ({ ...a, risk: risks[text.slice(a.start, a.end)] ?? a.risk }));
  const planned = planPrompt(annotations, policy, text, { today, broken, entries });
  return sanitize(text, planned, { secret, entries }, seededRandom(seed));
}

const numbers = (text: string) => Array.from(text.matchAll(/\d[\d,.]*\d|\d/g), ([n]) => Number(n.replace(/,/g, '')));
const SALARY = 'My salary is $5,000 per month and $60,000 per year.';

it('says the same again in the next prompt, at no cost', async () => {
  const first = await sanitized(SALARY);
  const again = await sanitized(SALARY, { entries: first.vault, seed: 'other' });
  expect(again.text).toBe(first.text);
  expect(again.guarantee.epsilons).toEqual({});
  expect(again.relations).toEqual(first.relations);
});

it('computes from what an earlier prompt released, whichever of the two it was', async () => {
  const first = await sanitized('I earn $60,000 per year.');
  const [yearly] = numbers(first.text);
  const second = await sanitized(SALARY, { entries: first.vault, seed: 'other' });
  const [monthly = 0, again] = numbers(second.text);
  expect(again).toBe(yearly);
  expect(Math.abs(12 * monthly - (yearly ?? 0))).toBeLessThanOrEqual(6);
  expect(second.guarantee.epsilons).toEqual({});
});

it('draws each number by itself once the relation is broken', async () => {
  const { relations } = await sanitized(SALARY);
  const broken = relations?.map(({ id }) => id) ?? [];
  expect(broken).toEqual(['period: 12 x 5,000 = 60,000']);
  const texts = new Set<boolean>();
  for (let i = 0; i < 20; i += 1) {
    const { text, guarantee, relations: shown } = await sanitized(SALARY, { broken, seed: `${i}` });
    const [monthly = 0, yearly = 0] = numbers(text);
    texts.add(12 * monthly === yearly);
    expect(guarantee.epsilons.tenthOfRange).toBeCloseTo(2, 9);
    expect(shown).toMatchObject([{ isBroken: true }]);
  }
  expect(texts).toContain(false);
});

it('draws one value once, however its unit is written', async () => {
  const { text, guarantee, relations } = await sanitized('I weigh 80 kg, yes 80 kilos.', {
    risks: { '80 kg': 4, '80 kilos': 4 },
  });
  const [first, second] = numbers(text);
  expect(first).toBe(second);
  expect(guarantee.values.map(({ epsilon }) => epsilon)).toEqual([2, 0]);
  expect(relations).toBeUndefined();
});

it('replaces a number that nobody found where it would give another away', async () => {
  const { text, replacements } = await sanitized('I earn $4,850 before tax. Is 4850 enough?');
  const [first, second] = numbers(text);
  expect(first).toBe(second);
  expect(replacements.map(({ mechanism }) => mechanism)).toEqual(['metric-dp', 'computed']);
});

it('replaces what a profile keeps where it follows from a secret, and leaves what a person keeps', async () => {
  const body = 'I weigh 80 kg, am 1.80 m tall and have a BMI of 24.7.';
  const raised = await sanitized(body, { risks: { '80 kg': 4 } });
  const [weight = 0, height = 0, bmi = 0] = numbers(raised.text);
  expect(height).toBe(1.8);
  expect(Math.abs(weight / height ** 2 - bmi)).toBeLessThanOrEqual(0.051);
  const kept = await sanitized(body, { risks: { '80 kg': 4, '24.7': 1 } });
  expect(kept.text).toContain('BMI of 24.7');
  expect(kept.relations).toBeUndefined();
});

it('gives the originals back, computed ones too', async () => {
  const text = 'Gross 3,500.00 EUR, tax 612.50 EUR, insurance 287.30 EUR, so 2,600.20 EUR net. I am 42, born in 1984.';
  for (let i = 0; i < 20; i += 1) {
    const { text: out, vault } = await sanitized(text, { seed: `${i}` });
    const back = restore(out, { secret, entries: vault });
    expect(back.map((segment) => segment.text).join('')).toBe(text);
  }
});

it('never writes a negative amount or an age above 120', async () => {
  const text = 'Gross 1,900 EUR, tax 950 EUR, insurance 940 EUR, so 10 EUR net. I am 97, born in 1929.';
  for (let i = 0; i < 40; i += 1) {
    const { text: out } = await sanitized(text, { seed: `${i}` });
    expect(out).not.toMatch(/-\d/);
    const [gross = 0, tax = 0, insurance = 0, net = 0] = numbers(out);
    expect(gross - tax - insurance).toBe(net);
  }
});

it('does not fall over where nothing makes sense', async () => {
  // Every multiple of the root is in the text already.
  const taken = Array.from({ length: 9 }, (_, i) => `${(i + 1) * 12},000 km`).join(', ');
  const { text } = await sanitized(`I earn $5,000 per month, so $60,000 per year. Distances: ${taken}.`);
  const [monthly = 0, yearly] = numbers(text);
  expect(12 * monthly).toBe(yearly);
});

it('gives relations up where the numbers could not be told apart afterwards', async () => {
  const rows = Array.from({ length: 150 }, (_, i) => `- item: $${101 + 5 * i}`);
  const total = Array.from({ length: 150 }, (_, i) => 101 + 5 * i).reduce((a, b) => a + b, 0);
  const started = performance.now();
  const { replacements, relations } = await sanitized(`${rows.slice(0, 12).join('\n')}\nTotal: $1542`);
  expect(relations?.map(({ equation }) => ENGLISH.read(equation))).toEqual([
    '101 + 106 + 111 … + 156 (12 numbers) = 1542',
  ]);
  expect(new Set(replacements.map(({ surrogate }) => surrogate)).size).toBe(13);
  const many = await sanitized(`${rows.join('\n')}\nTotal: $${total}`);
  expect(many.relations).toBeUndefined();
  expect(new Set(many.replacements.map(({ surrogate }) => surrogate)).size).toBe(many.replacements.length);
  expect(performance.now() - started).toBeLessThan(5000);
});

it('states the formula over surrogates, and no original in it', async () => {
  const { guarantee } = await sanitized(SALARY, { seed: 'formula' });
  expect(guarantee.values[1]).toMatchObject({
    kind: 'computed',
    epsilon: 0,
    computedFrom: expect.stringMatching(/^12 x \d,000$/),
  });
  expect(guarantee.takenAsPublic.at(-1)).toEqual({ key: 'publicRelations' });
  expect(guarantee.sentence).toContain('1 computed from the other surrogates, at no extra cost');
});

it('puts no kept number into a formula where other words are perturbed too', async () => {
  const text = 'I earn $5,230 per month, $62,760 per year. The price is $1,000, plus 19% VAT of $190.';
  const percentIn = async (profile: string) => {
    const policy = policyFor(profile);
    const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
    const { spans } = planPrompt(annotations, policy, text, { today });
    const at = text.indexOf('19%');
    return spans.find(({ annotation }) => annotation.start === at)?.mechanism;
  };
  expect(await percentIn('preempt')).toBe('keep');
  // The percentage is computed from two noised amounts, and no amount from the percentage.
  expect(await percentIn('strict')).toBe('computed');
});

it('leaves numbers alone in a profile that noises none', async () => {
  const text = 'Ann was born on 14 March 1985, she is 41 years old.';
  const policy = policyFor('translate');
  const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
  const { spans } = planPrompt(annotations, policy, text, { today });
  expect(spans.map(({ mechanism }) => mechanism)).not.toContain('computed');
});

it('leaves a prompt without relations as it was', async () => {
  const text = 'I paid $480 and he paid $517.';
  const policy = policyFor('preempt');
  const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
  expect(planPrompt(annotations, policy, text, { today })).toEqual(planPrompt(annotations, policy, text));
});
