// Replaces a date by its season: "on 3 March 2027" becomes "in spring 2027".
import { readData } from '../../lexicon/read-data.ts';
import { wordsUnder } from '../../lexicon/words.ts';
import { datesIn } from '../../notation/dates-in-text.ts';
import type { PhraseLanguage, Surroundings } from './phrase.ts';

type Part = 'early' | 'spring' | 'summer' | 'autumn' | 'late';

const PART_OF_MONTH: readonly Part[] = [
  'early',
  'early',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'late',
];

/** By language, form and season. */
const seasonWords = wordsUnder(readData('facts/seasons.tsv'));

/** Prepositions before a day, with their replacements before a season. */
const SEASON_PREPOSITIONS: Readonly<Record<PhraseLanguage, readonly (readonly [RegExp, (part: Part) => string])[]>> = {
  en: [[/(?<!\p{L})on( the)? $/iu, () => 'in ']],
  de: [[/(?<!\p{L})(?:am|den) $/iu, (part) => (part === 'early' || part === 'late' ? '' : 'im ')]],
  fr: [[/(?<!\p{L})le $/iu, (part) => (part === 'spring' ? 'au ' : part === 'early' || part === 'late' ? '' : 'en ')]],
  es: [[/(?<!\p{L})el(?: día)? $/iu, (part) => (part === 'early' || part === 'late' ? 'a ' : 'en ')]],
  zh: [],
};
const ANY_PREPOSITION =
  /(?<!\p{L})(?:in|by|until|till|since|before|after|from|to|for|of|im|bis|seit|vor|nach|ab|vom|zum|au|en|depuis|avant|après|de|desde|hasta|antes de|a|and|und|et|y) $/iu;

interface SeasonPhrase {
  readonly phrase: string;
  /** The preposition before the value, with its replacement. */
  readonly preposition?: { readonly original: string; readonly surrogate: string };
}

/** The season of a day. Undefined if the span is no single day, or may be days of different seasons. */
export function seasonOf(
  original: string,
  language: PhraseLanguage,
  { before }: Surroundings,
): SeasonPhrase | undefined {
  const [date, ...more] = datesIn(original);
  if (!date || more.length > 0 || date.start > 12) return undefined;
  const days = date.days.filter(({ month, day }) => month >= 1 && month <= 12 && day > 0);
  const parts = new Set(days.map(({ month }) => PART_OF_MONTH[month - 1]));
  const [part] = parts;
  const year = days[0]?.year ?? 0;
  if (!part || parts.size !== 1) return undefined;
  const words = seasonWords(`${language} ${year === 0 ? 'without' : 'with'} year ${part}`)[0] ?? '';
  const phrase = words.replace('#', String(year));
  for (const [pattern, instead] of SEASON_PREPOSITIONS[language]) {
    const found = pattern.exec(before)?.[0];
    if (found !== undefined) return { phrase, preposition: { original: found, surrogate: instead(part) } };
  }
  if (language === 'zh' || ANY_PREPOSITION.test(before)) return { phrase };
  return {
    phrase: language === 'en' && !/[:|(,]\s*$/u.test(before) && /\p{L} $/u.test(before) ? `in ${phrase}` : phrase,
  };
}
