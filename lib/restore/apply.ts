// Puts originals in the place of surrogates. Pure and synchronous: it runs inside the page's own mutation callbacks.
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { hasUnspacedLetter, scriptOf } from '../text/script.ts';
import { outsideAddresses } from './addresses.ts';
import { amountFinder } from './amounts.ts';
import { dateFinder } from './dates.ts';
import { digitsFinder } from './digits.ts';
import { initialsFinder } from './initials.ts';
import { isHouseNumber } from './issued-words.ts';
import { withLeadingSign } from './leading-sign.ts';
import { CONTEXT, type Finder, type Match } from './match.ts';
import { readReply } from './reading.ts';
import { timeFinder } from './times.ts';
import { unspacedFinder } from './unspaced.ts';
import { wordPairFinder } from './words.ts';

export interface Matcher {
  readonly apply: (text: string) => readonly Segment[];
  /** Everything that stands for an original, overlapping, in addresses too. */
  readonly candidatesIn: (text: string) => readonly Match[];
  /** What is farther away than this decides nothing about a match. */
  readonly reach: number;
}

/** Spaces, markup and escapes make a surrogate longer than it was issued. */
const MOST_STRETCH = 4;

const MEASURED: ReadonlySet<RestorePair['type']> = new Set(['MONEY', 'QUANTITY', 'AGE']);
const isMeasured = ({ type, shape, surrogate }: RestorePair) =>
  MEASURED.has(type) && (shape === 'digits' || /^\D{0,4}\d/u.test(surrogate));

/** How far a part of an address may be from a house number: "Lindenallee, Haus Nr. 27". */
const ADDRESS_REACH = 40;
const HOUSE_LABEL =
  /(?:\bn[.º°]|\bno|\bnr|\bnum(?:ber|ero|éro)?|haus(?:nummer|nr)|house[_ ]?(?:number|no)|street[_ ]?number|numéro|número|numero|civico|altura)["'*_.:=|\s]*["'*_]*$/iu;

/** Scripts whose surrogates are matched as substrings: without spaces, or with combining vowel signs. */
const isRunOfLetters = ({ surrogate }: RestorePair) =>
  hasUnspacedLetter(surrogate) || scriptOf(surrogate) === 'devanagari';

/** One family of surrogates, one finder. */
function findersFor(pairs: readonly RestorePair[]): readonly Finder[] {
  const of = (keep: (pair: RestorePair) => boolean) => pairs.filter(keep);
  const isDigits = (pair: RestorePair) => pair.shape === 'digits' && !isMeasured(pair) && !isHouseNumber(pair);
  return [
    // Before `wordPairFinder`: if both match the same text, the first one wins.
    dateFinder(of(({ type }) => type === 'DATE')),
    wordPairFinder(of((pair) => !isDigits(pair) && !isMeasured(pair) && !isRunOfLetters(pair))),
    unspacedFinder(of((pair) => !isMeasured(pair) && pair.type !== 'DATE' && isRunOfLetters(pair))),
    digitsFinder(of(isDigits)),
    amountFinder(of(isMeasured)),
    timeFinder(of(({ type }) => type === 'TIME')),
    initialsFinder(of(({ type }) => type === 'PERSON')),
  ];
}

/** From left to right the longest; of two over the same stretch the first. */
export function withoutOverlaps(matches: readonly Match[]): readonly Match[] {
  const sorted = [...matches].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Match[] = [];
  let end = 0;
  for (const match of sorted) {
    if (match.start < end) continue;
    kept.push(match);
    end = match.end;
  }
  return kept;
}

/** `addresses` from left to right. */
function isBesideAddress(match: Match, raw: string, addresses: readonly Match[]): boolean {
  if (HOUSE_LABEL.test(raw.slice(Math.max(0, match.start - 24), match.start))) return true;
  let [low, high] = [0, addresses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle]?.start ?? 0) < match.start) low = middle + 1;
    else high = middle;
  }
  const [before, behind] = [addresses[low - 1], addresses[low]];
  const isNear = (from: number, to: number) =>
    to >= from && to - from <= ADDRESS_REACH && !/[.!?]\s|\n\s*\n|\d/u.test(raw.slice(from, to));
  if (before && before.end > match.start) return true;
  return (before && isNear(before.end, match.start)) || (behind ? isNear(match.end, behind.start) : false);
}

const TITLE_BEHIND = /^ \p{Lu}\p{Ll}{2,} (?:\p{Lu}\p{Ll}{2,}|an? \p{Lu}|the \p{Lu}|of \p{Lu})/u;
const UNIT_BEHIND =
  /^ (?:Jahre?|Euro|Dollar|Franken|Kilo|Prozent|Liter|Meter|Gramm|Monate?|Wochen?|Tage?|Stunden?|Minuten?|Kronen?|Pfund|Rupees|Pesos)/u;
/** "12 Angry Men", "12 Years a Slave": a bare number that begins a title. */
const isInTitle = ({ pair, start, end }: Match, text: string): boolean =>
  isMeasured(pair) &&
  /^\d+$/u.test(text.slice(start, end)) &&
  TITLE_BEHIND.test(text.slice(end, end + 40)) &&
  !UNIT_BEHIND.test(text.slice(end, end + 12));

const isAddressPart = ({ pair, besideAddress }: Match) => pair.type === 'ADDRESS' && !besideAddress;

/** A phrase for a group can stand for several originals. The reply does not tell which, so none is restored. */
function withoutShared(pairs: readonly RestorePair[]): readonly RestorePair[] {
  const originals = new Map<string, Set<string>>();
  const keyOf = ({ surrogate }: RestorePair) => surrogate.toLowerCase();
  for (const pair of pairs) {
    const known = originals.get(keyOf(pair)) ?? new Set();
    originals.set(keyOf(pair), known.add(pair.original.toLowerCase()));
  }
  return pairs.filter((pair) => pair.standIn !== 'generalised' || originals.get(keyOf(pair))?.size === 1);
}

/** Compiles once, applies often. */
export function compilePairs(pairs: readonly RestorePair[]): Matcher {
  const issued = withoutShared(pairs).filter(({ surrogate }) => surrogate.trim() !== '');
  const finders = findersFor(issued);

  function candidatesIn(text: string): readonly Match[] {
    const reading = readReply(text);
    const all: Match[] = [];
    for (const { find } of finders) find(reading, (match) => all.push(match));
    const addresses = all.filter(isAddressPart).sort((a, b) => a.start - b.start);
    return all.filter(
      (match) => !isInTitle(match, text) && (!match.besideAddress || isBesideAddress(match, text, addresses)),
    );
  }

  return {
    candidatesIn,
    apply: (text) => segmentsOf(text, restorable(text, candidatesIn(text))),
    reach: issued.reduce((most, { surrogate }) => Math.max(most, surrogate.length * MOST_STRETCH), 2 * CONTEXT),
  };
}

/** Chooses the candidates in a text that are put back. */
export const restorable = (text: string, candidates: readonly Match[]): readonly Match[] =>
  withoutOverlaps(outsideAddresses(text, candidates));

export function segmentsOf(text: string, matches: readonly Match[]): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const match of matches) {
    const { start, end, original, pair } = withLeadingSign(match, text, at);
    if (start > at) segments.push({ text: text.slice(at, start) });
    const standIn = pair.standIn === undefined ? {} : { standIn: pair.standIn };
    segments.push({ text: original, surrogate: text.slice(start, end), type: pair.type, ...standIn });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}

export function applyPairs(reply: string, pairs: readonly RestorePair[]): readonly Segment[] {
  return compilePairs(pairs).apply(reply);
}
