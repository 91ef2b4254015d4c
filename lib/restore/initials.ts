// "J. Smith" and "J.S.": the letters of a person whose name was replaced.
import type { RestorePair } from '../sanitize/sanitized.ts';
import type { Finder, Match } from './match.ts';
import { foldText, type Reading, wordAt } from './reading.ts';
import { isFirstName, isLastName, soundsFrench } from './word-context.ts';

interface Person {
  readonly first: RestorePair;
  readonly last: RestorePair | undefined;
}

const isName = ({ type, shape, surrogate }: RestorePair) =>
  type === 'PERSON' && shape === 'word' && /^\p{Lu}\p{L}/u.test(surrogate);
const letter = (text: string) => foldText(text).charAt(0);

/** Names stand in the order of the prompt: a first name and behind it its last name, where that is new. */
function peopleOf(pairs: readonly RestorePair[]): readonly Person[] {
  const names = pairs.map((pair) => (isName(pair) ? pair : undefined));
  return names.flatMap((first, at): Person[] => {
    if (!first || isLastName(first.surrogate)) return [];
    const next = names[at + 1];
    return [{ first, last: next && isFirstName(next.surrogate) ? undefined : next }];
  });
}

const DOTTED =
  /(?<a>\p{Lu})\.(?<![\p{L}\p{N}.]..)[ \u00a0]?(?:(?<b>\p{Lu})\.(?![ \u00a0]?\p{Lu}|[\p{L}\p{N}])|(?=[*_]*\p{Lu}\p{L})|(?<=(?<l>\p{Lu}[\p{L}'’-]+),[ \u00a0]\p{Lu}\.))/gu;

const SURNAME_BEFORE = /(\p{Lu}[\p{L}'’-]+),[ \u00a0]$/u;
const LONGEST_NAME = 40;

export function initialsFinder(pairs: readonly RestorePair[]): Finder {
  const people = peopleOf(pairs);
  const lastNames = new Map(pairs.filter(isName).map((pair) => [foldText(pair.surrogate), pair]));

  const isLinked = (first: RestorePair, last: RestorePair | undefined) =>
    people.some((person) => person.first === first && person.last === last);

  /** The first name that an initial before `last` stands for; undefined where several could be meant. */
  function firstFor(initial: string, last: RestorePair | undefined): RestorePair | undefined {
    const fitting = people.filter(({ first }) => letter(first.surrogate) === initial.toLowerCase() && first !== last);
    const linked = fitting.filter((person) => person.last === last);
    const found = linked.length > 0 ? linked : fitting;
    return new Set(found.map(({ first }) => letter(first.original))).size === 1 ? found[0]?.first : undefined;
  }

  function behind(reading: Reading, at: number): RestorePair | undefined {
    const word = reading.words[wordAt(reading, reading.foldedAt(at))];
    return word && reading.rawAt(word.start) - at < 4
      ? (lastNames.get(word.text) ?? lastNames.get(word.text.replace(/s$/, '')))
      : undefined;
  }

  /** "Deshpande, A. Unpublished notes": the surname before the initial. */
  function before(raw: string, at: number): RestorePair | undefined {
    const name = SURNAME_BEFORE.exec(raw.slice(Math.max(0, at - LONGEST_NAME), at))?.[1];
    return name === undefined ? undefined : lastNames.get(foldText(name));
  }

  return {
    find(reading, add) {
      if (people.length === 0) return;
      for (const match of reading.raw.matchAll(DOTTED)) {
        const { a = '', b, l } = match.groups ?? {};
        const end = match.index + match[0].length;
        if (b === undefined) {
          const last = (l === undefined ? behind(reading, end) : undefined) ?? before(reading.raw, match.index);
          const first = last && firstFor(a, last);
          // "M. Dupont" is Monsieur Dupont, unless his name is Marc and nothing is French.
          if (a === 'M' && !(first && isLinked(first, last) && !soundsFrench(reading, match.index, end))) continue;
          if (first) add(letterMatch(match.index, a, first));
          continue;
        }
        const fitting = people.filter(
          ({ first, last }) =>
            last && letter(first.surrogate) === a.toLowerCase() && letter(last.surrogate) === b.toLowerCase(),
        );
        const [person] = fitting;
        if (!person?.last || fitting.length > 1) continue;
        add(letterMatch(match.index, a, person.first));
        add(letterMatch(match.index + match[0].lastIndexOf(b), b, person.last));
      }
    },
  };
}

const letterMatch = (start: number, old: string, pair: RestorePair): Match => ({
  start,
  end: start + old.length,
  original: pair.original.charAt(0).toUpperCase(),
  pair,
});
