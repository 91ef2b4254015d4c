// Finds statements about the letters of a name: how many there are, which is the first, which is the last.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { foldText } from '../../text/folded-reading.ts';
import type { Span } from '../../text/span.ts';
import { lettersOf } from '../name-letters.ts';
import { anyWordAboutLetters } from '../words-about-letters.ts';

/** A statement; its span is that of the number or letter. */
export interface LetterStatement extends Span {
  readonly kind: 'count' | 'first' | 'last';
  readonly text: string;
  readonly isTrueOf: (name: string) => boolean;
  /** The number or letter for another name, written as in the reply. */
  readonly resultFor: (name: string) => string;
}

/** Words for one are articles too. */
const NUMBER_WORDS = cellsOf(readData('numbers/number-words.tsv'))
  .map(([language = '', value, word = '']) => ({ language, value: Number(value), word }))
  .filter(({ value }) => value > 1);
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<number>\\d{1,2}|${anyOf(NUMBER_WORDS.map(({ word }) => word))}) (?:\\p{L}+ )?${anyWordAboutLetters('letters')}`,
  'giu',
);

function valueInText(number: string): number {
  const lower = number.toLowerCase();
  return NUMBER_WORDS.find(({ word }) => word === lower)?.value ?? Number(number);
}

/** A number in digits or in the language of `like`. */
function numberLike(value: number, like: string): string {
  const lower = like.toLowerCase();
  const own = NUMBER_WORDS.find(({ word }) => word === lower);
  const word = NUMBER_WORDS.find((one) => own && one.language === own.language && one.value === value)?.word;
  return own && word !== undefined ? word : String(value);
}

const countsIn = (reply: string): LetterStatement[] =>
  Array.from(reply.matchAll(COUNT), ({ index, groups: { number = '' } = {} }): LetterStatement => {
    const value = valueInText(number);
    return {
      kind: 'count',
      start: index,
      end: index + number.length,
      text: number,
      isTrueOf: (name) => lettersOf(name).length === value,
      resultFor: (name) => numberLike(lettersOf(name).length, number),
    };
  });

const VERBS = {
  first: new RegExp(anyWordAboutLetters('first-letter'), 'giu'),
  last: new RegExp(anyWordAboutLetters('last-letter'), 'giu'),
} as const;
const BETWEEN = new RegExp(`^ (?:${anyWordAboutLetters('before-letter')} ){0,4}`, 'iu');
/** A letter by itself: a capital, or any letter in quotation marks or after a hyphen; but not "T-shirt". */
const LETTER = /^["“„«‘'*_-]*(?<letter>\p{Lu}|(?<=["“„«‘'*_-])\p{L})(?![\p{L}\p{N}\p{M}]|['’-]\p{L})/u;
const READ_AFTER = 48;

const letterAt = (name: string, kind: 'first' | 'last') => lettersOf(name).at(kind === 'first' ? 0 : -1) ?? '';

function endLettersIn(reply: string, kind: 'first' | 'last'): LetterStatement[] {
  return Array.from(reply.matchAll(VERBS[kind])).flatMap(({ index, 0: verb }): LetterStatement[] => {
    const from = index + verb.length;
    const rest = reply.slice(from, from + READ_AFTER);
    const between = BETWEEN.exec(rest)?.[0];
    if (between === undefined) return [];
    const found = LETTER.exec(rest.slice(between.length));
    const letter = found?.groups?.letter ?? '';
    if (!found) return [];
    const end = from + between.length + found[0].length;
    const isCapital = letter !== letter.toLowerCase();
    return [
      {
        kind,
        start: end - letter.length,
        end,
        text: letter,
        isTrueOf: (name) => foldText(letterAt(name, kind)) === foldText(letter),
        resultFor: (name) => (isCapital ? letterAt(name, kind).toUpperCase() : letterAt(name, kind).toLowerCase()),
      },
    ];
  });
}

export const letterStatementsIn = (reply: string): readonly LetterStatement[] => [
  ...countsIn(reply),
  ...endLettersIn(reply, 'first'),
  ...endLettersIn(reply, 'last'),
];
