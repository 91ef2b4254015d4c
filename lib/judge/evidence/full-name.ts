// A word of a full name of the prompt means the same person: "Weber" after "Anna Weber", "Hanks" after "Tom Hanks".
import type { Name } from '../name.ts';

/** Shorter parts are particles and initials. */
const SHORTEST_PART = 3;

const isPartOf = ({ words }: Name, full: Name): boolean =>
  words.length < full.words.length && words.every((word) => word.length >= SHORTEST_PART && full.words.includes(word));

/** The full names of people that have this name as a part. */
export const fullNamesOf = (name: Name, names: readonly Name[]): readonly Name[] =>
  name.type === 'PERSON' ? names.filter((other) => other.type === 'PERSON' && isPartOf(name, other)) : [];

/** What was judged of the full name that is surest to be private; 0 if there is none. @param scoreOf what was judged of a full name */
export function fullName(name: Name, names: readonly Name[], scoreOf: (full: Name) => number): number {
  const scores = fullNamesOf(name, names).map(scoreOf);
  return scores.length === 0 ? 0 : Math.max(...scores);
}
