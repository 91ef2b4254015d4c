import { expect, it } from 'vitest';
import { poolOf } from '../name-tables.ts';
import { formsWithoutBase, named } from './paradigm.test-support.ts';
import { romanian } from './romanian.ts';

it.each([
  ['woman', 'Ecaterina Ecaterinei Ecaterinei Ecaterino'],
  ['woman', 'Andreea Andreei Andreei Andreeo'],
  ['woman', 'Maria Mariei Mariei –'],
  ['woman', 'Anca Ancăi Ancăi Anco'],
  ['woman', 'Olga Olgăi Olgăi Olgo'],
  ['woman', 'Carmen – – –'],
  ['man', 'Mircea – – –'],
  ['man', 'Gheorghe – – –'],
  ["woman's surname", 'Moga – – –'],
])('%s: %s', (bearer, cases) => {
  const forms = romanian.formsOf(named(cases.split(' ')[0] ?? '', bearer));
  expect(['nom', 'gen', 'dat', 'voc'].map((key) => forms[key] ?? '–').join(' ')).toBe(cases);
});

it('finds the base of each form', () => {
  const names = poolOf('ro').map(({ name, kind, gender = 'female' }) => ({ name, kind, gender }));
  expect(names.length).toBeGreaterThan(50);
  expect(formsWithoutBase(romanian, names)).toEqual([]);
});
