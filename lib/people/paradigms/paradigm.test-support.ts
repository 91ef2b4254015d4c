import type { BaseName, Paradigm } from './paradigm.ts';

/** @param code "gf" for the given name of a woman, "fm" for the family name of a man */
export const base = (name: string, code: string): BaseName => ({
  name,
  kind: code.startsWith('g') ? 'given' : 'family',
  gender: code.endsWith('m') ? 'male' : 'female',
});

/** @param bearer "woman" for a given name, "woman's surname" */
export const named = (name: string, bearer: string): BaseName => ({
  name,
  kind: /surname/u.test(bearer) ? 'family' : 'given',
  gender: /woman/u.test(bearer) ? 'female' : 'male',
});

const CANDIDATES = 12;

/** The forms that do not lead back to their name: it is not among the first twelve bases of the form. */
export const formsWithoutBase = (paradigm: Paradigm, names: readonly BaseName[]): readonly string[] =>
  names.flatMap((one) => {
    const leadsBack = (form: string) =>
      paradigm
        .basesOf(form)
        .slice(0, CANDIDATES)
        .some(({ name, kind, gender }) => name === one.name && kind === one.kind && gender === one.gender);
    return [...new Set(Object.values(paradigm.formsOf(one)))]
      .filter((form) => !leadsBack(form))
      .map((form) => `${form} ${one.name} ${one.kind} ${one.gender}`);
  });

/** The names of lists by their codes: { gf: 'Anna Maria', 'fm ff': 'Novak' }. */
export const basesOfLists = (lists: Readonly<Record<string, string>>): readonly BaseName[] =>
  Object.entries(lists).flatMap(([codes, names]) =>
    codes.split(' ').flatMap((code) => names.split(' ').map((name) => base(name, code))),
  );
