// The surrogate of a file path. Folders that many machines have, words that many file names have and the file's extension stay, so that the
// path and an error message with it still make sense. The user's name and all other words are replaced one by one.

import { identifierCodec } from '../../codecs/formats/identifier.ts';
import { firstNameCodecs, lastNameCodecs } from '../../codecs/list-codecs.ts';
import type { Issuer } from './issuer.ts';
import { FILE_WORDS, SHARED_FOLDERS } from './kept-words.ts';
import { personSurrogate } from './person-surrogate.ts';
import { reserveOfSameShape } from './reserves.ts';

const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;
const SEPARATOR = /([\\/]+)/;

const isShared = (name: string): boolean =>
  /^(?:[A-Za-z]:|file:|~|\.{1,2}|[a-z]|python3?\.\d+|v?\d{1,2}|)$/u.test(name) ||
  name
    .toLowerCase()
    .split(' ')
    .every((word) => SHARED_FOLDERS.has(word));

const isFileWord = (word: string): boolean =>
  FILE_WORDS.has(word.toLowerCase()) ||
  SHARED_FOLDERS.has(word.toLowerCase()) ||
  /^(?:\d{1,2}|(?:19|20)\d\d)$/u.test(word);
const isName = (word: string): boolean =>
  [...firstNameCodecs, ...lastNameCodecs].some((codec) => codec.canonical(word) !== undefined);
const HOME_FOLDER = /(?:^|[\\/])(?:home|users|benutzer|utilisateurs|usuarios|utenti)[\\/]+$|^~$/iu;

/** Whether a text is a file path. The model reports paths that contain a name as hosts. */
export const isFilePath = (text: string): boolean =>
  /^(?:\/(?!\/)|~\/|\.{1,2}\/|[A-Za-z]:[\\/])[^\s?#=&]+$/u.test(text) && (text.match(/[\\/]/gu)?.length ?? 0) > 1;

export function pathSurrogate(path: string, issuer: Issuer): string {
  const issue = (name: string) => {
    const codecs = name.length > 5 ? [identifierCodec] : [];
    return issuer.issue(name, 'PATH', codecs, reserveOfSameShape(name)).surrogate;
  };
  const fileName = (name: string) => {
    const words = name.match(WORD) ?? [];
    // In "Lindqvist_tax_2023" only the name is replaced. If a word may be the name of a project, the whole file name is replaced.
    const isClear = words.some(isFileWord) && words.every((word) => isFileWord(word) || isName(word));
    return isClear
      ? name.replace(WORD, (word) => (isFileWord(word) ? word : personSurrogate(word, issuer)))
      : issue(name);
  };
  const segments = path.split(SEPARATOR);
  const replaced = segments
    .map((segment, at) => {
      if (at % 2 === 1 || isShared(segment)) return segment;
      if (HOME_FOLDER.test(segments.slice(0, at).join(''))) return issue(segment);
      const extension = EXTENSION.exec(segment)?.[0] ?? '';
      const name = segment.slice(0, segment.length - extension.length);
      return name === '' || isShared(name) ? segment : fileName(name) + extension;
    })
    .join('');
  // Nothing in the path needs replacing, but the person wants it hidden.
  if (replaced === path) return issue(path);
  issuer.keep(replaced, path, 'PATH', 'phrase');
  return replaced;
}
