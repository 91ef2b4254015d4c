// The example prompts that the papers print, with what the papers say of them: Rap-LI (table I), Preempt (sections 2, 3.3 and 4.3, appendix
// .7), PrivacyRestore (appendix). They run with the shipped network in the profile of Preempt.
import { expect, it } from 'vitest';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import type { Sanitized } from '../lib/sanitize/sanitized.ts';
import { createCommandLinePipeline } from './pipeline.ts';

const { annotate, sanitize, newConversation } = createCommandLinePipeline({
  ...(await loadDetectors({ model: true })),
  policy: policyFor('preempt'),
  key: new Uint8Array(32).fill(5),
});

/** What a prompt protects, in order: the replaced spans with their types. */
async function protectedIn(text: string): Promise<readonly string[]> {
  const annotations = await annotate(text);
  return annotations.filter(({ risk }) => risk >= 4).map(({ start, end, type }) => `${text.slice(start, end)} ${type}`);
}

it.each([
  [
    'Patient John, aged 45, was diagnosed with Type 2 diabetes and prescribed metformin. However, he began to have stomachache after taking the medication.',
    ['John PERSON', '45 AGE', 'Type 2 diabetes CONDITION', 'metformin DRUG', 'stomachache CONDITION'],
  ],
  [
    'Kaiser Soze is 50 years old and earns 500,000 per year. What is his ideal retirement plan?',
    ['Kaiser Soze PERSON', '50 AGE', '500,000 MONEY'],
  ],
  ['My age is 53 years.', ['53 AGE']],
  ['I stay at 53 Broadway Street.', ['53 Broadway Street ADDRESS']],
  ['My monthly salary is $12,000. Suggest a monthly savings plan.', ['$12,000 MONEY']],
  [
    "I have a history of chronic pancreatitis, diabetes, and obesity. My family has a history of pancreatic cancer. I experienced a persistent cough, frequent diarrhea, nausea, abdominal pain, pale stools, dark urine, and I've noticed that I've been losing weight unintentionally. I'm concerned about these symptoms and wondering if they could be related to my existing medical conditions or if there might be something else going on. What is the likely diagnosis?",
    [
      'chronic pancreatitis',
      'diabetes',
      'obesity',
      'pancreatic cancer',
      'cough',
      'diarrhea',
      'nausea',
      'abdominal pain',
      'pale stools',
      'dark urine',
    ].map((name) => `${name} CONDITION`),
  ],
])('finds what the paper protects in its example: %s', async (text, expected) => {
  expect(await protectedIn(text)).toEqual(expected);
});

const numbersOf = ({ text }: Sanitized): readonly number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
const epsilonOf = ({ guarantee }: Sanitized): number =>
  guarantee.values.reduce((sum, { epsilon = 0 }) => sum + epsilon, 0);

it('spends the budget on one of two related numbers, and computes the other (Preempt, section 4.3)', async () => {
  const year = new Date().getFullYear();
  const text = `My age is 24, I was born in ${year - 24}. I am 24 years old.`;
  const { sanitized } = await sanitize(text, newConversation('age and year'));
  const [age = 0, born = 0, again] = numbersOf(sanitized);
  expect(again).toBe(age);
  expect([year - age, year - age - 1]).toContain(born);
  expect(epsilonOf(sanitized)).toBeLessThanOrEqual(2);
  expect(sanitized.guarantee.values.filter(({ epsilon = 0 }) => epsilon > 0)).toHaveLength(1);
});

it('lets salaries, deductions and taxable income follow from each other (Preempt, appendix .7)', async () => {
  const text =
    'My monthly salary is $5,000 and my yearly salary is $60,000 and I have $10,000 in annual deductions. My annual taxable income is $50,000.';
  const { sanitized } = await sanitize(text, newConversation('taxable income'));
  const [monthly = 0, yearly = 0, deductions = 0, taxable] = numbersOf(sanitized);
  expect(yearly).toBe(12 * monthly);
  expect(taxable).toBe(yearly - deductions);
  expect(epsilonOf(sanitized)).toBeLessThanOrEqual(2);
});
