// What the lists of names say: does everybody know a bearer of this name?

import { publicNameAround } from '../known-names/public-name-part.ts';
import { isPublicName, isUnmistakableName } from '../known-names/public-names.ts';
import type { Name } from '../name.ts';

/** Given name and surname; Chinese, Japanese and Korean names are written without a space. A single word is the name of many people. */
const WHOLE_NAME = / |^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}・]{3,}$/u;

const isListed = (text: string, { written, type, mentions }: Name): boolean =>
  isPublicName(written, type) ||
  (type === 'PERSON' && mentions.some((one) => publicNameAround(text, one) !== undefined));

/** 1 if a list holds this person's or firm's name, which few others bear. */
export function knownName(text: string, name: Name): number {
  const isTelling = name.type === 'ORGANIZATION' || WHOLE_NAME.test(name.written) || isUnmistakableName(name.written);
  return Number(isTelling && isListed(text, name));
}

/** 1 if a list holds this single word, which is a name of many people too: "Newton". */
export function knownWord(text: string, name: Name): number {
  const isSingle = name.type === 'PERSON' && !WHOLE_NAME.test(name.written) && !isUnmistakableName(name.written);
  return Number(isSingle && isListed(text, name));
}
