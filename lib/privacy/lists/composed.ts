// Given names that are permuted character by character: Chinese ones of one or two characters, Korean ones of two syllables.
import {
  CHINESE_FEMALE,
  CHINESE_GIVEN_TRADITIONAL,
  CHINESE_LAST,
  CHINESE_LAST_TRADITIONAL,
  CHINESE_MALE,
  CHINESE_UNISEX,
  CHINESE_WORDS,
} from './chinese.ts';
import { KOREAN_FIRST_SYLLABLES, KOREAN_LAST_SYLLABLES_CONSONANT, KOREAN_LAST_SYLLABLES_VOWEL } from './korean.ts';

/** The characters that may stand at one position of a name, in the order of the permutation. */
export interface SignClass {
  readonly name: string;
  readonly signs: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

export interface ComposedNames {
  /** Carries the version, as a list's name does. */
  readonly name: string;
  readonly length: number;
  /** The classes that may stand at each position. */
  readonly places: () => readonly (readonly SignClass[])[];
  /** Whether the name is also a word of the language. It is never a surrogate then, because a reply may use the word. */
  readonly isWord: (text: string) => boolean;
}

function classOf(name: string, signs: string, taken: Set<string>): SignClass {
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
  const taken = new Set([...(CHINESE_LAST + CHINESE_LAST_TRADITIONAL).replace(/\s+/gu, '')]);
  return [
    classOf('f', CHINESE_FEMALE, taken),
    classOf('m', CHINESE_MALE, taken),
    classOf('e', CHINESE_UNISEX, taken),
    classOf('t', CHINESE_GIVEN_TRADITIONAL, taken),
  ];
});
const chineseWords = once(() => new Set(CHINESE_WORDS.replace(/\s+/gu, '').match(/../gu) ?? []));
const koreanSyllables = once(() => {
  const second = new Set<string>();
  return [
    [classOf('1', KOREAN_FIRST_SYLLABLES, new Set())],
    [classOf('c', KOREAN_LAST_SYLLABLES_CONSONANT, second), classOf('v', KOREAN_LAST_SYLLABLES_VOWEL, second)],
  ];
});

export const CHINESE_GIVEN_ONE: ComposedNames = {
  name: 'chinese-given-one-1',
  length: 1,
  places: () => [chineseClasses()],
  isWord: () => false,
};
export const CHINESE_GIVEN_TWO: ComposedNames = {
  name: 'chinese-given-two-1',
  length: 2,
  places: () => [chineseClasses(), chineseClasses()],
  isWord: (text) => chineseWords().has(text),
};
export const KOREAN_GIVEN: ComposedNames = {
  name: 'korean-given-1',
  length: 2,
  places: koreanSyllables,
  isWord: () => false,
};
export const ALL_COMPOSED: readonly ComposedNames[] = [CHINESE_GIVEN_ONE, CHINESE_GIVEN_TWO, KOREAN_GIVEN];

/** The class of each character; undefined if one is in no class. */
export function classesOf(text: string, { length, places }: ComposedNames): readonly SignClass[] | undefined {
  const signs = [...text];
  if (signs.length !== length) return undefined;
  const all = places();
  const classes = signs.map((sign, at) => all[at]?.find(({ indexOf }) => indexOf.has(sign)));
  return classes.every((found) => found !== undefined) ? classes : undefined;
}
