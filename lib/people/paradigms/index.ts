// The paradigms by language.
import { latvian, lithuanian } from './baltic.ts';
import { czech, slovak } from './czech.ts';
import { russian, ukrainian } from './east-slavic.ts';
import { estonian, finnish } from './finnish.ts';
import { greek } from './greek.ts';
import { hungarian } from './hungarian.ts';
import type { Paradigm } from './paradigm.ts';
import { polish } from './polish.ts';
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
  hungarian,
  finnish,
  estonian,
  turkish,
  lithuanian,
  latvian,
];
const BY_LANGUAGE = new Map(
  PARADIGMS.flatMap((paradigm) => paradigm.languages.map((language) => [language, paradigm])),
);

/** How a language declines names; undefined if it does not, or we do not know how. */
export const paradigmOf = (language: string): Paradigm | undefined => BY_LANGUAGE.get(language);
