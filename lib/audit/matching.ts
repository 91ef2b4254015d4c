// Matching (after Rap-LI, definition IV.4, on spelling instead of embeddings): does anything in the text resemble a protected word?
import { findSurvivors, type Original } from '../sanitize/survivors.ts';
import { isAlike } from './likeness.ts';
import { partsOf } from './parts.ts';
import { type AuditedPrompt, type Outcome, outcome, type Recovery } from './report.ts';
import { isDrawnByLikeness, readable, targetsOf } from './target.ts';
import { type IsWord, plain, type Token, tokensOf } from './token.ts';

/** The paper's kappa. */
export const LEAST_LIKENESS = 0.7;
/** Of three letters, any two words are alike. */
const SHORTEST = 4;
/** More than any conversation holds; a bound on the work. */
const MOST_EARLIER = 2000;

/** A surrogate that is drawn without regard to its original resembles it by chance, and tells nothing. */
const canTell = ({ within }: Token) => within === undefined || isDrawnByLikeness(within);

function candidates(prompt: AuditedPrompt, isWord: IsWord): readonly Token[] {
  const { text, replacements } = prompt.sanitized;
  const distinct = new Map<string, Token>();
  for (const token of tokensOf(text, replacements, isWord)) {
    if (!canTell(token) || token.plain.length < SHORTEST || /\p{N}/u.test(token.plain)) continue;
    // Without a list of words, nobody can tell which words in small letters are ordinary.
    const isUnclear = token.isEveryday || (!isWord && token.text === token.text.toLowerCase());
    if (token.within === undefined && isUnclear) continue;
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
      if (own === undefined && candidate.token.isOrdinary) return candidate.text === word.text;
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

/** What an earlier prompt protected may stand here whole: numbers too, which have no word to be alike. */
function earlierMatch(target: Original, whole: ReadonlySet<string>, found: readonly Candidate[]): readonly Recovery[] {
  const { text: original, type } = target;
  if (whole.has(original)) return [{ original, type, trace: 'whole', found: original, earlier: true }];
  return matchOf(target, found, true);
}

const ONLY_CAPITALS = 'Only words with a capital were compared: the list of words is not loaded.';

export function matching(prompt: AuditedPrompt, isWord?: IsWord): Outcome {
  const targets = targetsOf(prompt);
  const own = new Set(targets.map(({ text }) => plain(text)));
  const earlier = prompt.earlier.filter(({ text }) => !own.has(plain(text))).slice(-MOST_EARLIER);
  const found = candidates(prompt, isWord).map((token): Candidate => ({ ...wordOf(token.plain), token }));
  const whole = new Set(findSurvivors(readable(prompt.sanitized), earlier).map(({ text }) => text));
  const recoveries = [
    ...targets.flatMap((target) => matchOf(target, found, false)),
    ...earlier.flatMap((target) => earlierMatch(target, whole, found)),
  ];
  return outcome({ tried: targets.length + earlier.length, recoveries, notes: isWord ? [] : [ONLY_CAPITALS] });
}
