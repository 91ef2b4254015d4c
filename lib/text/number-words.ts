// Finds whole numbers from ten to ninety-nine in words, as people write ages: "sixty-four", "siebenundsechzig", "soixante-quatre", 六十四.
import { anyOf, isMatchedInside } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';

const ROWS = cellsOf(readData('numbers/number-words.tsv'));

/** The words for one to nine, in more languages than those of the larger numbers. */
export const ONE_TO_NINE: ReadonlyMap<string, number> = new Map(
  ROWS.filter(([, value]) => Number(value) < 10).map(([, value, word = '']) => [word, Number(value)]),
);

type Spelling = (tens: number, ones: number) => readonly string[];

type WordOf = (value: number) => string;

/** The word of which larger numbers are made, by number. */
function numerals(language: string): WordOf {
  const words = new Map(
    ROWS.filter(([of]) => of === language)
      .toReversed()
      .map(([, value, word = '']) => [Number(value), word]),
  );
  return (value) => words.get(value) ?? '';
}

/**
 * The spellings in languages that write the tens before the ones: "twenty", and "twenty" + "one" with any of the `joiners` between them
 * ("-", " ").
 */
function regularSpellings(language: string, joiners: readonly string[]): Spelling {
  const word = numerals(language);
  return (tens, one) => {
    if (tens === 1) return [word(10 + one)];
    return one === 0 ? [word(10 * tens)] : joiners.map((joiner) => word(10 * tens) + joiner + word(one));
  };
}

function german(): Spelling {
  const word = numerals('de');
  return (tens, one) => {
    if (tens === 1) return [word(10 + one)];
    const spelled = [word(10 * tens), word(10 * tens).replace('ß', 'ss')];
    return [...new Set(spelled)].map((ten) => (one === 0 ? ten : `${word(one)}und${ten}`));
  };
}

function french(): Spelling {
  const word = numerals('fr');
  return (tens, one) => {
    if (tens === 1) return [word(10 + one)];
    // "soixante-dix", "quatre-vingt-dix"
    const isOnTwenty = tens === 7 || tens === 9;
    const ten = word(10 * (isOnTwenty ? tens - 1 : tens));
    const rest = isOnTwenty ? one + 10 : one;
    if (rest === 0) return [ten, `${ten}s`];
    const small = word(rest);
    return [`${ten}-${small}`, `${ten} ${small}`, `${ten} et ${small}`, `${ten}-et-${small}`];
  };
}

function spanish(): Spelling {
  const word = numerals('es');
  return (tens, one) => {
    if (tens < 3) return [word(10 * tens + one)];
    return [one === 0 ? word(10 * tens) : `${word(10 * tens)} y ${word(one)}`];
  };
}

/** The spellings in Italian. The word for the tens loses its last vowel before a vowel: "ventuno", "ventotto". */
function italian(): Spelling {
  const word = numerals('it');
  return (tens, one) => {
    if (tens === 1) return [word(10 + one)];
    const ten = word(10 * tens);
    if (one === 0) return [ten];
    const small = word(one);
    return [(/^[ou]/u.test(small) ? ten.slice(0, -1) : ten) + (one === 3 ? 'tré' : small), ten + small];
  };
}

function chinese(): Spelling {
  const word = numerals('zh');
  return (tens, one) => [`${tens === 1 ? '' : word(tens)}十${word(one)}`];
}

function allNumberWords(): ReadonlyMap<string, number> {
  const spellings: readonly Spelling[] = [
    regularSpellings('en', ['-', ' ', '\u2011']),
    german(),
    french(),
    spanish(),
    italian(),
    regularSpellings('pt', [' e ']),
    chinese(),
  ];
  const found = new Map<string, number>();
  for (let value = 10; value < 100; value += 1)
    for (const spelling of spellings)
      for (const word of spelling(Math.floor(value / 10), value % 10))
        if (word !== '' && !found.has(word)) found.set(word, value);
  return found;
}

interface NumberInWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

let cached: { readonly values: ReadonlyMap<string, number>; readonly pattern: RegExp } | undefined;

function valuesAndPattern() {
  if (cached) return cached;
  const values = allNumberWords();
  // "sixty-fourth" and 六十四万 are other numbers and must not match; "sixty-four-year-old" must.
  const words = [...values.keys()];
  const spaced = anyOf(words.filter((word) => !isMatchedInside(word)));
  const unspaced = anyOf(words.filter(isMatchedInside));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{L}[-\u2011])${spaced}(?![\\p{L}\\p{N}]|[-\u2011](?!year)\\p{L})|(?<![百千一二三四五六七八九])${unspaced}(?![一二三四五六七八九万萬亿億百千])`,
    'giu',
  );
  cached = { values, pattern };
  return cached;
}

/** Finds numbers from ten to ninety-nine that are written in words. */
export function numbersInWords(text: string): readonly NumberInWords[] {
  const { values, pattern } = valuesAndPattern();
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: values.get(word.toLowerCase()) ?? Number.NaN,
  })).filter(({ value }) => Number.isFinite(value));
}
