// A name that is one word of a full name in the prompt, in any case form, means the same person: "Weber" after "Anna Weber", "Hanks" after
// "Tom Hanks", "Marka" (a genitive) after "Marek Kowalski".
import { caseFormsOf, MOST_DECLINED_NAMES } from '../../detect/case-form-mentions.ts';
import type { Name } from '../name.ts';

/** Shorter parts are particles and initials. */
const SHORTEST_PART = 3;

/** The full names of people by each of their words, in all its case forms. */
export type FullNames = ReadonlyMap<string, readonly Name[]>;

/** @param language the prompt's language, by whose rules the names are declined; undefined if it is unknown, and then none is */
export function fullNamesIn(names: readonly Name[], language?: string): FullNames {
  const byWord = new Map<string, Name[]>();
  const full = names.filter(({ type, words }) => type === 'PERSON' && words.length > 1);
  for (const [at, name] of full.entries()) {
    const formsOf = (word: string) => (at < MOST_DECLINED_NAMES ? caseFormsOf(word, language) : []);
    for (const word of new Set(name.words.flatMap((one) => [one, ...formsOf(one)]))) {
      const others = byWord.get(word);
      if (others) others.push(name);
      else byWord.set(word, [name]);
    }
  }
  return byWord;
}

/** As many bearers of one word are looked at: a text with more is a register, in which a word tells nothing of one of them. */
const MOST_FULL_NAMES = 8;

/** The full names of people that have this name as a part. */
export function fullNamesOf({ type, words }: Name, all: FullNames): readonly Name[] {
  const [first = ''] = words;
  if (type !== 'PERSON' || words.some((word) => word.length < SHORTEST_PART)) return [];
  const candidates = (all.get(first) ?? []).slice(0, MOST_FULL_NAMES);
  return candidates.filter(
    (full) => full.words.length > words.length && words.every((word) => all.get(word)?.includes(full) === true),
  );
}

/** The judgement of a full name, as log odds. */
type ScoreOf = (full: Name) => number;

/** The score of the full name that is surest to be private; 0 if none is private. */
export const partOfPrivate = (full: readonly Name[], scoreOf: ScoreOf): number => Math.max(0, ...full.map(scoreOf));

/** A public bearer in the prompt does not outweigh what the sentence says of another one: "Prince Harry" and "my nephew Harry". */
const LEAST = -2;

/** The score of a public full name that ends with this name; 0 if there is none, or a private one too. Given names are shared by too many. */
export function partOfPublic({ words }: Name, full: readonly Name[], scoreOf: ScoreOf): number {
  const isEndOf = (other: Name) => other.words.at(-1) === words.at(-1);
  const scores = full.filter(isEndOf).map(scoreOf);
  return scores.length === 0 ? 0 : Math.max(LEAST, Math.min(0, Math.max(...scores)));
}
