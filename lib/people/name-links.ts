// What the person decided about two names: that one person bears both, or that two people do. Plain data, oldest decision first.
import { withoutPossessive } from './possessive.ts';

export interface NameLink {
  /** The name as the text writes it. If the person says that the two names belong to different people, this name gets another stand-in. */
  readonly name: string;
  readonly other: string;
  readonly isSame: boolean;
}

/** Equal for all spellings of a name that differ by case, spaces or an English possessive only. */
export const nameKey = (name: string): string =>
  withoutPossessive(name.normalize('NFC').trim()).replace(/\s+/gu, ' ').toLowerCase();

const keyOfPair = ({ name, other }: Pick<NameLink, 'name' | 'other'>): string =>
  [nameKey(name), nameKey(other)].sort().join('\u0000');

/** The decisions with later ones, each of which replaces an earlier one about the same two names. */
export function withNameLinks(links: readonly NameLink[], later: readonly NameLink[]): readonly NameLink[] {
  if (later.length === 0) return links;
  const latest = new Map<string, NameLink>();
  for (const link of [...links, ...later]) {
    const key = keyOfPair(link);
    // A map keeps the place of a key that it has, and the order of the decisions counts.
    latest.delete(key);
    latest.set(key, link);
  }
  return [...latest.values()];
}

/** The decision that was made about two names, whichever was named first. */
export const linkBetween = (links: readonly NameLink[], name: string, other: string): NameLink | undefined => {
  const key = keyOfPair({ name, other });
  return links.find((link) => keyOfPair(link) === key);
};

/** The most decisions that a conversation keeps; of more the latest count. */
export const MAX_NAME_LINKS = 500;
const LONGEST_NAME = 200;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;

/** Checks decisions that come from outside, such as a page's request or a stored record. */
export const isNameLinks = (value: unknown): value is readonly NameLink[] =>
  Array.isArray(value) &&
  value.length <= MAX_NAME_LINKS &&
  value.every((item: unknown) => {
    if (typeof item !== 'object' || item === null) return false;
    const { name, other, isSame } = item as Record<string, unknown>;
    return isName(name) && isName(other) && typeof isSame === 'boolean';
  });
