// The network reads Thai letter by letter, and its doubts change within a word. The letters of a word agree on how likely it is that they are part of
// nothing, so that no find begins or ends because of one letter.
import type { Labelled } from './labelled.ts';
import { withNothing } from './labelled.ts';

const THAI = /\p{Script=Thai}/u;
const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });

/** The rows with the mean probability of "nothing" in all letters of each Thai word; itself in any other script. */
export function agreedInWords({ text, words, rows, nothing }: Labelled): readonly Float32Array[] {
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
      agreed[from + letter] = withNothing(row, nothing, mean);
    });
  }
  return agreed;
}
