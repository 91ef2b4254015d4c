import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { secretFrom, seededRandom } from '../privacy/random.seeded.test-support.ts';
import { planPrompt } from '../sanitize/plan.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { extractionAttack } from './extraction.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const ANOTHER_DAY = { year: 2020, month: 2, day: 2 };

/** @param planned the day on which the plan believes the prompt is sent; undefined for a plan that looks for no known dates */
function recoveries(text: string, dates: readonly string[], planned: typeof TODAY | undefined) {
  const source = { detector: 'person', rule: 'test' } as const;
  const annotations = dates.map((date): Annotation => {
    const start = text.indexOf(date);
    return { start, end: start + date.length, type: 'DATE', kind: 'date', risk: 5, confidence: 1, source };
  });
  const spans = planPrompt(annotations, policyFor('preempt'), text, planned && { today: planned });
  const conversation = { secret: secretFrom('known day'), entries: [] };
  const sanitized = sanitize(text, spans, conversation, seededRandom('known day'));
  const prompt = { text, annotations, sanitized, earlier: [], earlierUses: [], accepted: [], today: TODAY };
  return extractionAttack(prompt).recoveries;
}

const recovered = (...prompt: Parameters<typeof recoveries>): readonly string[] =>
  recoveries(...prompt).map(({ original }) => original);

const LETTERS = [
  ['Berlin, 23 November 2026\nThe operation is on 3 December 2025.', ['23 November 2026', '3 December 2025']],
  ['Köln, den 23.11.2026. Unfall am 03.12.2021.', ['23.11.2026', '03.12.2021']],
  ['2026-11-23: last visit 2024-12-03', ['2026-11-23', '2024-12-03']],
] as const;

it.each(LETTERS)('finds the dates that a shifted letterhead gives away: %s', (text, dates) => {
  expect(recovered(text, dates, ANOTHER_DAY)).toEqual(dates);
});

it.each(LETTERS)('finds none where the plan hides the day of sending: %s', (text, dates) => {
  expect(recovered(text, dates, TODAY)).toEqual([]);
});

const TOLD = [
  ['I fly tomorrow, on 27 June 2027. The operation is on 3 July 2027.', ['27 June 2027', '3 July 2027'], 'tomorrow'],
  ['Termin heute (3.5.2027), Unfall am 12.3.2024.', ['3.5.2027', '12.3.2024'], 'heute'],
  [
    'On Christmas Day, 25 December 2025, he fell. Seen on 12 March 2024.',
    ['25 December 2025', '12 March 2024'],
    'christmas',
  ],
] as const;

it.each(TOLD)('finds the dates that move with one that words beside it tell: %s', (text, dates) => {
  expect(recovered(text, dates, undefined)).toEqual(dates);
});

it('finds an incomplete date that words beside it tell', () => {
  expect(recovered('Today is Monday 5 May. Seen on 12 March 2024.', ['5 May', '12 March 2024'], undefined)).toEqual([
    '5 May',
  ]);
});

it.each(TOLD)('names only the date itself where the plan leaves a placeholder for it: %s', (text, dates, words) => {
  const found = recoveries(text, dates, TODAY).map((recovery) => [recovery.original, recovery.trace, recovery.found]);
  expect(found).toEqual([[dates[0], 'guessed', words]]);
});
