// Restores user names that a reply makes of a person's name: "iholm", "holm.i", "idah". `words.ts` restores those of whole names with a
// separator ("ida.holm").
import { withCaseOf } from '../codecs/list-codecs.ts';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { addressReader } from '../people/address-names.ts';
import type { SurrogateFinder } from './match.ts';
import { peopleOf } from './people-of-pairs.ts';
import { anyWordAboutLetters } from './words-about-letters.ts';

const READ_AROUND = 80;
const LETTERS = '[A-Za-z]{1,30}';
const USER_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}._+-])(?<name>${LETTERS}(?:[._-]${LETTERS}){0,2})(?:[._-]?\\d{1,4})?(?![\\p{L}\\p{N}])`,
  'gu',
);
const SHORTEST = 4;
const WORD_FOR_USER_NAME = new RegExp(anyWordAboutLetters('user-name'), 'iu');
/** Marks that show an identifier: of code, of an address, of a quotation. */
const MARK_BEFORE = /[@`"“„«‘'] ?$/u;
const MARK_AFTER = /^ ?[@`"”“»’']/u;
const ONLY_MARKUP = /^[\s*_`>#•–—\d.)-]*$/u;

/** Whether a run of letters is an identifier here, and not a word that reads like one: "brown" beside a stand-in B. Rown. */
function isIdentifier(raw: string, start: number, end: number): boolean {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start);
  const after = raw.slice(end, end + READ_AROUND);
  if (MARK_BEFORE.test(before) || MARK_AFTER.test(after)) return true;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return WORD_FOR_USER_NAME.test(line) || (ONLY_MARKUP.test(line) && /^[\s*_`.]*(?:\n|$)/u.test(after));
}

/** Whether a reply may contain such user names. */
export const containsUserName = (reply: string): boolean =>
  Array.from(reply.matchAll(USER_NAME)).some(
    ({ index, groups: { name = '' } = {} }) =>
      name.length >= SHORTEST &&
      name === name.toLowerCase() &&
      (/[._-]/u.test(name) ? /(?<!\p{L})\p{L}(?!\p{L})/u.test(name) : isIdentifier(reply, index, index + name.length)),
  );

type LocalPartReader = ReturnType<typeof addressReader>;

/** The user name of the original; undefined if a part of it is not of the person's name. */
function originalOf(name: string, read: LocalPartReader): string | undefined {
  const pieces = read(name);
  if (!pieces || pieces.length < 2) return undefined;
  const parts = pieces.map(({ text, standIn }) =>
    standIn === undefined ? (/\p{L}/u.test(text) ? undefined : text) : withCaseOf(standIn, text),
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}

export function userNameFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const readers = peopleOf(pairs).flatMap(({ first, last }) => {
    if (!last) return [];
    // A surrogate is read, so the original takes the place of the stand-in.
    const person = { name: `${first.surrogate} ${last.surrogate}`, standIn: `${first.original} ${last.original}` };
    return [{ pair: last, read: addressReader([person]) }];
  });
  return {
    find({ raw }, add) {
      if (readers.length === 0) return;
      for (const { index: start, groups } of raw.matchAll(USER_NAME)) {
        const name = groups?.name ?? '';
        const end = start + name.length;
        if (name.length < SHORTEST || (name !== name.toLowerCase() && name !== name.toUpperCase())) continue;
        if (!/[._-]/u.test(name) && !isIdentifier(raw, start, end)) continue;
        const found = readers.flatMap(({ pair, read }) => {
          const original = originalOf(name, read);
          return original === undefined ? [] : [{ start, end, original, pair }];
        });
        const [first] = found;
        if (first && found.every(({ original }) => original === first.original)) add(first);
      }
    },
  };
}
