// Lengths of time in a text: "30 days", "two weeks", "sechs Monate", "10 jours ouvrés", 三十天.
import { anyOf, isMatchedInside } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';
import { numbersInWords, ONE_TO_NINE } from './number-words.ts';
import type { Span } from './span.ts';

export type DurationUnit = 'day' | 'working day' | 'week' | 'month' | 'year';

export interface Duration extends Span {
  readonly count: number;
  readonly unit: DurationUnit;
  /** The span of the count alone: "30" in "30 days". */
  readonly number: Span;
}

interface Unit {
  readonly unit: DurationUnit;
  /** How many units one of `words` stands for: 3 months for a quarter. */
  readonly multiplier: number;
  readonly words: RegExp;
}

const MONTHS_PER_QUARTER = 3;

const UNITS: readonly Unit[] = Object.entries(wordsBy(readData('calendar/lengths-of-time.tsv'))).map(
  ([name, words]) => ({
    unit: name === 'quarter' ? 'month' : (name as DurationUnit),
    multiplier: name === 'quarter' ? MONTHS_PER_QUARTER : 1,
    // A letter may follow a word of a script without spaces, because such scripts have no word boundaries.
    words: new RegExp(
      `^(?:${anyOf(words.filter((word) => !isMatchedInside(word)))}(?![\\p{L}\\p{N}])|${anyOf(words.filter(isMatchedInside))})`,
      'iu',
    ),
  }),
);

/** A count in digits. The day of a date ("1月1日") is excluded. */
const COUNT_IN_DIGITS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/月年월년-]|[월년] )\d{1,4}(?![\d/:]|[.,]\d)/gu;
const COUNT_IN_WORDS = new RegExp(
  `(?<!\\p{L})${anyOf([...ONE_TO_NINE.keys()].filter((word) => !isMatchedInside(word)))}(?!\\p{L})|[一二两兩三四五六七八九](?=个|個|天|日|周|週|年)`,
  'giu',
);
/** The text between count and unit: "two (2) weeks", "**30** days", "14-day". */
const BETWEEN_COUNT_AND_UNIT =
  /^[\s\u00a0*_-]{0,4}(?:\(\d{1,4}\)[\s\u00a0]*)?(?:full |ganze[nr]? |weitere[nr]? |more |further )?/iu;

const FIXED_DURATIONS: readonly {
  readonly words: RegExp;
  readonly count: number;
  readonly unit: DurationUnit;
}[] = [
  { words: /(?<!\p{L})fortnight(?!\p{L})/giu, count: 14, unit: 'day' },
  {
    words: /(?<!\p{L})(?:half a year|(?:ein )?halbe[sn]? Jahr|six-month|medio año|mezzo anno)(?!\p{L})/giu,
    count: 6,
    unit: 'month',
  },
];

function countsIn(text: string): { readonly place: Span; readonly value: number }[] {
  const digits = Array.from(text.matchAll(COUNT_IN_DIGITS), ({ 0: word, index }) => ({
    place: { start: index, end: index + word.length },
    value: Number(word),
  }));
  const small = Array.from(text.matchAll(COUNT_IN_WORDS), ({ 0: word, index }) => ({
    place: { start: index, end: index + word.length },
    value: ONE_TO_NINE.get(word.toLowerCase()) ?? 0,
  }));
  const large = numbersInWords(text).map(({ start, end, value }) => ({ place: { start, end }, value }));
  return [...digits, ...small, ...large];
}

export function durationsIn(text: string): readonly Duration[] {
  const found: Duration[] = [];
  for (const { place, value } of countsIn(text)) {
    const after = text.slice(place.end, place.end + 40);
    const gap = BETWEEN_COUNT_AND_UNIT.exec(after)?.[0] ?? '';
    const rest = after.slice(gap.length);
    for (const { unit: name, multiplier, words } of UNITS) {
      const word = words.exec(rest)?.[0];
      if (word === undefined) continue;
      const end = place.end + gap.length + word.length;
      found.push({ start: place.start, end, count: value * multiplier, unit: name, number: place });
      break;
    }
  }
  for (const { words, count, unit: name } of FIXED_DURATIONS)
    for (const { 0: word, index } of text.matchAll(words)) {
      const place = { start: index, end: index + word.length };
      found.push({ ...place, count, unit: name, number: place });
    }
  return found.sort((a, b) => a.start - b.start);
}
