// A given name that is in no list, and often is a word or a place too, still keeps its gender: "my sister June".
import { expect, it } from 'vitest';
import { FEMALE_FIRST_NAME_LIST, MALE_FIRST_NAME_LIST } from '../../privacy/lists/index.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { run } from '../marked-text.test-support.ts';

const standInOf = (name: string) => /^Is (\S+) in\?$/.exec(run(`Is ${name} in?`, [[name, 'PERSON']]).text)?.[1] ?? '';

it.each(['June', 'Imani', 'Charlotte', 'Grace', 'Zeynep'])('gives %s the name of a woman', (name) => {
  expect(FEMALE_FIRST_NAME_LIST.indexOf.has(standInOf(name).toLowerCase())).toBe(true);
});

it.each(['Will', 'Thomas', 'Mohamed', 'Mark', 'Cash'])('gives %s the name of a man', (name) => {
  expect(MALE_FIRST_NAME_LIST.indexOf.has(standInOf(name).toLowerCase())).toBe(true);
});

it.each(['Anne-Sophie', 'Gun-Britt', 'Ann-Kristin'])('gives both halves of %s the name of a woman', (name) => {
  const halves = standInOf(name).toLowerCase().split('-');
  expect(halves.map((half) => FEMALE_FIRST_NAME_LIST.indexOf.has(half))).toEqual([true, true]);
});

it.each(['Kjell-Åke', 'Hans-Jürgen'])('gives both halves of %s the name of a man', (name) => {
  const halves = standInOf(name).toLowerCase().split('-');
  expect(halves.map((half) => MALE_FIRST_NAME_LIST.indexOf.has(half))).toEqual([true, true]);
});

it.each(['Encarnación', 'Maripaz', 'Marguerite', 'Giusy', 'Maëlys', 'Emőke'])('knows that %s is a woman', (name) => {
  expect(FEMALE_FIRST_NAME_LIST.indexOf.has(standInOf(name).toLowerCase())).toBe(true);
});

it('writes other initials for initials, with their points', () => {
  expect(run('Patient J.K. is 42', [['J.K', 'PERSON']]).text).toMatch(/^Patient [A-Z]\.[A-Z]\. is 42$/);
});

it.each(['Paris', 'Wren', 'Thorkild'])('keeps the stand-in of %s in a prompt that shows no gender', (name) => {
  const secret = secretFrom(`gender of ${name}`);
  const first = run(`My daughter ${name} is ill.`, [[name, 'PERSON']], { secret, entries: [] });
  const later = run(`${name} slept well.`, [[name, 'PERSON']], { secret, entries: first.vault });
  expect(later.replacements[0]?.surrogate).toBe(first.replacements[0]?.surrogate);
});
