// Restores initials of replaced names: "J. Smith", "J.S.".
import type { RestorePair } from '../conversation/restore-pair.ts';
import { type FoldedReading, foldText, indexOfFirstWordAtOrAfter } from '../text/folded-reading.ts';
import { isFirstName, isLastName } from './listed-names.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';
import { hasFrenchWordNearby } from './reply-language.ts';

interface Person {
  readonly first: RestorePair;
  readonly last: RestorePair | undefined;
}

/** One part of a name that initials may abbreviate: a first name, an initial, or the last name. */
interface Part {
  readonly surrogate: string;
  readonly original: string;
  readonly pair: RestorePair;
}

const isName = ({ type, shape, surrogate }: RestorePair) =>
  type === 'PERSON' && shape === 'word' && /^\p{Lu}\p{L}/u.test(surrogate);
const initialLetterOf = (text: string) => foldText(text).charAt(0);

const nameKey = ({ surrogate, original }: RestorePair) => `${surrogate}\n${original}`;

/**
 * The single names in the order in which the conversation named them: first the pairs of the current prompt, then those of the vault by
 * `place`. An undefined entry separates names that cannot belong to one person.
 */
function inOrder(pairs: readonly RestorePair[]): readonly (RestorePair | undefined)[] {
  const placed = new Map<number, RestorePair>();
  for (const pair of pairs) if (pair.place !== undefined) placed.set(pair.place, pair);
  const places = [...placed.keys()].sort((a, b) => a - b);
  const stored = places.flatMap((place, at) => {
    const name = placed.get(place);
    return place === (places[at - 1] ?? 0) + 1 ? [name] : [undefined, name];
  });
  return [...pairs.filter(({ place }) => place === undefined), undefined, ...stored].map((pair) =>
    pair && isName(pair) ? pair : undefined,
  );
}

/** Each first name, with the last name if one follows it. */
function peopleOf(pairs: readonly RestorePair[]): readonly Person[] {
  const names = inOrder(pairs);
  const people = names.flatMap((first, at): Person[] => {
    if (!first || isLastName(first.surrogate)) return [];
    const next = names[at + 1];
    return [{ first, last: next && isFirstName(next.surrogate) ? undefined : next }];
  });
  const personKey = ({ first, last }: Person) => `${nameKey(first)}\n${last ? nameKey(last) : ''}`;
  return [...new Map(people.map((person) => [personKey(person), person])).values()];
}

/** The names of people with two or more first names, some of which may be initials. */
function longNamesOf(pairs: readonly RestorePair[]): readonly (readonly Part[])[] {
  const names = inOrder(pairs);
  const whole = names.flatMap((last, at): (readonly Part[])[] => {
    if (!last || isFirstName(last.surrogate)) return [];
    let first = at;
    while (first > 0 && isFirstName(names[first - 1]?.surrogate ?? '')) first -= 1;
    return at - first < 2 ? [] : [names.slice(first, at + 1).flatMap((pair) => (pair ? [{ ...pair, pair }] : []))];
  });
  const withLetters = pairs.flatMap((pair): (readonly Part[])[] => {
    if (pair.type !== 'PERSON' || pair.shape !== 'phrase') return [];
    const [from, to] = [pair.surrogate.match(NAME_PART) ?? [], pair.original.match(NAME_PART) ?? []];
    if (from.length < 3 || from.length !== to.length) return [];
    return [from.map((surrogate, at) => ({ surrogate, original: to[at] ?? '', pair }))];
  });
  return [...whole, ...withLetters];
}
const NAME_PART = /\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** A chain of initials: "R. T. Contreras", "R.T.C." */
const CHAIN_OF_INITIALS =
  /(?<![\p{L}\p{N}.])(?<letters>(?:\p{Lu}\.[ \u00a0]?){2,4})(?:(?<=[ \u00a0])(?=[*_]*(?<name>\p{Lu}[\p{L}\p{M}'’-]+))|(?![\p{L}\p{N}]))/gu;

const DOTTED_INITIALS =
  /(?<a>\p{Lu})\.(?<![\p{L}\p{N}.]..)[ \u00a0]?(?:(?<b>\p{Lu})\.(?![ \u00a0]?\p{Lu}|[\p{L}\p{N}])|(?=[*_]*\p{Lu}\p{L})|(?<=(?<l>\p{Lu}[\p{L}'’-]+),[ \u00a0]\p{Lu}\.))/gu;

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

export function initialsFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const people = peopleOf(pairs);
  const lastNames = new Map(pairs.filter(isName).map((pair) => [foldText(pair.surrogate), pair]));

  const isLinked = (first: RestorePair, last: RestorePair | undefined) =>
    people.some((person) => person.first === first && person.last === last);

  /** The first name that an initial before `last` abbreviates; undefined if it could be several. */
  function firstFor(initial: string, last: RestorePair | undefined): RestorePair | undefined {
    const fitting = people.filter(
      ({ first }) => initialLetterOf(first.surrogate) === initial.toLowerCase() && first !== last,
    );
    const linked = fitting.filter((person) => person.last === last);
    const found = linked.length > 0 ? linked : fitting;
    return new Set(found.map(({ first }) => initialLetterOf(first.original))).size === 1 ? found[0]?.first : undefined;
  }

  function after(reading: FoldedReading, at: number): RestorePair | undefined {
    const word = reading.words[indexOfFirstWordAtOrAfter(reading, reading.foldedAt(at))];
    return word && reading.rawAt(word.start) - at < 4
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
        if (!person?.last || fitting.length > 1) continue;
        add(letterMatch(match.index, a, person.first));
        add(letterMatch(match.index + match[0].lastIndexOf(b), b, person.last));
      }
    },
  };
}

const letterMatch = (start: number, old: string, pair: RestorePair): SurrogateMatch => ({
  start,
  end: start + old.length,
  original: pair.original.charAt(0).toUpperCase(),
  pair,
});
