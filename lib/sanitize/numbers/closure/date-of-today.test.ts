import { expect, it } from 'vitest';
import type { Annotation } from '../../../detect/annotation.ts';
import { planPrompt } from '../../plan.ts';
import { policyFor } from '../../policy/policy.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

function mechanisms(text: string, ...dates: readonly string[]) {
  const source = { detector: 'person', rule: 'test' } as const;
  const annotations = dates.map((date): Annotation => {
    const start = text.indexOf(date);
    return { start, end: start + date.length, type: 'DATE', kind: 'date', risk: 5, confidence: 1, source };
  });
  return planPrompt(annotations, policyFor('preempt'), text, { today: TODAY }).spans.map(({ mechanism }) => mechanism);
}

it.each([
  ['Berlin, 23 November 2026\nThe operation is on 3 December 2026.', '23 November 2026', '3 December 2026'],
  ['Köln, den 23.11.2026. Termin am 03.12.2026.', '23.11.2026', '03.12.2026'],
  ['2026-11-23: next visit 2026-12-03', '2026-11-23', '2026-12-03'],
  ['November 23: next visit 3 December 2026', 'November 23', '3 December 2026'],
])('shifts no date of which everybody knows what it was: %s', (text, today, other) => {
  expect(mechanisms(text, today, other)).toEqual(['placeholder', 'date-shift']);
});

it('shifts other days, and the same day of another year', () => {
  expect(mechanisms('On 22 November 2026 and 23 November 2025.', '22 November 2026', '23 November 2025')).toEqual([
    'date-shift',
    'date-shift',
  ]);
});
