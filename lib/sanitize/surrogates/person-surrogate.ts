// The surrogate of a person's name: titles and particles stay, and each given name and surname is replaced separately.
import { firstNameCodecs, lastNameCodecs } from '../../codecs/list-codecs.ts';
import { HONORIFICS, isNameParticle, KIN_WORDS, TITLES_THAT_ARE_ALSO_NAMES } from '../../kinds/general-words.ts';
import { partsOfReading, readingLike } from '../../people/japanese-readings.ts';
import { keyInMention } from '../../people/linked-names.ts';
import { romanisedLike, romanisedParts } from '../../people/romanised-names.ts';
import { firstNameKindOf, isListedGivenName } from '../../privacy/lists/reserve.ts';
import { hasUnspacedLetter } from '../../text/script.ts';
import { firstLetterOf, takenFirstLetters } from './distinct-initials.ts';
import type { Issuer } from './issuer.ts';
import { linkedSurrogate } from './linked-surrogate.ts';
import type { NameClues } from './name-clues.ts';
import { cultureOfName, isOfCulture } from './name-culture.ts';
import { withEnding } from './name-endings.ts';
import { namePoolOf } from './name-pools.ts';
import { wordReserve } from './reserves.ts';
import { surrogateNameInScript } from './script-names.ts';
import { differentInitial, surrogateInitial } from './surrogate-initial.ts';
import { unspacedNameSurrogate } from './unspaced-names.ts';
import { mapWords, wordKey } from './word-by-word.ts';

