// Adjectives that Slavic languages make of given names: Czech "Petrův", "Janin", Croatian "Tomislavov", "Anin". They say whose something is.

import type { BaseName, CaseForms, Paradigm } from './paradigm.ts';

export interface PossessiveRules {
  /** The endings after a man's stem and after a woman's, the same ones in the same order. */
  readonly ofMen: string;
  readonly ofWomen: string;
  /** The stem of a man's name before the ending; undefined if no adjective is made of the name. */
  readonly manStem: (forms: CaseForms) => string | undefined;
  /** How the end of a woman's stem changes: "Lenka", "Lenčin". */
  readonly softened: Readonly<Record<string, string>>;
  /** After a soft consonant "o" becomes "e": Croatian "Matejev". */
  readonly soft?: RegExp;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Likelier readings of a word come first, so that it is a case of another name before it is an adjective. */
const READINGS_BEFORE = 6;
const SHORTEST_STEM = 2;

/** No name has a Czech soft consonant before "o". */
const SOFT_BEFORE_O = /[ňďťř]o$/u;

const endingsOf = (list: string): readonly string[] => list.split(' ');

function softenedStem(name: string, softened: PossessiveRules['softened']): string {
  const stem = name.slice(0, -1);
  const last = Object.keys(softened).find((end) => stem.endsWith(end));
  return last === undefined ? stem : stem.slice(0, -last.length) + (softened[last] ?? '');
}

/** The adjectives of a name: "possa" in the masculine nominative, the other letters for the other endings. */
function possessivesOf({ name, kind, gender }: BaseName, forms: CaseForms, rules: PossessiveRules): CaseForms {
  if (kind !== 'given') return {};
  const isInA = /\p{Ll}a$/u.test(name);
  if (gender === 'female' && !isInA) return {};
  const stem = isInA ? softenedStem(name, rules.softened) : rules.manStem(forms);
  if (stem === undefined || stem.length < SHORTEST_STEM) return {};
  const isSoft = rules.soft?.test(stem) === true;
  return Object.fromEntries(
    endingsOf(isInA ? rules.ofWomen : rules.ofMen).map((ending, at) => [
      `poss${LETTERS.charAt(at)}`,
      stem + (isSoft ? ending.replace(/^o/u, 'e') : ending),
    ]),
  );
}

/** Given names of which a word may be the adjective. */
function bearersOf(word: string, paradigm: Paradigm, rules: PossessiveRules): readonly BaseName[] {
  const names = new Set<string>();
  for (const ending of endingsOf(rules.ofWomen)) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < SHORTEST_STEM) continue;
    names.add(`${rest}a`);
    for (const [hard, soft] of Object.entries(rules.softened))
      if (rest.endsWith(soft)) names.add(`${rest.slice(0, -soft.length) + hard}a`);
  }
  const women = [...names].flatMap((name): readonly BaseName[] => [
    { name, kind: 'given', gender: 'female' },
    { name, kind: 'given', gender: 'male' },
  ]);
  const men = endingsOf(rules.ofMen).flatMap((ending) => {
    const endings = rules.soft ? [ending, ending.replace(/^o/u, 'e')] : [ending];
    return endings.flatMap((one) => {
      const rest = word.slice(0, -one.length);
      if (!word.endsWith(one) || rest.length < SHORTEST_STEM) return [];
      return [`${rest}a`, `${rest}e`].flatMap((genitive) => paradigm.basesOf(genitive));
    });
  });
  const isBearer = ({ name, kind, gender }: BaseName) =>
    kind === 'given' && gender === 'male' && !SOFT_BEFORE_O.test(name);
  return [...men.filter(isBearer), ...women];
}

/** A paradigm with the adjectives of its given names. */
export function withPossessives(paradigm: Paradigm, rules: PossessiveRules): Paradigm {
  const formsOf = (base: BaseName): CaseForms => {
    const forms = paradigm.formsOf(base);
    return { ...forms, ...possessivesOf(base, forms, rules) };
  };
  return {
    ...paradigm,
    formsOf,
    basesOf(word) {
      const found = paradigm.basesOf(word);
      const keyOf = ({ name, kind, gender }: BaseName) => `${name} ${kind} ${gender}`;
      const known = new Set(found.map(keyOf));
      const bearers = new Map(bearersOf(word, paradigm, rules).map((base) => [keyOf(base), base] as const));
      const more = [...bearers]
        .filter(([key, base]) => !known.has(key) && Object.values(formsOf(base)).includes(word))
        .map(([, base]) => base);
      return more.length === 0 ? found : [...found.slice(0, READINGS_BEFORE), ...more, ...found.slice(READINGS_BEFORE)];
    },
  };
}
