// Pairs of famous names: "Scully and Mulder", "Paolo e Francesca". If a name stands beside its partner, it does not mean a person of the
// conversation.
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import type { NamePlace } from './known-names.ts';

const FAMOUS_PAIRS = readData('replies/famous-pairs.tsv');

const foldedName = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let partners: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function partnersOf(word: string): ReadonlySet<string> | undefined {
  if (!partners) {
    const found = new Map<string, Set<string>>();
    const add = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
    for (const [one = '', other = ''] of cellsOf(foldedName(FAMOUS_PAIRS))) {
      add(one, other);
      add(other, one);
    }
    partners = found;
  }
  return partners.get(foldedName(word));
}

const AND = '(?: (?:and|und|et|y|e|i|и|en|och|og|ile|ve|&) | ?& ?|[-–/])';
const PARTNER_BEFORE = new RegExp(`(?<!\\p{L})(?<other>\\p{Lu}[\\p{L}\\p{M}]+)${AND}$`, 'u');
const PARTNER_AFTER = new RegExp(`^${AND}(?<other>\\p{Lu}[\\p{L}\\p{M}]+)(?!\\p{L})`, 'u');
const READ_AROUND = 24;

/**
 * Whether a name stands beside its partner in a famous pair. False if the partner is a surrogate too, because two people of the
 * conversation may have these names.
 */
export function isInFamousPair({ raw, start, end }: NamePlace, isSurrogate: (word: string) => boolean): boolean {
  const known = partnersOf(raw.slice(start, end));
  if (!known) return false;
  const others = [
    PARTNER_BEFORE.exec(raw.slice(Math.max(0, start - READ_AROUND), start))?.groups?.other,
    PARTNER_AFTER.exec(raw.slice(end, end + READ_AROUND))?.groups?.other,
  ];
  return others.some((other) => other !== undefined && known.has(foldedName(other)) && !isSurrogate(foldedName(other)));
}
