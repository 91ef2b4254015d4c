// Who the people of a conversation are: which pairs of single names belong to one person.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { asName } from '../people/linked-names.ts';
import { foldText } from '../text/folded-reading.ts';
import { isFirstName, isLastName } from './listed-names.ts';

/** A person of the conversation: the pairs of the names. */
export interface Person {
  readonly first: RestorePair;
  readonly last: RestorePair | undefined;
}

/** One part of a name that initials may abbreviate: a first name, an initial, or the last name. */
export interface NamePart {
  readonly surrogate: string;
  readonly original: string;
  readonly pair: RestorePair;
}

export const isNamePair = ({ type, shape, surrogate }: RestorePair) =>
  type === 'PERSON' && shape === 'word' && /^\p{Lu}\p{L}/u.test(surrogate);
export const initialLetterOf = (text: string) => foldText(text).charAt(0);

/** Equal for the same name with the same stand-in. */
export const pairKey = ({ surrogate, original }: RestorePair) => `${surrogate}\n${original}`;

/**
 * The single names in the order in which the conversation named them: first the pairs of the current prompt, then those of the vault by
 * `place`. An undefined entry separates names that cannot belong to one person.
 */
export function namesInOrder(
  pairs: readonly RestorePair[],
  isName: (pair: RestorePair) => boolean,
): readonly (RestorePair | undefined)[] {
  const placed = new Map<number, RestorePair>();
  for (const pair of pairs) if (pair.place !== undefined) placed.set(pair.place, pair);
  const places = [...placed.keys()].sort((a, b) => a - b);
  const stored = places.flatMap((place, at) => {
    const name = placed.get(place);
    return place === (places[at - 1] ?? 0) + 1 ? [name] : [undefined, name];
  });
  const all = [...pairs.filter(({ place }) => place === undefined), undefined, ...stored];
  // A hurried prompt writes "julia", and the pair of "Julia" is beside that.
  const isTwin = (pair: RestorePair | undefined, at: number) =>
    pair !== undefined &&
    pair.surrogate.toLowerCase() === pair.surrogate &&
    foldText(all[at - 1]?.surrogate ?? '') === foldText(pair.surrogate);
  return all.filter((pair, at) => !isTwin(pair, at)).map((pair) => (pair && isName(pair) ? pair : undefined));
}

/** The capitalised words of a name. */
export const NAME_PART = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
const WORD_OF_NAME = /\p{L}[\p{L}\p{M}'’-]+/gu;

/** The words of a surrogate, each with the word of the original in its place; none if they have not as many. */
export function pairedWords(pair: RestorePair, word: RegExp): readonly NamePart[] {
  const [from, to] = [pair.surrogate.match(word) ?? [], pair.original.match(word) ?? []];
  return from.length === to.length ? from.map((surrogate, at) => ({ surrogate, original: to[at] ?? '', pair })) : [];
}

const isWholeName = ({ type, shape }: RestorePair) => type === 'PERSON' && shape === 'phrase';
const asWord = ({ surrogate, original, pair }: NamePart): RestorePair => ({
  ...pair,
  shape: 'word',
  surrogate: asName(surrogate),
  original: asName(original),
});

/** The people whose whole names were kept, because their words are in other names too. */
const wholePeople = (pairs: readonly RestorePair[]): readonly Person[] =>
  pairs.filter(isWholeName).flatMap((pair): readonly Person[] => {
    const [first, ...others] = pairedWords(pair, WORD_OF_NAME);
    const last = others.at(-1);
    return first && last ? [{ first: asWord(first), last: asWord(last) }] : [];
  });

/** Each first name, with the last name if one follows it. */
export function peopleOf(pairs: readonly RestorePair[]): readonly Person[] {
  const names = namesInOrder(pairs, isNamePair);
  const people = names.flatMap((first, at): Person[] => {
    if (!first || isLastName(first.surrogate)) return [];
    const next = names[at + 1];
    return [{ first, last: next && isFirstName(next.surrogate) ? undefined : next }];
  });
  const personKey = ({ first, last }: Person) => `${pairKey(first)}\n${last ? pairKey(last) : ''}`;
  return [...new Map([...people, ...wholePeople(pairs)].map((person) => [personKey(person), person])).values()];
}

/** The names of people with two or more first names, some of which may be initials. */
export function longNamesOf(pairs: readonly RestorePair[]): readonly (readonly NamePart[])[] {
  const names = namesInOrder(pairs, isNamePair);
  const whole = names.flatMap((last, at): (readonly NamePart[])[] => {
    if (!last || isFirstName(last.surrogate)) return [];
    let first = at;
    while (first > 0 && isFirstName(names[first - 1]?.surrogate ?? '')) first -= 1;
    return at - first < 2 ? [] : [names.slice(first, at + 1).flatMap((pair) => (pair ? [{ ...pair, pair }] : []))];
  });
  const withLetters = pairs.filter(isWholeName).map((pair) => pairedWords(pair, NAME_PART));
  return [...whole, ...withLetters.filter((parts) => parts.length > 2)];
}
