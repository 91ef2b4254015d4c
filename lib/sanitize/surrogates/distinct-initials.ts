// First letters that a stand-in must not have, so that the initials of two people stay two: "R. Ahlgrimm" and "G. Ahlgrimm".
import { firstNameCodecs, lastNameCodecs } from '../../codecs/list-codecs.ts';
import type { Issuer } from './issuer.ts';
import type { NameClues } from './name-clues.ts';

const NAME_CODECS = [...firstNameCodecs, ...lastNameCodecs];
/** With more people their stand-ins have few letters left, and looking at each pair of them would be slow. */
const MOST_SURNAMES = 40;
const MOST_LETTERS = 12;
const NONE: ReadonlySet<string> = new Set();

export const firstLetterOf = (name: string): string => name.normalize('NFD').charAt(0).toLowerCase();

/** The stand-in of a name that has one. @param name in lower case */
function knownStandIn(name: string, issuer: Issuer): string | undefined {
  const pair = issuer.pairs.find(
    ({ original, type, shape }) => type === 'PERSON' && shape === 'word' && original.toLowerCase() === name,
  );
  if (pair) return pair.surrogate;
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  return issuer.earlier(written, 'word') ?? issuer.issuedBy(written, NAME_CODECS)[0]?.issue(written, issuer.secret);
}

const surnamesOf = new WeakMap<NameClues, ReadonlyMap<string, readonly string[]>>();

/** The given names in the text by their surname, in lower case. */
function givensBySurname(clues: NameClues): ReadonlyMap<string, readonly string[]> {
  const known = surnamesOf.get(clues);
  if (known) return known;
  const found = new Map([...clues].flatMap(([surname, { givens }]) => (givens ? [[surname, givens] as const] : [])));
  surnamesOf.set(clues, found);
  return found;
}

/**
 * The first letters that would give two people of the text the same initials. They depend on stand-ins alone, which are public, so they tell
 * nothing of the originals.
 */
export function takenFirstLetters(word: string, clues: NameClues, issuer: Issuer): ReadonlySet<string> {
  const surnames = givensBySurname(clues);
  if (surnames.size === 0 || surnames.size > MOST_SURNAMES) return NONE;
  const own = word.toLowerCase();
  const letters = new Map<string, string | undefined>();
  const letterOf = (name: string): string | undefined => {
    if (!letters.has(name)) {
      const standIn = knownStandIn(name, issuer);
      letters.set(name, standIn === undefined ? undefined : firstLetterOf(standIn));
    }
    return letters.get(name);
  };
  const isAlike = (one: string, other: string) =>
    one === other || (letterOf(one) !== undefined && letterOf(one) === letterOf(other));
  const taken = new Set<string | undefined>();
  const people = [...surnames];
  for (const [surname] of people.filter(([, givens]) => givens.includes(own)))
    for (const [other, givens] of people)
      if (isAlike(other, surname)) for (const given of givens) if (given !== own) taken.add(letterOf(given));
  for (const [other, givens] of surnames.has(own) ? people : []) {
    const isNamesake = (given: string) =>
      surnames.get(own)?.some((one) => one === given || letterOf(one) === letterOf(given));
    if (other !== own && givens.some(isNamesake)) taken.add(letterOf(other));
  }
  const found = new Set([...taken].flatMap((letter) => letter ?? []));
  return found.size > MOST_LETTERS ? NONE : found;
}
