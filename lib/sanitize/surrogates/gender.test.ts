// A given name that no list holds, often a word or a place too, keeps its gender all the same: "my sister June".
import { expect, it } from 'vitest';
import { FIRST_FEMALE_LIST, FIRST_MALE_LIST } from '../../privacy/lists/index.ts';
import { run } from '../marked-text.test-support.ts';

const standInOf = (name: string) => /^Is (\S+) in\?$/.exec(run(`Is ${name} in?`, [[name, 'PERSON']]).text)?.[1] ?? '';

it.each(['June', 'Imani', 'Charlotte', 'Grace', 'Zeynep'])('gives %s the name of a woman', (name) => {
  expect(FIRST_FEMALE_LIST.indexOf.has(standInOf(name).toLowerCase())).toBe(true);
});

it.each(['Will', 'Thomas', 'Mohamed', 'Mark', 'Cash'])('gives %s the name of a man', (name) => {
  expect(FIRST_MALE_LIST.indexOf.has(standInOf(name).toLowerCase())).toBe(true);
});
