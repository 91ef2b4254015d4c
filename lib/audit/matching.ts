// The matching attack (after Rap-LI, definition IV.4, on spelling instead of embeddings): does anything in the text resemble a protected word?

import type { Original } from '../conversation/original.ts';
import { said } from '../language/message.ts';
import { findSurvivors } from '../sanitize/survivors.ts';
import { withoutAddressWords } from './address-words.ts';
import { auditTargetsOf, isDrawnBySimilarity, withoutDrawnSurrogates } from './audit-target.ts';
import { withoutHomonyms } from './homonym-places.ts';
import { isLikenessAtLeast } from './likeness.ts';
import { type AuditedOriginal, originalPartsOf } from './original-parts.ts';
import { type AttackOutcome, type AuditedPrompt, attackOutcomeWithDefaults, type Recovery } from './report.ts';
import { type IsWord, type Token, tokensOf, withoutSpellingVariants } from './token.ts';

/** The paper's kappa. */
const MIN_LIKENESS = 0.7;
/** Shorter words are too often alike by chance. */
const MIN_WORD_LENGTH = 4;
/** Bounds the work. Conversations usually have fewer originals. */
const MAX_EARLIER = 2000;

/** False inside a surrogate that was drawn independently of its original: there, a likeness to the original is chance. */
const isEvidence = ({ within }: Token) => within === undefined || isDrawnBySimilarity(within);

/** A bit set of the word's letters; if those of two words differ too much, the words need no comparison. */
function letterBits(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 31);
  return bits;
}

function countBits(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Word {
  readonly text: string;
  readonly letters: number;
}

const wordOf = (text: string): Word => ({ text, letters: letterBits(text) });

function areAlike(a: Word, b: Word): boolean {
  const edits = Math.floor(Math.max(a.text.length, b.text.length) * (1 - MIN_LIKENESS) + 1e-9);
  // Each edit removes at most one letter and adds at most one.
  return countBits(a.letters ^ b.letters) <= 2 * edits && isLikenessAtLeast(a.text, b.text, MIN_LIKENESS);
}

interface Candidate extends Word {
  readonly token: Token;
}

interface Candidates {
  /** Words of the prompt that were not replaced. */
  readonly kept: readonly Candidate[];
  /** Words drawn near an original, keyed by that original: they reveal nothing about another one. */
  readonly drawn: ReadonlyMap<string, readonly Candidate[]>;
}

function candidatesIn({ sanitized }: AuditedPrompt, isWord: IsWord): Candidates {
  const kept = new Map<string, Candidate>();
  const drawn = new Map<string, readonly Candidate[]>();
  for (const token of tokensOf(sanitized.text, sanitized.replacements, isWord)) {
    if (!isEvidence(token) || token.plain.length < MIN_WORD_LENGTH || /\p{N}/u.test(token.plain)) continue;
    const candidate = { ...wordOf(token.plain), token };
    if (token.within) {
      const original = withoutSpellingVariants(token.within.original);
      drawn.set(original, [...(drawn.get(original) ?? []), candidate]);
      continue;
    }
    // Without a word list, ordinary words in lower case cannot be told from names.
    const isUnclear = token.isEveryday || (!isWord && token.text === token.text.toLowerCase());
    // Of several tokens that spell the same word, keep one that may be a name.
    if (!isUnclear && kept.get(token.plain)?.token.isOrdinary !== false) kept.set(token.plain, candidate);
  }
  return { kept: [...kept.values()], drawn };
}

function isMatch(word: Word, { token, text, letters }: Candidate): boolean {
  if (token.within === undefined && token.isOrdinary) return text === word.text;
  return areAlike(word, { text, letters });
}

function matchOf(audited: AuditedOriginal, candidates: Candidates, earlier: boolean): readonly Recovery[] {
  const { text: original, type } = audited;
  const drawn = earlier ? [] : (candidates.drawn.get(withoutSpellingVariants(original)) ?? []);
  const words = originalPartsOf(audited).words.filter((word) => word.length >= MIN_WORD_LENGTH);
  for (const word of words.map(wordOf)) {
    const match = [...drawn, ...candidates.kept].find((candidate) => isMatch(word, candidate));
    if (!match) continue;
    const same = match.token.within === undefined ? 'part' : 'unchanged';
    const trace = match.text === word.text ? same : 'near';
    return [{ original, type, trace, found: match.token.text, earlier }];
  }
  return [];
}

/**
 * Looks for an original of an earlier prompt. `whole`: the earlier originals that this text contains as they are, numbers included; comparing
 * words would find no number.
 */
function earlierMatch(target: Original, whole: ReadonlySet<string>, candidates: Candidates): readonly Recovery[] {
  const { text: original, type } = target;
  if (whole.has(original)) return [{ original, type, trace: 'whole', found: original, earlier: true }];
  return matchOf(target, candidates, true);
}

const ONLY_CAPITALS = said('auditCapitalsOnly');

export function matchingAttack(audited: AuditedPrompt, isWord?: IsWord): AttackOutcome {
  const prompt = withoutHomonyms(audited);
  const targets = auditTargetsOf(prompt);
  const own = new Set(targets.map(({ text }) => withoutSpellingVariants(text)));
  const earlier = prompt.earlier.filter(({ text }) => !own.has(withoutSpellingVariants(text))).slice(-MAX_EARLIER);
  const candidates = candidatesIn(withoutAddressWords(prompt), isWord);
  const whole = new Set(findSurvivors(withoutDrawnSurrogates(prompt.sanitized), earlier).map(({ text }) => text));
  const recoveries = [
    ...targets.flatMap((target) => matchOf(target, candidates, false)),
    ...earlier.flatMap((target) => earlierMatch(target, whole, candidates)),
  ];
  return attackOutcomeWithDefaults({
    tried: targets.length + earlier.length,
    recoveries,
    notes: isWord ? [] : [ONLY_CAPITALS],
  });
}
