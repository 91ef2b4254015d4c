// A length of time that a reply counted to or from a moved birthday must not be told of the original.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const TODAY = { year: 2026, month: 11, day: 29 };
const birth = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  type: 'DATE',
  shape: 'phrase',
  standIn: 'shift',
  isBirth: true,
});
/** 2 November 2027 is 338 days ahead, 12 March 2027 is 103. */
const ADULT = [birth('2 November 1987', '12 March 1987')];
const BABY = [birth('4 September 2026', '20 June 2026')];
const BIRTHDAY = [birth('2 November', '12 March')];

/** The restored reply with "«…»" around marked numbers and "{…}" around recomputed ones. */
const told = (reply: string, pairs: readonly RestorePair[]) =>
  postRestoreSteps(
    pairs,
    false,
    TODAY,
  )(reply, restoreWithPairs(reply, pairs))
    .map(({ text, isUnproved, formula }) => (isUnproved ? `«${text}»` : formula === undefined ? text : `{${text}}`))
    .join('');

it.each([
  ['Her next birthday is in 338 days.', ADULT, 'Her next birthday is in {103} days.'],
  ['Born on 2 November 1987; 338 days to go.', ADULT, 'Born on 12 March 1987; {103} days to go.'],
  ['Bis zum 40. Geburtstag sind es noch 338 Tage.', ADULT, 'Bis zum 40. Geburtstag sind es noch {103} Tage.'],
  ['Son anniversaire est dans 338 jours.', ADULT, 'Son anniversaire est dans {103} jours.'],
  ['Su cumpleaños fue hace 27 días.', ADULT, 'Su cumpleaños fue hace {262} días.'],
  ['День рождения через 338 дней, ей 39 лет.', ADULT, 'День рождения через {103} дней, ей 39 лет.'],
  ['距离生日还有338天。', ADULT, '距离生日还有{103}天。'],
  ['생일까지 338일 남았습니다.', ADULT, '생일까지 {103}일 남았습니다.'],
  ['Her birthday is in 48 weeks.', ADULT, 'Her birthday is in «48» weeks.'],
  ['She is 12 weeks old, born 4 September 2026.', BABY, 'She is «12» weeks old, born 20 June 2026.'],
  ['She turned 86 days old today.', BABY, 'She turned {162} days old today.'],
  ['Born on 4 September 2026, he is 2 months old.', BABY, 'Born on 20 June 2026, he is «2» months old.'],
  [
    'Born on 4 September 2026, he was 26 days old on 30 September 2026.',
    BABY,
    'Born on 20 June 2026, he was {102} days old on {30 September 2026}.',
  ],
  ['The birthday is in 338 days.', BIRTHDAY, 'The birthday is in {103} days.'],
  // Lengths that are true of both, or that were counted from something else.
  ['Apply 30 days before your birthday.', ADULT, 'Apply 30 days before your birthday.'],
  ['You have 338 days to pay.', ADULT, 'You have 338 days to pay.'],
  ['Register the baby within 42 days of the birth.', BABY, 'Register the baby within 42 days of the birth.'],
])('tells of "%s"', (reply, pairs, expected) => {
  expect(told(reply, pairs)).toBe(expected);
});

it('marks a number of days that two birthdays fit', () => {
  const two = [...ADULT, birth('2 November 1990', '1 May 1990')];
  expect(told('The birthday is in 338 days.', two)).toBe('The birthday is in «338» days.');
});
