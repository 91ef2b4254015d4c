// Hebrew and Korean have no capitals, and in them the network misses names more often than it invents some. So the probability of "no
// entity" is lowered a little for words in these scripts.
import { type LabelledWords, withNoEntityProbability } from './labelled-words.ts';

/** The factor by which the probability of "no entity" is lowered. Measured in models/ner-en/README.md. */
const NOTHING_FACTOR = 0.85;

const WITHOUT_CAPITALS = /^[\p{Script=Hebrew}\p{Script=Hangul}]/u;

export function raiseProbabilityOfNamesWithoutCapitals({
  text,
  words,
  rows,
  nothing,
}: LabelledWords): readonly Float32Array[] {
  if (nothing < 0 || !/[\p{Script=Hebrew}\p{Script=Hangul}]/u.test(text)) return rows;
  return rows.map((row, at) =>
    WITHOUT_CAPITALS.test(text.charAt(words[at]?.start ?? 0))
      ? withNoEntityProbability(row, nothing, NOTHING_FACTOR * (row[nothing] ?? 0))
      : row,
  );
}
