// Mask inference: our language model guesses the protected words from the kept words around them.
import { said } from '../language/message.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import type { Span } from '../text/span.ts';
import { auditTargetsOf } from './audit-target.ts';
import {
  type AttackOutcome,
  type AuditedPrompt,
  attackOutcomeWithDefaults,
  type CloseGuess,
  type Recovery,
} from './report.ts';
import { withoutSpellingVariants } from './token.ts';

/** Right guesses up to this rank are reported. Only the first counts as a recovery: an attacker cannot know which of the others is right. */
const MAX_REPORTED_RANK = 10;
/** Limits the work, because the model reads all places in one run. */
const MAX_PLACES = 128;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

interface Guess {
  readonly replacement: Replacement;
  readonly word: string;
  readonly place: Span;
}

/**
 * The places to guess, one for each word. Empty if surrogate and original differ in their number of words, because the attacker does not
 * know the original's number then.
 */
function guessesFor(replacement: Replacement): readonly Guess[] {
  const originals = replacement.original.match(WORD) ?? [];
  const places = [...replacement.surrogate.matchAll(WORD)];
  if (originals.length !== places.length || /\p{N}/u.test(replacement.original)) return [];
  return places.map((match, at) => {
    const start = replacement.outStart + match.index;
    return {
      replacement,
      word: withoutSpellingVariants(originals[at] ?? ''),
      place: { start, end: start + match[0].length },
    };
  });
}

/** The word's rank among the model's guesses; 1 for its first. */
function rankOf(row: Float32Array, word: number): number {
  const own = row[word] ?? Number.NEGATIVE_INFINITY;
  let better = 0;
  for (const logit of row) if (logit > own) better += 1;
  return better + 1;
}

/** Caches the index of each word; many audits share one vocabulary. */
const vocabularyIndexes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function indexesOf(words: readonly string[]): ReadonlyMap<string, number> {
  const known = vocabularyIndexes.get(words) ?? new Map(words.map((word, at) => [word, at]));
  vocabularyIndexes.set(words, known);
  return known;
}

const NO_MODEL = said('auditNoModel');
const MODEL_FAILED = said('auditModelFailed');

export async function maskInferenceAttack(
  prompt: AuditedPrompt,
  context: WordContext | undefined,
): Promise<AttackOutcome> {
  if (!context) return attackOutcomeWithDefaults({ state: 'skipped', notes: [NO_MODEL] });
  const indexOf = indexesOf(context.words);
  const { text, replacements } = prompt.sanitized;
  const sorted = [...replacements].sort((a, b) => a.outStart - b.outStart);
  const all = sorted.map(guessesFor);
  // An original with a word outside the vocabulary cannot be guessed whole.
  const whole = all.filter((guesses) => guesses.length > 0 && guesses.every(({ word }) => indexOf.has(word)));
  const guesses = whole.flat().slice(0, MAX_PLACES);
  const tried = auditTargetsOf(prompt).length;
  if (guesses.length === 0) return attackOutcomeWithDefaults({ tried });
  const hidden = sorted.map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));
  let rows: readonly Float32Array[];
  try {
    rows = await context.logits(
      text,
      guesses.map(({ place }) => place),
      hidden,
    );
  } catch {
    // The report says that this attack could not be run.
    return attackOutcomeWithDefaults({ state: 'skipped', notes: [MODEL_FAILED] });
  }
  const ranks = new Map<Replacement, number>();
  for (const [at, { replacement, word }] of guesses.entries()) {
    const row = rows[at];
    const rank = row ? rankOf(row, indexOf.get(word) ?? -1) : Number.POSITIVE_INFINITY;
    ranks.set(replacement, Math.max(rank, ranks.get(replacement) ?? 1));
  }
  return attackOutcomeWithDefaults({ tried, ...outcomeFromRanks(ranks) });
}

function outcomeFromRanks(ranks: ReadonlyMap<Replacement, number>): Pick<AttackOutcome, 'recoveries' | 'close'> {
  const best = new Map<string, { readonly replacement: Replacement; readonly rank: number }>();
  for (const [replacement, rank] of ranks) {
    const known = best.get(withoutSpellingVariants(replacement.original));
    if (!known || rank < known.rank) best.set(withoutSpellingVariants(replacement.original), { replacement, rank });
  }
  const recoveries: Recovery[] = [];
  const close: CloseGuess[] = [];
  for (const { replacement, rank } of best.values()) {
    const { original, type } = replacement;
    if (rank === 1) recoveries.push({ original, type, trace: 'guessed', found: original, earlier: false });
    else if (rank <= MAX_REPORTED_RANK) close.push({ original, type, rank });
  }
  return { recoveries, close };
}
