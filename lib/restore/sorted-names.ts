// Lists that a reply sorts alphabetically. The originals are put in order again; where a list goes over several blocks, the word that says that
// it is sorted is marked, because a page shows each block by itself.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { foldText } from '../text/folded-reading.ts';
import type { Span } from '../text/span.ts';
import { withUnprovedMarks } from './claims/unproved-numbers.ts';
import { isRestoredName, namesSideBySide } from './names-side-by-side.ts';
import { peopleOf } from './people-of-pairs.ts';
import type { Segment } from './segment.ts';
import { anyWordAboutLetters } from './words-about-letters.ts';

const SORTED = new RegExp(anyWordAboutLetters('sorted'), 'giu');
const BETWEEN_ITEMS = /^(?:[,;→<>&\s]|\p{Ll}{1,3}(?!\p{L})|(?<=\n[ \t]{0,8})[-*•–]|\d{1,2}[.)])*$/u;

/** A name of a list: one stand-in, or a first and a last name side by side. */
interface Item {
  /** The indexes of its segments; text between two stand-ins is a segment too. */
  readonly from: number;
  readonly to: number;
  readonly surrogate: string;
  readonly original: string;
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base' });
const wholeName = (name: string) => name;
const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
/** Lists are sorted by the whole name or by the surname. */
const SORT_KEYS = [wholeName, lastWord] as const;
type SortKey = (typeof SORT_KEYS)[number];

const isSorted = (names: readonly string[], key: SortKey) =>
  names.every((name, at) => at === 0 || collator.compare(key(names[at - 1] ?? ''), key(name)) <= 0);

const itemsIn = (segments: readonly Segment[]): readonly Item[] =>
  namesSideBySide(segments, isRestoredName).map((places) => {
    const own = places.flatMap((place) => segments[place] ?? []);
    return {
      from: places[0] ?? 0,
      to: places.at(-1) ?? 0,
      surrogate: own.map(({ surrogate = '' }) => surrogate).join(' '),
      original: own.map(({ text }) => text).join(' '),
    };
  });

/** Runs of names with nothing but separators between them. */
function listsIn(segments: readonly Segment[]): readonly (readonly Item[])[] {
  const lists: Item[][] = [];
  for (const item of itemsIn(segments)) {
    const last = lists.at(-1)?.at(-1);
    const between = last && segments.slice(last.to + 1, item.from).map(({ text }) => text);
    if (between && between.length > 0 && BETWEEN_ITEMS.test(between.join(''))) lists.at(-1)?.push(item);
    else lists.push([item]);
  }
  return lists.filter((list) => list.length > 1);
}

/** The segments of a list whose originals are sorted as its stand-ins are; undefined if it is not sorted. */
function sortedAgain(list: readonly Item[], segments: readonly Segment[]): readonly Segment[] | undefined {
  const surrogates = list.map(({ surrogate }) => surrogate);
  const key = SORT_KEYS.find((one) => isSorted(surrogates, one));
  const [first, last] = [list[0], list.at(-1)];
  if (!key || !first || !last || new Set(surrogates.map(foldText)).size < list.length) return undefined;
  const originals = list.map(({ original }) => original).toSorted((a, b) => collator.compare(key(a), key(b)));
  return list.flatMap(({ from, to, surrogate, original: own }, at): Segment[] => {
    const original = originals[at] ?? own;
    const until = list[at + 1]?.from ?? to + 1;
    const type = segments[from]?.type;
    const gap = segments.slice(to + 1, until);
    if (original === own) return [...segments.slice(from, to + 1), ...gap];
    return [{ text: original, surrogate, formula: 'A–Z', ...(type === undefined ? {} : { type }) }, ...gap];
  });
}

/** Whether any two people of the conversation stand in another order than their stand-ins. */
function isOrderChanged(pairs: readonly RestorePair[]): boolean {
  const people = peopleOf(pairs);
  const lists = [people.map(({ first }) => first), people.flatMap(({ last }) => last ?? [])];
  const inOrderOfStandIns = (a: RestorePair, b: RestorePair) =>
    collator.compare(a.surrogate, b.surrogate) || collator.compare(a.original, b.original);
  return lists.some(
    (names) =>
      !isSorted(
        names.toSorted(inOrderOfStandIns).map(({ original }) => original),
        wholeName,
      ),
  );
}

/** Prepares the pairs once; the returned function then sorts the names in any number of replies. */
export function nameSorter(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  let isChanged: boolean | undefined;
  return (reply, segments) => {
    const words = Array.from(reply.matchAll(SORTED), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }));
    if (words.length === 0) return segments;
    const lists = listsIn(segments);
    const sorted = lists.flatMap((list) => {
      const again = sortedAgain(list, segments);
      return again ? [{ from: list[0]?.from ?? 0, to: list.at(-1)?.to ?? 0, again }] : [];
    });
    if (sorted.length > 0) {
      let at = 0;
      const done = sorted.flatMap(({ from, to, again }) => {
        const before = segments.slice(at, from);
        at = to + 1;
        return [...before, ...again];
      });
      return [...done, ...segments.slice(at)];
    }
    isChanged ??= isOrderChanged(pairs);
    return isChanged ? withUnprovedMarks(segments, words satisfies readonly Span[]) : segments;
  };
}
