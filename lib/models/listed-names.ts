// A missed name leaves the machine, and a wrong highlight costs a click: where a word is in a list of people's names, is no ordinary word
// and stands where a name would, the network has to be surer that it is nothing.
import { isCommonWord } from '../detect/common-words.ts';
import type { PiecesOf } from './alignment.ts';
import { type Labelled, withNothing } from './labelled.ts';
import { isMostlyTitled } from './true-case.ts';

/** Times the probability of "nothing". What it brought: models/ner-en/README.md. */
const DOUBT = 0.5;

const CAPITALISED = /^\p{Lu}\p{Ll}{2,}$/u;
const SMALL = /^\p{Ll}{3,}$/u;
/** "I" is no sign that a person writes capitals. */
const CAPITAL = /(?!I\b)\p{Lu}/u;

/** Whether the line at a place has no capital; words of one line ask one after the other. */
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

/** With a capital, or in a line whose writer uses none. */
function standsAsName(written: string, isInSmallLine: () => boolean, piecesOf: PiecesOf): boolean {
  if (isCommonWord(written)) return false;
  if (CAPITALISED.test(written)) return true;
  return SMALL.test(written) && isInSmallLine() && isMostlyTitled(written, piecesOf);
}

export function doubtListedNames(
  { text, words, rows, nothing }: Labelled,
  piecesOf: PiecesOf,
): readonly Float32Array[] {
  if (nothing < 0) return rows;
  const isSmallAt = linesWithoutCapitals(text);
  return rows.map((row, at) => {
    const word = words[at];
    if (!word?.isListedName) return row;
    const written = text.slice(word.start, word.end);
    return standsAsName(written, () => isSmallAt(word.start), piecesOf)
      ? withNothing(row, nothing, DOUBT * (row[nothing] ?? 0))
      : row;
  });
}
