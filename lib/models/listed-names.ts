// A missed name leaves the machine, and a wrong highlight costs a click: where a word with a capital is in a list of people's names and is
// no ordinary word, the network has to be surer that it is nothing.
import { isCommonWord } from '../detect/common-words.ts';
import type { AlignedWord } from './alignment.ts';

/** Times the probability of "nothing". What it brought: models/ner-en/README.md. */
const DOUBT = 0.15;

const CAPITALISED = /^\p{Lu}\p{Ll}{2,}$/u;

function isLikelyName(text: string, { start, end, isListedName }: AlignedWord): boolean {
  if (!isListedName) return false;
  const written = text.slice(start, end);
  return CAPITALISED.test(written) && !isCommonWord(written);
}

/** What "nothing" loses goes to the other labels, in proportion. */
function doubted(row: Float32Array, nothing: number): Float32Array {
  const sure = row[nothing] ?? 0;
  const rest = 1 - sure;
  if (rest <= 0) return row;
  const gain = 1 + (sure * (1 - DOUBT)) / rest;
  return row.map((probability, label) => probability * (label === nothing ? DOUBT : gain));
}

/** One row of label probabilities per word; `nothing` is the label of no entity, -1 where there is none. */
export function doubtListedNames(
  text: string,
  words: readonly AlignedWord[],
  rows: readonly Float32Array[],
  nothing: number,
): readonly Float32Array[] {
  if (nothing < 0) return rows;
  return rows.map((row, at) => {
    const word = words[at];
    return word && isLikelyName(text, word) ? doubted(row, nothing) : row;
  });
}
