// Words of greetings and closing formulas. The model includes them in the name that follows ("Salut Titouan", "Kedves Ildikó") or takes
// them for a name ("Üdv,", "Thx,"). Greetings that are also names (Cara, Beste) are left out.
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';
import type { Span } from '../text/span.ts';

const GREETING_WORDS: ReadonlySet<string> = new Set(
  Object.values(wordsBy(readData('beside-names/greetings.tsv'))).flat(),
);

/** The first word, with the punctuation and space after it. */
const FIRST_WORD = /^(?<word>[\p{L}\p{M}]+)(?<rest>[.,!]?\s+|$)/u;

/** The span without greeting words at its start; undefined if it consists only of such words. */
export function withoutGreeting(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  for (;;) {
    const first = FIRST_WORD.exec(text.slice(from, end));
    if (!first || !GREETING_WORDS.has(first.groups?.word?.toLowerCase() ?? '')) return { start: from, end };
    from += first[0].length;
    if (from >= end) return undefined;
  }
}
