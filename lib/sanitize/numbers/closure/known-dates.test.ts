import { expect, it } from 'vitest';
import type { Annotation } from '../../../detect/annotation.ts';
import { planPrompt } from '../../plan.ts';
import { policyFor } from '../../policy/policy.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

function mechanismsOf(kind: string, text: string, ...dates: readonly string[]) {
  const source = { detector: 'person', rule: 'test' } as const;
  const annotations = dates.map((date): Annotation => {
    const start = text.indexOf(date);
    return { start, end: start + date.length, type: 'DATE', kind, risk: 5, confidence: 1, source };
  });
  return planPrompt(annotations, policyFor('preempt'), text, { today: TODAY }).spans.map(({ mechanism }) => mechanism);
}

const mechanisms = (text: string, ...dates: readonly string[]) => mechanismsOf('date', text, ...dates);

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

it.each([
  ['I fly tomorrow, on 27 June. The operation is on 3 July 2026.', '27 June', '3 July 2026'],
  ['Termin heute (3. Mai), Unfall am 12.03.2024.', '3. Mai', '12.03.2024'],
  ['Today is Monday 5 May. I was there on 12 March 2024.', '5 May', '12 March 2024'],
  ['On Monday 5 May I was there; before that on 12 March 2024.', '5 May', '12 March 2024'],
  ['On Christmas Day, 25 December 2025, he fell. Seen on 12 March 2024.', '25 December 2025', '12 March 2024'],
  ['Le rendez-vous est demain, le 27 juin. Opéré le 3 juillet 2025.', '27 juin', '3 juillet 2025'],
  ['Завтра, 27 июня, операция. Первый приём был 3 июля 2025.', '27 июня', '3 июля 2025'],
  ['明天（6月27日）手术，第一次是2025年7月3日。', '6月27日', '2025年7月3日'],
  ['내일(6월 27일) 수술, 첫 진료는 2025년 7월 3일.', '6월 27일', '2025년 7월 3일'],
])('shifts no date that the words beside it tell: %s', (text, known, other) => {
  expect(mechanisms(text, known, other)).toEqual(['placeholder', 'date-shift']);
});

it('treats other mentions of a known date like it', () => {
  const text = 'I fly tomorrow, on 27 June 2027. Is 2027-06-27 a holiday? I was there on 12 March 2024.';
  expect(mechanisms(text, '27 June 2027', '2027-06-27', '12 March 2024')).toEqual([
    'placeholder',
    'placeholder',
    'date-shift',
  ]);
});

it.each([
  ['She turns 40 tomorrow, on 29 November. DOB: 29/11/1986.', '29 November', '29/11/1986'],
  ['Geboren am 29.11.1986, wird morgen, am 29. November, 40.', '29.11.1986', '29. November'],
  ['Elle aura 40 ans demain, le 29 novembre. Née le 29 novembre 1986.', '29 novembre', '29 novembre 1986'],
  ['明天（11月29日）满40岁，1986年11月29日出生。', '11月29日', '1986年11月29日'],
])('moves no date of birth whose birthday the words tell: %s', (text, ...dates) => {
  expect(mechanismsOf('date-of-birth', text, ...dates)).toEqual(['placeholder', 'placeholder']);
});

it('shifts a full date beside its weekday, which the shift keeps', () => {
  expect(mechanisms('Seen on Monday, 5 May 2025.', '5 May 2025')).toEqual(['date-shift']);
});

it.each([
  ['How old is she today, born 12 March 1987?', '12 March 1987'],
  ['Wie alt ist er heute (geb. 14.03.1990)?', '14.03.1990'],
  ['Quel âge a-t-elle aujourd’hui, née le 12 mars 1987 ?', '12 mars 1987'],
  ['The white form says 12 March 1987.', '12 March 1987'],
])('reads no day that is counted from today into a date of long ago: %s', (text, date) => {
  expect(mechanismsOf('date-of-birth', text, date)).toEqual(['date-shift']);
});

it.each([
  ['Born on Christmas Day, 25 December 1990.', '25 December 1990'],
  ['Born today, 23 November 2026!', '23 November 2026'],
])('still reads holidays, and today: %s', (text, date) => {
  expect(mechanismsOf('date-of-birth', text, date)).toEqual(['placeholder']);
});

it('reads no holiday into a name', () => {
  const text = 'Tom Whitsunday (12 March 1987), Kerstin Vos (4 May 1988)';
  const source = { detector: 'person', rule: 'test' } as const;
  const annotations = (
    [
      ['Tom Whitsunday', 'PERSON'],
      ['12 March 1987', 'DATE'],
      ['Kerstin Vos', 'PERSON'],
      ['4 May 1988', 'DATE'],
    ] as const
  ).map(([word, type]): Annotation => {
    const start = text.indexOf(word);
    return { start, end: start + word.length, type, risk: 5, confidence: 1, source };
  });
  const dates = planPrompt(annotations, policyFor('preempt'), text, { today: TODAY }).spans.filter(
    ({ annotation }) => annotation.type === 'DATE',
  );
  expect(dates.map(({ mechanism }) => mechanism)).toEqual(['date-shift', 'date-shift']);
});
