// Embedding inversion: the neighbours of a drawn word. Only a mechanism that draws near its original can be undone so.
import { said } from '../language/message.ts';
import type { WordSpace } from '../privacy/words/word-space.ts';
import { type AuditedPrompt, type CloseGuess, type Outcome, outcome, type Recovery } from './report.ts';
import { isDrawnByLikeness } from './target.ts';
import { plain } from './token.ts';

/** Looks up the nearest words of a word. */
export type Neighbours = Pick<WordSpace, 'words' | 'has' | 'indexOf' | 'cosine'>;

const LAST_SHOWN = 10;
/** A bound on the work for texts of many pages. */
const MOST_SEARCHES = 2000;

/**
 * The original's place among the neighbours of its surrogate, nearest first; undefined beyond the last that is shown, and for words
 * without vectors. Ten nearer words are soon found for most, and end the search.
 */
function rankOf(original: string, surrogate: string, { words, indexOf, cosine }: Neighbours): number | undefined {
  const [own, drawn] = [indexOf(plain(original)), indexOf(plain(surrogate))];
  if (own === undefined || drawn === undefined || own === drawn) return undefined;
  const likeness = cosine(drawn, own);
  let nearer = 0;
  for (let word = 0; word < words.length; word += 1) {
    if (word === own || word === drawn || cosine(drawn, word) <= likeness) continue;
    nearer += 1;
    if (nearer === LAST_SHOWN) return undefined;
  }
  return nearer + 1;
}

const MISSING = said('auditNoVectors');

export function embeddingInversion(prompt: AuditedPrompt, neighbours: Neighbours | undefined): Outcome {
  const drawn = new Map(
    prompt.sanitized.replacements
      .filter(isDrawnByLikeness)
      .map((replacement) => [`${plain(replacement.original)} ${plain(replacement.surrogate)}`, replacement]),
  );
  if (drawn.size === 0) return outcome({});
  if (!neighbours) return outcome({ state: 'skipped', notes: [MISSING] });
  const recoveries: Recovery[] = [];
  const close: CloseGuess[] = [];
  const searched = [...drawn.values()].slice(0, MOST_SEARCHES);
  for (const { original, surrogate, type } of searched) {
    const rank = rankOf(original, surrogate, neighbours);
    if (rank === undefined) continue;
    if (rank === 1) recoveries.push({ original, type, trace: 'guessed', found: surrogate, earlier: false });
    else close.push({ original, type, rank });
  }
  const left = drawn.size - searched.length;
  const notes = left > 0 ? [said('auditWordsLeft', { count: left })] : [];
  return outcome({ tried: searched.length, recoveries, close, notes });
}
