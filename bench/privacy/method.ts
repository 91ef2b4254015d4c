// The interface of the methods that are compared: each takes a document and gives the text that would leave.
import type { Span } from '../../lib/text/span.ts';

/** A span of the original and the text that replaced it. */
interface Change extends Span {
  readonly outStart: number;
  readonly outEnd: number;
}

export interface ProtectedText {
  readonly text: string;
  /** In order, without overlaps. All else is as it was. */
  readonly changes: readonly Change[];
  /** The product would not send it; nothing stands in its place. */
  readonly isRefused?: boolean;
}

/** A mechanism on single words, for the measures that repeat it. */
export interface WordSampler {
  /** Undefined if the mechanism does not know the word. */
  draw(word: string): string | undefined;
}

export interface Method {
  readonly name: string;
  /** Groups the budgets of one method into one line of a plot. */
  readonly family: string;
  readonly epsilon?: number;
  readonly sampler?: WordSampler;
  protect(text: string, document: number): Promise<ProtectedText>;
}

export interface Edit extends Span {
  readonly text: string;
}

/** Carries out edits that are in order and do not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): ProtectedText {
  const changes: Change[] = [];
  let out = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits) {
    if (start < at) throw new RangeError('Edits must be in order and must not overlap.');
    out += text.slice(at, start);
    changes.push({ start, end, outStart: out.length, outEnd: out.length + replacement.length });
    out += replacement;
    at = end;
  }
  return { text: out + text.slice(at), changes };
}
