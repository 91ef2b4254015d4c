// Divides a text into the words, numbers and signs that the word mechanisms replace. Stop words, punctuation and suffixes are not replaced
// ("free" in Rap-LI, section V-A).
import type { Span } from '../../text/span.ts';
import { isChineseStopWord, isStopWord } from '../../text/stop-words.ts';
import { hasHan, partsOfChineseRun } from './chinese-words.ts';
import { isCurrencySign } from './currency.ts';

/**
 * `word`: a whole word. `number`: digits with their separators. `currency`: a currency sign.
 * `shape`: letters and digits mixed ("B12"), or a single letter that is no ideograph: neither word nor number.
 */
export type TokenKind = 'word' | 'number' | 'currency' | 'shape';

interface Token extends Span {
  readonly kind: TokenKind;
}

/** A run of letters and digits, with the apostrophes and number separators between them. */
const TOKEN_RUNS = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L})|(?<=\p{Nd})[.,](?=\p{Nd}))*|\p{Sc}/gu;
/** A possessive or a contracted verb at the end of a word, which stays when the word is replaced. */
const SUFFIX = /(?<=\p{L})(?:['’](?:s|re|ve|ll|d|m)|n['’]t)$/iu;
/** A number with an ordinal's ending or a unit; only the number is replaced. */
const NUMBER_AND_UNIT =
  /^(\p{Nd}[\p{Nd}.,]*)(?:st|nd|rd|th|s|k|m|bn|mn|mg|g|kg|lb|lbs|oz|ml|l|cm|mm|km|mi|ft|in|h|hr|hrs|min|am|pm|x|d|w|y|yr|yrs)?$/iu;
const LETTERS = /^[\p{L}\p{M}'’]+$/u;

function tokenOf(start: number, run: string): Token | undefined {
  if (isCurrencySign(run)) return { start, end: start + run.length, kind: 'currency' };
  const number = NUMBER_AND_UNIT.exec(run)?.[1];
  if (number !== undefined) return { start, end: start + number.length, kind: 'number' };
  if (/^\p{Sc}/u.test(run)) return undefined;
  const whole = run.replace(SUFFIX, '');
  const isLetter = [...whole].length === 1 && !hasHan(whole);
  const kind = !LETTERS.test(whole) || isLetter ? 'shape' : 'word';
  return { start, end: start + whole.length, kind };
}

const isFree = (run: string) => isStopWord(run) || isStopWord(run.replace(SUFFIX, '')) || isChineseStopWord(run);

/** A token, and whether it is free: a stop word that is not part of a protected compound. */
interface ClassifiedToken extends Token {
  readonly isFree: boolean;
}

/** All words, numbers and signs of a text in order, without overlaps. */
export function allTokens(text: string): readonly ClassifiedToken[] {
  const runs = Array.from(text.matchAll(TOKEN_RUNS)).flatMap(({ 0: run, index }) =>
    partsOfChineseRun(run).map((part) => ({ start: index + part.start, run: run.slice(part.start, part.end) })),
  );
  const isJoined = (at: number) => {
    const [one, next] = [runs[at], runs[at + 1]];
    if (!one || !next) return false;
    return /^[-‐‑_/@.]$/u.test(text.slice(one.start + one.run.length, next.start));
  };
  const tokens: ClassifiedToken[] = [];
  for (let from = 0; from < runs.length; ) {
    let to = from + 1;
    while (isJoined(to - 1)) to += 1;
    const compound = runs.slice(from, to);
    // A compound ("well-known") is free only if all its parts are stop words: a part that stayed would show a fragment of a protected word.
    const free = compound.every(({ run }) => isFree(run));
    for (const { start, run } of compound) {
      const token = tokenOf(start, run);
      if (token) tokens.push({ ...token, isFree: free });
    }
    from = to;
  }
  return tokens;
}

/** The tokens that are protected: all that are not free. */
export function contentWords(text: string): readonly Token[] {
  return allTokens(text)
    .filter((token) => !token.isFree)
    .map(({ start, end, kind }) => ({ start, end, kind }));
}
