// Finds the whole name of a public figure of whose name only a part was found, in scripts without capitals: חיים נחמן in חיים נחמן ביאליק.
// If half of the name were replaced, it would be another person's.
import type { Span } from '../../text/span.ts';
import { isPublicName } from './public-names.ts';

/** Letters attached to a name that belong to the sentence: "and", "to". */
const PREFIX = /^(?:[ولبفك](?=\p{Script=Arabic}{2})|[ולבשכ](?=\p{Script=Hebrew}{2}))/u;
const NO_CAPITALS = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}]/u;
const WORD = /[\p{L}\p{M}\u200c'’׳״"-]+/gu;
const WORDS_BEFORE = /(?<![\p{L}\p{M}\u200c'’׳״"-])(?:[\p{L}\p{M}\u200c'’׳״"-]+ ){1,3}$/u;
const WORDS_AFTER = /^(?: [\p{L}\p{M}\u200c'’׳״"-]+){1,3}/u;
const CONTEXT_CHARACTERS = 48;

function startsBefore(text: string, start: number): readonly number[] {
  const run = WORDS_BEFORE.exec(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start))?.[0] ?? '';
  return Array.from(run.matchAll(WORD), ({ index }) => start - run.length + index);
}

function endsAfter(text: string, end: number): readonly number[] {
  const run = WORDS_AFTER.exec(text.slice(end, end + CONTEXT_CHARACTERS))?.[0] ?? '';
  return Array.from(run.matchAll(WORD), ({ 0: word, index }) => end + index + word.length).reverse();
}

/** The longest public name of several words that contains a finding. The finding may begin with a prefix that belongs to the sentence. */
export function publicNameAround(text: string, { start, end }: Span): Span | undefined {
  if (!NO_CAPITALS.test(text.slice(start, end))) return undefined;
  for (const last of [...endsAfter(text, end), end])
    for (const first of [...startsBefore(text, start), start]) {
      const prefix = PREFIX.exec(text.slice(first, last))?.[0].length ?? 0;
      for (const from of new Set([first, first + prefix])) {
        const name = text.slice(from, last);
        if (name.includes(' ') && isPublicName(name, 'PERSON')) return { start: from, end: last };
      }
    }
  return undefined;
}
