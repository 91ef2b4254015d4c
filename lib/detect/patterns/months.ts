// Looks up the numbers of month names.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsOf } from '../../lexicon/words.ts';
import { MONTH_NAMES, THAI_MONTHS } from '../../text/month-names.ts';

const numbered = (names: string) => names.split(' ').map((name, at) => [name.toLowerCase(), at + 1] as const);

const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...[...Object.values(MONTH_NAMES), THAI_MONTHS.full].flatMap(numbered),
  ...cellsOf(readData('values/month-spellings.tsv')).map(([month, , name = '']) => [name, Number(month)] as const),
]);

/** Month names that are usually another word if they are written in lower case: "may", "out". */
const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(wordsOf(readData('words/ambiguous-months.tsv')));

/** All month names as alternatives of a regular expression, longest first. */
export const MONTH_NAME_PATTERN = anyOf(BY_NAME.keys());

export function monthNumber(name: string): number | undefined {
  return BY_NAME.get(name.toLowerCase().replace(/\.$/, ''));
}

export function isAmbiguousMonth(name: string): boolean {
  return AMBIGUOUS_MONTHS.has(name);
}
