// Lengths of time in a text: "30 days", "two weeks", "sechs Monate", "10 jours ouvrés", 三十天.
import { numbersInWords } from './number-words.ts';
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

const spacedUnit = (name: DurationUnit, words: string, multiplier = 1): Unit => ({
  unit: name,
  multiplier,
  words: new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
});

/** A unit in a script without spaces. A letter may follow it directly, because such scripts have no word boundaries. */
const unspacedUnit = (name: DurationUnit, words: string): Unit => ({
  unit: name,
  multiplier: 1,
  words: new RegExp(`^(?:${words})`, 'u'),
});

const UNITS: readonly Unit[] = [
  spacedUnit(
    'working day',
    '(?:working|business|work|week)[ -]?days?|Werktage?n?|Arbeitstage?n?|jours? ouvr(?:é|able)s?|días? (?:hábil(?:es)?|laborables?)|dias? úteis|dia útil|giorn[oi] lavorativ[oi]|werkdag(?:en)?',
  ),
  spacedUnit(
    'day',
    '(?:calendar |full )?days?|(?:Kalender)?tage?n?|jours?(?: calendaires)?|d[ií]as?(?: (?:naturales|corridos))?|giorn[oi]|dag(?:en|ar|e)?|д(?:ень|ня|ней)|dni|dzień|gün|hari',
  ),
  spacedUnit(
    'week',
    'weeks?|Wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken)|недел[яиюь]|tydzień|tygodni[ea]?|hafta|minggu',
  ),
  spacedUnit(
    'month',
    '(?:calendar )?months?|(?:Kalender)?Monate?n?|mois|mes(?:es)?|m[eê]s|mes[ei]|maand(?:en)?|месяц(?:а|ев)?|miesi(?:ąc|ące|ęcy)|ay|bulan',
  ),
  spacedUnit('month', 'quarters?|Quartale?n?|trimestres?|trimestr[ei]|kwarta(?:al|len)', 3),
  spacedUnit('year', 'years?|yrs?|Jahre?n?|ans?|années?|años?|anos?|ann[oi]|jaar|лет|год(?:а)?|rok|lata|lat|yıl|tahun'),
  unspacedUnit('working day', '个?工作日|営業日'),
  unspacedUnit('week', '(?:个)?(?:星期|周|週間|주)|個星期|週'),
  unspacedUnit('month', '个月|個月|か月|ヶ月|カ月|개월'),
  unspacedUnit('day', '天|日(?:間|内|后|後|以内)|일'),
  unspacedUnit('year', '年(?:間|后|後|内)|년간'),
];

const ONE_TO_NINE: ReadonlyMap<string, number> = new Map(
  [
    'a|an|one|single|ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|één|один|одна|jeden|bir|一',
    'two|zwei|deux|dos|dois|duas|due|twee|два|две|dwa|dwie|iki|两|兩|二',
    'three|drei|trois|tres|três|tre|drie|три|trzy|üç|三',
    'four|vier|quatre|cuatro|quatro|quattro|четыре|cztery|dört|四',
    'five|fünf|cinq|cinco|cinque|vijf|пять|pięć|beş|五',
    'six|sechs|seis|sei|zes|шесть|sześć|altı|六',
    'seven|sieben|sept|siete|sete|sette|zeven|семь|siedem|yedi|七',
    'eight|acht|huit|ocho|oito|otto|восемь|osiem|sekiz|八',
    'nine|neun|neuf|nueve|nove|negen|девять|dziewięć|dokuz|九',
  ].flatMap((words, at) => words.split('|').map((word) => [word, at + 1] as const)),
);
/** A count in digits. The day of a date ("1月1日") is excluded. */
const COUNT_IN_DIGITS =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,:/月年월년-]|[월년] )\d{1,4}(?![\d/:]|[.,]\d)/gu;
const COUNT_IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[...ONE_TO_NINE.keys()].filter((word) => !/\p{Script=Han}/u.test(word)).join('|')})(?!\\p{L})|[一二两兩三四五六七八九](?=个|個|天|日|周|週|年)`,
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
