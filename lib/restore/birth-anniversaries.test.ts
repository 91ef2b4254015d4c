// A reply that names the moved birthday in another year means the person's birthday in that year.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const TODAY = { year: 2026, month: 11, day: 26 };
const birth = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  type: 'DATE',
  shape: 'phrase',
  standIn: 'shift',
  isBirth: true,
});
/** Both birthdays have been this year. */
const PAST = [birth('4 June 1985', '12 October 1985')];
/** The original is still to come this year. */
const TO_COME = [birth('4 June 1985', '20 December 1985')];
const LEAP = [birth('4 June 1984', '29 February 1984')];
const NUMERIC = [birth('13/06/1985', '25/10/1985')];

/** The restored reply with "«…»" around marked dates and "{…}" around recomputed ones. */
const told = (reply: string, pairs: readonly RestorePair[]) =>
  postRestoreSteps(
    pairs,
    false,
    TODAY,
  )(reply, restoreWithPairs(reply, pairs))
    .map(({ text, isUnproved, formula }) => (isUnproved ? `«${text}»` : formula === undefined ? text : `{${text}}`))
    .join('');

it.each([
  ['You turned 41 on 4 June 2026.', PAST, 'You turned 41 on {12 October 2026}.'],
  ['Your next birthday is June 4, 2027.', PAST, 'Your next birthday is {October 12, 2027}.'],
  ['You will be 42 years old on Friday, 4 June 2027.', PAST, 'You will be 42 years old on {Tuesday, 12 October 2027}.'],
  ['Your 42nd birthday: 2027-06-04.', PAST, 'Your 42nd birthday: {2027-10-12}.'],
  ['You turn 42 on 13/06/2027.', NUMERIC, 'You turn 42 on {25/10/2027}.'],
  ['Ihr nächster Geburtstag ist der 4. Juni 2027.', PAST, 'Ihr nächster Geburtstag ist der {12. Oktober 2027}.'],
  [
    'Vous avez eu 41 ans le 4 juin 2026, votre anniversaire.',
    PAST,
    'Vous avez eu 41 ans le {12 octobre 2026}, votre anniversaire.',
  ],
  ['Cumples 42 el 4 de junio de 2027.', PAST, 'Cumples 42 el {12 de octubre de 2027}.'],
  // One birthday has been this year and the other has not: the next one is in another year.
  ['Your next birthday is 4 June 2027.', TO_COME, 'Your next birthday is «4 June 2027».'],
  ['You turned 41 on 4 June 2026.', TO_COME, 'You turned «41» on «4 June 2026».'],
  // In a distant year that does not matter.
  [
    'You turn 67 on 4 June 2052 and may retire then.',
    TO_COME,
    'You turn 67 on {20 December 2052} and may retire then.',
  ],
  ['You turned 18 on 4 June 2003.', TO_COME, 'You turned 18 on {20 December 2003}.'],
  ['You turned 40 on 4 June 2024.', LEAP, 'You turned 40 on {29 February 2024}.'],
  ['You turned 41 on 4 June 2025.', LEAP, 'You turned 41 on «4 June 2025».'],
  // No birthday, a year before the birth, or a weekday that would be wrong.
  ['The law of 4 June 2021 applies.', PAST, 'The law of «4 June 2021» applies.'],
  ['Your father was born on 4 June 1955.', PAST, 'Your father was born on 4 June 1955.'],
  ['Your next birthday is 4 June 2027, a Friday.', PAST, 'Your next birthday is «4 June 2027», a Friday.'],
  [
    'Your 42nd birthday, 4 June 2027, falls on a Friday.',
    PAST,
    'Your 42nd birthday, «4 June 2027», falls on a Friday.',
  ],
])('tells of "%s"', (reply, pairs, expected) => {
  expect(told(reply, pairs)).toBe(expected);
});

it('chooses no birthday if two people have the same moved one', () => {
  const two = [...PAST, birth('4 June 1958', '1 February 1958')];
  expect(told('The next birthday is 4 June 2027.', two)).toBe('The next birthday is «4 June 2027».');
});
