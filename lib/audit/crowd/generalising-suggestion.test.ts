import { expect, it } from 'vitest';
import { type Annotation, type EntityType, MIN_REPLACED_RISK, RISK_OF_KEPT } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { annotated, type Mark, SECRET } from '../../sanitize/marked-text.test-support.ts';
import { planPrompt } from '../../sanitize/plan.ts';
import { policyFor } from '../../sanitize/policy/policy.ts';
import { sanitize } from '../../sanitize/sanitize.ts';
import type { GeneralisingSuggestion } from '../../sanitize/sanitized.ts';
import { suggestGeneralising } from './generalising-suggestion.ts';

/** The suggestion for a prompt in which everything but the values of `hidden` is kept. */
function suggested(
  text: string,
  marks: readonly Mark[],
  hidden: readonly string[] = [],
): GeneralisingSuggestion | undefined {
  const annotations = annotated(text, marks).map((one): Annotation => {
    const isHidden = hidden.includes(text.slice(one.start, one.end));
    return { ...one, risk: isHidden ? MIN_REPLACED_RISK : RISK_OF_KEPT };
  });
  const conversation = { secret: SECRET, entries: [], known: [] };
  const sanitized = (own: readonly Annotation[]) =>
    sanitize(text, planPrompt(own, policyFor('balanced'), text), conversation, seededRandom('crowd'));
  return suggestGeneralising(text, annotations, sanitized(annotations), (own) => sanitized(own).replacements);
}

const NURSE = 'I am 67, a nurse in Leeds, and I have sarcoidosis. What should I ask my doctor?';
const MARKS: readonly Mark[] = [
  ['67', 'AGE'],
  ['nurse', 'OCCUPATION'],
  ['Leeds', 'LOCATION'],
  ['sarcoidosis', 'CONDITION'],
];

it('proposes the least costly phrase for facts that fit a few people together', () => {
  const found = suggested(NURSE, MARKS);
  // The estimate: 400,000 in a known town x 1.2 % of that age x 1 % nurses x at most 0.3 % ill is under one.
  expect(found?.people).toBe(1);
  expect(found?.peopleAfter).toBeGreaterThan(found?.people ?? 0);
  expect(NURSE.slice(found?.start, found?.end)).toBe(found?.original);
});

it('takes the age rather than the illness where either makes the crowd large enough', () => {
  const text = 'My father is 67 and a teacher in London. He has psoriasis. Can he drink beer?';
  const marks: readonly Mark[] = [
    ['67', 'AGE'],
    ['teacher', 'OCCUPATION'],
    ['London', 'LOCATION'],
    ['psoriasis', 'CONDITION'],
  ];
  const found = suggested(text, marks);
  expect(found).toMatchObject({ original: '67', phrase: 'in his sixties' });
  expect(found?.people).toBeLessThan(100);
  expect(found?.peopleAfter).toBeGreaterThanOrEqual(100);
});

it('says only what would leave: a phrase that tells a hidden fact is none', () => {
  const text = 'I am from Germany, 67, a nurse in Leipzig, and I have sarcoidosis.';
  const marks: readonly Mark[] = [
    ['Germany', 'LOCATION'],
    ['67', 'AGE'],
    ['nurse', 'OCCUPATION'],
    ['Leipzig', 'LOCATION'],
    ['sarcoidosis', 'CONDITION'],
  ];
  expect(suggested(text, marks)?.original).toBe('Leipzig');
  expect(suggested(text, marks, ['Germany'])?.original).not.toBe('Leipzig');
});

it.each<readonly [string, string, readonly Mark[]]>([
  ['two facts', 'I am 67 and live in Leeds.', [MARKS[0], MARKS[2]].filter((mark) => mark !== undefined)],
  [
    'facts that many share',
    'I am 34, a teacher in the United States, and I have asthma.',
    [
      ['34', 'AGE'],
      ['teacher', 'OCCUPATION'],
      ['United States', 'LOCATION'],
      ['asthma', 'CONDITION'],
    ],
  ],
  [
    'a question about the world',
    'At what age (67?) does a nurse with sarcoidosis in Leeds retire?',
    ['67', 'nurse', 'sarcoidosis', 'Leeds'].map((value, i): Mark => {
      const types: readonly EntityType[] = ['AGE', 'OCCUPATION', 'CONDITION', 'LOCATION'];
      return [value, types[i] ?? 'MISC'];
    }),
  ],
])('proposes nothing for %s', (_, text, marks) => {
  expect(suggested(text, marks)).toBeUndefined();
});

it('proposes nothing about what is hidden already', () => {
  expect(suggested(NURSE, MARKS, ['67', 'Leeds'])).toBeUndefined();
});
