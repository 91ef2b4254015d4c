import { expect, it } from 'vitest';
import { disguisedMentions } from './disguised-mentions.ts';

const found = (text: string, ...names: string[]) =>
  disguisedMentions(
    text,
    names.map((name) => ({ text: name, type: 'PERSON' })),
  ).map(({ start, end }) => text.slice(start, end));

it.each([
  ['4nn1k4 L1ndqv1st and Ann1ka', ['4nn1k4', 'L1ndqv1st', 'Ann1ka']],
  ['@nn1k@ was here', ['@nn1k@']],
  ['Аnnika with a Cyrillic A', ['Аnnika']],
  ['login of user_AnnikaLindqvist', ['AnnikaLindqvist']],
  ['annikaLindqvistBackup.zip', ['annikaLindqvist']],
  ['alindqvist lindqvista annikalindqvist ALINDQVIST', ['alindqvist', 'lindqvista', 'annikalindqvist', 'ALINDQVIST']],
  ['sendToLindqvist()', ['Lindqvist']],
  ['annika1987', ['annika1987']],
  ['Anika, annual, Lind, 1234, a4 and b2b', []],
])('%s', (text, expected) => {
  expect(found(text, 'Annika Lindqvist')).toEqual(expected);
});

it('reads accents and umlauts as people type them', () => {
  expect(found('jmuellner JMullner łukaszBackup', 'Jörg Müllner', 'Łukasz Nowak')).toEqual([
    'jmuellner',
    'JMullner',
    'łukasz',
  ]);
});

it('does not search identifiers for a name that is also a word', () => {
  expect(found('markDown willReturn gracePeriod h1 m4rk', 'Mark Will', 'Grace')).toEqual([]);
});

it('does not search for a name that was found with little confidence', () => {
  expect(disguisedMentions('annikaBackup', [{ text: 'Annika', type: 'PERSON', confidence: 0.5 }])).toEqual([]);
});

it('does not search identifiers for public figures, and reports a name with a particle as a name', () => {
  expect(disguisedMentions('elonMuskQuotes', [{ text: 'Elon Musk', type: 'PERSON', role: 'public' }])).toEqual([]);
  expect(disguisedMentions('Elena Bernard도', [{ text: 'Elena Bernard', type: 'PERSON' }])).toMatchObject([
    { start: 6, end: 13, type: 'PERSON' },
  ]);
});

it('finds the user name of somebody with two surnames', () => {
  const logins = ['jmueller', 'jluedenscheidt', 'jmuellerluedenscheidt'];
  expect(found(logins.join(' '), 'Jörg Müller-Lüdenscheidt')).toEqual(logins);
});
