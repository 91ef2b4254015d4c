import { expect, it } from 'vitest';
import { MIN_SHARE_IN_TEXT, ordinaryWords, sharedWords } from './ordinary-words.ts';
import { writtenValues } from './written-values.ts';

const found = (text: string) => writtenValues(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

it('finds days, addresses and numbers as wholes', () => {
  expect(found('SSN ZZ 65 20 75 T, card 3484 5263 4696 200, born 1917-08-23 or March 07, 1972.')).toEqual([
    'number 65 20 75',
    'number 3484 5263 4696 200',
    'date 1917-08-23',
    'date March 07, 1972',
  ]);
  expect(found('Call (298)509-1983x40466 or +61-7-7418-0044; mail a.b@example.net; IP 137.8.159.174')).toEqual([
    'number (298)509-1983x40466',
    'number +61-7-7418-0044',
    'email a.b@example.net',
    'number 137.8.159.174',
  ]);
  expect(found('MRN-110768, MED59692151, 8LI0-JU6U-TXSK, H3295645, 097 Poole Run, Apt. 389')).toEqual([
    'number MRN-110768',
    'number MED59692151',
    'number 8LI0-JU6U-TXSK',
    'number H3295645',
    'street 097 Poole Run',
  ]);
});

it('takes a number apart from the day behind it', () => {
  expect(found('SSN 443-22-1234 1999-10-01')).toEqual(['number 443-22-1234', 'date 1999-10-01']);
});

it('ends a number with its sentence', () => {
  expect(found('Number 188 623 029. 4. Law, +44(0)1632 960769')).toEqual([
    'number 188 623 029',
    'number +44(0)1632 960769',
  ]);
});

it('takes the day of a time stamp', () => {
  expect(found('at 1984-12-13T04:15:38.412022.')).toEqual(['date 1984-12-13']);
});

it('takes no year, score, time, price or measure', () => {
  expect(
    found(
      'In 2004 they won 21-17, 6-4 6-3 at 10:30 for $50,000 and 1998-99, COVID-19, 120 kVp, 62 inches (157.5 cm), Athlon 3000, 16:35:36.076301, HbA1c 4.0-5.6',
    ),
  ).toEqual([]);
});

it('calls words ordinary that stand in lower case often enough', () => {
  const ordinary = ordinaryWords(
    ['Record record record record', 'Anna anna@x.org Anna', 'Page Page Page Page'],
    MIN_SHARE_IN_TEXT,
  );
  expect(['record', 'anna', 'page', 'july'].map((word) => ordinary.has(word))).toEqual([true, false, false, true]);
});

it('finds the words that documents share', () => {
  const documents = Array.from({ length: 100 }, (_, at) => ({
    topic: 0,
    text: `Name: person${at} ${at < 2 ? 'Berg' : ''}`,
  }));
  expect([...sharedWords(documents)]).toEqual(['name']);
});
