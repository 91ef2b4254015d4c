// Given names that are permuted character by character: Chinese ones of one or two characters, Korean ones of two syllables.
import { namesByLanguage, namesThatAreWords } from './tables.ts';

/** The characters that may stand at one position of a name, in the order of the permutation. */
export interface CharacterClass {
  readonly name: string;
  readonly signs: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

export interface ComposedNames {
  /** The name of the permutation. It includes the version: if a class changes, it needs a new name. */
  readonly name: string;
  readonly length: number;
  /** The classes that may stand at each position. */
  readonly places: () => readonly (readonly CharacterClass[])[];
  /** Whether the name is also a word of the language. It is never a surrogate then, because a reply may use the word. */
  readonly isWord: (text: string) => boolean;
}

/** @param list in the table of names by language */
function classOf(name: string, list: string): CharacterClass {
  const signs = namesByLanguage(list);
  return { name, signs, indexOf: new Map(signs.map((sign, index) => [sign, index])) };
}

function once<T>(make: () => T): () => T {
  let kept: T | undefined;
  return () => {
    kept ??= make();
    return kept;
  };
}

// No surname is among the characters of given names, because each character may be in only one list.
const chineseClasses = once(() => [
  classOf('f', 'zh given-female'),
  classOf('m', 'zh given-male'),
  classOf('e', 'zh given-either'),
  classOf('t', 'zh given-traditional'),
]);
const chineseWords = once(() => new Set(namesThatAreWords('chinese')));
const koreanSyllables = once(() => [
  [classOf('1', 'ko given-start')],
  [classOf('c', 'ko given-end-consonant'), classOf('v', 'ko given-end-vowel')],
]);

export const CHINESE_GIVEN_NAMES_OF_ONE_CHARACTER: ComposedNames = {
  name: 'chinese-given-one-1',
  length: 1,
  places: () => [chineseClasses()],
  isWord: () => false,
};
export const CHINESE_GIVEN_NAMES_OF_TWO_CHARACTERS: ComposedNames = {
  name: 'chinese-given-two-1',
  length: 2,
  places: () => [chineseClasses(), chineseClasses()],
  isWord: (text) => chineseWords().has(text),
};
export const KOREAN_GIVEN_NAMES: ComposedNames = {
  name: 'korean-given-1',
  length: 2,
  places: koreanSyllables,
  isWord: () => false,
};
export const ALL_COMPOSED_NAMES: readonly ComposedNames[] = [
  CHINESE_GIVEN_NAMES_OF_ONE_CHARACTER,
  CHINESE_GIVEN_NAMES_OF_TWO_CHARACTERS,
  KOREAN_GIVEN_NAMES,
];

/** The class of each character of `text`; undefined if a character is in no class. */
export function characterClassesOf(
  text: string,
  { length, places }: ComposedNames,
): readonly CharacterClass[] | undefined {
  const signs = [...text];
  if (signs.length !== length) return undefined;
  const all = places();
  const classes = signs.map((sign, at) => all[at]?.find(({ indexOf }) => indexOf.has(sign)));
  return classes.every((found) => found !== undefined) ? classes : undefined;
}
