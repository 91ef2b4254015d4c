// Lists of amounts with their true total, written in the formats of several countries: the total stays the total, and everything is
// restored.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patternDetectors } from '../../detect/patterns/index.ts';
import { annotatedByRisk } from '../../judge/annotated-by-risk.test-support.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { planPrompt } from '../plan.ts';
import { policyFor } from '../policy/policy.ts';
import { sanitize } from '../sanitize.ts';

const secret = { key: new Uint8Array(32).fill(1), tweak: new Uint8Array(16).fill(2) };
const today = { year: 2026, month: 11, day: 21 };

interface Style {
  readonly grouping: string;
  readonly point: string;
  readonly around: (amount: string) => string;
}

const STYLES: readonly Style[] = [
  { grouping: ',', point: '.', around: (amount) => `$${amount}` },
  { grouping: '.', point: ',', around: (amount) => `${amount} €` },
  { grouping: "'", point: '.', around: (amount) => `CHF ${amount}` },
  { grouping: '', point: '.', around: (amount) => `${amount} USD` },
];

function written(cents: number, { grouping, point, around }: Style): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, grouping);
  return around(`${whole}${point}${String(cents % 100).padStart(2, '0')}`);
}

/** Reads amounts, in cents, with any separators. */
const read = (text: string) => Array.from(text.matchAll(/\d[\d.,']*[.,]\d{2}/g), ([n]) => Number(n.replace(/\D/g, '')));

const LABELS = ['Rent', 'Food', 'Car', 'Insurance', 'Travel', 'Books'];
const lists = fc.record({
  cents: fc.uniqueArray(fc.integer({ min: 10_001, max: 999_999 }), { minLength: 2, maxLength: 6 }),
  style: fc.constantFrom(...STYLES),
  isTable: fc.boolean(),
});

function textOf(cents: readonly number[], style: Style, isTable: boolean): string {
  const total = cents.reduce((sum, one) => sum + one, 0);
  const rows = cents.map((one, i) => [LABELS[i] ?? 'Other', written(one, style)] as const);
  const all = [...rows, ['Total', written(total, style)] as const];
  return isTable
    ? ['| Item | Amount |', '|---|---|', ...all.map(([label, amount]) => `| ${label} | ${amount} |`)].join('\n')
    : all.map(([label, amount]) => `- ${label}: ${amount}`).join('\n');
}

it('keeps totals total in every style, and gives everything back', async () => {
  const policy = policyFor('preempt');
  await fc.assert(
    fc.asyncProperty(lists, fc.string({ maxLength: 6 }), async ({ cents, style, isTable }, seed) => {
      const text = textOf(cents, style, isTable);
      const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
      const planned = planPrompt(annotations, policy, text, { today });
      expect(planned.dependencies?.relations.length, text).toBeGreaterThan(0);
      const { text: out, vault } = sanitize(text, planned, { secret, entries: [] }, seededRandom(seed));
      const amounts = read(out);
      expect(amounts).toHaveLength(cents.length + 1);
      expect(
        amounts.slice(0, -1).reduce((sum, one) => sum + one, 0),
        out,
      ).toBe(amounts.at(-1));
      const back = restore(out, { secret, entries: vault });
      expect(back.map((segment) => segment.text).join('')).toBe(text);
    }),
    { numRuns: 150 },
  );
});

it('never falls over, whatever numbers and words come together', async () => {
  const policy = policyFor('preempt');
  const word = fc.constantFrom(
    'total',
    'per month',
    'a year',
    '%',
    'minus',
    '=',
    'x',
    'each',
    'tax',
    'net',
    'born',
    'kg',
    '|',
    '\n',
    '- ',
    '(',
    '$',
    '€',
    'loan',
    'over',
    'years',
    'I am',
    'BMI',
  );
  const number = fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }).map((n) => n.toLocaleString('en')),
    fc.integer({ min: 0, max: 99_999 }).map((n) => `$${(n / 100).toFixed(2)}`),
    fc.constantFrom('0', '00', '$0.50', '1.2.3', '$5k', '1984', '12/05/1997', '1,00,000'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(word, number), { maxLength: 30 }), async (tokens) => {
      const text = tokens.join(' ');
      const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
      const raised = annotations.map((a) => (a.type === 'QUANTITY' ? { ...a, risk: 4 as const } : a));
      const planned = planPrompt(raised, policy, text, { today });
      const { text: out, guarantee } = sanitize(text, planned, { secret, entries: [] }, seededRandom(text));
      expect(guarantee.epsilons.tenthOfRange ?? 0).toBeLessThanOrEqual(2 + 1e-9);
      expect(out).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 400, examples: [[['born', '1984', '%']]] },
  );
});
