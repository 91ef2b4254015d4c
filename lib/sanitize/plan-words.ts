// Word-level privacy: every content word that nothing else replaces gets a word mechanism and its part of the budget.
import type { Annotation, EntityType, RiskLevel } from '../detect/annotation.ts';
import { allTokens, type TokenKind } from '../privacy/words/content-words.ts';
import { wordBudgets } from '../privacy/words/rap-li.ts';
import { overlaps, type Span } from '../text/span.ts';
import { isDrawn } from './sampled-words.ts';
import type { PlannedSpan } from './sanitized.ts';
import type { WordPolicy } from './word-policy.ts';

/** What the person did not raise. */
const MEDIUM: RiskLevel = 3;
/** Raised words of these types are no names and no identifiers: they are drawn, each for itself. */
const ORDINARY: ReadonlySet<EntityType> = new Set(['MISC', 'PRODUCT', 'WORK', 'EVENT']);

const TYPE: Readonly<Record<TokenKind, EntityType>> = {
  word: 'MISC',
  number: 'QUANTITY',
  currency: 'MONEY',
  shape: 'ID',
};

/** Another mechanism has it, or the person put it at level 1 or 2. */
function stays({ annotation, mechanism }: PlannedSpan, { isForAll }: WordPolicy): boolean {
  if (isDrawn(mechanism)) return false;
  if (mechanism === 'keep') return !isForAll || annotation.risk < MEDIUM;
  return !isForAll || mechanism !== 'reserve' || !ORDINARY.has(annotation.type);
}

/** Equal words are drawn once, so they share the highest level that one of them has. */
function levelsOf(words: readonly string[], risks: readonly RiskLevel[]): readonly RiskLevel[] {
  const highest = new Map<string, RiskLevel>();
  words.forEach((word, i) => {
    const [risk, known] = [risks[i] ?? MEDIUM, highest.get(word) ?? MEDIUM];
    if (risk > known) highest.set(word, risk);
  });
  return words.map((word) => highest.get(word) ?? MEDIUM);
}

/**
 * The spans in order, with one for each content word that none of them replaces (or, where the policy is not for all words, for
 * each word of the spans that are to be drawn). Words inside kept spans count as any others:
 * only what the person put at level 1 or 2 stays. Budgets follow from levels and from how many words there are.
 */
export function withWords(text: string, spans: readonly PlannedSpan[], policy: WordPolicy): readonly PlannedSpan[] {
  const all = allTokens(text);
  const isLoose = (span: PlannedSpan) => !stays(span, policy) && all.some((token) => overlaps(span.annotation, token));
  const loose = spans.filter(isLoose);
  // A raised span without a single word in it (an emoji) keeps the mechanism that it has.
  const fixed = spans.filter((span) => !isLoose(span) && (stays(span, policy) || span.annotation.risk > MEDIUM));
  const spanAt = (token: Span) => loose.find(({ annotation }) => overlaps(annotation, token));
  const isRaised = (token: Span) => (spanAt(token)?.annotation.risk ?? MEDIUM) > MEDIUM;
  // What the person raised goes, stop words and all.
  const tokens = all.filter(
    (token) =>
      ((policy.isForAll && !token.isFree) || isRaised(token)) &&
      !fixed.some(({ annotation }) => overlaps(annotation, token)),
  );
  const words = tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());
  const risks = tokens.map((token) => {
    const own = spanAt(token)?.annotation.risk ?? MEDIUM;
    return own > MEDIUM ? own : MEDIUM;
  });
  const levels = levelsOf(words, risks);
  const budgets = wordBudgets(levels, policy.budget);
  const drawn = tokens.map(({ start, end, kind }, i): PlannedSpan => {
    const own = spanAt({ start, end });
    const annotation: Annotation = {
      start,
      end,
      type: own && own.annotation.risk > MEDIUM ? own.annotation.type : TYPE[kind],
      confidence: 1,
      risk: levels[i] ?? MEDIUM,
      source: { detector: 'pattern', rule: 'content-word' },
    };
    const chosen = own && isDrawn(own.mechanism) ? own.mechanism : policy.mechanism;
    const mechanism = kind === 'word' ? chosen : 'rap-li';
    return { annotation, mechanism, budget: budgets[i] ?? policy.budget.min, token: kind };
  });
  return [...fixed, ...drawn].sort((a, b) => a.annotation.start - b.annotation.start);
}
