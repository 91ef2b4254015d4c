import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../../../conversation/vault-entry.ts';
import type { EntityType, RiskLevel } from '../../../detect/annotation.ts';
import { amountsIn } from '../../../notation/amount.ts';
import { readNumber } from '../../../notation/number-text.ts';
import { seededRandom } from '../../../privacy/random.seeded.test-support.ts';
import { annotated, type Mark, SECRET } from '../../marked-text.test-support.ts';
import { planPrompt } from '../../plan.ts';
import { policyFor } from '../../policy/policy.ts';
import { sanitize } from '../../sanitize.ts';
import { factorBetween, factorValue, possibleFactors, scaleNumber } from './factor.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

interface Given {
  /** The risk of each mark; 4 if it has no entry. */
  readonly risks?: readonly RiskLevel[];
  readonly entries?: readonly VaultEntry[];
}

function hidden(text: string, marks: readonly Mark[], { risks = [], entries = [] }: Given = {}) {
  const found = annotated(text, marks).map((one, i) => ({ ...one, risk: risks[i] ?? (4 as const) }));
  const planned = planPrompt(found, policyFor('balanced'), text, { today: TODAY, entries });
  return sanitize(text, planned, { secret: SECRET, entries, known: [] }, seededRandom('scale'));
}

const valuesOf = (text: string) =>
  (text.match(/\d[\d.,]*\d|\d/gu) ?? []).map((number) => readNumber(number, { isMoney: true })?.value ?? Number.NaN);

const SAVINGS = 'I earn $4,800 a month, pay $1,920 rent and save $960.';
const MARKS: readonly Mark[] = [
  ['$4,800', 'MONEY'],
  ['$1,920', 'MONEY'],
  ['$960', 'MONEY'],
];

it('scales a raised amount, and with it all amounts of its dimension', () => {
  const done = hidden(SAVINGS, MARKS, { risks: [4, 2, 2] });
  const [a = 0, b = 0, c = 0] = valuesOf(done.text);
  expect(new Set(done.replacements.map(({ standIn }) => standIn))).toEqual(new Set(['scale']));
  expect(a / b).toBeCloseTo(2.5, 9);
  expect(b / c).toBeCloseTo(2, 9);
  expect(a).not.toBe(4800);
  expect(done.guarantee.values.every(({ kind }) => kind === 'ratio')).toBe(true);
  expect(done.guarantee.takenAsPublic).toContainEqual({ key: 'publicRatios' });
  expect(done.guarantee.sentence).toContain('3 amounts by one secret factor');
});

it('leaves an amount that the person chose to keep, and amounts of another dimension', () => {
  const text = 'I weigh 82 kg, earn $4,800 and the ticket is $60.';
  const marks: readonly Mark[] = [
    ['82 kg', 'QUANTITY'],
    ['$4,800', 'MONEY'],
    ['$60', 'MONEY'],
  ];
  const done = hidden(text, marks, { risks: [2, 4, 1] });
  expect(done.text).toMatch(/^I weigh 82 kg, earn \$[\d,.]+ and the ticket is \$60\.$/);
  expect(done.text).not.toContain('4,800');
});

it('scales a total that nobody found, which would tell the amounts', () => {
  const text = 'Rent $1,920 and food $960: total 2,880.';
  const done = hidden(text, MARKS.slice(1));
  const [rent = 0, food = 0, total = 0] = valuesOf(done.text.slice(0, -1));
  expect(total).toBeCloseTo(rent + food, 9);
  expect(done.text).not.toContain('2,880');
});

it('goes on with its factor in later prompts of the conversation, whatever they raise', () => {
  const first = hidden(SAVINGS, MARKS);
  const [before = 0] = valuesOf(first.text);
  const later = hidden('Is $480 more enough?', [['$480', 'MONEY']], { risks: [2], entries: first.vault });
  expect(valuesOf(later.text)[0]).toBeCloseTo(before / 10, 9);
  const exact = hidden('And 12.34 $ less?', [['12.34 $', 'MONEY']], { risks: [2], entries: first.vault });
  expect((valuesOf(exact.text)[0] ?? 0) / 12.34).toBeCloseTo(before / 4800, 9);
});

it.each<readonly [string, EntityType, string | undefined]>([
  ['54,000 €', 'MONEY', 'money'],
  ['85k', 'MONEY', 'money'],
  ['$50,000 to 60,000', 'MONEY', 'money'],
  ['82 kg', 'QUANTITY', 'mass'],
  ['180 lbs', 'QUANTITY', 'mass'],
  ['500 mg', 'QUANTITY', 'mg'],
  ['6.5 mmol/l', 'QUANTITY', 'mmol/l'],
  ['12 %', 'QUANTITY', undefined],
  ['37.5 °C', 'QUANTITY', undefined],
  ['5\'11"', 'QUANTITY', undefined],
  ['120/80 mmHg', 'QUANTITY', undefined],
  ['0 €', 'MONEY', undefined],
  ['two thousand euros', 'MONEY', undefined],
  ['67', 'AGE', undefined],
])('knows what "%s" (%s) measures: %s', (text, type, dimension) => {
  expect(amountsIn(text, type)?.dimension).toBe(dimension);
});

it('hides behind a placeholder what no factor keeps true', () => {
  expect(hidden('I own 12 % of it.', [['12 %', 'QUANTITY']]).text).toBe('I own [QUANTITY_1] of it.');
  expect(hidden('I have two thousand euros.', [['two thousand euros', 'MONEY']]).text).toBe('I have [MONEY_1].');
});

it('writes with the comma where the text does', () => {
  const done = hidden('Ich zahle 95 € und ich habe 1.250,50 € auf dem Konto.', [
    ['95 €', 'MONEY'],
    ['1.250,50 €', 'MONEY'],
  ]);
  expect(done.text).toMatch(/^Ich zahle [\d.]+(?:,\d\d)? € und ich habe [\d.]+,\d\d € auf dem Konto\.$/);
});

it('takes no factor by which an amount becomes another number of the prompt', () => {
  for (const original of [40_000, 36_000, 54_000, 70_000]) {
    for (const { numerator, decimals } of possibleFactors(SECRET, 'money', 0)) {
      const other = (original * numerator) / 10 ** decimals;
      if (!Number.isInteger(other)) continue;
      const text = `I earn ${original} € and she earns ${other} €.`;
      const done = hidden(text, [
        [`${original} €`, 'MONEY'],
        [`${other} €`, 'MONEY'],
      ]);
      expect(valuesOf(done.text).some((value) => value === original || value === other)).toBe(false);
    }
  }
});

it('scales exactly, whatever is written, and the factor is known from any pair', () => {
  const amounts = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(0, 1, 2));
  fc.assert(
    fc.property(amounts, fc.nat(60), ([steps, decimals], choice) => {
      const text = (steps / 10 ** decimals).toFixed(decimals);
      const number = readNumber(text, { isMoney: true });
      const factors = possibleFactors(SECRET, 'money', decimals);
      const factor = factors[choice % factors.length];
      if (!number || !factor) throw new Error('no number');
      const scaled = readNumber(scaleNumber(number, factor), { isMoney: true });
      expect(scaled?.value).toBeCloseTo(number.value * factorValue(factor), 6);
      const found = factorBetween(number.value, scaled?.value ?? 0);
      expect(found && factorValue(found)).toBeCloseTo(factorValue(factor), 12);
    }),
  );
});