const WORD = /[\p{L}][\p{L}\p{M}]*(?:['’.-][\p{L}\p{M}]+)*/gu;
/** Initials with full stops between them, which are not a word: "J.K." */
const INITIALS = /^\p{Lu}(?:\.\p{Lu})+$/u;
/** Titles and kinship words, which are not part of a name. */
const isTitle = (word: string) =>
  HONORIFICS.has(wordKey(word)) ||
  (KIN_WORDS.has(wordKey(word)) && !(TITLES_THAT_ARE_ALSO_NAMES.has(wordKey(word)) && /^\p{Lu}/u.test(word)));

const hasInitial = (text: string) => /(?<![\p{L}\p{M}'’-])\p{L}(?![\p{L}\p{M}'’-])/u.test(text);

/** "Van den Broeck" is a surname without a given name. */
const beginsWithTwoParticles = (words: readonly string[]) => words.slice(0, 2).every(isNameParticle);

/** The gender of a double name: in "Anne-Sophie" one known half decides, because both halves name the same woman. */
function genderOfDouble(word: string, clues: NameClues): 'female' | 'male' | undefined {
  const halves = word.split('-');
  if (halves.length < 2) return undefined;
  const told = clues.get(word.toLowerCase())?.gender;
  if (told) return told;
  const kinds = [...halves.filter(isListedGivenName), ...halves].map(firstNameKindOf);
  const kind = kinds.find((one) => one !== 'first');
  return kind === 'first-female' ? 'female' : kind === 'first-male' ? 'male' : undefined;
}

/**
 * Middle names that stay. So many Vietnamese people have one of them that it identifies nobody, and the reply needs it to address the
 * person.
 */
const MIDDLE_NAME = /^(?:Thị|Văn)$/u;

/** The gender that the text shows beside any word of a name. */
function genderTold(text: string, named: readonly string[], clues: NameClues): 'female' | 'male' | undefined {
  const told = named.map((word) => clues.get(word.toLowerCase())?.gender).find((gender) => gender !== undefined);
  if (told) return told;
  const middle = text.split(' ').find((word) => MIDDLE_NAME.test(word));
  return middle === undefined ? undefined : middle === 'Thị' ? 'female' : 'male';
}

/** Shorter ones, such as "So" and "An", are words of a reply too. */
const SHORTEST_ROMANISED = 3;

/** A reply may turn a romanised name round, and say "Ms Zhang" or the given name alone. */
function keepParts(
  [family, given]: readonly [string, string],
  [otherFamily, otherGiven]: readonly [string, string],
  issuer: Issuer,
): void {
  const orders = (one: string, other: string) => [`${one} ${other}`, `${other} ${one}`, `${one}, ${other}`];
  const own = orders(family, given);
  for (const [at, order] of orders(otherFamily, otherGiven).entries())
    issuer.keep(order, own[at] ?? '', 'PERSON', 'phrase');
  for (const [part, original] of [
    [otherFamily, family],
    [otherGiven, given],
  ] as const)
    if (part.length >= SHORTEST_ROMANISED || hasUnspacedLetter(part)) issuer.keep(part, original, 'PERSON', 'word');
}

/** The stand-in of a Chinese, Japanese or Korean name in Latin letters or kana, if the text has that name in its own script. */
function romanisedSurrogate(text: string, issuer: Issuer, clues: NameClues): string | undefined {
  const native = clues.get(text.toLowerCase())?.native;
  const standIn = native && personSurrogate(native, issuer, clues);
  const latin = native && standIn && (readingLike(text, native, standIn) ?? romanisedLike(text, native, standIn));
  if (!latin) return undefined;
  const isPart = !/[ ,\u3000]/u.test(text);
  if (isPart && latin.length < SHORTEST_ROMANISED && !hasUnspacedLetter(latin)) return undefined;
  issuer.keep(latin, text, 'PERSON', isPart ? 'word' : 'phrase');
  const [own, other] = [
    partsOfReading(text, native) ?? romanisedParts(text, native),
    partsOfReading(latin, standIn) ?? romanisedParts(latin, standIn),
  ];
  if (own && other) keepParts(own, other, issuer);
  return latin;
}

/** The issuer for a whole name: another one if the person said that it is somebody else's than the rules take it for. */
function issuerOfName(text: string, issuer: Issuer, clues: NameClues): Issuer {
  const bearer = clues.get(keyInMention(text, text))?.form?.bearer;
  return bearer === undefined ? issuer : issuer.ofBearer(bearer);
}

export function personSurrogate(text: string, issuer: Issuer, clues: NameClues = new Map()): string {
  const romanised = romanisedSurrogate(text, issuer, clues);
  if (romanised !== undefined) return romanised;
  if (hasUnspacedLetter(text))
    return unspacedNameSurrogate(text, issuerOfName(text, issuer, clues), (latin) =>
      personSurrogate(latin, issuer, clues),
    );
  const words = Array.from(text.matchAll(WORD), ([word]) => word);
  const named = words.filter((word) => !isTitle(word) && !isNameParticle(word));
  const sharesName = clues.get(text.toLowerCase())?.sharesName === true;
  const lastFirst = /^\s*[\p{L}'’-]+\s*,/u.test(text);
  const titled = HONORIFICS.has(wordKey(text.trim().split(/[\s.]+/u)[0] ?? ''));
  const isOnlyTitles = named.length === 0;
  const namePool = namePoolOf(text, issuer.language);
  let seen = 0;
  const roleOf = (word: string): 'first' | 'last' => {
    seen += 1;
    const told = clues.get(word.toLowerCase())?.role;
    if (named.length > 1) {
      if (lastFirst || namePool === 'vietnamese') return seen === 1 ? 'last' : 'first';
      // "Francisco Urdiales Montoro" has two surnames.
      return seen === named.length || (seen > 1 && told === 'last') ? 'last' : 'first';
    }
    if (titled || told === 'last') return 'last';
    return lastNameCodecs.some((c) => c.canonical(word) !== undefined) ? 'last' : 'first';
  };
  const part = (word: string, role: 'first' | 'last', more?: 'female' | 'male') => {
    const form = (clues.get(keyInMention(text, word)) ?? clues.get(word.toLowerCase()))?.form;
    const own = form?.bearer === undefined ? issuer : issuer.ofBearer(form.bearer);
    const linked = form && linkedSurrogate(word, form, clues, own);
    if (linked !== undefined) return linked;
    if (namePool !== 'latin') return surrogateNameInScript(word, role, own, genderTold(text, named, clues));
    const codecs = role === 'first' ? [...firstNameCodecs, ...lastNameCodecs] : [...lastNameCodecs, ...firstNameCodecs];
    const gender = role === 'first' ? (clues.get(word.toLowerCase())?.gender ?? more) : undefined;
    const culture = clues.get(word.toLowerCase())?.culture ?? cultureOfName(word, role, issuer.language);
    const reserve = wordReserve(gender ? `first-${gender}` : role, word, culture);
    if (own.issuedBy(word, codecs).length > 0) return own.issue(word, 'PERSON', codecs, reserve).surrogate;
    const taken = takenFirstLetters(word, clues, issuer);
    const isUnwanted = (surrogate: string) => taken.has(firstLetterOf(surrogate));
    const fitting = codecs.filter((codec) => {
      const surrogate = codec.issue(word, issuer.secret);
      return surrogate !== undefined && !isUnwanted(surrogate) && isOfCulture(surrogate, culture);
    });
    return own.issue(word, 'PERSON', fitting, { ...reserve, ...(taken.size > 0 ? { isUnwanted } : {}) }).surrogate;
  };
  const last = named.length > 1 ? (named.at(-1) ?? '').toLowerCase() : '';
  const given = (name: string) => part(name, 'first');
  const isSurname = titled || sharesName || beginsWithTwoParticles(words);
  /** "De" is a particle in "Marie De Smet" and at the start of a surname alone. At the start of another name it is a name: "Van Morrison". */
  const isParticle = (word: string) =>
    isNameParticle(word) &&
    (word === word.toLowerCase() || (namePool !== 'vietnamese' && seen < named.length && (seen > 0 || isSurname)));
  const standIn = (word: string): string => {
    if (!isOnlyTitles && (isTitle(word) || isParticle(word))) return word;
    const role = roleOf(word);
    if (namePool === 'vietnamese' && MIDDLE_NAME.test(word)) return word;
    // A single letter could not be recognised in a reply; the end of the function keeps the whole name instead.
    if (word.length === 1)
      return surrogateInitial(word, namePool === 'latin' ? clues.get(last)?.givens : undefined, given, issuer);
    if (INITIALS.test(word)) return word.replace(/\p{L}/gu, (letter) => differentInitial(letter, issuer));
    // "Soo-jin" is one given name, "Nwosu-Reid" two surnames.
    if (/-\p{Ll}/u.test(word) && /^\p{Lu}/u.test(word)) return part(word, role);
    const gender = role === 'first' ? genderOfDouble(word, clues) : undefined;
    return word
      .split('-')
      .map((piece) => (piece.length > 1 ? part(piece, role, gender) : piece))
      .join('-');
  };
  const whole = mapWords(text, WORD, (word) => {
    const ended = clues.get(keyInMention(text, word))?.ended;
    return ended ? withEnding(standIn(ended.stem), ended.isPlural) : standIn(word);
  });
  if (hasInitial(text) || sharesName) issuer.keep(whole, text, 'PERSON', 'phrase');
  return whole;
}
