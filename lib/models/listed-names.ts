// A missed name would leave the device, but a wrong highlight costs only a click. So the probability of "no entity" is lowered for a word
// that is in a list of people's names, is not an ordinary word, and is written as a name.
import { isCommonWord } from '../detect/common-words.ts';
import type { PiecesOf } from './alignment.ts';
import { type LabelledWords, withNoEntityProbability } from './labelled-words.ts';
import { isUsuallyCapitalised } from './true-case.ts';

/** The factor by which the probability of "no entity" is lowered. Measured in models/ner-en/README.md. */
const NOTHING_FACTOR = 0.5;

const CAPITALISED = /^\p{Lu}\p{Ll}{2,}$/u;
const LOWER_CASE = /^\p{Ll}{3,}$/u;
/** A capital other than "I", which people write even if they use no capitals. */
const CAPITAL = /(?!I\b)\p{Lu}/u;

/**
 * Returns a function that tells whether the line at an offset has no capital. It remembers the last line, because words are asked about in
 * order.
 */
function linesWithoutCapitals(text: string): (at: number) => boolean {
  let [from, to, isSmall] = [0, -1, false];
  return (at) => {
    if (at < from || at > to) {
      from = text.lastIndexOf('\n', at) + 1;
      const end = text.indexOf('\n', at);
      to = end === -1 ? text.length : end;
      isSmall = !CAPITAL.test(text.slice(from, to));
    }
    return isSmall;
  };
}

/** Whether a word is written as a name: with a capital, or, in a line without capitals, as a word that is usually capitalised. */
function isWrittenAsName(written: string, isInSmallLine: () => boolean, piecesOf: PiecesOf): boolean {
  if (isCommonWord(written)) return false;
  if (CAPITALISED.test(written)) return true;
  return LOWER_CASE.test(written) && isInSmallLine() && isUsuallyCapitalised(written, piecesOf);
}

export function raiseProbabilityOfListedNames(
  { text, words, rows, nothing }: LabelledWords,
  piecesOf: PiecesOf,
): readonly Float32Array[] {
  if (nothing < 0) return rows;
  const isSmallAt = linesWithoutCapitals(text);
  return rows.map((row, at) => {
    const word = words[at];
    if (!word?.isListedName) return row;
    const written = text.slice(word.start, word.end);
    return isWrittenAsName(written, () => isSmallAt(word.start), piecesOf)
      ? withNoEntityProbability(row, nothing, NOTHING_FACTOR * (row[nothing] ?? 0))
      : row;
  });
}
