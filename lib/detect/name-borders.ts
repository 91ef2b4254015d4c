// Trims what surrounds a name in the model's finding: punctuation, an unpaired quotation mark, a function word, the start of the next sentence.
import type { Span } from '../text/span.ts';

const SIGNS_AT_START = /^[\s,;:)\]}*`–—-]+/u;
const SIGNS_AT_END = /(?:[\s,;:([{*`–—]|\s[-/|])+$/u;
const PAIRS = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
] as const;
const isUnpaired = (value: string, open: string, close: string): boolean =>
  open === close ? value.split(open).length % 2 === 0 : value.split(open).length !== value.split(close).length;

/** The name without a quotation mark or bracket at one of its ends whose partner is outside: `Winton "` of `Winton "Red" Blount`. */
function withoutUnpaired(value: string): string {
  for (const [open, close] of PAIRS) {
    if (!isUnpaired(value, open, close)) continue;
    if (value.endsWith(open) || value.endsWith(close)) return value.slice(0, -1);
  }
  return value;
}

/** Words in lower case in which no name ends: "Law School at". A name in a text without capitals is left as it is. */
const FUNCTION_WORD_AT_END =
  /(?<=\p{Lu}.*)\s(?:at|of|the|in|and|or|to|for|with|by|from|on|as|is|was|has|who|und|oder|von|vom|zum|zur|für|mit|bei|de|del|della|des|du|et|och|og|van|het)$/u;
const FUNCTION_WORD_AT_START = /^(?:at|of|and|or|to|for|with|by|from|the) (?=\p{Lu})/u;
/** Nouns after the name of a person that say what is called after that person: "the Nagelsmann era", "the Mehta scam". */
const NOUN_AFTER_PERSON =
  /(?<=\p{L})\s(?:era|scam|scandal|presidency|administration|regime|doctrine|lawsuit|verdict)$/u;
/** The subject of the next sentence, after an initial that was taken for the start of a surname: "Dr. L. She is". */
const NEXT_SENTENCE = /(?<=^\p{Lu}\.)\s(?:She|They|It|We|I|You|The|This|Her|His|Their)$/u;

/** The span of a name without what surrounds it; empty if only signs and function words remain. @param isPerson whether it is a person's name */
export function withinNameBorders(text: string, { start, end }: Span, isPerson: boolean): Span {
  let value = text.slice(start, end);
  let from = start;
  for (;;) {
    const before = value;
    const leading = SIGNS_AT_START.exec(value)?.[0] ?? FUNCTION_WORD_AT_START.exec(value)?.[0] ?? '';
    from += leading.length;
    value = withoutUnpaired(value.slice(leading.length).replace(SIGNS_AT_END, '')).replace(FUNCTION_WORD_AT_END, '');
    if (isPerson) value = value.replace(NOUN_AFTER_PERSON, '').replace(NEXT_SENTENCE, '');
    if (value === before) return { start: from, end: from + value.length };
  }
}
