// Matching (after Rap-LI, definition IV.4, on spelling instead of embeddings): does anything in the text resemble a protected word?
import type { Original } from '../sanitize/survivors.ts';
import { isAlike } from './likeness.ts';
import { partsOf } from './parts.ts';
import { type AuditedPrompt, type Outcome, outcome, type Recovery } from './report.ts';
import { isDrawnByLikeness, targetsOf } from './target.ts';
import { plain, type Token, tokensOf } from './token.ts';

/** The paper's kappa. */
export const LEAST_LIKENESS = 0.7;
/** Of three letters, any two words are alike. */
const SHORTEST = 4;
/** More than any conversation holds; a bound on the work. */
const MOST_EARLIER = 2000;

export interface MatchingTools {
  /** Whether this is a word of the language, in small letters: such a word, written small, is no misspelt name. */
  readonly isWord?: (word: string) => boolean;
}

/** A surrogate that is drawn without regard to its original resembles it by chance, and tells nothing. */
const canTell = ({ within }: Token) => within === undefined || isDrawnByLikeness(within);

function candidates(prompt: AuditedPrompt, { isWord }: MatchingTools): readonly Token[] {
  const { text, replacements } = prompt.sanitized;
  const distinct = new Map<string, Token>();
  for (const token of tokensOf(text, replacements)) {
    if (!canTell(token) || token.isEveryday || token.plain.length < SHORTEST || /\p{N}/u.test(token.plain)) continue;
    const isSmall = token.text === token.text.toLowerCase();
    if (isSmall && token.within === undefined && (isWord?.(token.plain) ?? false)) continue;
    distinct.set(`${token.plain} ${token.within === undefined}`, token);
  }
  return [...distinct.values()];
}

/** Which letters a word holds: two words whose letters differ in too many places are not worth comparing. */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 31);
  return bits;
}

function bitsIn(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Word {
  readonly text: string;
  readonly letters: number;
}

const wordOf = (text: string): Word => ({ text, letters: lettersOf(text) });

function areAlike(a: Word, b: Word): boolean {
  const edits = Math.floor(Math.max(a.text.length, b.text.length) * (1 - LEAST_LIKENESS) + 1e-9);
  // Each edit takes one letter away and brings one at most.
  return bitsIn(a.letters ^ b.letters) <= 2 * edits && isAlike(a.text, b.text, LEAST_LIKENESS);
}

interface Candidate extends Word {
  readonly token: Token;
}

function matchOf(
  { text: original, type }: Original,
  found: readonly Candidate[],
  earlier: boolean,
): readonly Recovery[] {
  const words = [...partsOf({ text: original, type }).words].filter((word) => word.length >= SHORTEST).map(wordOf);
  for (const word of words) {
    const match = found.find((candidate) => {
      const own = candidate.token.within;
      // The surrogate of another value is another attack's business.
      if (own !== undefined && plain(own.original) !== plain(original)) return false;
      return areAlike(word, candidate);
    });
    if (match) {
      const same = match.token.within === undefined ? 'part' : 'unchanged';
      const trace = match.text === word.text ? same : 'near';
      return [{ original, type, trace, found: match.token.text, earlier }];
    }
  }
  return [];
}

export function matching(prompt: AuditedPrompt, tools: MatchingTools = {}): Outcome {
  const targets = targetsOf(prompt);
  const own = new Set(targets.map(({ text }) => plain(text)));
  const earlier = prompt.earlier.filter(({ text }) => !own.has(plain(text))).slice(-MOST_EARLIER);
  const found = candidates(prompt, tools).map((token): Candidate => ({ ...wordOf(token.plain), token }));
  const recoveries = [
    ...targets.flatMap((target) => matchOf(target, found, false)),
    ...earlier.flatMap((target) => matchOf(target, found, true)),
  ];
  return outcome({ tried: targets.length + earlier.length, recoveries });
}
