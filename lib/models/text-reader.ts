// Cuts whole texts into the pieces that a public model was trained with.
//
// Word by word is right only for tokenizers that cut at each punctuation mark themselves (BERT). Others read punctuation together with the
// word before it (SentencePiece marks starts of words, not words), with the space before it (byte-level), or several marks as one. A sample
// text shows for each tokenizer which way gives the pieces of the whole text: word by word, run by run (which can be cached), or the text as a
// whole. Runs of more than 1,000 characters are cut in any case.
import type * as Transformers from '@huggingface/transformers';
import type { Span } from '../text/span.ts';
import { type AlignedWord, splitIntoModelWords } from './alignment.ts';
import { cutRun, type TextPiece } from './piece-alignment.ts';
import { MOST_PIECES_BEFORE, type RunWords, type ScoredWord, type WordRules, wordsOfPieces } from './run-words.ts';

/** A text with what tokenizers read in different ways: marks beside words and each other, spaces of several kinds, line breaks, scripts. */
const PROBE = `Dr. O'Neil-Smith (New York,  "x") isn't... 3,5% €20/h Émile's naïve\u00A0café; a_b.c@d.org?!

  1. Zürich:\tMarie\u2026 — we'll see\u3000山田さん。 \nمرحبا #tag $5 Straße ΟΔΟΣ `;

/**
 * A run ends before a space. Other white space belongs to the run before it: some vocabularies join a line break with the mark before it, and
 * SentencePiece marks only spaces, as U+2581. The spaces at the end of a text belong to its last run.
 */
const RUN_BORDER = /(?<=[^\s\u2581])(?= \s*\S)/u;
/** Longer runs (texts without spaces) are cut: after a punctuation mark of their second half or, without one, at this length. */
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

type WordsOfText = (text: string) => readonly AlignedWord[];

const idsOf = (pieces: readonly TextPiece[]) => pieces.map(({ id }) => id).join(' ');

/** Whether the pieces of the parts of a text are those of the text. */
function fitsTogether({ piecesOf }: TextTokenizer, text: string, parts: readonly Span[]): boolean {
  return idsOf(piecesOf(text)) === idsOf(parts.flatMap(({ start, end }) => piecesOf(text.slice(start, end))));
}

type ReadingUnit = 'word' | 'run' | 'text';

/** The smallest parts of a text whose pieces are those of the whole text. */
export function readingUnit(tokenizer: TextTokenizer): ReadingUnit {
  if (!tokenizer.labelsEveryPiece && fitsTogether(tokenizer, PROBE, splitIntoModelWords(PROBE))) return 'word';
  return fitsTogether(tokenizer, PROBE, runsWithSpaces(PROBE)) ? 'run' : 'text';
}

/** The most runs or texts whose words are cached: after each keystroke almost the whole prompt is read again. */
const CACHED = { run: 20_000, text: 4 } as const;
/** The most characters of all that is cached. In a script without spaces each of them may be a word, which takes 200 bytes. */
const CACHED_CHARACTERS = 200_000;

/** The words of runs that follow each other. The pieces of runs without words go to the next word or, at the end, to the last one. */
function wordsOfRuns(runs: readonly Span[], wordsOf: (run: Span) => RunWords): readonly AlignedWord[] {
  const all: ScoredWord[] = [];
  let waiting: readonly number[] = [];
  for (const run of runs) {
    const { words, left } = wordsOf(run);
    if (left.length > 0) waiting = [...waiting, ...left].slice(-MOST_PIECES_BEFORE);
    for (const { start, end, pieces, scored } of words) {
      const shift = waiting.length;
      all.push({
        start: run.start + start,
        end: run.start + end,
        pieces: shift > 0 ? [...waiting, ...pieces] : pieces,
        scored: { start: shift + scored.start, end: shift + scored.end },
      });
      waiting = [];
    }
  }
  const last = all.at(-1);
  if (last && waiting.length > 0) all[all.length - 1] = { ...last, pieces: [...last.pieces, ...waiting] };
  return all;
}

/** Reads whole texts; undefined if the model may as well read them word by word. */
export function textReader(tokenizer: TextTokenizer): WordsOfText | undefined {
  const unit = readingUnit(tokenizer);
  if (unit === 'word') return undefined;
  const cache = new Map<string, RunWords>();
  let characters = 0;
  function wordsOf(part: string): RunWords {
    const found = cache.get(part);
    if (found) return found;
    const words = wordsOfPieces(part, tokenizer.piecesOf(part.replace(/\p{Cs}/gu, '\uFFFD')), tokenizer);
    if (part.length > CACHED_CHARACTERS) return words;
    if (cache.size >= CACHED[unit === 'run' ? 'run' : 'text'] || characters + part.length > CACHED_CHARACTERS) {
      cache.clear();
      characters = 0;
    }
    cache.set(part, words);
    characters += part.length;
    return words;
  }
  if (unit === 'text') return (text) => wordsOf(text).words;
  return (text) => wordsOfRuns(runsWithSpaces(text), ({ start, end }) => wordsOf(text.slice(start, end)));
}

/** The fields of a tokenizer.json that are read here. */
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
