// One method on one set: everything that is measured of it.
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { type AlignedWord, alignWithSanitized } from './align.ts';
import { type BleuCounts, bleu, bleuCounts } from './bleu.ts';
import type { TopicDocument } from './documents.ts';
import { extractedShare, ratio, type Share, stringsLeftVerbatim, sumOfShares } from './extraction.ts';
import type { Extractor, PersonalString } from './extractor.ts';
import { invertedShare, type Nearest } from './inversion.ts';
import { inferred, type MaskGuesser } from './mask-inference.ts';
import { isMatched } from './matching.ts';
import type { Method } from './method.ts';
import { perplexity, type Surprise, type SurpriseOf } from './perplexity.ts';
import { rougeL } from './rouge.ts';
import { stringSimilarity, textSimilarity } from './similarity.ts';
import { accuracy, type TopicClassifier } from './topic-classifier.ts';

/** The tools that attack and measure. */
export interface Instruments {
  readonly space: WordVectorSpace;
  readonly nearest: Nearest;
  readonly extract: Extractor;
  /** Undefined for a set without topics. */
  readonly classifier?: TopicClassifier;
  /** Undefined while there is no language model. */
  readonly guesser?: MaskGuesser;
  readonly surpriseOf?: SurpriseOf;
}

/** Shares from 0 to 1, except for the perplexity; NaN where there was nothing to measure. */
export interface Measures {
  readonly accuracy: number;
  /** Personal strings that are left, whoever finds them. */
  readonly verbatim: number;
  /** Personal strings that the attacker's detectors find in both texts. */
  readonly extracted: number;
  readonly matched: number;
  /** Share of all content words that are recovered, as in Rap-LI. */
  readonly inverted1: number;
  readonly inverted10: number;
  /** Share of the replaced words that are recovered, as in Cape. */
  readonly changedInverted1: number;
  readonly changedInverted10: number;
  readonly inferred1: number;
  readonly inferred10: number;
  readonly rougeL: number;
  readonly bleu: number;
  readonly similarity: number;
  readonly perplexity: number;
}

interface Leak extends PersonalString {
  readonly document: number;
}

export interface Evaluation {
  readonly measures: Measures;
  readonly leaks: readonly Leak[];
  readonly personal: number;
  readonly changedWords: number;
  /** Texts that would not have been sent. */
  readonly refused: number;
}

interface Attacked {
  readonly sanitized: string;
  readonly isRefused: boolean;
  readonly leaks: readonly PersonalString[];
  readonly personal: number;
  readonly extracted: Share;
  readonly matched: boolean | undefined;
  readonly inverted1: Share;
  readonly inverted10: Share;
  readonly changedInverted1: Share;
  readonly changedInverted10: Share;
  readonly inferred1: Share;
  readonly inferred10: Share;
  readonly rougeL: number;
  readonly bleu: BleuCounts;
  readonly similarity: number;
  readonly surprise: Surprise;
}

const NOTHING: Share = { part: 0, whole: 0 };
const TOP = 10;
/** The language model takes tens of milliseconds a text: mask inference looks at evenly spaced ones. */
const INFERRED_DOCUMENTS = 60;

/** Guessed once for both counts. */
async function inferences(
  sanitized: string,
  words: readonly AlignedWord[],
  guesser: MaskGuesser | undefined,
): Promise<readonly [Share, Share]> {
  if (!guesser) return [NOTHING, NOTHING];
  const places = words.flatMap(({ sanitized: place }) => place ?? []);
  const guesses = await guesser.guesses(sanitized, places, TOP);
  const known: MaskGuesser = { guesses: async (_text, _places, count) => guesses.map((each) => each.slice(0, count)) };
  return [await inferred(sanitized, words, 1, known), await inferred(sanitized, words, TOP, known)];
}

async function attacked(
  text: string,
  personal: readonly PersonalString[],
  method: Method,
  document: number,
  { space, nearest, extract, guesser, surpriseOf }: Instruments,
): Promise<Attacked> {
  const result = await method.protect(text, document);
  const found = await extract(result.text);
  const words = alignWithSanitized(text, result);
  const changed = words.filter((word) => word.changed);
  const [inferred1, inferred10] = await inferences(result.text, words, guesser);
  return {
    sanitized: result.text,
    isRefused: result.isRefused ?? false,
    personal: personal.length,
    leaks: stringsLeftVerbatim(personal, result.text),
    extracted: extractedShare(personal, found),
    matched: isMatched(personal, found, (a, b) => stringSimilarity(space, a, b)),
    inverted1: invertedShare(words, 1, nearest),
    inverted10: invertedShare(words, TOP, nearest),
    changedInverted1: invertedShare(changed, 1, nearest),
    changedInverted10: invertedShare(changed, TOP, nearest),
    inferred1,
    inferred10,
    rougeL: rougeL(text, result.text),
    bleu: bleuCounts(text, result.text),
    similarity: textSimilarity(space, text, result.text),
    surprise: (await surpriseOf?.(result.text)) ?? { sum: 0, words: 0 },
  };
}

function mean(numbers: readonly number[]): number {
  const known = numbers.filter((number) => !Number.isNaN(number));
  return known.length === 0 ? Number.NaN : known.reduce((a, b) => a + b, 0) / known.length;
}

/** @param personal the personal strings of each document. */
export async function evaluate(
  method: Method,
  documents: readonly TopicDocument[],
  personal: readonly (readonly PersonalString[])[],
  instruments: Instruments,
): Promise<Evaluation> {
  const all: Attacked[] = [];
  const { guesser: _, surpriseOf: __, ...others } = instruments;
  const step = Math.ceil(documents.length / INFERRED_DOCUMENTS);
  for (const [at, { text }] of documents.entries())
    all.push(await attacked(text, personal[at] ?? [], method, at, at % step === 0 ? instruments : others));
  const share = (of: (one: Attacked) => Share) => ratio(sumOfShares(all.map(of)));
  const records = all.flatMap(({ matched }) => matched ?? []);
  return {
    personal: personal.reduce((sum, strings) => sum + strings.length, 0),
    changedWords: sumOfShares(all.map((one) => one.changedInverted1)).whole,
    refused: all.filter(({ isRefused }) => isRefused).length,
    leaks: all.flatMap(({ leaks }, document) => leaks.map((leak) => ({ ...leak, document }))),
    measures: {
      accuracy: instruments.classifier
        ? accuracy(
            instruments.classifier,
            all.map(({ sanitized }) => sanitized),
            documents,
          )
        : Number.NaN,
      verbatim: share(({ leaks, personal: whole }) => ({ part: leaks.length, whole })),
      extracted: share((one) => one.extracted),
      matched: ratio({ part: records.filter(Boolean).length, whole: records.length }),
      inverted1: share((one) => one.inverted1),
      inverted10: share((one) => one.inverted10),
      changedInverted1: share((one) => one.changedInverted1),
      changedInverted10: share((one) => one.changedInverted10),
      inferred1: share((one) => one.inferred1),
      inferred10: share((one) => one.inferred10),
      rougeL: mean(all.map((one) => one.rougeL)),
      bleu: bleu(all.map((one) => one.bleu)),
      similarity: mean(all.map((one) => one.similarity)),
      perplexity: perplexity(all.map((one) => one.surprise)),
    },
  };
}
