// Replies to scaled prompts: results are restored exactly, and other numbers are never shown as the person's own.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import { seededRandom } from '../privacy/random.seeded.test-support.ts';
import { annotated, type Mark, restored, SECRET } from '../sanitize/marked-text.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { restore } from './restore.ts';
import type { Segment } from './segment.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

function hidden(text: string, marks: readonly Mark[], entries: readonly VaultEntry[] = []) {
  const found = annotated(text, marks).map((one) => ({ ...one, risk: 4 as const }));
  const planned = planPrompt(found, policyFor('balanced'), text, { today: TODAY, entries });
  const done = sanitize(text, planned, { secret: SECRET, entries, known: [] }, seededRandom('scaled'));
  const conversation = { secret: SECRET, entries: [...entries, ...done.vault] };
  return { ...done, conversation, restored: (reply: string) => restored(reply, conversation) };
}

/** The amounts in a sanitized text. */
const amountsOf = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((number) => Number(number.replace(/,/gu, '')));
const shown = (value: number, decimals = 2) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
/** The text of a result that a reply computed without rounding; scaled amounts have up to two more decimals. */
const exact = (value: number) => {
  const rounded = Number(value.toFixed(4));
  const decimals = [0, 2, 4].find((places) => Math.abs(rounded - Number(rounded.toFixed(places))) < 1e-9) ?? 4;
  return shown(rounded, decimals);
};
/** The text of a value, without decimals if it is whole. */
const plain = (value: number) => {
  const rounded = Number(value.toFixed(2));
  return shown(rounded, Number.isInteger(rounded) ? 0 : 2);
};

const cents = fc
  .tuple(fc.integer({ min: 1_000, max: 9_999_999 }), fc.boolean())
  .map(([steps, isWhole]) => (isWhole ? steps : steps / 100));
const three = fc.uniqueArray(cents, { minLength: 3, maxLength: 3 }).filter(([a = 0, b = 0, c = 0]) => {
  // Amounts whose sums could be equal are excluded, because such results cannot be told apart.
  const far = (x: number, y: number) => Math.abs(x - y) > 1;
  return far(a, b) && far(b, c) && far(a, c) && a > b;
});

it('restores sums, differences and multiples of scaled amounts exactly', () => {
  fc.assert(
    fc.property(three, fc.integer({ min: 2, max: 12 }), ([a = 0, b = 0, c = 0], n) => {
      const text = `Rent $${plain(a)}, food $${plain(b)} and fees $${plain(c)}.`;
      const marks = [a, b, c].map((value): Mark => [`$${plain(value)}`, 'MONEY']);
      const done = hidden(text, marks);
      const [x = 0, y = 0, z = 0] = amountsOf(done.text);
      const reply = (p: number, q: number, r: number, write: (value: number) => string) =>
        [
          `Together you pay $${write(p + q + r)}.`,
          `Rent and food come to $${write(p + q)}.`,
          `Food and fees: $${write(q + r)}.`,
          `The difference is $${write(p - q)}.`,
          `Over ${n} months the fees add up to $${write(r * n)}.`,
        ].join('\n');
      expect(done.restored(reply(x, y, z, exact))).toBe(reply(a, b, c, plain));
    }),
    {
      numRuns: 300,
      examples: [
        // The sum ends with the text of a surrogate: $70,100,000.04 with $100,000.04.
        [[9_999_990, 14_285.72, 10], 2],
        // A product looks like a surrogate with a decimal comma: $7,035 with $7.035.
        [[1_000, 10.05, 1_005], 10],
      ],
    },
  );
});

it('restores shares and parts as exactly as the reply shows them', () => {
  let left = 0;
  fc.assert(
    fc.property(three, fc.integer({ min: 3, max: 40 }), ([a = 0, b = 0, c = 0], percent) => {
      const text = `Rent $${plain(a)}, food $${plain(b)} and fees $${plain(c)}.`;
      const marks = [a, b, c].map((value): Mark => [`$${plain(value)}`, 'MONEY']);
      // Small results would equal other numbers of a reply by chance.
      fc.pre(a >= 1_000);
      const done = hidden(text, marks);
      const [x = 0] = amountsOf(done.text);
      const back = done.restored(`${percent}% of the rent is $${shown((x * percent) / 100)}.`);
      const [, value = Number.NaN] = amountsOf(back);
      // A number that could be a coincidence is not restored.
      if (back.includes(shown((x * percent) / 100))) {
        left += 1;
        return;
      }
      // The reply rounded the result to cents.
      expect(Math.abs(value - (a * percent) / 100)).toBeLessThan(0.0051);
    }),
    { numRuns: 200 },
  );
  expect(left).toBeLessThan(20);
});

const BUDGET = 'I earn $4,800 a month, pay $1,920 rent and save $960.';
const MARKS: readonly Mark[] = [
  ['$4,800', 'MONEY'],
  ['$1,920', 'MONEY'],
  ['$960', 'MONEY'],
];

