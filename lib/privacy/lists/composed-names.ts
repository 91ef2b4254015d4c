// Given names that are permuted character by character: Chinese ones of one or two characters, Korean ones of two syllables.
import {
  CHINESE_FEMALE_NAME_CHARACTERS,
  CHINESE_GIVEN_NAMES_TRADITIONAL,
  CHINESE_LAST_NAMES,
  CHINESE_LAST_NAMES_TRADITIONAL,
  CHINESE_MALE_NAME_CHARACTERS,
  CHINESE_UNISEX_NAME_CHARACTERS,
  CHINESE_WORDS_OF_TWO_CHARACTERS,
} from './chinese.ts';
import {
  KOREAN_GIVEN_NAME_FIRST_SYLLABLES,
  KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_CONSONANT,
  KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_VOWEL,
} from './korean.ts';

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

function classOf(name: string, signs: string, taken: Set<string>): CharacterClass {
  const own = [...new Set(signs.replace(/\s+/gu, ''))].filter((sign) => !taken.has(sign));
  for (const sign of own) taken.add(sign);
  return { name, signs: own, indexOf: new Map(own.map((sign, index) => [sign, index])) };
}

function once<T>(make: () => T): () => T {
  let kept: T | undefined;
  return () => {
    kept ??= make();
    return kept;
  };
}

const chineseClasses = once(() => {
  const taken = new Set([...(CHINESE_LAST_NAMES + CHINESE_LAST_NAMES_TRADITIONAL).replace(/\s+/gu, '')]);
  return [
    classOf('f', CHINESE_FEMALE_NAME_CHARACTERS, taken),
    classOf('m', CHINESE_MALE_NAME_CHARACTERS, taken),
    classOf('e', CHINESE_UNISEX_NAME_CHARACTERS, taken),
    classOf('t', CHINESE_GIVEN_NAMES_TRADITIONAL, taken),
  ];
});
const chineseWords = once(() => new Set(CHINESE_WORDS_OF_TWO_CHARACTERS.replace(/\s+/gu, '').match(/../gu) ?? []));
const koreanSyllables = once(() => {
  const second = new Set<string>();
  return [
    [classOf('1', KOREAN_GIVEN_NAME_FIRST_SYLLABLES, new Set())],
    [
      classOf('c', KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_CONSONANT, second),
      classOf('v', KOREAN_GIVEN_NAME_LAST_SYLLABLES_ENDING_IN_VOWEL, second),
    ],
  ];
});

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
