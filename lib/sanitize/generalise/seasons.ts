// Replaces a date by its season: "on 3 March 2027" becomes "in spring 2027".
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

const WITH_YEAR: Readonly<Record<PhraseLanguage, Readonly<Record<Part, string>>>> = {
  en: { early: 'early #', spring: 'spring #', summer: 'summer #', autumn: 'autumn #', late: 'late #' },
  de: { early: 'Anfang #', spring: 'Frühjahr #', summer: 'Sommer #', autumn: 'Herbst #', late: 'Ende #' },
  fr: { early: 'début #', spring: 'printemps #', summer: 'été #', autumn: 'automne #', late: 'fin #' },
  es: {
    early: 'principios de #',
    spring: 'la primavera de #',
    summer: 'el verano de #',
    autumn: 'el otoño de #',
    late: 'finales de #',
  },
  zh: { early: '#年初', spring: '#年春天', summer: '#年夏天', autumn: '#年秋天', late: '#年底' },
};
const WITHOUT_YEAR: Readonly<Record<PhraseLanguage, Readonly<Record<Part, string>>>> = {
  en: { early: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn', late: 'winter' },
  de: { early: 'Winter', spring: 'Frühjahr', summer: 'Sommer', autumn: 'Herbst', late: 'Winter' },
  fr: { early: 'hiver', spring: 'printemps', summer: 'été', autumn: 'automne', late: 'hiver' },
  es: { early: 'el invierno', spring: 'la primavera', summer: 'el verano', autumn: 'el otoño', late: 'el invierno' },
  zh: { early: '冬天', spring: '春天', summer: '夏天', autumn: '秋天', late: '冬天' },
};

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
  const phrase = (year === 0 ? WITHOUT_YEAR : WITH_YEAR)[language][part].replace('#', String(year));
  for (const [pattern, instead] of SEASON_PREPOSITIONS[language]) {
    const found = pattern.exec(before)?.[0];
    if (found !== undefined) return { phrase, preposition: { original: found, surrogate: instead(part) } };
  }
  if (language === 'zh' || ANY_PREPOSITION.test(before)) return { phrase };
  return {
    phrase: language === 'en' && !/[:|(,]\s*$/u.test(before) && /\p{L} $/u.test(before) ? `in ${phrase}` : phrase,
  };
}
