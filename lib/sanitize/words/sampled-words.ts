// Draws the replacement of a word, with the guarantee of the draw.

import { withCaseOf } from '../../codecs/list-codecs.ts';
import { MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { ValueGuarantee } from '../../privacy/guarantee.ts';
import { type Random, uniformBelow } from '../../privacy/random.ts';
import { minBoundedCapeProbability, sampleBoundedCape, samplePublishedCape } from '../../privacy/words/cape.ts';
import type { CapeCandidates } from '../../privacy/words/cape-context.ts';
import { CURRENCY_SIGNS, sampleCurrency } from '../../privacy/words/currency.ts';
import { sampleLettersAndDigits, sampleNumber } from '../../privacy/words/number-words.ts';
import {
  candidatesFor,
  epsilonUnderPerturbationRate,
  minCandidateProbability,
  sampleCandidate,
} from '../../privacy/words/rap-li.ts';
import { type Vocabulary, vocabularyIndex } from '../../privacy/words/vocabulary.ts';
import { wordLanguageOf } from '../../privacy/words/word-language.ts';
import type { Mechanism, PlannedSpan } from '../sanitized.ts';
import type { Issuer } from '../surrogates/issuer.ts';
import type { WordPolicy } from './word-policy.ts';

/** The data that must be loaded and computed before words can be drawn, because `sanitize` is synchronous. */
export interface WordSource {
  /** The English words. */
  readonly vocabulary: Vocabulary;
  /** The Chinese words; only loaded for a text that has some to draw. */
  readonly chinese?: Vocabulary;
  readonly policy: WordPolicy;
  /** For Cape: the words to draw from, by the original word in lower case. See `prepareWords`. */
  readonly rows?: ReadonlyMap<string, CapeCandidates>;
}

/** Thrown if words are to be drawn and the data for that is missing. No text is sanitized then. */
export class WordSourceError extends CodedError {
  override readonly name = 'WordSourceError';
}

interface DrawnWord {
  /** In lower case if it is a word: each place gives it the original's case. */
  readonly surrogate: string;
  readonly guarantee: ValueGuarantee;
}

/** A word outside the vocabulary is replaced by one of the most frequent words; this is their number. */
const MAX_FREQUENT = 4_096;
const CHANCE_STEPS = 2 ** 40;

/** The list that a word is looked up in and drawn from. @throws WordSourceError if it is not loaded */
function vocabularyFor(word: string, { vocabulary, chinese }: WordSource): Vocabulary {
  if (wordLanguageOf(word) === 'en') return vocabulary;
  if (!chinese) throw new WordSourceError(said('wordListMissing'));
  return chinese;
}

const canBeDrawn = (word: string, { space, isDrawable }: Vocabulary) => isDrawable(space.indexOf(word) ?? -1);

/**
 * Whether a word is perturbed. Raised words always are, and so are words that no draw can give: in the output, such a word would surely be
 * the original.
 */
function isPerturbed(word: string, { annotation }: PlannedSpan, source: WordSource, random: Random): boolean {
  const { policy } = source;
  if (annotation.risk > 3 || policy.chance >= 1 || !canBeDrawn(word, vocabularyFor(word, source))) return true;
  return uniformBelow(CHANCE_STEPS, random) < Math.ceil(policy.chance * CHANCE_STEPS);
}

function fromGroup(word: string, span: PlannedSpan, source: WordSource, random: Random): DrawnWord {
  const { policy } = source;
  const vocabulary = vocabularyFor(word, source);
  const { type, risk } = span.annotation;
  const place = vocabularyIndex(word, vocabulary.space);
  if (place === undefined) {
    const drawn = uniformBelow(Math.min(MAX_FREQUENT, vocabulary.drawable.length), random);
    const surrogate = vocabulary.space.words[vocabulary.drawable[drawn] ?? 0] ?? '';
    return { surrogate, guarantee: { mechanism: 'rap-li', type, kind: 'removed' } };
  }
  const budget = span.budget ?? policy.budget.min;
  const candidates = candidatesFor(place, budget, policy.mode, risk === 5, vocabulary);
  const count = candidates.words.length;
  const chance = risk > 3 ? 1 : policy.chance;
  const surrogate = isPerturbed(word, span, source, random)
    ? vocabulary.space.words[sampleCandidate(candidates, budget, random)]
    : word;
  const epsilon = epsilonUnderPerturbationRate(budget, minCandidateProbability(candidates, budget), chance);
  const kind = policy.mode === 'shared' ? 'group' : 'list';
  return { surrogate: surrogate ?? '', guarantee: { mechanism: 'rap-li', type, kind, epsilon, domainSize: count } };
}

const boundOf = ({ context }: WordPolicy) => (context === 'seen' ? 'joint' : 'group');

function fromContext(word: string, span: PlannedSpan, source: WordSource, random: Random): DrawnWord {
  const { vocabulary, policy, rows } = source;
  const { type, risk } = span.annotation;
  const row = rows?.get(word);
  if (!row) throw new WordSourceError(said('wordsNotAllSeen'));
  const budget = span.budget ?? policy.budget.min;
  const { words, keys } = row;
  const domainSize = keys.length;
  const wordAt = (rank: number) => vocabulary.space.words[words[rank] ?? 0] ?? '';
  const chance = risk > 3 ? 1 : policy.chance;
  const own = isPerturbed(word, span, source, random) ? undefined : word;
  if (policy.variant === 'printed') {
    const drawn = samplePublishedCape(keys, budget, random);
    const surrogate = own ?? wordAt(drawn.word);
    const guarantee = { mechanism: 'cape', type, kind: 'estimate', epsilon: drawn.estimate, domainSize } as const;
    return { surrogate, guarantee };
  }
  const surrogate = own ?? wordAt(sampleBoundedCape(keys, budget, random));
  const epsilon = epsilonUnderPerturbationRate(budget, minBoundedCapeProbability(domainSize, budget), chance);
  return { surrogate, guarantee: { mechanism: 'cape', type, kind: boundOf(policy), epsilon, domainSize } };
}

/**
 * Draws the surrogate that a word, number or sign keeps from now on. @param word in lower case.
 * @throws WordSourceError if Cape is wanted and its rows are missing; RangeError for budgets outside the mechanisms' ranges.
 */
function drawWord(word: string, span: PlannedSpan, source: WordSource, random: Random): DrawnWord {
  const { token = 'word', budget = source.policy.budget.min } = span;
  const { type, risk } = span.annotation;
  const isReversed = risk === 5;
  if (token === 'shape')
    return {
      surrogate: sampleLettersAndDigits(word, random),
      guarantee: { mechanism: 'rap-li', type, kind: 'removed' },
    };
  if (token === 'number') {
    const { surrogate, epsilon, domainSize } = sampleNumber(word, isReversed ? 0 : budget, random);
    const kind = epsilon > 0 ? 'group' : 'removed';
    return { surrogate, guarantee: { mechanism: 'rap-li', type, kind, epsilon, domainSize } };
  }
  if (token === 'currency') {
    const surrogate = sampleCurrency(word, budget, isReversed, random);
    const domainSize = CURRENCY_SIGNS.length;
    return { surrogate, guarantee: { mechanism: 'rap-li', type, kind: 'group', epsilon: budget, domainSize } };
  }
  return span.mechanism === 'cape' ? fromContext(word, span, source, random) : fromGroup(word, span, source, random);
}

export function isWordMechanism(mechanism: Mechanism): mechanism is 'rap-li' | 'cape' {
  return mechanism === 'rap-li' || mechanism === 'cape';
}

/**
 * The surrogate of a span: the one drawn earlier for its word, which costs nothing again, or a new draw. A raised word is restored in the
 * reply, unless its surrogate already has another meaning there. An ordinary word is not restored, since replies use ordinary words anyway.
 * @throws WordSourceError without a source.
 */
export function drawSurrogateOfSpan(
  text: string,
  span: PlannedSpan,
  issuer: Issuer,
  random: Random,
  source: WordSource | undefined,
): DrawnWord {
  if (!source) throw new WordSourceError(said('wordListMissing'));
  const word = text.toLowerCase();
  const { risk, type } = span.annotation;
  const isRaised = risk >= MIN_REPLACED_RISK;
  const earlier = issuer.drawn(word, isRaised);
  const drawn = earlier === undefined ? drawWord(word, span, source, random) : releasedBefore(earlier, span, source);
  if (earlier === undefined) issuer.keepDrawn(drawn.surrogate, word, isRaised);
  const surrogate = span.token === 'word' ? withCaseOf(drawn.surrogate, text) : drawn.surrogate;
  const isOwn = issuer.earlier(text, 'word') === surrogate || !issuer.isTaken(surrogate);
  if (isRaised && span.token === 'word' && drawn.surrogate !== word && isOwn)
    issuer.keep(surrogate, text, type, 'word');
  return { surrogate, guarantee: drawn.guarantee };
}

function releasedBefore(surrogate: string, { annotation, mechanism }: PlannedSpan, { policy }: WordSource): DrawnWord {
  const drawnBy = mechanism === 'cape' ? 'cape' : 'rap-li';
  const isPrinted = drawnBy === 'cape' && policy.variant === 'printed';
  const isListed = drawnBy === 'rap-li' && policy.mode === 'neighbours';
  const kind = isPrinted ? 'estimate' : isListed ? 'list' : drawnBy === 'cape' ? boundOf(policy) : 'group';
  return { surrogate, guarantee: { mechanism: drawnBy, type: annotation.type, kind, epsilon: 0 } };
}
