import { expect, it } from 'vitest';
import { namesIn } from '../name.ts';
import { annotationsOf, type Mention } from './evidence.test-support.ts';
import { fullNamesIn, fullNamesOf, partOfPrivate, partOfPublic } from './full-name.ts';

/** The two pieces of evidence about the first name, if each other name has this score. */
function evidenceIn(text: string, mentions: readonly Mention[], scores: Readonly<Record<string, number>>) {
  const names = namesIn(text, annotationsOf(text, mentions));
  const [name] = names;
  if (!name) throw new Error('no name');
  const full = fullNamesOf(name, fullNamesIn(names));
  const scoreOf = ({ written }: { readonly written: string }) => scores[written] ?? 0;
  return [partOfPrivate(full, scoreOf), partOfPublic(name, full, scoreOf)];
}

const firm = { type: 'ORGANIZATION' } as const;

it.each<readonly [string, readonly [string, object?], readonly [string, object?], number, readonly [number, number]]>([
  ['the surname of a private person', ['Weber'], ['Anna Weber'], 3, [3, 0]],
  ['the given name of a private person', ['Anna'], ['Anna Weber'], 3, [3, 0]],
  ['the surname of a public person', ['Hanks'], ['Tom Hanks'], -1.5, [0, -1.5]],
  ['the surname of a surely public person', ['Hanks'], ['Tom Hanks'], -5, [0, -2]],
  ['the given name of a public person', ['Tom'], ['Tom Hanks'], -5, [0, 0]],
  ['another name', ['Weber'], ['Anna Wright'], 3, [0, 0]],
  ['a particle', ['de'], ['Ana de Souza'], 3, [0, 0]],
  ['a person beside a firm of the name', ['Stanley'], ['Morgan Stanley', firm], -5, [0, 0]],
  ['a firm', ['Weber', firm], ['Anna Weber'], 3, [0, 0]],
])('says of %s what was judged of the full name', (_, [part, more], [full, other], score, expected) => {
  const text = `${part} met ${full}`;
  const mentions = [
    { value: part, ...more },
    { value: full, ...other },
  ];
  expect(evidenceIn(text, mentions, { [full]: score })).toEqual(expected);
});

it('takes the full name that is surest to be private', () => {
  const text = 'Weber met Anna Weber and Max Weber';
  const mentions = [{ value: 'Weber' }, { value: 'Anna Weber' }, { value: 'Max Weber' }];
  expect(evidenceIn(text, mentions, { 'Anna Weber': 2, 'Max Weber': -4 })).toEqual([2, 0]);
});

it.each([
  ['pl', 'Marka', 'Marek Kowalski', 3],
  ['pl', 'Kowalskiego', 'Marek Kowalski', 3],
  ['uk', 'Олені', 'Олена Ткаченко', 3],
  ['pl', 'Marty', 'Marek Kowalski', 0],
  ['en', 'Marka', 'Marek Kowalski', 0],
])('%s: knows %s as a case of a word of %s', (language, part, full, expected) => {
  const names = namesIn(`${part} ${full}`, annotationsOf(`${part} ${full}`, [{ value: part }, { value: full }]));
  const [name] = names;
  expect(name && partOfPrivate(fullNamesOf(name, fullNamesIn(names, language)), () => 3)).toBe(expected);
});
