// Names that a reply is likely to use for somebody or something else: surnames of public people, words of firms that everybody knows, and
// given names that several public people have. No person, firm or street gets one as a surrogate while quieter names are free.
import type { EntityType } from '../../detect/annotation.ts';
import { KNOWN_ORGANISATIONS } from '../../lexicon/known-names.ts';
import { wordSet } from '../../lexicon/once.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { FIRST_NAME_LISTS, type NameList } from '../../privacy/lists/index.ts';
import { isPublicSurname, publicBearersOf } from '../../restore/known-names.ts';

/** A given name that more public people have is refused. With fewer, too few names of some cultures would be left. */
const MOST_BEARERS = 3;

/** The lists of other scripts are small, and each of their names has the case and gender that its sentence needs. */
const LATIN_WORD = /^[\p{Script=Latin}\p{M}'’-]+$/u;
const TYPES_WITH_NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'ADDRESS']);

const isIn = (lists: readonly NameList[], word: string) => lists.some(({ indexOf }) => indexOf.has(word));

/** Words in the names of firms and works that everybody knows: "McDonald" of "McDonald's", "Hathaway" of "Berkshire Hathaway". */
const WORDS_OF_KNOWN_FIRMS = wordSet(() =>
  KNOWN_ORGANISATIONS.flatMap(wordsOf).flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []),
);

export function isWidelyBorne(surrogate: string, type: EntityType): boolean {
  if (!TYPES_WITH_NAMES.has(type) || !LATIN_WORD.test(surrogate)) return false;
  const word = surrogate.toLowerCase();
  if (isIn(FIRST_NAME_LISTS, word)) return publicBearersOf(word) > MOST_BEARERS;
  return isPublicSurname(word) || WORDS_OF_KNOWN_FIRMS.has(word) || publicBearersOf(word) > MOST_BEARERS;
}
