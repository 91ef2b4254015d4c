// Replies that computed with shifted dates: each result is recomputed for the original or marked.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { postRestoreSteps } from './post-restore-steps.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const shift = (surrogate: string, original: string): RestorePair => ({
  surrogate,
  original,
  shape: 'phrase',
  type: 'DATE',
  standIn: 'shift',
});

/** Shifts of exactly 42 weeks, so that weekdays stay the same. */
const MARCH = [shift('22 December 2027', '3 March 2027')];
const ISO = [shift('2026-12-01', '2026-02-10')];
const GERMAN = [shift('26. Oktober 2027', '5. Januar 2027')];
const FRENCH = [shift('19 avril 2028', '30 juin 2027')];
const CHINESE = [shift('2027年9月21日', '2026年12月1日')];
const YEARLESS = [shift('5 June', '3 March')];
const BIRTH: readonly RestorePair[] = [{ ...shift('2 February 1968', '9 June 1968'), isBirth: true }];
const MONTH = [shift('May 2028', 'March 2027')];
const NOISED: readonly RestorePair[] = [
  ...MARCH,
  { surrogate: '26 days', original: '30 days', shape: 'phrase', type: 'QUANTITY', standIn: 'noise' },
];

/** The restored reply with "«…»" around marked dates and "{…}" around recomputed ones. */
function told(reply: string, pairs: readonly RestorePair[]): string {
  return postRestoreSteps(pairs)(reply, restoreWithPairs(reply, pairs))
    .map(({ text, isUnproved, formula }) => (isUnproved ? `«${text}»` : formula === undefined ? text : `{${text}}`))
    .join('');
}

const REPLIES: readonly (readonly [string, readonly RestorePair[], string])[] = [
  ['Two weeks before 22 December 2027: 8.12.2027.', MARCH, 'Two weeks before 3 March 2027: {17.2.2027}.'],
  ['30 days after 22 December 2027 is 21 January 2028.', MARCH, '30 days after 3 March 2027 is {2 April 2027}.'],
  ['Two weeks before 22 December 2027: 8 December 2027.', MARCH, 'Two weeks before 3 March 2027: {17 February 2027}.'],
  ['You have 30 days. The last day is January 21st.', MARCH, 'You have 30 days. The last day is {April 2nd}.'],
  ['With 6 months it is Thursday, 22 June 2028.', MARCH, 'With 6 months it is {Friday, 3 September 2027}.'],
  ['Ten working days later is 5 January 2028.', MARCH, 'Ten working days later is {17 March 2027}.'],
  [
    '- sent 2026-12-01\n- due 6 weeks later: 2027-01-12\n- paid 30 days after that: 2027-02-11',
    ISO,
    '- sent 2026-02-10\n- due 6 weeks later: {2026-03-24}\n- paid 30 days after that: {2026-04-23}',
  ],
  [
    'Ab dem 26. Oktober 2027 zwei Wochen, also bis zum 9. November 2027.',
    GERMAN,
    'Ab dem 5. Januar 2027 zwei Wochen, also bis zum {19. Januar 2027}.',
  ],
  ['Frist: 14 Tage, Ende am 09.11.2027.', GERMAN, 'Frist: 14 Tage, Ende am {19.01.2027}.'],
  [
    'Six mois avant le 19 avril 2028 : le 19 octobre 2027.',
    FRENCH,
    'Six mois avant le 30 juin 2027 : le {30 décembre 2026}.',
  ],
  ['请提前30天，即2027年8月22日通知。', CHINESE, '请提前30天，即{2026年11月1日}通知。'],
  ['14 days after 5 June is 19 June.', YEARLESS, '14 days after 3 March is {17 March}.'],
  ['You turn 65 years on 2 February 2033.', BIRTH, 'You turn 65 years on {9 June 2033}.'],
  ['Six months after May 2028 is November 2028.', MONTH, 'Six months after March 2027 is {September 2027}.'],
  // The number of days is a noised stand-in too.
  ['26 days after 22 December 2027 is 17 January 2028.', NOISED, '30 days after 3 March 2027 is {2 April 2027}.'],
  // A deadline on a weekend moves to Monday.
  [
    'Four days and a weekend: 22 December 2027 ends on 27 December 2027. You have 4 days.',
    MARCH,
    'Four days and a weekend: 3 March 2027 ends on {8 March 2027}. You have 4 days.',
  ],
  // A usual period that is not stated.
  [
    'Ordered on 22 December 2027, so return it by 5 January 2028.',
    MARCH,
    'Ordered on 3 March 2027, so return it by {17 March 2027}.',
  ],
  // Dates that cannot be recomputed are marked.
  [
    'The quarter after 22 December 2027 ends on 31 March 2028.',
    MARCH,
    'The quarter after 3 March 2027 ends on «31 March 2028».',
  ],
  ['Return it by 5 January 2028.', MARCH, 'Return it by «5 January 2028».'],
  [
    '30 days or one month after 22 December 2027, but not 23 January 2028.',
    MARCH,
    '30 days or one month after 3 March 2027, but not «23 January 2028».',
  ],
  [
    '20 days after 15 February is 7 March.',
    [shift('15 February', '3 November')],
    '20 days after 3 November is «7 March».',
  ],
  ['There are 29 days left until 22 December 2027.', MARCH, 'There are «29 days» left until 3 March 2027.'],
  ['Es sind noch 29 Tage bis zum 26. Oktober 2027.', GERMAN, 'Es sind noch «29 Tage» bis zum 5. Januar 2027.'],
  // A holiday is not moved to another day.
  [
    'Three days after 22 December 2027 is Christmas, 25 December 2027.',
    MARCH,
    'Three days after 3 March 2027 is Christmas, «25 December 2027».',
  ],
  // Only the date of birth was shifted; the prompt's other dates were sent unchanged.
  ['The clinic expects her on 12 May 2027.', BIRTH, 'The clinic expects her on 12 May 2027.'],
  ['Please reply by 5 January.', BIRTH, 'Please reply by 5 January.'],
  ['14 days after 12 May 2027 is 26 May 2027.', BIRTH, '14 days after 12 May 2027 is 26 May 2027.'],
  ['The party is on 2 February 2028.', BIRTH, 'The party is on «2 February 2028».'],
  ['She may retire on 1 March 2035.', BIRTH, 'She may retire on «1 March 2035».'],
  ['Born on 2 February 1968, so from 1 March 2035.', BIRTH, 'Born on 9 June 1968, so from «1 March 2035».'],
  // Dates that are unrelated to the shifted ones.
  ['You wrote on 22 December 2027.', MARCH, 'You wrote on 3 March 2027.'],
  ['The battle was on 18 June 1815.', MARCH, 'The battle was on 18 June 1815.'],
  ['Version 3.5. It may rain.', MARCH, 'Version 3.5. It may rain.'],
  ['See https://example.com/2028-01-05/x', MARCH, 'See https://example.com/2028-01-05/x'],
  ['Return it by 5 January 2028.', [], 'Return it by 5 January 2028.'],
];

