// Mask inference: what our own language model expects in the places of the protected words, from the kept words alone.
import { said } from '../language/message.ts';
import type { WordContext } from '../privacy/words/word-context.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import type { Span } from '../text/span.ts';
import { type AuditedPrompt, type CloseGuess, type Outcome, outcome, type Recovery } from './report.ts';
import { targetsOf } from './target.ts';
import { plain } from './token.ts';

/** Up to this rank a guess is shown. Only the first guess counts as a recovery: an attacker cannot tell the others apart. */
export const LAST_SHOWN = 10;
/** Limits the work, because the model reads all places in one run. */
const MOST_PLACES = 128;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

interface Guess {
  readonly replacement: Replacement;
  readonly word: string;
  readonly place: Span;
}

/** A surrogate of as many words as its original has stands for it word by word; of others the attacker does not know the length. */
function guessesFor(replacement: Replacement): readonly Guess[] {
  const originals = replacement.original.match(WORD) ?? [];
  const places = [...replacement.surrogate.matchAll(WORD)];
  if (originals.length !== places.length || /\p{N}/u.test(replacement.original)) return [];
  return places.map((match, at) => {
    const start = replacement.outStart + match.index;
    return { replacement, word: plain(originals[at] ?? ''), place: { start, end: start + match[0].length } };
  });
}

/** 1 for the word that the model expects most. */
function rankOf(row: Float32Array, word: number): number {
  const own = row[word] ?? Number.NEGATIVE_INFINITY;
  let better = 0;
  for (const logit of row) if (logit > own) better += 1;
  return better + 1;
}

/** A vocabulary is the same for many audits. */
const numbers = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function numbersOf(words: readonly string[]): ReadonlyMap<string, number> {
  const known = numbers.get(words) ?? new Map(words.map((word, at) => [word, at]));
  numbers.set(words, known);
  return known;
}

const MISSING = said('auditNoModel');
const FAILED = said('auditModelFailed');

export async function maskInference(prompt: AuditedPrompt, context: WordContext | undefined): Promise<Outcome> {
  if (!context) return outcome({ state: 'skipped', notes: [MISSING] });
  const numberOf = numbersOf(context.words);
  const { text, replacements } = prompt.sanitized;
  const sorted = [...replacements].sort((a, b) => a.outStart - b.outStart);
  const all = sorted.map(guessesFor);
  // A name with one unknown word cannot be guessed whole.
  const whole = all.filter((guesses) => guesses.length > 0 && guesses.every(({ word }) => numberOf.has(word)));
  const guesses = whole.flat().slice(0, MOST_PLACES);
  const tried = targetsOf(prompt).length;
  if (guesses.length === 0) return outcome({ tried });
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
    return outcome({ state: 'skipped', notes: [FAILED] });
  }
  const ranks = new Map<Replacement, number>();
  for (const [at, { replacement, word }] of guesses.entries()) {
    const row = rows[at];
    const rank = row ? rankOf(row, numberOf.get(word) ?? -1) : Number.POSITIVE_INFINITY;
    ranks.set(replacement, Math.max(rank, ranks.get(replacement) ?? 1));
  }
  return outcome({ tried, ...fromRanks(ranks) });
}

function fromRanks(ranks: ReadonlyMap<Replacement, number>): Pick<Outcome, 'recoveries' | 'close'> {
  const best = new Map<string, { readonly replacement: Replacement; readonly rank: number }>();
  for (const [replacement, rank] of ranks) {
    const known = best.get(plain(replacement.original));
    if (!known || rank < known.rank) best.set(plain(replacement.original), { replacement, rank });
  }
  const recoveries: Recovery[] = [];
  const close: CloseGuess[] = [];
  for (const { replacement, rank } of best.values()) {
    const { original, type } = replacement;
    if (rank === 1) recoveries.push({ original, type, trace: 'guessed', found: original, earlier: false });
    else if (rank <= LAST_SHOWN) close.push({ original, type, rank });
  }
  return { recoveries, close };
}
