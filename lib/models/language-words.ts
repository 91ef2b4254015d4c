// Encodes a text for the language model: known words in lower case, punctuation marks, and a class (number, capital, other) for the rest.
import { said } from '../language/message.ts';
import type { LogitRange } from '../privacy/words/cape-utility.ts';
import { overlaps, type Span } from '../text/span.ts';
import { splitIntoModelWords } from './alignment.ts';
import { ModelError } from './errors.ts';

export interface LanguageModelVocabulary {
  readonly words: readonly string[];
  /** The range to which logits are clipped, measured on held-out text when the model was exported. */
  readonly range: LogitRange;
  /** The model's number for a piece of text: a known word, a punctuation mark, or the class of any other piece ("1985" is of the class "number"). */
  readonly numberOf: (piece: string) => number;
  /** The number that marks the borders of a text: the model reads it before the first piece and after the last one. */
  readonly outside: number;
  /** The number that the model reads in place of a hidden word. */
  readonly hidden: number;
}

interface VocabularyFile {
  readonly words: number;
  readonly marks: readonly string[];
  readonly classes: readonly string[];
  readonly range: LogitRange;
}

interface LanguageModelPiece extends Span {
  readonly number: number;
}

/**
 * Reads the vocabulary of the language model.
 * @param file the content of models/lm-en/vocabulary.json
 * @param words those of models/words-en
 * @throws ModelError if the two do not fit together
 */
export function languageVocabulary(file: string, words: readonly string[]): LanguageModelVocabulary {
  const { words: count, marks, classes, range } = JSON.parse(file) as VocabularyFile;
  if (count !== words.length) throw new ModelError(said('wordModelListDiffers'));
  const numbers = new Map([...words, ...marks].map((piece, number) => [piece, number]));
  const classNumber = (name: string) => {
    const at = classes.indexOf(name);
    if (at < 0) throw new ModelError(said('wordModelClassUnknown', { name }));
    return count + marks.length + at;
  };
  const [number, capital, other, outside] = ['number', 'capital', 'other', 'break'].map(classNumber) as [
    number,
    number,
    number,
    number,
  ];
  const classOf = (piece: string) => (/\p{Nd}/u.test(piece) ? number : /^\p{Lu}/u.test(piece) ? capital : other);
  return {
    words,
    range,
    numberOf: (piece) => numbers.get(piece.startsWith('\n') ? '¶' : piece.toLowerCase()) ?? classOf(piece),
    outside,
    hidden: other,
  };
}

function requireOrder(text: string, places: readonly Span[]): void {
  let end = 0;
  for (const place of places) {
    if (place.start < end || place.end <= place.start || place.end > text.length)
      throw new RangeError('The places overlap, are out of order or do not fit the text.');
    end = place.end;
  }
}

/** The pieces of a text, in which each place and each hidden span is exactly one piece. `at` gives the index of each place's piece. */
export function piecesForLanguageModel(
  text: string,
  places: readonly Span[],
  hidden: readonly Span[],
  vocabulary: LanguageModelVocabulary,
): { readonly pieces: readonly LanguageModelPiece[]; readonly at: readonly number[] } {
  requireOrder(text, places);
  requireOrder(text, hidden);
  const apart = hidden.filter((span) => !places.some((place) => overlaps(place, span)));
  const whole = [...places, ...apart].sort((a, b) => a.start - b.start);
  const unseen = new Set(whole.filter((span) => hidden.some((other) => overlaps(other, span))));
  const pieces: LanguageModelPiece[] = [];
  const indexOf = new Map<Span, number>();
  const between = (from: number, to: number) => {
    for (const { start, end } of splitIntoModelWords(text.slice(from, to), true)) {
      const span = { start: from + start, end: from + end };
      pieces.push({ ...span, number: vocabulary.numberOf(text.slice(span.start, span.end)) });
    }
  };
  let from = 0;
  for (const span of whole) {
    between(from, span.start);
    indexOf.set(span, pieces.length);
    const number = unseen.has(span) ? vocabulary.hidden : vocabulary.numberOf(text.slice(span.start, span.end));
    pieces.push({ ...span, number });
    from = span.end;
  }
  between(from, text.length);
  return { pieces, at: places.map((place) => indexOf.get(place) ?? -1) };
}
