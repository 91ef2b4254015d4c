// Finds the names of which a word may be a form: of the names that a language's rules propose, those stay whose forms hold the word.

import type { BaseName, CaseForms, Gender, NameKind, Paradigm } from './paradigm.ts';

/** How to come from forms to names: without one of `endings`, each rest as `restsOf` restores it, with one of `nominatives`. */
export interface Undoing {
  readonly endings: readonly string[];
  readonly nominatives: readonly string[];
  readonly restsOf?: (rest: string) => readonly string[];
}

export interface NameRules {
  readonly formsOf: (base: BaseName) => CaseForms;
  /** Names of which a word may be a form. Wrong ones among them do no harm. */
  readonly proposalsFor: (word: string) => ReadonlySet<string>;
  /** 0 for a name of a usual shape for its kind and gender, more for an odd one. */
  readonly oddnessOf: (base: BaseName) => number;
}

const BEARERS: readonly (readonly [NameKind, Gender])[] = [
  ['given', 'female'],
  ['given', 'male'],
  ['family', 'male'],
  ['family', 'female'],
];

/** How unlikely a case is: a name mostly stands by itself, seldom in the plural, in an address or in a form that only some people use. */
function rarenessOf(key: string): number {
  if (key === 'nom') return 0;
  return (key.startsWith('pl') ? 1 : 0.5) + (key.startsWith('voc') ? 0.5 : 0) + (/\d$/u.test(key) ? 0.5 : 0);
}

/** Proposes the names in the nominative to which the undoings lead from a word, and the word itself. */
export const byUndoing =
  (undoings: readonly Undoing[]) =>
  (word: string): ReadonlySet<string> => {
    const names = new Set([word]);
    for (const { endings, nominatives, restsOf } of undoings) {
      for (const ending of endings) {
        const rest = word.slice(0, word.length - ending.length);
        if (rest.length < 2 || !word.endsWith(ending)) continue;
        for (const stem of restsOf?.(rest) ?? [rest])
          for (const nominative of nominatives) names.add(stem + nominative);
      }
    }
    return names;
  };

/** The bases of a word, the likeliest first; of two that are equally likely, the shorter. */
export function likelyBases(word: string, { formsOf, proposalsFor, oddnessOf }: NameRules): readonly BaseName[] {
  const found: { base: BaseName; oddness: number }[] = [];
  // A single letter is an initial.
  for (const name of word.length < 2 ? [word] : proposalsFor(word)) {
    for (const [kind, gender] of BEARERS) {
      const base = { name, kind, gender };
      const keys = Object.entries(formsOf(base)).filter(([, form]) => form === word);
      if (keys.length === 0) continue;
      const rareness = Math.min(...keys.map(([key]) => rarenessOf(key)));
      found.push({ base, oddness: rareness + oddnessOf(base) });
    }
  }
  return found.sort((a, b) => a.oddness - b.oddness || a.base.name.length - b.base.name.length).map(({ base }) => base);
}

export const paradigmBy = (language: string, rules: NameRules): Paradigm => ({
  languages: [language],
  formsOf: rules.formsOf,
  basesOf: (word) => likelyBases(word, rules),
});

/** The text with each change that fits it, one at a time. */
export const changed = (text: string, changes: readonly (readonly [RegExp, string])[]): readonly string[] =>
  changes.filter(([pattern]) => pattern.test(text)).map(([pattern, replacement]) => text.replace(pattern, replacement));
