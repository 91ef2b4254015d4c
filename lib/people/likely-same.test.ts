import { expect, it } from 'vitest';
import { nameChoices } from './likely-same.ts';
import { linkPeople } from './linked-people.ts';
import type { NameLink } from './name-links.ts';

const choicesOf = (all: readonly string[], links: readonly NameLink[] = []) => {
  const spoken = all.map((text) => {
    const parts = text.split(' ');
    return { text, parts, words: parts.map((word) => ({ word, mention: text })) };
  });
  return nameChoices(all, linkPeople(spoken, 'en', links).persons, links);
};
const othersOf = (name: string, all: readonly string[], links: readonly NameLink[] = []) =>
  choicesOf(all, links).find((choice) => choice.name === name)?.others;

it.each<readonly [what: string, name: string, all: readonly string[], first: string]>([
  ['who has the same surname', 'Tom Marsh', ['Ada Stone', 'Elizabeth Marsh', 'Tom Marsh'], 'Elizabeth Marsh'],
  [
    'whose name may be shortened so',
    'Alex',
    ['Ada Stone', 'Alexandra Petrov', 'Alexander Kim', 'Alex'],
    'Alexander Kim',
  ],
  ['who has the same initial', 'Bo', ['Ada Stone', 'Berta Kim', 'Ada Lee', 'Bo'], 'Berta Kim'],
  ['who is mentioned nearest', 'Bo', ['Ada Stone', 'Otto Kim', 'Bo'], 'Otto Kim'],
])('names first %s', (_, name, all, first) => expect(othersOf(name, all)?.[0]).toBe(first));

it('names first whom the person has just split off', () => {
  const links = [{ name: 'Liz', other: 'Elizabeth Marsh', isSame: false }];
  expect(othersOf('Liz', ['Lisa Kim', 'Elizabeth Marsh', 'Liz'], links)?.[0]).toBe('Elizabeth Marsh');
});

it('names eight people at most, each once and by the fullest name', () => {
  const all = [
    'Bo',
    ...'Ada Kim,Otto Lee,Iris Stone,Paul Nair,Sven Holm,Nora Petry,Jan Ueda,Rolf Berg,Vera Cole,Vera'.split(','),
  ];
  const others = othersOf('Bo', all) ?? [];
  expect(others).toHaveLength(8);
  expect(others).not.toContain('Vera');
  expect(new Set(others).size).toBe(8);
});

it('offers nothing where a name stands alone', () => expect(choicesOf(['Ada Stone'])).toEqual([]));

it('answers for a long list of names in time linear in it', () => {
  const all = Array.from({ length: 3000 }, (_, i) => `Ada Number${i}`);
  const start = performance.now();
  expect(choicesOf(all)).toHaveLength(3000);
  expect(performance.now() - start).toBeLessThan(10_000);
});