function budget() {
  const done = hidden(BUDGET, MARKS);
  const [income = 0, rent = 0, savings = 0] = amountsOf(done.text);
  return { done, income, rent, savings };
}

it('restores repeats, calculations that the reply writes out, and chains of them', () => {
  const { done, income, rent, savings } = budget();
  const left = income - rent;
  const replies: readonly (readonly [string, string])[] = [
    [`You earn $${plain(income)} and pay $${plain(rent)}.`, 'You earn $4,800 and pay $1,920.'],
    [`$${plain(income)} - $${plain(rent)} = $${plain(left)}`, '$4,800 - $1,920 = $2,880'],
    [
      `$${plain(income)} - $${plain(rent)} = $${plain(left)}, and $${plain(left)} - $${plain(savings)} = $${plain(left - savings)}.`,
      '$4,800 - $1,920 = $2,880, and $2,880 - $960 = $1,920.',
    ],
    [`That is $${plain(income * 12)} a year.`, 'That is $57,600 a year.'],
    [
      `| Income | ${plain(income)} |\n| Rent | ${plain(rent)} |\n| Left | ${plain(left)} |`,
      '| Income | 4,800 |\n| Rent | 1,920 |\n| Left | 2,880 |',
    ],
    ['Your rent is 40% of your income.', 'Your rent is 40% of your income.'],
    [`You earn more than $${plain(rent)}: $${plain(income)}.`, 'You earn more than $1,920: $4,800.'],
  ];
  for (const [reply, expected] of replies) expect(done.restored(reply)).toBe(expected);
});

const unproved = (segments: readonly Segment[]) =>
  segments.filter(({ isUnproved }) => isUnproved).map(({ text }) => text);
const standIns = (segments: readonly Segment[]) => segments.flatMap(({ standsFor }) => standsFor ?? []);

it('marks what does not follow, and restores nothing in a sentence that weighs amounts against the world', () => {
  const { done, income } = budget();
  const taxed = restore(`After tax of about $1,371.22 you keep $5,230.18.`, done.conversation);
  expect(unproved(taxed)).toEqual(['1,371.22', '5,230.18']);
  const enough = restore(`$${plain(income)} is enough for a family.`, done.conversation);
  expect(standIns(enough).join()).toContain('4,800');
  const limit = restore(`Your income of $${plain(income)} is above the limit of $5,000.`, done.conversation);
  expect(standIns(limit).join()).toContain('4,800');
  expect(unproved(limit)).toEqual(['5,000']);
  const average = restore(
    `People there earn $${plain(income)} on average; $${plain(income * 12)} a year is high.`,
    done.conversation,
  );
  expect(average.map(({ text }) => text).join('')).not.toContain('57,600');
});

it('works out nothing from a number that the reply computed in a way it does not show', () => {
  const { done, rent } = budget();
  const reply = `After tax you keep $14,000. $14,000 - $${plain(rent)} = $${plain(14_000 - rent)}.`;
  const segments = restore(reply, done.conversation);
  expect(unproved(segments)).toEqual(['14,000', '14,000', plain(14_000 - rent)]);
  expect(segments.map(({ text }) => text).join('')).toBe(reply);
});

it('takes numbers of the world for no result', () => {
  const { done } = budget();
  const world = [
    12_348, 60_000, 14_600, 11_604, 520, 1_000, 450, 50, 69_300, 168, 7.25, 15, 2_500, 3_000, 25_000, 999.99,
  ];
  for (const value of world) {
    const reply = `The law says $${plain(value)} here.`;
    expect(done.restored(reply)).toBe(reply);
  }
});

it('restores in the prompts that follow, with the earlier amounts', () => {
  const { done, rent } = budget();
  const next = hidden('Rent goes up by $130.', [['$130', 'MONEY']], done.conversation.entries);
  const [more = 0] = amountsOf(next.text);
  expect(next.restored(`You will pay $${plain(rent + more)}, which is $${plain((rent + more) * 12)} a year.`)).toBe(
    'You will pay $2,050, which is $24,600 a year.',
  );
});

it('restores amounts with a unit, conversions by a rate included', () => {
  const done = hidden('I weigh 82 kg and lift 60 kg.', [
    ['82 kg', 'QUANTITY'],
    ['60 kg', 'QUANTITY'],
  ]);
  const [own = 0, lifted = 0] = amountsOf(done.text);
  expect(done.restored(`You weigh ${plain(own)} kg, ${plain(own - lifted)} kg more than you lift.`)).toBe(
    'You weigh 82 kg, 22 kg more than you lift.',
  );
  expect(unproved(restore('A healthy weight is 71.5 kg.', done.conversation))).toEqual(['71.5']);
  expect(unproved(restore('Walk 30 km a week.', done.conversation))).toEqual([]);
});
