// The network reads Thai character by character, and its probability of "no entity" varies within a word. All letters of a word get the
// mean, so that no finding begins or ends inside a word because of one letter.
import type { LabelledWords } from './labelled-words.ts';
import { withNoEntityProbability } from './labelled-words.ts';

const THAI = /\p{Script=Thai}/u;
const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });

/** Gives all letters of a Thai word their mean probability of "no entity"; rows of other scripts are returned unchanged. */
export function averagedOverThaiWords({ text, words, rows, nothing }: LabelledWords): readonly Float32Array[] {
  if (nothing < 0 || !segmenter || !THAI.test(text)) return rows;
  const agreed = [...rows];
  let at = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    while (at < words.length && (words[at]?.start ?? 0) < index) at += 1;
    const from = at;
    while (at < words.length && (words[at]?.end ?? 0) <= index + segment.length) at += 1;
    if (at - from < 2 || !THAI.test(segment)) continue;
    const letters = rows.slice(from, at);
    const mean = letters.reduce((sum, row) => sum + (row[nothing] ?? 0), 0) / letters.length;
    letters.forEach((row, letter) => {
      agreed[from + letter] = withNoEntityProbability(row, nothing, mean);
    });
  }
  return agreed;
}
