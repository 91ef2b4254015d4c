// Cuts whole texts into the pieces that a public model was trained with.
//
// Word by word is right only for tokenizers that cut at each punctuation mark themselves (BERT). Others read punctuation together with the
// word before it (SentencePiece marks starts of words, not words), with the space before it (byte-level), or several marks as one. Which way
// gives the pieces of the whole text is tried out with each tokenizer: word by word, run by run (which can be cached), or the text as a whole.
import type * as Transformers from '@huggingface/transformers';
import type { Span } from '../text/span.ts';
import { type AlignedWord, splitIntoModelWords } from './alignment.ts';
import { cutRun, type TextPiece } from './piece-alignment.ts';
import { type RunWords, type WordRules, wordsOfPieces } from './run-words.ts';

/** A text with what tokenizers read in different ways: marks beside words and each other, spaces of several kinds, line breaks, scripts. */
const PROBE = `Dr. O'Neil-Smith (New York,  "x") isn't... 3,5% €20/h Émile's naïve\u00A0café; a_b.c@d.org?!

  1. Zürich:\tMarie\u2026 — we'll see\u3000山田さん。 \nمرحبا #tag $5 Straße ΟΔΟΣ `;

/**
 * A run ends before a space. Other white space belongs to the run before it: some vocabularies join a line break with the mark before it, and
 * SentencePiece marks only spaces, as U+2581. The spaces at the end of a text belong to its last run.
 */
const RUN_BORDER = /(?<=[^\s\u2581])(?= \s*\S)/u;
/** Longer runs (texts without spaces) are cut after a punctuation mark or, without one, here. */
const LONGEST_RUN = 1000;

/** The runs of a text, each with the spaces before it. Together they are the text. */
export function runsWithSpaces(text: string, longest = LONGEST_RUN): Span[] {
  let at = 0;
  return text.split(RUN_BORDER).flatMap((run) => {
    const start = at;
    at += run.length;
    return cutRun({ start, end: at }, run, longest);
  });
}

export interface TextTokenizer extends WordRules {
  /** The pieces of a text without special ones. */
  piecesOf(text: string): readonly TextPiece[];
}

export type WordsOfText = (text: string) => readonly AlignedWord[];

const idsOf = (pieces: readonly TextPiece[]) => pieces.map(({ id }) => id).join(' ');

/** Whether the pieces of the parts of a text are those of the text. */
function fitsTogether({ piecesOf }: TextTokenizer, text: string, parts: readonly Span[]): boolean {
  return idsOf(piecesOf(text)) === idsOf(parts.flatMap(({ start, end }) => piecesOf(text.slice(start, end))));
}

export type ReadingUnit = 'word' | 'run' | 'text';

/** The smallest parts of a text whose pieces are those of the whole text. */
export function readingUnit(tokenizer: TextTokenizer): ReadingUnit {
  if (!tokenizer.labelsEveryPiece && fitsTogether(tokenizer, PROBE, splitIntoModelWords(PROBE))) return 'word';
  return fitsTogether(tokenizer, PROBE, runsWithSpaces(PROBE)) ? 'run' : 'text';
}

/** The runs and texts whose words are cached: after each keystroke almost the whole prompt is read again. */
const CACHED = { run: 20_000, text: 4 } as const;

/** The words of runs that follow each other. The pieces of runs without words go to the word before them, or else to the first one. */
function wordsOfRuns(runs: readonly Span[], wordsOf: (run: Span) => RunWords): readonly AlignedWord[] {
  const all: AlignedWord[] = [];
  let waiting: readonly number[] = [];
  for (const run of runs) {
    const { words, left } = wordsOf(run);
    const before = all.at(-1);
    if (before && left.length > 0) all[all.length - 1] = { ...before, pieces: [...before.pieces, ...left] };
    else waiting = [...waiting, ...left];
    for (const { start, end, pieces, scored = { start: 0, end: 1 } } of words) {
      all.push({
        start: run.start + start,
        end: run.start + end,
        pieces: [...waiting, ...pieces],
        scored: { start: waiting.length + scored.start, end: waiting.length + scored.end },
      });
      waiting = [];
    }
  }
  return all;
}

/** Reads whole texts; undefined if the model may as well read them word by word. */
export function textReader(tokenizer: TextTokenizer): WordsOfText | undefined {
  const unit = readingUnit(tokenizer);
  if (unit === 'word') return undefined;
  const cache = new Map<string, RunWords>();
  function wordsOf(part: string): RunWords {
    const found = cache.get(part);
    if (found) return found;
    if (cache.size >= CACHED[unit === 'run' ? 'run' : 'text']) cache.clear();
    const words = wordsOfPieces(part, tokenizer.piecesOf(part.replace(/\p{Cs}/gu, '\uFFFD')), tokenizer);
    cache.set(part, words);
    return words;
  }
  if (unit === 'text') return (text) => wordsOf(text).words;
  return (text) => wordsOfRuns(runsWithSpaces(text), ({ start, end }) => wordsOf(text.slice(start, end)));
}

/** What is read of a tokenizer.json here. */
interface TokenizerFile {
  readonly model?: {
    readonly type?: string;
    readonly continuing_subword_prefix?: string;
    readonly end_of_word_suffix?: string;
  };
}

/** A character of two bytes, which byte-level vocabularies write as two characters. */
const TWO_BYTES = '÷';
const AS_BYTES = 'Ã·';

/** @param labelsEveryPiece whether the model labels every piece, not only the first one of each word */
export function textTokenizer(tokenizer: Transformers.PreTrainedTokenizer, labelsEveryPiece: boolean): TextTokenizer {
  const { _tokenizer: inner } = tokenizer;
  const { model = {} }: TokenizerFile = tokenizer._tokenizerJSON;
  const piecesOf = (text: string): TextPiece[] => {
    const { ids, tokens } = inner.encode(text, { add_special_tokens: false });
    return ids.map((id, index) => ({ id, text: tokens[index] ?? '' }));
  };
  return {
    piecesOf,
    normalize: (text) => inner.normalizer?.normalize(text) ?? text,
    isByteLevel: piecesOf(TWO_BYTES)
      .map(({ text }) => text)
      .join('')
      .endsWith(AS_BYTES),
    continuingPrefix: model.type === 'WordPiece' ? (model.continuing_subword_prefix ?? '') : '',
    endOfWord: model.end_of_word_suffix ?? '',
    labelsEveryPiece,
  };
}
