// Word-level privacy: every content word that nothing else replaces gets a word mechanism and its part of the budget.
import type { Annotation, EntityType, RiskLevel } from '../../detect/annotation.ts';
import { allTokens, type TokenKind } from '../../privacy/words/content-words.ts';
import { budgetsForWords } from '../../privacy/words/rap-li.ts';
import { wordLanguageOf } from '../../privacy/words/word-language.ts';
import { overlappingSpans, type Span } from '../../text/span.ts';
import type { PlannedSpan } from '../sanitized.ts';
import { isWordMechanism } from './sampled-words.ts';
import type { WordPolicy } from './word-policy.ts';

/** The level of words that the person did not raise. */
const LEVEL_OF_UNRAISED: RiskLevel = 3;
/** Types that are neither names nor identifiers: the words of a raised span of these types are drawn one by one. */
const ORDINARY_TYPES: ReadonlySet<EntityType> = new Set(['MISC', 'PRODUCT', 'WORK', 'EVENT']);

const TYPE_OF_TOKEN: Readonly<Record<TokenKind, EntityType>> = {
  word: 'MISC',
  number: 'QUANTITY',
  currency: 'MONEY',
  shape: 'ID',
};

/**
 * Whether no word of a span is drawn, because another mechanism replaces the span or the span is kept. If `isForAll`, words are still drawn in
 * spans that are kept at level 3 or higher, and in spans of ordinary types that would get a value of the reserve.
 */
function isLeftAlone({ annotation, mechanism }: PlannedSpan, { isForAll }: WordPolicy): boolean {
  if (isWordMechanism(mechanism)) return false;
  if (mechanism === 'keep') return !isForAll || annotation.risk < LEVEL_OF_UNRAISED;
  return !isForAll || mechanism !== 'reserve' || !ORDINARY_TYPES.has(annotation.type);
}

/** The level of each word. Equal words are drawn once, so they share the highest level that one of them has. */
function levelsOf(words: readonly string[], risks: readonly RiskLevel[]): readonly RiskLevel[] {
  const highest = new Map<string, RiskLevel>();
  words.forEach((word, i) => {
    const [risk, known] = [risks[i] ?? LEVEL_OF_UNRAISED, highest.get(word) ?? LEVEL_OF_UNRAISED];
    if (risk > known) highest.set(word, risk);
  });
  return words.map((word) => highest.get(word) ?? LEVEL_OF_UNRAISED);
}

/** For each token, the spans that it overlaps. Tokens and spans are sorted; tokens do not overlap each other, and neither do spans. */
function spansAt(tokens: readonly Span[], spans: readonly PlannedSpan[]): readonly (readonly PlannedSpan[])[] {
  let first = 0;
  return tokens.map((token) => {
    while ((spans[first]?.annotation.end ?? Number.POSITIVE_INFINITY) <= token.start) first += 1;
    let last = first;
    while ((spans[last]?.annotation.start ?? Number.POSITIVE_INFINITY) < token.end) last += 1;
    return spans.slice(first, last);
  });
}

const byStart = (a: PlannedSpan, b: PlannedSpan) => a.annotation.start - b.annotation.start;

/**
 * Adds a span for each word to draw, and returns all spans in order. If the policy is for all words, these are the content words that no
 * other mechanism replaces, including words inside kept spans above level 2. Otherwise they are only the words of spans with a word
 * mechanism. In such a span at level 4 or 5 every word is drawn, even stop words. The budget of a word depends on the levels and the number
 * of words.
 * @param undrawn the parts of the text, in order, in which no word is drawn that the person has not raised
 */
export function withPerturbedWords(
  text: string,
  spans: readonly PlannedSpan[],
  policy: WordPolicy,
  undrawn: readonly Span[] = [],
): readonly PlannedSpan[] {
  const sorted = [...spans].sort(byStart);
  const all = allTokens(text);
  const touched = spansAt(all, sorted);
  const alone = new Set(touched.flatMap((own) => (own.length === 1 ? own : [])));
  for (const own of touched) if (own.length > 1) for (const span of own) alone.delete(span);
  // A raised span that contains no word (an emoji), or that shares a word with another span, keeps its planned mechanism.
  const isWhole = (span: PlannedSpan) => span.annotation.risk > LEVEL_OF_UNRAISED && !alone.has(span);
  const fixed = new Set(sorted.filter((span) => isLeftAlone(span, policy) || isWhole(span)));
  const tokens = all.flatMap((token, i) => {
    if (touched[i]?.some((span) => fixed.has(span))) return [];
    const own = touched[i]?.[0];
    const risk = own && own.annotation.risk > LEVEL_OF_UNRAISED ? own.annotation.risk : LEVEL_OF_UNRAISED;
    const isDrawn = policy.isForAll && !token.isFree && overlappingSpans(undrawn, token).length === 0;
    return risk > LEVEL_OF_UNRAISED || isDrawn ? [{ ...token, own, risk }] : [];
  });
  const levels = levelsOf(
    tokens.map(({ start, end }) => text.slice(start, end).toLowerCase()),
    tokens.map(({ risk }) => risk),
  );
  const budgets = budgetsForWords(levels, policy.budget);
  const drawn = tokens.map(({ start, end, kind, own, risk }, i): PlannedSpan => {
    const annotation: Annotation = {
      start,
      end,
      type: own && risk > LEVEL_OF_UNRAISED ? own.annotation.type : TYPE_OF_TOKEN[kind],
      confidence: 1,
      risk: levels[i] ?? LEVEL_OF_UNRAISED,
      source: { detector: 'pattern', rule: 'content-word' },
    };
    const chosen = own && isWordMechanism(own.mechanism) ? own.mechanism : policy.mechanism;
    // Cape's language model is English.
    const isEnglishWord = kind === 'word' && wordLanguageOf(text.slice(start, end)) === 'en';
    const mechanism = isEnglishWord ? chosen : 'rap-li';
    return { annotation, mechanism, budget: budgets[i] ?? policy.budget.min, token: kind };
  });
  return [...fixed, ...drawn].sort(byStart);
}