it.each(REPLIES)('tells of "%s"', (reply, pairs, expected) => {
  expect(told(reply, pairs)).toBe(expected);
});

it.each([
  'After 22 December 2027: 9999 working days, 9998 working days, 9997 working days; 1 May 2028 2 May 2028 3 May 2028',
  'After 22 December 2027: one hundred million working days; 1 May 2028',
])('does not count long lengths day by day: %s', (reply) => {
  const start = performance.now();
  told(reply, MARCH);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('says how a date was worked out', () => {
  const reply = '30 days after 22 December 2027 is 21 January 2028.';
  const formulas = postRestoreSteps(MARCH)(reply, restoreWithPairs(reply, MARCH)).flatMap(
    ({ formula }) => formula ?? [],
  );
  expect(formulas).toEqual(['22 December 2027 + 30 days']);
});

it('marks both where 30 days and a month part, and one of them cannot be told', () => {
  const pairs = [shift('1 April 2028', '1 February 2027')];
  expect(told('30 days or one month after 1 April 2028: 1 May 2028.', pairs)).toBe(
    '30 days or one month after 1 February 2027: «1 May 2028».',
  );
});

it('changes no character of a reply', () => {
  const piece = fc.constantFrom(
    '22 December 2027',
    ' 30 days after ',
    '21 January 2028',
    'on 5.1.',
    '\n',
    ' ',
    '**',
    'May 2028',
    '12/01/2028',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const reply = pieces.join('');
      const segments = postRestoreSteps(MARCH)(reply, restoreWithPairs(reply, MARCH));
      expect(segments.map(({ text, surrogate }) => surrogate ?? text).join('')).toBe(reply);
    }),
  );
});
