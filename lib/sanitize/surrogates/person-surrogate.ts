// The surrogate of a person's name: titles and particles stay, each given name and surname is replaced on its own.
import { firstNameCodecs, lastNameCodecs } from '../../codecs/list-codecs.ts';
import { isUnspaced, scriptOf } from '../../text/script.ts';
import { ALSO_NAMES, HONORIFICS, KINSHIP, PARTICLES } from '../public-names/general-words.ts';
import { otherInitial } from './initial.ts';
import type { Issuer } from './issuer.ts';
import type { NameHints } from './name-hints.ts';
import { wordReserve } from './reserves.ts';
import { scriptName } from './script-names.ts';
import { unspacedName } from './unspaced-names.ts';
import { mapWords, wordKey } from './word-by-word.ts';

const WORD = /[\p{L}][\p{L}\p{M}]*(?:['’.-][\p{L}\p{M}]+)*/gu;
/** Titles and kinship words, which are not part of a name. */
const isTitle = (word: string) =>
  HONORIFICS.has(wordKey(word)) ||
  (KINSHIP.has(wordKey(word)) && !(ALSO_NAMES.has(wordKey(word)) && /^\p{Lu}/u.test(word)));

const hasInitial = (text: string) => /(?<![\p{L}\p{M}'’-])\p{L}(?![\p{L}\p{M}'’-])/u.test(text);

export function personSurrogate(text: string, issuer: Issuer, hints: NameHints = new Map()): string {
  if (isUnspaced(text)) return unspacedName(text, issuer, (latin) => personSurrogate(latin, issuer, hints));
  const named = [...text.matchAll(WORD)].map((m) => m[0]).filter((w) => !isTitle(w) && !PARTICLES.has(wordKey(w)));
  const lastFirst = /^\s*[\p{L}'’-]+\s*,/u.test(text);
  const titled = HONORIFICS.has(wordKey(text.trim().split(/[\s.]+/u)[0] ?? ''));
  const isOnlyTitles = named.length === 0;
  let seen = 0;
  const roleOf = (word: string): 'first' | 'last' => {
    seen += 1;
    if (named.length > 1) return (lastFirst ? seen === 1 : seen === named.length) ? 'last' : 'first';
    const told = hints.get(word.toLowerCase())?.role;
    if (titled || told === 'last') return 'last';
    return lastNameCodecs.some((c) => c.canonical(word) !== undefined) ? 'last' : 'first';
  };
  const part = (word: string, role: 'first' | 'last') => {
    if (scriptOf(word) !== 'latin') return scriptName(word, role, issuer);
    const codecs = role === 'first' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
    const gender = role === 'first' ? hints.get(word.toLowerCase())?.gender : undefined;
    return issuer.issue(word, 'PERSON', codecs, wordReserve(gender ? `first-${gender}` : role, word)).surrogate;
  };
  const whole = mapWords(text, WORD, (word) => {
    if (!isOnlyTitles && (isTitle(word) || (PARTICLES.has(wordKey(word)) && word === word.toLowerCase()))) return word;
    const role = roleOf(word);
    // A single letter cannot be found again in a reply; below, the whole name is kept instead.
    if (word.length === 1) return otherInitial(word, issuer);
    // "Soo-jin" is one given name, "Nwosu-Reid" two surnames.
    if (/-\p{Ll}/u.test(word) && /^\p{Lu}/u.test(word)) return part(word, role);
    return word
      .split('-')
      .map((piece) => (piece.length > 1 ? part(piece, role) : piece))
      .join('-');
  });
  if (hasInitial(text)) issuer.keep(whole, text, 'PERSON', 'phrase');
  return whole;
}
