// Chinese and Korean names in Latin letters, which a reply in another language writes: 陈志强 is Chen Zhiqiang, Zhiqiang Chen, Zhiqiang or Mr Chen.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { givenNameInLatin, isNameOfParts, romanisedPairs, surnameInLatin } from '../people/romanised-names.ts';
import { namesInOrder } from './people-of-pairs.ts';
import { wordsBesideNames } from './words-beside-names.ts';

const isNativePart = ({ type, shape, surrogate }: RestorePair) =>
  type === 'PERSON' && shape === 'word' && /^[\p{Script=Han}\p{Script=Hangul}]{1,2}$/u.test(surrogate);

/** A surname alone counts only behind a title: many are words of a reply ("You", "Long", "He"). */
const TITLES = [
  ...new Set(wordsBesideNames('title-before-person').flatMap((title) => [title, title.toLowerCase()])),
].flatMap((title) => [`${title} `, `${title}. `]);
/** A part of a name with one syllable is too short to be told from other words. */
const LEAST_SYLLABLES = 2;

const asPhrase = (pair: RestorePair, original: string, surrogate: string): RestorePair => ({
  ...pair,
  shape: 'phrase',
  original,
  surrogate,
});

/** A surname behind a title, or a given name alone. */
function partInLatin(pair: RestorePair): readonly RestorePair[] {
  const { original, surrogate } = pair;
  if (Array.from(surrogate).length >= LEAST_SYLLABLES)
    return (['', '-'] as const).map((sign) => ({
      ...pair,
      original: givenNameInLatin(original, sign),
      surrogate: givenNameInLatin(surrogate, sign),
    }));
  return TITLES.map((title) => asPhrase(pair, title + surnameInLatin(original), title + surnameInLatin(surrogate)));
}

/** @param pairs of the conversation: surname and given name of a person follow each other */
export function namesInLatin(pairs: readonly RestorePair[]): readonly RestorePair[] {
  const names = namesInOrder(pairs, isNativePart);
  return names.flatMap((family, at): readonly RestorePair[] => {
    const given = names[at + 1];
    if (!family) return [];
    const isWhole =
      given !== undefined &&
      isNameOfParts(family.original, given.original) &&
      isNameOfParts(family.surrogate, given.surrogate);
    const whole = isWhole ? romanisedPairs(family.original + given.original, family.surrogate + given.surrogate) : [];
    return [...whole.map(([one, two]) => asPhrase(family, one, two)), ...partInLatin(family)];
  });
}
