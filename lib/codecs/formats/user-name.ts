// User names: "@natalie_85" becomes another name with a number; of "kr4ken-of-doom", only the layout stays.
import type { Codec } from '../codec.ts';
import { type HandleCipher, nameHandleCipher, scrambledHandleCipher } from './handle-ciphers.ts';

/** The fewest letters of a handle without digits. A shorter one could become an ordinary word, which would be restored wherever a reply uses it. */
const SHORTEST_WORD = 6;
const SHORTEST_WITH_DIGIT = 4;

function isLongEnough(handle: string): boolean {
  const values = handle.replace(/[^A-Za-z0-9]/g, '');
  return values.length >= (/\d/.test(values) ? SHORTEST_WITH_DIGIT : SHORTEST_WORD);
}

function userNameCodec(form: HandleCipher, accepts: (handle: string) => boolean): Codec {
  const partsOf = (text: string) => {
    const [, sign = '', handle = ''] = /^(@?)([A-Za-z0-9](?:[A-Za-z0-9_.#-]*[A-Za-z0-9])?)$/.exec(text) ?? [];
    return handle !== '' && accepts(handle) ? { sign, handle } : undefined;
  };
  const mapped = (text: string, to: (handle: string) => string | undefined) => {
    const parts = partsOf(text);
    const handle = parts && to(parts.handle);
    return handle === undefined ? undefined : (parts?.sign ?? '') + handle;
  };
  return {
    name: `user-name:${form.name}`,
    shape: 'phrase',
    candidates: /@?(?<![A-Za-z0-9])[A-Za-z0-9](?:[A-Za-z0-9]|[_.#-]+(?=[A-Za-z0-9]))*/g,
    // The "@" is no part of the value, because a reply may leave it out.
    canonical: (text) => mapped(text, form.canonical)?.replace(/^@/, ''),
    issue: (original, secret) => mapped(original, (handle) => form.issue(handle, secret)),
    recover: (surrogate, secret) => mapped(surrogate, (handle) => form.recover(handle, secret)),
    domainSize: (original) => form.domainSize(original.replace(/^@/, '')),
  };
}

export const userNameCodecs: readonly Codec[] = [
  userNameCodec(nameHandleCipher, () => true),
  userNameCodec(scrambledHandleCipher, isLongEnough),
];
