// No relation may be found between unrelated numbers: each would turn two true sentences into a wrong one.

import { expect, it } from 'vitest';
import { patternDetectors } from '../../../detect/patterns/index.ts';
import { annotatedByRisk } from '../../../judge/annotated-by-risk.test-support.ts';
import { ENGLISH } from '../../../language/language.ts';
import { seededRandom } from '../../../privacy/random.seeded.test-support.ts';
import { uniformBelow } from '../../../privacy/random.ts';
import { planPrompt } from '../../plan.ts';
import { policyFor } from '../../policy/policy.ts';

const today = { year: 2026, month: 11, day: 21 };
const random = seededRandom('chance');

function amount(from: number, to: number, step: number): string {
  return `$${(from + uniformBelow(Math.floor((to - from) / step), random) * step).toLocaleString('en')}`;
}

/** Eleven unrelated amounts between all the words that support relations. Round amounts agree by chance most often. */
function household(step: number): string {
  const draw = (from: number, to: number) => amount(from, to, step);
  return `I am 42 years old and earn ${draw(2000, 9000)} per month. My rent is ${draw(700, 2500)}, the car costs ${draw(150, 700)} a month, insurance is ${draw(40, 300)} for 2 people, and I pay 19% tax. I have savings of ${draw(3000, 40_000)}, total debts of ${draw(2000, 30_000)} at 4% interest, my net worth is ${draw(1000, 90_000)}, and my partner earns ${draw(20_000, 90_000)} a year. Last year we spent ${draw(500, 5000)} on 3 trips, 8 days each, and saved ${draw(100, 3000)}.`;
}

async function relationsIn(text: string): Promise<readonly string[]> {
  const policy = policyFor('preempt');
  const annotations = await annotatedByRisk(text, patternDetectors, policy.riskFor);
  return (planPrompt(annotations, policy, text, { today }).dependencies?.relations ?? []).map(
    ({ equation, reason }) => `${ENGLISH.read(equation)}: ${ENGLISH.read(reason)}`,
  );
}

it.each([50, 10, 1])('finds next to nothing among unrelated amounts, in steps of %i', async (step) => {
  const found: string[] = [];
  for (let i = 0; i < 100; i += 1) found.push(...(await relationsIn(household(step))));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(3);
});

it.each([
  'I bought 3 books for $12, 4 pens for $8 and a bag for $20 in 2024.',
  'We are 12 people, the rent is $1,200 and the deposit $2,400.',
  'She is 30, he is 60, and their house cost $90,000 in 1990.',
  'Flight AB 120 leaves at 12:40 from gate 3; it cost $480 and took 4 hours.',
  'I have $500, he has $500, and the winner gets $1,000,000.',
  'Chapter 4 of 12 costs $48 to print; version 2.4 had 24 pages.',
  'My 401k holds $12,030 in total, and the 30th is near: $401 left.',
  'My rent went from $1,450 in 2021 to $1,720 in 2023; income tax was 24% then.',
])('%s', async (text) => {
  expect(await relationsIn(text)).toEqual([]);
});
