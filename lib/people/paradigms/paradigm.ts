// A paradigm: how the names of one language are declined.

export type NameKind = 'given' | 'family';
export type Gender = 'female' | 'male';

/** A name by itself, in the nominative: "Anna", or a surname as a man bears it, "Kowalski". */
export interface BaseName {
  readonly name: string;
  readonly kind: NameKind;
  readonly gender: Gender;
}

/**
 * The forms of a name by their case: "gen", "dat" …; "nom" is always among them. The same key means the same case for each name of the language.
 * A woman's surname has her forms: { nom: "Kowalska", gen: "Kowalskiej" } for the base "Kowalski". A case that a name may form in two ways has a
 * key for each: "dat", "dat2".
 */
export type CaseForms = Readonly<Record<string, string>>;

export interface Paradigm {
  /** The languages whose names it declines. */
  readonly languages: readonly string[];
  /** All forms of a name, the frequent cases first. A name that is not declined has only "nom". */
  formsOf(base: BaseName): CaseForms;
  /** The names of which a word may be a form, the likeliest first: "Markiem" may be "Marek". Contains every base whose forms hold the word. */
  basesOf(word: string): readonly BaseName[];
}
