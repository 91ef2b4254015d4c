// Trims what surrounds a name in the model's finding: punctuation, an unpaired quotation mark, a function word, the start of the next sentence.
import { anyOf } from '../lexicon/alternatives.ts';
import type { Span } from '../text/span.ts';
import { borderWords } from './border-words.ts';

const SIGNS_AT_START = /^[\s,;:)\]}*`–—-]+/u;
const SIGNS_AT_END = /(?<![\s,;:([{*`–—]|\s[-/|])(?:[\s,;:([{*`–—]|\s[-/|])+$/u;
const ENCLOSING = /["“”„«»()[\]]/gu;
const ENCLOSING_AT_START = /^["“”„«»([]/u;
const ENCLOSING_AT_END = /["“”„«»)\]]$/u;

/** Words in lower case in which no name ends: "Law School at". A name in a text without capitals is left as it is. */
const FUNCTION_WORD_AT_END = new RegExp(`\\s${anyOf(borderWords('no name ends in'))}$(?<=\\p{Lu}.*\\s\\p{L}+)`, 'u');
const FUNCTION_WORD_AT_START = new RegExp(`^${anyOf(borderWords('no name begins with'))} (?=\\p{Lu})`, 'u');
/** Nouns after the name of a person that say what is called after that person: "the Nagelsmann era", "the Mehta scam". */
const NOUN_AFTER_PERSON = new RegExp(`(?<=\\p{L})\\s${anyOf(borderWords('noun after a person'))}$`, 'u');
/** The subject of the next sentence, after an initial that was taken for the start of a surname: "Dr. L. She is". */
const NEXT_SENTENCE = new RegExp(`(?<=^\\p{Lu}\\.)\\s${anyOf(borderWords('subject of a sentence'))}$`, 'u');

/**
 * The length of what stands before a name in `value`: signs, a function word, or a quotation mark or bracket whose partner is at the end or
 * outside.
 */
function lengthBefore(value: string): number {
  const signs = SIGNS_AT_START.exec(value)?.[0] ?? FUNCTION_WORD_AT_START.exec(value)?.[0];
  if (signs) return signs.length;
  const marks = value.match(ENCLOSING)?.length ?? 0;
  return ENCLOSING_AT_START.test(value) && (marks === 1 || (marks === 2 && ENCLOSING_AT_END.test(value))) ? 1 : 0;
}

/** `value` without what stands behind a name: signs, a function word, or a quotation mark or bracket without a partner. */
function withoutEnd(value: string, isPerson: boolean): string {
  const marks = value.match(ENCLOSING)?.length ?? 0;
  const open = marks === 1 ? value.replace(ENCLOSING_AT_END, '') : value;
  const name = open.replace(SIGNS_AT_END, '').replace(FUNCTION_WORD_AT_END, '');
  return isPerson ? name.replace(NOUN_AFTER_PERSON, '').replace(NEXT_SENTENCE, '') : name;
}

/** The span of a name without what surrounds it; empty if only signs and function words remain. @param isPerson whether it is a person's name */
export function withinNameBorders(text: string, { start, end }: Span, isPerson: boolean): Span {
  let value = text.slice(start, end);
  let from = start;
  for (;;) {
    const before = lengthBefore(value);
    const name = withoutEnd(value.slice(before), isPerson);
    from += before;
    if (name === value) return { start: from, end: from + value.length };
    value = name;
  }
}
