// Permutes Chinese and Korean given names of one or two characters among all names whose characters belong to the same classes, such as the
// characters of women's names.
import { permuteInteger, unpermuteInteger } from '../privacy/integer-permutation.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import {
  CHINESE_GIVEN_NAMES_OF_ONE_CHARACTER,
  CHINESE_GIVEN_NAMES_OF_TWO_CHARACTERS,
  type CharacterClass,
  type ComposedNames,
  characterClassesOf,
  KOREAN_GIVEN_NAMES,
} from '../privacy/lists/composed-names.ts';
import type { Codec } from './codec.ts';

const sizeOf = (classes: readonly CharacterClass[]) =>
  classes.reduce((size, { signs }) => size * BigInt(signs.length), 1n);

function rankOf(text: string, classes: readonly CharacterClass[]): bigint {
  return [...text].reduce((rank, sign, at) => {
    const place = classes[at];
    return rank * BigInt(place?.signs.length ?? 1) + BigInt(place?.indexOf.get(sign) ?? 0);
  }, 0n);
}

function textAt(rank: bigint, classes: readonly CharacterClass[]): string {
  let [left, text] = [rank, ''];
  for (const { signs } of [...classes].reverse()) {
    text = (signs[Number(left % BigInt(signs.length))] ?? '') + text;
    left /= BigInt(signs.length);
  }
  return text;
}

function composedCodec(names: ComposedNames): Codec {
  const move = (text: string, secret: ConversationSecret, permute: typeof permuteInteger) => {
    const classes = characterClassesOf(text, names);
    if (!classes) return undefined;
    const label = `${names.name} ${classes.map(({ name }) => name).join('')}`;
    const rank = permute(rankOf(text, classes), { label, size: sizeOf(classes) }, secret);
    return rank === undefined ? undefined : textAt(rank, classes);
  };
  return {
    name: `list:${names.name}`,
    shape: 'word',
    // Text without spaces: a name may begin at any letter, so the candidates overlap.
    candidates: new RegExp(`(?=(?<ahead>[\\p{Script=Han}\\p{Script=Hangul}]{${names.length}}))`, 'gu'),
    canonical: (text) => (characterClassesOf(text, names) ? text : undefined),
    issue(original, secret) {
      const surrogate = move(original, secret, permuteInteger);
      return surrogate === original || (surrogate !== undefined && names.isWord(surrogate)) ? undefined : surrogate;
    },
    recover: (surrogate, secret) => move(surrogate, secret, unpermuteInteger),
    domainSize: (original) => Number(sizeOf(characterClassesOf(original, names) ?? [])),
  };
}

export const chineseGivenNameCodecs: readonly Codec[] = [
  composedCodec(CHINESE_GIVEN_NAMES_OF_TWO_CHARACTERS),
  composedCodec(CHINESE_GIVEN_NAMES_OF_ONE_CHARACTER),
];
export const koreanGivenNameCodecs: readonly Codec[] = [composedCodec(KOREAN_GIVEN_NAMES)];
export const composedNameCodecs: readonly Codec[] = [...chineseGivenNameCodecs, ...koreanGivenNameCodecs];
