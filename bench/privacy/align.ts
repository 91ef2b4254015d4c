// Aligns each word of the original with the word that replaced it in the sanitized text; the attacks on single words start from these
// pairs.
import type { Span } from '../../lib/text/span.ts';
import { isStopWord } from '../../lib/text/stop-words.ts';
import type { ProtectedText } from './method.ts';
import { wordsOf } from './words.ts';

export interface AlignedWord {
  readonly original: string;
  /** Undefined if nothing took the word's place. */
  readonly sanitized: (Span & { readonly text: string }) | undefined;
  /** Under a change, whatever came of it. */
  readonly changed: boolean;
}

/** The content words of the original. Words of one change stand for each other in their order. */
export function alignWithSanitized(original: string, { text, changes }: ProtectedText): AlignedWord[] {
  const result: AlignedWord[] = [];
  let next = 0;
  let shift = 0;
  for (const word of wordsOf(original)) {
    for (let change = changes[next]; change && change.end <= word.start; change = changes[next]) {
      shift = change.outEnd - change.end;
      next += 1;
    }
    if (isStopWord(word.text)) continue;
    const change = changes[next];
    if (!change || change.start >= word.end) {
      const [start, end] = [word.start + shift, word.end + shift];
      result.push({ original: word.text, sanitized: { start, end, text: text.slice(start, end) }, changed: false });
      continue;
    }
    const place = wordsOf(original.slice(change.start, word.start)).length;
    const stands = wordsOf(text.slice(change.outStart, change.outEnd))[place];
    result.push({
      original: word.text,
      changed: true,
      sanitized: stands && {
        text: stands.text,
        start: change.outStart + stands.start,
        end: change.outStart + stands.end,
      },
    });
  }
  return result;
}
