// Hebrew and Korean have no capitals, and the network misses names in them more often than it invents any: it has to be a little surer that a word is nothing.
import { type Labelled, withNothing } from './labelled.ts';

/** Times the probability of "nothing". What it brought: models/ner-en/README.md. */
const DOUBT = 0.85;

const WITHOUT_CAPITALS = /^[\p{Script=Hebrew}\p{Script=Hangul}]/u;

export function doubtWithoutCapitals({ text, words, rows, nothing }: Labelled): readonly Float32Array[] {
  if (nothing < 0 || !/[\p{Script=Hebrew}\p{Script=Hangul}]/u.test(text)) return rows;
  return rows.map((row, at) =>
    WITHOUT_CAPITALS.test(text.charAt(words[at]?.start ?? 0))
      ? withNothing(row, nothing, DOUBT * (row[nothing] ?? 0))
      : row,
  );
}
