import type { Span } from '../../text/span.ts';

/** What a language model expects at chosen places of a text. `lib/models/language-model.ts` makes one. */
export interface WordContext {
  /** Lower case; those of models/words-en in its order, so that a word's number means the same in both. */
  readonly words: readonly string[];
  /**
   * One row of logits over `words` for each place. A place is one word of the text, and its own row never depends on it.
   * The rows do depend on the other words, on those of the other places too, unless `hidden` names them: what stands in a
   * hidden span influences no row at all but by being there.
   * @throws RangeError for places that are out of order, overlap or do not fit the text.
   */
  logits(text: string, places: readonly Span[], hidden?: readonly Span[]): Promise<readonly Float32Array[]>;
}
