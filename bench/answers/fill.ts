// Fills a reply's template with the stand-ins of its conversation.

import type { RestorePair } from '../../lib/conversation/restore-pair.ts';
import type { EntityType } from '../../lib/detect/annotation.ts';
import type { Sanitized } from '../../lib/sanitize/sanitized.ts';
import { hasUnspacedLetter } from '../../lib/text/script.ts';
import { computeDerivedNumber } from './derived.ts';
import { nameInForm } from './name-forms.ts';
import { type Part, sortedNames, type TokenKind } from './template.ts';

export interface IssuedSurrogate {
  readonly original: string;
  readonly surrogate: string;
  readonly type: EntityType;
  /** True for a placeholder, which a reply can only repeat as a whole. */
  readonly isPlaceholder: boolean;
}

export interface FilledToken {
  readonly kind: TokenKind;
  /** Offset in the reply's text. */
  readonly start: number;
  readonly end: number;
  readonly expected: string;
  /** The type of the replaced value; undefined for a token that the prompt kept. */
  readonly type?: EntityType;
  /** True if an operand had no value: an assistant would have said so. */
  readonly isUnanswerable?: true;
}

export interface FilledReply {
  readonly text: string;
  readonly expected: string;
  readonly tokens: readonly FilledToken[];
}

const PLACEHOLDER = /^\[[\p{L}_]+_\d+\]$/u;
const UNKNOWN = '(not stated)';

export function issuedSurrogatesOf({
  replacements,
  pairs,
}: Pick<Sanitized, 'replacements' | 'pairs'>): IssuedSurrogate[] {
  return [...replacements, ...pairs].map(({ original, surrogate, type }) => ({
    original,
    surrogate,
    type,
    isPlaceholder: PLACEHOLDER.test(surrogate),
  }));
}

export const issuedSurrogatesOfPairs = (pairs: readonly RestorePair[]): IssuedSurrogate[] =>
  issuedSurrogatesOf({ replacements: [], pairs });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `text` with a capital or small first letter, as `like` has. */
const casedLike = (text: string, like: string) => (/^\p{Lu}/u.test(like) ? capitalized(text) : text);

/** The offset at which `part` stands in `whole` as whole words. */
function indexOfWords(whole: string, part: string, from = 0): number {
  if (part.trim() === '') return -1;
  const at = whole.toLowerCase().indexOf(part.toLowerCase(), from);
  if (at < 0 || hasUnspacedLetter(part)) return at;
  const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  return isWord(whole[at - 1]) || isWord(whole[at + part.length]) ? indexOfWords(whole, part, at + 1) : at;
}

interface StandInKind {
  readonly text: string;
  readonly meant: string;
  readonly type?: EntityType;
  readonly isPlaceholder: boolean;
}

/** The text that an assistant, which saw only sanitized prompts, writes for `original`: its latest stand-in. */
export function standInFor(original: string, issued: readonly IssuedSurrogate[]): StandInKind {
  const latest = [...issued].reverse();
  const isSame = (one: IssuedSurrogate) => one.original.toLowerCase() === original.toLowerCase();
  const exact = latest.find((one) => one.original === original) ?? latest.find(isSame);
  if (exact) {
    const { surrogate, type, isPlaceholder } = exact;
    const text = isPlaceholder || exact.original === original ? surrogate : casedLike(surrogate, original);
    return { text, meant: isPlaceholder ? exact.original : original, type, isPlaceholder };
  }
  const whole = latest.find((one) => one.isPlaceholder && indexOfWords(one.original, original) >= 0);
  if (whole) return { text: whole.surrogate, meant: whole.original, type: whole.type, isPlaceholder: true };
  const parts = latest.filter((one) => one.surrogate !== one.original && indexOfWords(original, one.original) >= 0);
  const longest = parts.reduce<IssuedSurrogate | undefined>(
    (best, one) => (best && best.original.length >= one.original.length ? best : one),
    undefined,
  );
  if (!longest) return { text: original, meant: original, isPlaceholder: false };
  const at = indexOfWords(original, longest.original);
  const [before, behind] = [original.slice(0, at), original.slice(at + longest.original.length)];
  const other = issued.filter((one) => one !== longest);
  const text = standInFor(before, other).text + longest.surrogate + standInFor(behind, other).text;
  return { text, meant: original, type: longest.type, isPlaceholder: false };
}

function fillPart(part: Exclude<Part, { kind: 'text' }>, issued: readonly IssuedSurrogate[]) {
  if (part.kind === 'literal') return { text: part.original, expected: part.original, type: 'MISC' as const };
  if (part.kind === 'sorted') {
    const standIns = part.originals.map((original) => standInFor(original, issued).text);
    return { text: sortedNames(standIns), expected: sortedNames(part.originals), type: 'PERSON' as const };
  }
  if (part.kind === 'derived') {
    const text = computeDerivedNumber(part, (original) => standInFor(original, issued).text);
    const hasChanged = part.operands.some(({ original }) => standInFor(original, issued).text !== original);
    const type = hasChanged ? { type: 'QUANTITY' as const } : {};
    const isUnanswerable = text === undefined ? { isUnanswerable: true as const } : {};
    return { text: text ?? UNKNOWN, expected: part.result, ...type, ...isUnanswerable };
  }
  const standIn = standInFor(part.original, issued);
  const form = standIn.isPlaceholder ? undefined : part.form;
  const text = nameInForm(standIn.text, form);
  // A stand-in that has no such form stays in the nominative, and so may the original.
  const wanted = text === standIn.text ? standIn.meant : nameInForm(standIn.meant, form);
  const expected = part.kind === 'mention' ? wanted : text;
  const isReplaced = standIn.text !== part.original && standIn.type !== undefined;
  return { text, expected, ...(isReplaced ? { type: standIn.type } : {}) };
}

export function fillReply(parts: readonly Part[], issued: readonly IssuedSurrogate[]): FilledReply {
  let [text, expected] = ['', ''];
  const tokens: FilledToken[] = [];
  for (const part of parts) {
    if (part.kind === 'text') {
      text += part.text;
      expected += part.text;
      continue;
    }
    const { text: written, ...token } = fillPart(part, issued);
    tokens.push({
      kind: part.kind === 'literal' ? 'decoy' : part.kind === 'sorted' ? 'derived' : part.kind,
      start: text.length,
      end: text.length + written.length,
      ...token,
    });
    text += written;
    expected += token.expected;
  }
  return { text, expected, tokens };
}
