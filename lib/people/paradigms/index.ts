// The paradigms by language.
import { latvian, lithuanian } from './baltic.ts';
import { czech, slovak } from './czech.ts';
import { russian, ukrainian } from './east-slavic.ts';
import { estonian, finnish } from './finnish.ts';
import { greek } from './greek.ts';
import { hungarian } from './hungarian.ts';
import type { BaseName, Paradigm } from './paradigm.ts';
import { polish } from './polish.ts';
import { romanian } from './romanian.ts';
import { slovene } from './slovene.ts';
import { southSlavic } from './south-slavic.ts';
import { turkish } from './turkish.ts';

const PARADIGMS: readonly Paradigm[] = [
  polish,
  czech,
  slovak,
  southSlavic,
  slovene,
  russian,
  ukrainian,
  greek,
  romanian,
  hungarian,
  finnish,
  estonian,
  turkish,
  lithuanian,
  latvian,
];
const REMEMBERED_WORDS = 2_000;

/** Remembers the bases of recent words: finding them takes half a millisecond, and a chat repeats its names. */
function remembering(paradigm: Paradigm): Paradigm {
  const known = new Map<string, readonly BaseName[]>();
  return {
    ...paradigm,
    basesOf(word) {
      const found = known.get(word) ?? paradigm.basesOf(word);
      if (known.size >= REMEMBERED_WORDS) known.clear();
      known.set(word, found);
      return found;
    },
  };
}

const BY_LANGUAGE = new Map(
  PARADIGMS.map(remembering).flatMap((paradigm) => paradigm.languages.map((language) => [language, paradigm] as const)),
);

/** How a language declines names; undefined if it does not, or we do not know how. */
export const paradigmOf = (language: string): Paradigm | undefined => BY_LANGUAGE.get(language);
