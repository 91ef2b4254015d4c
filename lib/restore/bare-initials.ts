// Restores initials without full stops: "the monogram IH", "Ida Holm (IH)". Two capitals are mostly an abbreviation, so a word for initials
// must be near, or the name itself.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { foldText } from '../text/folded-reading.ts';
import { letterMatch } from './initials.ts';
import type { SurrogateFinder } from './match.ts';
import { initialLetterOf, longNamesOf, NAME_PART, type NamePart, pairedWords, peopleOf } from './people-of-pairs.ts';
import { anyWordAboutLetters } from './words-about-letters.ts';

const READ_AROUND = 80;
const BARE = /(?<![\p{L}\p{N}.&'’-])\p{Lu}{2,4}(?![\p{L}\p{N}\p{M}&]|['’-]\p{L})/gu;
const WORD_FOR_INITIALS = new RegExp(anyWordAboutLetters('initials'), 'iu');

/** Whether a reply may contain such initials. */
export const containsBareInitials = (reply: string): boolean =>
  reply.search(BARE) >= 0 && (WORD_FOR_INITIALS.test(reply) || /\p{L} \(\p{Lu}{2,4}\)/u.test(reply));

/** The text of the line around a span. */
function lineAround(raw: string, start: number, end: number): string {
  const before = raw.slice(Math.max(0, start - READ_AROUND), start);
  const after = raw.slice(end, end + READ_AROUND);
  return `${before.slice(before.lastIndexOf('\n') + 1)} ${/^[^\n]*/u.exec(after)?.[0] ?? ''}`;
}

const isAfterName = (raw: string, start: number, last: NamePart | undefined) =>
  last !== undefined &&
  foldText(raw.slice(Math.max(0, start - READ_AROUND), start)).endsWith(`${foldText(last.surrogate)} (`);

/**
 * The capitalised words of each firm, whose letters make its acronym, with and without the words at its end that the stand-in keeps:
 * "Veterinary Group", "GmbH".
 */
const firmsOf = (pairs: readonly RestorePair[]): readonly (readonly NamePart[])[] =>
  pairs.flatMap((pair) => {
    if (pair.type !== 'ORGANIZATION') return [];
    const parts = pairedWords(pair, NAME_PART);
    const lastOwn = parts.findLastIndex(({ surrogate, original }) => surrogate !== original);
    return parts.map((_, at) => parts.slice(0, at + 1)).filter((some) => some.length > Math.max(1, lastOwn));
  });

export function bareInitialsFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const part = (pair: RestorePair): NamePart => ({ ...pair, pair });
  const people = peopleOf(pairs).flatMap(({ first, last }) => (last ? [[part(first), part(last)]] : []));
  const names: readonly (readonly NamePart[])[] = [...people, ...longNamesOf(pairs), ...firmsOf(pairs)];
  return {
    find({ raw }, add) {
      if (names.length === 0) return;
      for (const { 0: letters, index } of raw.matchAll(BARE)) {
        const signs = [...letters];
        const fitting = names.filter(
          (parts) =>
            parts.length === signs.length &&
            parts.every(({ surrogate }, at) => initialLetterOf(surrogate) === initialLetterOf(signs[at] ?? '')),
        );
        const [parts] = fitting;
        const spelled = new Set(fitting.map((one) => one.map(({ original }) => initialLetterOf(original)).join('')));
        if (!parts || spelled.size !== 1) continue;
        const isNamed = WORD_FOR_INITIALS.test(lineAround(raw, index, index + letters.length));
        if (!isNamed && !isAfterName(raw, index, parts.at(-1))) continue;
        for (const [at, { pair, original }] of parts.entries())
          add(letterMatch(index + at, signs[at] ?? '', { ...pair, original }));
      }
    },
  };
}
