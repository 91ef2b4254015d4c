import type { Span } from '../../text/span.ts';

/** What a language model expects at chosen places of a text. `lib/models/language-model.ts` makes one. */
export interface WordContext {
  /** The words of models/words-en, in lower case and in its order, so that an index means the same word in both. */
  readonly words: readonly string[];
  /**
   * One row of logits over `words` for each place. A place is one word of the text, and its own row never depends on that word. Rows do
   * depend on the other words, also on those of the other places, unless `hidden` names them: a hidden span influences the rows only by
   * being there.
   * @throws RangeError for places that are out of order, overlap or do not fit the text.
   */
  logits(text: string, places: readonly Span[], hidden?: readonly Span[]): Promise<readonly Float32Array[]>;
}
