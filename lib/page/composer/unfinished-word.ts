// The word at the caret, which the person has not finished yet.
import type { Span } from '../../text/span.ts';

/** Scripts whose words no space divides. Their words have no end that could be seen, so the last character counts as one. */
const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]$/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Marks at the end of a sentence or of a part of it. Other signs go on: "@", "/", "_", "-". */
const ENDS_WORD = /^[\p{L}\p{M}'’‘-]+[.,;:!?…)\]}"”»。，、；：！？」』）]+$/u;
const SIGNS_BEFORE = /^[^\p{L}\p{M}\p{N}]+/u;
/** A longer run without spaces is no word but a key or a file; its end is enough to know that it is unfinished. */
const LONGEST_WORD = 100;

/** With the last character, which may be two UTF-16 units. */
export const endsInUnspacedScript = (text: string): boolean => UNSPACED_END.test(text.slice(-2));

const isWithinRun = (character: string) => !/\s/u.test(character) && !endsInUnspacedScript(character);

/** The run of characters without spaces before the caret. */
function runBefore(text: string, caret: number): string {
  let start = caret;
  while (start > 0 && caret - start < LONGEST_WORD && isWithinRun(text.charAt(start - 1))) start -= 1;
  return text.slice(start, caret).replace(SIGNS_BEFORE, '');
}

/**
 * Undefined after a separator. A sentence mark ends a word of letters; only a space ends a number or an address ("12.50", "192.168.1.1",
 * "anna@example.org").
 */
export function unfinishedWordAt(text: string, caret: number): Span | undefined {
  if (endsInUnspacedScript(text.slice(Math.max(0, caret - 2), caret))) return { start: caret - 1, end: caret };
  const run = runBefore(text, caret);
  if (run === '' || ENDS_WORD.test(run)) return undefined;
  let end = caret;
  while (end < text.length && WORD_CHARACTER.test(text.charAt(end))) end += 1;
  return { start: caret - run.length, end };
}
