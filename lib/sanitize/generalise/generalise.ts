// Phrases for the group of a fact: decade, season, country, class. A fact that is in none of our lists has no
// phrase and is replaced by a placeholder.

import type { Fact } from '../../conversation/original.ts';
import type { Annotation } from '../../detect/annotation.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';
import { textOf } from '../../text/span.ts';
import { ageDecade } from './ages.ts';
import { conditionGroup } from './conditions.ts';
import { drugClass } from './drugs.ts';
import { germanPhrase } from './german-case.ts';
import {
  capitalisedAtSentenceStart,
  type PhraseLanguage,
  phraseLanguageOf,
  phraseWithoutInflection,
  type Surroundings,
  withoutArticle,
} from './phrase.ts';
import { regionOf } from './places.ts';
import { romancePhrase } from './romance-gender.ts';
import { seasonOf } from './seasons.ts';

export interface Generalisation {
  readonly phrase: string;
  /** Variants of the phrase that a reply may use; they are restored too. */
  readonly alsoSaid?: readonly string[];
  /**
   * The preposition before the value and its replacement, if the phrase needs a different preposition or no preposition: "on 3 March"
   * becomes "in spring".
   */
  readonly preposition?: { readonly original: string; readonly surrogate: string };
}

const CONTEXT_REACH = 40;

function groupPhrase(original: string, language: PhraseLanguage, type: Annotation['type']): string | undefined {
  if (type === 'DRUG') return drugClass(original, language);
  if (type === 'CONDITION') return conditionGroup(original, language);
  return type === 'LOCATION' ? regionOf(original, language) : undefined;
}

/** Fits the phrase into its sentence. Undefined if that cannot be done without a mistake. */
function fittedPhrase(
  phrase: string,
  language: PhraseLanguage,
  type: Annotation['type'],
  original: string,
  around: Surroundings,
): Pick<Generalisation, 'phrase' | 'alsoSaid' | 'preposition'> | undefined {
  if (language === 'de') return germanPhrase(phrase, type, original, around);
  const isPlace = type === 'LOCATION';
  const fit =
    language === 'en' || language === 'zh'
      ? phraseWithoutInflection(phrase, language, isPlace, around)
      : romancePhrase(phrase, language, type, around);
  if (!fit) return undefined;
  const { preposition } = fit;
  const before = around.before.slice(0, around.before.length - (preposition?.original.length ?? 0));
  const isOpen = preposition === undefined || preposition.surrogate === '';
  const said = isOpen ? capitalisedAtSentenceStart(fit.phrase, preposition?.original || original, before) : fit.phrase;
  const others = isPlace ? [phrase] : [phrase, withoutArticle(phrase, language)];
  return { ...fit, phrase: said, alsoSaid: others.filter((other) => other !== said) };
}

/** Undefined if there is no phrase, or if the phrase would contain the original. */
export function generalisationOf(text: string, annotation: Annotation): Generalisation | undefined {
  const { type, kind, start, end } = annotation;
  const original = textOf(text, annotation);
  const around: Surroundings = {
    before: text.slice(Math.max(0, start - CONTEXT_REACH), start),
    after: text.slice(end, end + CONTEXT_REACH),
  };
  const language = phraseLanguageOf(text);
  if (language === undefined) return undefined;
  if (type === 'AGE') return ageDecade(original, language, around);
  if (type === 'DATE')
    return kind === 'date-of-birth' || kind === 'birth-year' ? undefined : seasonOf(original, language, around);
  const phrase = groupPhrase(original, language, type);
  return phrase === undefined ? undefined : fittedPhrase(phrase, language, type, original, around);
}

/**
 * For each type of fact, the types of other facts that its phrase can reveal: the class of a drug reveals the illness, a region reveals the
 * town.
 */
const TYPES_REVEALED_BY_PHRASE: Readonly<Partial<Record<Annotation['type'], ReadonlySet<Annotation['type']>>>> = {
  DRUG: new Set(['CONDITION']),
  LOCATION: new Set(['LOCATION', 'DEMOGRAPHIC']),
};

/** Whether the phrase for a fact may reveal one of the hidden facts, including the fact itself. */
export function phraseMayReveal(phrase: string, fact: Fact, hidden: readonly Fact[]): boolean {
  const told = TYPES_REVEALED_BY_PHRASE[fact.type];
  const own = fact.text.trim().toLowerCase();
  if (hidden.some(({ text, type }) => told?.has(type) && text.trim().toLowerCase() !== own)) return true;
  return containsAnyOriginal(
    phrase,
    hidden.map(({ text }) => text),
  );
}

const WORD = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];
/** Shorter words reveal nothing: "a", "in", "de". */
const MIN_TELLING_LENGTH = 4;
/** Words that occur in many values ("disease", "years") and so reveal none of them. */
const SHARED_WORDS = new Set(Object.values(wordsBy(readData('facts/words-of-many-values.tsv'))).flat());

/** Whether a word may reveal its value. A number does not: a year does not reveal a day. */
const isTelling = (word: string) =>
  [...word].length >= MIN_TELLING_LENGTH && !SHARED_WORDS.has(word) && !/^\d+$/u.test(word);

/** Whether a text contains this phrase as whole words; Chinese has no spaces to tell words by. */
export function containsPhrase(text: string, phrase: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) return text.includes(phrase);
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `);
}

/** Whether a phrase contains one of these originals, or a word that reveals one. */
export function containsAnyOriginal(phrase: string, originals: readonly string[]): boolean {
  const spoken = ` ${wordsOf(phrase).join(' ')} `;
  return originals.some((original) => {
    const words = wordsOf(original);
    if (words.length === 0) return false;
    if (/\p{Script=Han}/u.test(original) && phrase.includes(original)) return true;
    return (
      spoken.includes(` ${words.join(' ')} `) || words.some((word) => isTelling(word) && spoken.includes(` ${word} `))
    );
  });
}
