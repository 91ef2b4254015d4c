// Recognises fixed expressions that contain a name: works, places, laws, sayings. The name in them does not mean a person of the
// conversation, even if it equals a surrogate.
import { escapeRegExp } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsOf } from '../lexicon/words.ts';

const EXPRESSIONS = readData('replies/expressions.tsv');

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function expressionsWith(word: string): readonly string[] {
  if (!byWord) {
    const found = new Map<string, string[]>();
    for (const expression of wordsOf(EXPRESSIONS))
      for (const part of expression.match(/[\p{L}\p{N}]+/gu) ?? [])
        found.set(part, [...(found.get(part) ?? []), expression]);
    byWord = found;
  }
  return byWord.get(word) ?? [];
}

const READ_AROUND = 40;

/** Whether the word from `start` to `end` is part of a fixed expression. */
export function isInFixedExpression(text: string, start: number, end: number): boolean {
  const words =
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const expressions = words.flatMap(expressionsWith);
  if (expressions.length === 0) return false;
  const from = Math.max(0, start - READ_AROUND);
  // Markup and line breaks inside an expression count as spaces.
  const around = text
    .slice(from, end + READ_AROUND)
    .toLowerCase()
    .replace(/[*_\s]/gu, ' ')
    .replaceAll('’', "'");
  return expressions.some((expression) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(expression)}(?![\\p{L}\\p{N}])`, 'gu');
    return Array.from(around.matchAll(pattern)).some(
      ({ index }) =>
        index <= start - from && index + expression.length >= end - from - 2 && expression.length > end - start,
    );
  });
}
