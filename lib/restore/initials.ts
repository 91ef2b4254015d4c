// Restores initials of replaced names: "J. Smith", "J.S.".
import type { RestorePair } from '../conversation/restore-pair.ts';
import { isNameParticle } from '../kinds/general-words.ts';
import { fullNamesOf } from '../people/name-tables.ts';
import { type FoldedReading, foldText, indexOfFirstWordAtOrAfter } from '../text/folded-reading.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';
import { initialLetterOf, isNamePair, longNamesOf, type Person, pairKey, peopleOf } from './people-of-pairs.ts';
import { hasFrenchWordNearby } from './reply-language.ts';

/** A chain of initials: "R. T. Contreras", "R.T.C." */
const CHAIN_OF_INITIALS =
  /(?<![\p{L}\p{N}.])(?<letters>(?:\p{Lu}\.[ \u00a0]?){2,4})(?:(?<=[ \u00a0])(?=[*_]*(?<name>\p{Lu}[\p{L}\p{M}'’-]+))|(?![\p{L}\p{N}]))/gu;

const DOTTED_INITIALS =
  /(?<a>\p{Lu})\.(?<![\p{L}\p{N}.]..)[ \u00a0]?(?:(?<b>\p{Lu})\.(?![ \u00a0]?\p{Lu}|[\p{L}\p{N}])|(?=[*_]*\p{Lu}\p{L})|(?=(?:\p{Ll}{1,5} ){1,3}\p{Lu}\p{L})|(?<=(?<l>\p{Lu}[\p{L}'’-]+),[ \u00a0]\p{Lu}\.))/gu;

const SURNAME_BEFORE = /(\p{Lu}[\p{L}'’-]{1,40}),[ \u00a0]$/u;
const LONGEST_NAME = 40;

/** Finds chains of initials of a person with several first names, with or without the last name. */
function findChains(
  raw: string,
  longNames: ReturnType<typeof longNamesOf>,
  add: (match: SurrogateMatch) => void,
): void {
  if (longNames.length === 0) return;
  for (const match of raw.matchAll(CHAIN_OF_INITIALS)) {
    const { letters = '', name } = match.groups ?? {};
    const places = Array.from(letters.matchAll(/\p{Lu}/gu), ({ 0: sign, index }) => ({
      sign,
      at: match.index + index,
    }));
    const fitting = longNames.filter((parts) => {
      if (parts.length !== places.length + (name === undefined ? 0 : 1)) return false;
      const isLast =
        name === undefined || foldText(parts.at(-1)?.surrogate ?? '') === foldText(name.replace(/['’]s$/u, ''));
      return (
        isLast && places.every(({ sign }, i) => initialLetterOf(parts[i]?.surrogate ?? '') === initialLetterOf(sign))
      );
    });
    const spelt = new Set(fitting.map((parts) => parts.map(({ original }) => initialLetterOf(original)).join('')));
    if (spelt.size !== 1) continue;
    for (const [i, { sign, at }] of places.entries()) {
      const part = fitting[0]?.[i];
      if (part) add(letterMatch(at, sign, { ...part.pair, original: part.original }));
    }
  }
}

/** Initials are of the full name if one person is called by both: "L. van Haaften" is Laurens, not Lau. */
const withoutShortForms = (people: readonly Person[]): readonly Person[] =>
  people.filter(
    ({ first }) =>
      !fullNamesOf(first.original).some(({ name }) =>
        people.some(
          (other) =>
            other.first.original !== first.original && other.first.original.toLowerCase() === name.toLowerCase(),
        ),
      ),
  );

export function initialsFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const people = peopleOf(pairs);
  const lastNames = new Map(pairs.filter(isNamePair).map((pair) => [foldText(pair.surrogate), pair]));

  const isSame = (one: RestorePair | undefined, other: RestorePair | undefined) =>
    one === other || (one !== undefined && other !== undefined && pairKey(one) === pairKey(other));
  const isLinked = (first: RestorePair, last: RestorePair | undefined) =>
    people.some((person) => isSame(person.first, first) && isSame(person.last, last));

  /** The first name that an initial before `last` abbreviates; undefined if it could be several. */
  function firstFor(initial: string, last: RestorePair | undefined): RestorePair | undefined {
    const fitting = people.filter(
      ({ first }) => initialLetterOf(first.surrogate) === initial.toLowerCase() && !isSame(first, last),
    );
    const linked = fitting.filter((person) => isSame(person.last, last));
    const found = withoutShortForms(linked.length > 0 ? linked : fitting);
    return new Set(found.map(({ first }) => initialLetterOf(first.original))).size === 1 ? found[0]?.first : undefined;
  }

  function after(reading: FoldedReading, at: number): RestorePair | undefined {
    let next = indexOfFirstWordAtOrAfter(reading, reading.foldedAt(at));
    let from = at;
    for (let word = reading.words[next]; word && isNameParticle(word.text); word = reading.words[next]) {
      from = reading.rawEnd(word.end);
      next += 1;
    }
    const word = reading.words[next];
    return word && reading.rawAt(word.start) - from < 4
      ? (lastNames.get(word.text) ?? lastNames.get(word.text.replace(/s$/, '')))
      : undefined;
  }

  /** The surname before an initial: "Deshpande, A. Unpublished notes". */
  function before(raw: string, at: number): RestorePair | undefined {
    const name = SURNAME_BEFORE.exec(raw.slice(Math.max(0, at - LONGEST_NAME), at))?.[1];
    return name === undefined ? undefined : lastNames.get(foldText(name));
  }

  const longNames = longNamesOf(pairs);

  return {
    find(reading, add) {
      findChains(reading.raw, longNames, add);
      if (people.length === 0) return;
      for (const match of reading.raw.matchAll(DOTTED_INITIALS)) {
        const { a = '', b, l } = match.groups ?? {};
        const end = match.index + match[0].length;
        if (b === undefined) {
          const last = (l === undefined ? after(reading, end) : undefined) ?? before(reading.raw, match.index);
          const first = last && firstFor(a, last);
          // "M. Dupont" means Monsieur Dupont, unless a first name with M belongs to Dupont and no French word is near.
          if (a === 'M' && !(first && isLinked(first, last) && !hasFrenchWordNearby(reading, match.index, end)))
            continue;
          if (first) add(letterMatch(match.index, a, first));
          continue;
        }
        const fitting = people.filter(
          ({ first, last }) =>
            last &&
            initialLetterOf(first.surrogate) === a.toLowerCase() &&
            initialLetterOf(last.surrogate) === b.toLowerCase(),
        );
        const [person] = fitting;
        const meant = new Set(
          fitting.map(({ first, last }) => initialLetterOf(first.original) + initialLetterOf(last?.original ?? '')),
        );
        if (!person?.last || meant.size > 1) continue;
        add(letterMatch(match.index, a, person.first));
        add(letterMatch(match.index + match[0].lastIndexOf(b), b, person.last));
      }
    },
  };
}

export const letterMatch = (start: number, old: string, pair: RestorePair): SurrogateMatch => ({
  start,
  end: start + old.length,
  original: pair.original.charAt(0).toUpperCase(),
  pair,
});
