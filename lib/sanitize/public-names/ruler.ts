// Recognises popes and rulers by the numeral behind their name: "Giulio II", "Rudolf II.", "Leone X" beside "Paolo III".
import { rememberedForLastText } from '../../text/for-last-text.ts';
import type { Span } from '../../text/span.ts';

/** Numerals of at least two letters. One letter may be the initial of a surname: "Anna V." "IV" also means "intravenous". */
const NUMERAL = '(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XIV|XVI{0,3}|XIX|XXI{0,3}|IV(?! \\p{Ll}{3}))(?![\\p{L}\\p{N}])';
const ONE_LETTER = '[IVX](?![\\p{L}\\p{N}])';
const NAME = "(?<![\\p{L}\\p{N}'’-])\\p{Lu}[\\p{Ll}\\p{M}]{2,14}";
const RULERS = new RegExp(`${NAME} ${NUMERAL}`, 'gu');
const RULER_HERE = new RegExp(`^${NAME}(?: \\p{Lu}[\\p{Ll}\\p{M}]{2,14})? (?:${NUMERAL}|${ONE_LETTER})`, 'u');
const SURE_RULER_HERE = new RegExp(`^${NAME} ${NUMERAL}`, 'u');

/** How many rulers a text names before a single letter, or a second word in the name, counts as part of one. */
const ENOUGH_RULERS = 2;
const REACH = 40;

/** Whether a ruler's name stands at a span, which may end before the numeral. */
export function isRuler(text: string, { start, end }: Span): boolean {
  const here = text.slice(start, start + REACH);
  const found = SURE_RULER_HERE.exec(here) ?? (namesSeveralRulers(text) ? RULER_HERE.exec(here) : null);
  // The numeral may be outside the span, but no other word of it.
  return found !== null && end - start <= found[0].length + 1 && !/\p{Ll}/u.test(found[0].slice(end - start));
}

/** Whether a text names several rulers, and so is about history. */
export const namesSeveralRulers = (text: string): boolean => countOf(text) >= ENOUGH_RULERS;

const countOf = rememberedForLastText((text: string): number => new Set(text.match(RULERS)).size);
