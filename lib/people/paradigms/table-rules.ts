// Declines names by a table of endings.

import { caseOf, formIn } from './case-forms.ts';
import type { NameRules } from './likely-bases.ts';
import type { BaseName, CaseForms } from './paradigm.ts';

/**
 * Names that are declined alike. The first row that fits a name counts.
 * who: "gm" for given names of men, "ff" for family names of women, and so on
 * before: source of a pattern for what stands before the end
 * end: the end of the name that the endings replace
 * endings: one for each case; "-" for none, "_" for a case that is left out, "a/b" for two ways
 */
export type Row = readonly [who: string, before: string, end: string, endings: string];

const codeOf = ({ kind, gender }: Omit<BaseName, 'name'>): string => kind.charAt(0) + gender.charAt(0);

/** A name of which a word may be a form, and by whom and in which case it is then used; any if the name is not declined. */
interface Proposal {
  readonly name: string;
  readonly use: string;
}

/** Double names of parts that are used alike. */
const joined = (heads: readonly Proposal[], parts: readonly Proposal[]): readonly Proposal[] =>
  heads.flatMap((head) =>
    parts
      .filter(({ use }) => head.use === use || head.use === '' || use === '')
      .map((part) => ({ name: `${head.name}-${part.name}`, use: head.use || part.use })),
  );

/** The rules of a table whose endings stand in the order of `cases`. */
export function tableRules(cases: string, rows: readonly Row[]): Omit<NameRules, 'oddnessOf'> {
  const keys = cases.split(' ');
  const declensions = rows.map(([who, before, end, endings]) => ({
    who: who.split(' '),
    test: new RegExp(`(?:${before})${end}$`, 'iu'),
    end,
    endings: endings.split(' ').flatMap((ways, at) =>
      ways
        .split('/')
        .filter((ending) => ending !== '_')
        .map((ending, way) => [(keys[at] ?? '') + (way > 0 ? way + 1 : ''), ending === '-' ? '' : ending] as const),
    ),
  }));
  const byEnding = new Map<string, Set<(typeof declensions)[number]>>();
  for (const declension of declensions)
    for (const [, ending] of declension.endings)
      byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(declension));
  const longest = Math.max(...[...byEnding.keys()].map(({ length }) => length));
  const byBearer = new Map(
    ['gm', 'gf', 'fm', 'ff'].map((code) => [code, declensions.filter(({ who }) => who.includes(code))]),
  );

  const formsOfPart = (base: BaseName): CaseForms => {
    const lower = base.name.toLowerCase();
    const found = byBearer.get(codeOf(base))?.find(({ end, test }) => lower.endsWith(end) && test.test(base.name));
    const stem = base.name.slice(0, base.name.length - (found?.end.length ?? 0));
    return {
      nom: base.name,
      ...Object.fromEntries((found?.endings ?? []).map(([key, ending]) => [key, stem + ending])),
    };
  };
  const proposalsForPart = (word: string): readonly Proposal[] => {
    const proposals: Proposal[] = [{ name: word, use: '' }];
    for (let length = 0; length <= Math.min(longest, word.length - 1); length += 1) {
      const stem = word.slice(0, word.length - length);
      const ending = word.slice(stem.length);
      for (const { who, end, test, endings } of byEnding.get(ending) ?? []) {
        const name = stem + end;
        if (!test.test(name)) continue;
        const cases = new Set(endings.filter(([, own]) => own === ending).map(([key]) => caseOf(key)));
        for (const key of cases) for (const code of who) proposals.push({ name, use: `${code} ${key}` });
      }
    }
    return proposals;
  };
  return {
    // Both parts of a double name are declined.
    formsOf: (base) => {
      const [forms = { nom: base.name }, ...others] = base.name
        .split('-')
        .map((name) => formsOfPart({ ...base, name }));
      if (others.length === 0) return forms;
      const partOf = (part: CaseForms, key: string) => formIn(part, key) ?? part.nom;
      const all = new Set([forms, ...others].flatMap((part) => Object.keys(part)));
      return Object.fromEntries(
        [...all].map((key) => [key, [forms, ...others].map((part) => partOf(part, key)).join('-')]),
      );
    },
    proposalsFor: (word) =>
      new Set(
        word
          .split('-')
          .map(proposalsForPart)
          .reduce(joined)
          .map(({ name }) => name),
      ),
  };
}
