// Tells whether a word that is also somebody's name is the ordinary word or the month at its place: "Will you come in May?" in a
// conversation with Will May. Everybody who looks for mentions of a name asks this one function, so that no step replaces or stops what
// another one keeps.
import { MONTH_NAMES } from '../text/month-names.ts';
import type { Span } from '../text/span.ts';
import { startsOrdinarySentence } from './mention-context.ts';

const MONTHS: ReadonlySet<string> = new Set(
  Object.values(MONTH_NAMES).flatMap((names) => names.toLowerCase().split(' ')),
);

/** Words after which a month stands, and rarely a person. */
const BEFORE_MONTH =
  /(?:(?<![\p{L}\p{M}])(?:in|since|until|till|during|early|mid|late|this|last|next|every|each|im|seit|ab|anfang|mitte|ende|letzten|nächsten|diesen|en|depuis|début|fin|mi|desde|hasta|em|até|nel|dal|sejak|pada|w|od|do|v|в|с|до)|(?<![\p{N}.,])\d{1,2}(?:st|nd|rd|th|\.|er|º)?(?: (?:of|de))?)[ -]$/iu;
const AFTER_MONTH = /^,? (?:(?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])/u;

function isMonthHere(text: string, { start, end }: Span): boolean {
  if (!MONTHS.has(text.slice(start, end).toLowerCase())) return false;
  return BEFORE_MONTH.test(text.slice(Math.max(0, start - 14), start)) || AFTER_MONTH.test(text.slice(end, end + 8));
}

const SINGLE_WORD = /^[\p{L}\p{M}]+$/u;
const LONGEST_WORD = 24;

/** Whether the word at this place is a month or opens an ordinary sentence, and so is no mention of a name with the same letters. */
export function isOrdinaryUse(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_WORD || !SINGLE_WORD.test(text.slice(start, end))) return false;
  return startsOrdinarySentence(text, { start, end }) || isMonthHere(text, { start, end });
}
