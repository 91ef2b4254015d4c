// For each name of a prompt: who bears it too, and whose name it might be, for the person to decide.
import { type NameLink, nameKey } from './name-links.ts';
import { fullNamesOf } from './name-tables.ts';
import type { Person, WrittenName } from './persons.ts';

export interface NameChoice {
  readonly name: string;
  /** The other names of its person, the fullest first. */
  readonly sameAs: readonly string[];
  /** Other people of the conversation, each by the fullest name, the likeliest first. */
  readonly others: readonly string[];
}

const MOST_OTHERS = 8;
/** Only so many people who share a word with a name are compared; in a long list of names they are as many as the list is long. */
const MOST_COMPARED = 40;

const SPLIT_BEFORE = 100;
const SHARED_WORD = 10;
const SHORT_FORM = 10;
const SAME_INITIAL = 2;

const keysOfNames = new WeakMap<WrittenName, readonly string[]>();

/** The words of a name, with the full names of those that are short forms. */
function keysOf(name: WrittenName): readonly string[] {
  const known = keysOfNames.get(name);
  if (known) return known;
  const words = [...name.bases, ...name.id.split(' ')];
  const keys = [
    ...new Set(words.flatMap((word) => [word, ...fullNamesOf(word).map((full) => full.name.toLowerCase())])),
  ];
  keysOfNames.set(name, keys);
  return keys;
}

const isNominative = ({ text, id }: WrittenName): boolean => text.toLowerCase() === id;

/** By the number of words; of two as long the nominative, then the earlier. */
const fullestFirst = (names: readonly WrittenName[]): readonly WrittenName[] =>
  [...names].sort((a, b) => b.bases.length - a.bases.length || Number(isNominative(b)) - Number(isNominative(a)));

const fullestName = ({ names }: Person): string => fullestFirst(names)[0]?.text ?? '';

function likeliness(name: WrittenName, { names }: Person): number {
  const keys = new Set(keysOf(name));
  const scoreOf = (other: WrittenName): number => {
    const shared = other.bases.filter((base) => name.bases.includes(base)).length;
    const isShort = shared === 0 && keysOf(other).some((key) => keys.has(key));
    const isInitialSame = other.id.charAt(0) === name.id.charAt(0);
    return shared * SHARED_WORD + (isShort ? SHORT_FORM : 0) + (isInitialSame ? SAME_INITIAL : 0);
  };
  return Math.max(...names.map(scoreOf));
}

interface Place {
  readonly person: Person;
  readonly name: WrittenName;
  readonly at: number;
}

/** The people by all their names, and by the words of these. */
function peopleIndex(persons: readonly Person[]) {
  const byName = new Map<string, Place>();
  const byWord = new Map<string, Person[]>();
  for (const [at, person] of persons.entries()) {
    for (const name of person.names) byName.set(nameKey(name.text), { person, name, at });
    for (const key of new Set(person.names.flatMap(keysOf))) {
      const known = byWord.get(key);
      if (!known) byWord.set(key, [person]);
      else if (known.length < MOST_COMPARED) known.push(person);
    }
  }
  return { byName, byWord };
}

/** The other names of a name's person, one of each in all its cases. */
function otherNames({ person, name }: Place): readonly string[] {
  const others = fullestFirst(person.names).filter(({ id }) => id !== name.id);
  return others.filter((one, i) => others.findIndex(({ id }) => id === one.id) === i).map(({ text }) => text);
}

/**
 * @param names those of the prompt; @param persons all of the conversation. Of people who are as likely, those who are first mentioned nearer to the
 * name come first.
 */
export function nameChoices(
  names: readonly string[],
  persons: readonly Person[],
  links: readonly NameLink[],
): readonly NameChoice[] {
  const { byName, byWord } = peopleIndex(persons);
  const placeOf = new Map(persons.map((person, at) => [person, at] as const));
  const splits = links
    .filter(({ isSame }) => !isSame)
    .map((link) => [nameKey(link.name), nameKey(link.other)] as const);

  /** Other people, the likeliest first. */
  function likeliest({ person, name, at }: Place): readonly Person[] {
    const key = nameKey(name.text);
    const splitFrom = splits.flatMap(([one, other]) => (one === key ? [other] : other === key ? [one] : []));
    const before = new Set(splitFrom.flatMap((other) => byName.get(other)?.person ?? []));
    const near = persons.slice(Math.max(0, at - MOST_OTHERS), at + MOST_OTHERS + 1);
    const compared = new Set([...before, ...keysOf(name).flatMap((word) => byWord.get(word) ?? []), ...near]);
    compared.delete(person);
    return [...compared]
      .map((other) => ({
        other,
        score: (before.has(other) ? SPLIT_BEFORE : 0) + likeliness(name, other),
        distance: Math.abs((placeOf.get(other) ?? 0) - at),
      }))
      .sort((a, b) => b.score - a.score || a.distance - b.distance)
      .map(({ other }) => other);
  }

  return [...new Set(names)].flatMap((text): readonly NameChoice[] => {
    const place = byName.get(nameKey(text));
    if (!place) return [];
    const sameAs = otherNames(place);
    const others = likeliest(place).slice(0, MOST_OTHERS).map(fullestName);
    return sameAs.length + others.length > 0 ? [{ name: text, sameAs, others }] : [];
  });
}
