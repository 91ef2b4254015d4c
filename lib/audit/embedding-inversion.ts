// Embedding inversion guesses an original among the nearest neighbours of its surrogate. Only mechanisms that draw a surrogate near
// its original can be undone this way.
import { said } from '../language/message.ts';
import type { WordVectorSpace } from '../privacy/words/word-vector-space.ts';
import { isDrawnBySimilarity } from './audit-target.ts';
import {
  type AttackOutcome,
  type AuditedPrompt,
  attackOutcomeWithDefaults,
  type CloseGuess,
  type Recovery,
} from './report.ts';
import { withoutSpellingVariants } from './token.ts';

/** Word vectors, in which the neighbours of a word are looked up. */
export type NeighbourLookup = Pick<WordVectorSpace, 'words' | 'has' | 'indexOf' | 'cosine'>;

const MAX_REPORTED_RANK = 10;
/** Bounds the work for texts of many pages. */
const MAX_SEARCHES = 2000;

/**
 * The original's rank among the neighbours of its surrogate, nearest first; undefined beyond `MAX_REPORTED_RANK`, and for words without
 * vectors. The search stops at ten nearer words, which most surrogates soon have.
 */
function rankOf(original: string, surrogate: string, { words, indexOf, cosine }: NeighbourLookup): number | undefined {
  const [own, drawn] = [indexOf(withoutSpellingVariants(original)), indexOf(withoutSpellingVariants(surrogate))];
  if (own === undefined || drawn === undefined || own === drawn) return undefined;
  const likeness = cosine(drawn, own);
  let nearer = 0;
  for (let word = 0; word < words.length; word += 1) {
    if (word === own || word === drawn || cosine(drawn, word) <= likeness) continue;
    nearer += 1;
    if (nearer === MAX_REPORTED_RANK) return undefined;
  }
  return nearer + 1;
}

const NO_VECTORS = said('auditNoVectors');

export function embeddingInversionAttack(
  prompt: AuditedPrompt,
  neighbours: NeighbourLookup | undefined,
): AttackOutcome {
  const drawn = new Map(
    prompt.sanitized.replacements
      .filter(isDrawnBySimilarity)
      .map((replacement) => [
        `${withoutSpellingVariants(replacement.original)} ${withoutSpellingVariants(replacement.surrogate)}`,
        replacement,
      ]),
  );
  if (drawn.size === 0) return attackOutcomeWithDefaults({});
  if (!neighbours) return attackOutcomeWithDefaults({ state: 'skipped', notes: [NO_VECTORS] });
  const recoveries: Recovery[] = [];
  const close: CloseGuess[] = [];
  const searched = [...drawn.values()].slice(0, MAX_SEARCHES);
  for (const { original, surrogate, type } of searched) {
    const rank = rankOf(original, surrogate, neighbours);
    if (rank === undefined) continue;
    if (rank === 1) recoveries.push({ original, type, trace: 'guessed', found: surrogate, earlier: false });
    else close.push({ original, type, rank });
  }
  const left = drawn.size - searched.length;
  const notes = left > 0 ? [said('auditWordsLeft', { count: left })] : [];
  return attackOutcomeWithDefaults({ tried: searched.length, recoveries, close, notes });
}
