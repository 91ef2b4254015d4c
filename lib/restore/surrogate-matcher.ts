// Replaces surrogates in a reply by their originals. Pure and synchronous, because it runs inside the page's mutation callbacks.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { foldedReading } from '../text/folded-reading.ts';
import { hasUnspacedLetter, scriptOf } from '../text/script.ts';
import { matchesOutsideAddresses } from './addresses.ts';
import { amountFinder } from './amounts.ts';
import { bareInitialsFinder } from './bare-initials.ts';
import { dateFinder } from './dates.ts';
import { digitsFinder } from './digits.ts';
import { isEchoPair } from './echoes.ts';
import { initialsFinder } from './initials.ts';
import { isHouseNumberPair, TYPES_WITH_NAMES } from './issued-words.ts';
import { withLeadingSign } from './leading-sign.ts';
import { CONTEXT_CHARACTERS, type SurrogateFinder, type SurrogateMatch } from './match.ts';
import { namesInLatin } from './names-in-latin.ts';
import { readingPairsOf } from './person-forms.ts';
import type { Segment } from './segment.ts';
import { spelledNameFinder } from './spelled-names.ts';
import { timeFinder } from './times.ts';
import { unspacedSurrogateFinder } from './unspaced.ts';
import { userNameFinder } from './user-names.ts';
import { wordSurrogateFinder } from './words.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

export interface SurrogateMatcher {
  readonly apply: (text: string) => readonly Segment[];
  /** All matches of surrogates, which may overlap or stand in addresses. */
  readonly candidatesIn: (text: string) => readonly SurrogateMatch[];
  /** How many characters of the text on either side can influence a match. */
  readonly reach: number;
}

/** In a reply, spaces, markup and escapes may make a surrogate up to this many times as long as it was issued. */
const LONGER_IN_REPLY = 4;

const MEASURED_TYPES: ReadonlySet<RestorePair['type']> = new Set(['MONEY', 'QUANTITY', 'AGE']);
const isMeasured = ({ type, shape, surrogate }: RestorePair) =>
  MEASURED_TYPES.has(type) && (shape === 'digits' || /^\D{0,4}\d/u.test(surrogate));

/** The greatest distance between a house number and another part of its address: "Lindenallee, Haus Nr. 27". */
const ADDRESS_REACH = 40;
const HOUSE_LABEL =
  /(?:\bn[.º°]|\bno|\bnr|\bnum(?:ber|ero|éro)?|haus(?:nummer|nr)|house[_ ]?(?:number|no)|street[_ ]?number|numéro|número|numero|civico|altura)["'*_.:=|\s]*$/iu;

/** Labels of houses and flats in forms, in the languages in which `lib/detect/patterns/form-address.ts` reads them. */
const FIELD_LABEL = new RegExp(
  `(?<![\\p{L}\\p{M}])${anyOf(wordsBesideNumbers('dwelling-label'))}\\.?["'*_:=|\\s№]*$`,
  'iu',
);

/** Whether the surrogate is matched as a substring: in scripts without spaces, and in scripts with combining vowel signs. */
const isRunOfLetters = ({ surrogate }: RestorePair) =>
  hasUnspacedLetter(surrogate) || scriptOf(surrogate) === 'devanagari';

const isPerson = ({ type }: RestorePair) => type === 'PERSON';

/** One finder for each family of surrogates. */
function findersFor(pairs: readonly RestorePair[]): readonly SurrogateFinder[] {
  const of = (keep: (pair: RestorePair) => boolean) => pairs.filter(keep);
  const isDigits = (pair: RestorePair) => pair.shape === 'digits' && !isMeasured(pair) && !isHouseNumberPair(pair);
  const words = of((pair) => !isDigits(pair) && !isMeasured(pair) && !isRunOfLetters(pair));
  const issued = new Set(words.map(({ surrogate }) => surrogate.toLowerCase()));
  const native = of(isRunOfLetters);
  const readings = [...native.flatMap(readingPairsOf), ...namesInLatin(native)].filter(
    ({ surrogate }) => !issued.has(surrogate.toLowerCase()),
  );
  return [
    // Before `wordSurrogateFinder`: if both match the same text, the first one wins.
    dateFinder(of(({ type }) => type === 'DATE')),
    wordSurrogateFinder([...words, ...readings]),
    unspacedSurrogateFinder(of((pair) => !isMeasured(pair) && pair.type !== 'DATE' && isRunOfLetters(pair))),
    digitsFinder(of(isDigits)),
    amountFinder(of(isMeasured)),
    timeFinder(of(({ type }) => type === 'TIME')),
    initialsFinder(of(isPerson)),
    bareInitialsFinder(of(({ type }) => TYPES_WITH_NAMES.has(type))),
    userNameFinder(of(isPerson)),
    spelledNameFinder(of(({ type }) => TYPES_WITH_NAMES.has(type))),
  ];
}

/** Matches from left to right without overlaps. The longest of those that begin first is kept; of two with the same span, the first. */
function withoutOverlaps(matches: readonly SurrogateMatch[]): readonly SurrogateMatch[] {
  const sorted = [...matches].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: SurrogateMatch[] = [];
  let end = 0;
  for (const match of sorted) {
    if (match.start < end) continue;
    kept.push(match);
    end = match.end;
  }
  return kept;
}

/** Whether a house number stands beside a label or another part of an address. @param addresses from left to right */
function isBesideAddress(match: SurrogateMatch, raw: string, addresses: readonly SurrogateMatch[]): boolean {
  const label = raw.slice(Math.max(0, match.start - 24), match.start);
  if (HOUSE_LABEL.test(label) || FIELD_LABEL.test(label)) return true;
  let [low, high] = [0, addresses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((addresses[middle]?.start ?? 0) < match.start) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [addresses[low - 1], addresses[low]];
  const isNear = (from: number, to: number) =>
    to >= from && to - from <= ADDRESS_REACH && !/[.!?]\s|\n\s*\n|\d/u.test(raw.slice(from, to));
  if (before && before.end > match.start) return true;
  return (before && isNear(before.end, match.start)) || (after ? isNear(match.end, after.start) : false);
}

const TITLE_AFTER = /^ \p{Lu}\p{Ll}{2,} (?:\p{Lu}\p{Ll}{2,}|an? \p{Lu}|the \p{Lu}|of \p{Lu})/u;
const UNIT_AFTER = new RegExp(`^ ${anyOf(wordsBesideNumbers('unit-with-capital'))}`, 'u');
/** Whether the match is a number that begins a title: "12 Angry Men", "12 Years a Slave". */
const isInTitle = ({ pair, start, end }: SurrogateMatch, text: string): boolean =>
  isMeasured(pair) &&
  /^\d+$/u.test(text.slice(start, end)) &&
  TITLE_AFTER.test(text.slice(end, end + 40)) &&
  !UNIT_AFTER.test(text.slice(end, end + 12));

const isAddressPart = ({ pair, besideAddress }: SurrogateMatch) => pair.type === 'ADDRESS' && !besideAddress;

/** Drops a group's phrase that replaced several originals, because the reply does not tell which of them is meant. */
function withoutAmbiguousGroups(pairs: readonly RestorePair[]): readonly RestorePair[] {
  const originals = new Map<string, Set<string>>();
  const keyOf = ({ surrogate }: RestorePair) => surrogate.toLowerCase();
  for (const pair of pairs) {
    const known = originals.get(keyOf(pair)) ?? new Set();
    originals.set(keyOf(pair), known.add(pair.original.toLowerCase()));
  }
  return pairs.filter((pair) => pair.standIn !== 'generalised' || originals.get(keyOf(pair))?.size === 1);
}

/** Prepares the pairs once, for many replies. */
export function compileMatcher(pairs: readonly RestorePair[]): SurrogateMatcher {
  const issued = withoutAmbiguousGroups(pairs.filter((pair) => !isEchoPair(pair))).filter(
    ({ surrogate }) => surrogate.trim() !== '',
  );
  const finders = findersFor(issued);

  function candidatesIn(text: string): readonly SurrogateMatch[] {
    const reading = foldedReading(text);
    const all: SurrogateMatch[] = [];
    for (const { find } of finders) find(reading, (match) => all.push(match));
    const byStart = (a: SurrogateMatch, b: SurrogateMatch) => a.start - b.start;
    const addresses = all.filter(isAddressPart).sort(byStart);
    const towns = new Set(all.filter(({ pair }) => pair.type === 'LOCATION').map(({ start }) => start));
    const isPostcode = ({ end }: SurrogateMatch) => towns.has(end + 1) && text.charAt(end) === ' ';
    return all.filter(
      (match) =>
        !isInTitle(match, text) &&
        (!match.besideAddress || isPostcode(match) || isBesideAddress(match, text, addresses)),
    );
  }

  return {
    candidatesIn,
    apply: (text) => segmentsOf(text, restorableMatches(text, candidatesIn(text))),
    reach: issued.reduce(
      (most, { surrogate }) => Math.max(most, surrogate.length * LONGER_IN_REPLY),
      2 * CONTEXT_CHARACTERS,
    ),
  };
}

/** The candidates that are restored: outside addresses and without overlaps. */
export const restorableMatches = (text: string, candidates: readonly SurrogateMatch[]): readonly SurrogateMatch[] =>
  withoutOverlaps(matchesOutsideAddresses(text, candidates));

export function segmentsOf(text: string, matches: readonly SurrogateMatch[]): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const match of matches) {
    const { start, end, original, pair, isUncertain } = withLeadingSign(match, text, at);
    if (start > at) segments.push({ text: text.slice(at, start) });
    at = end;
    if (isUncertain) {
      segments.push({ text: text.slice(start, end), standsFor: original, type: pair.type });
      continue;
    }
    const standIn = pair.standIn === undefined ? {} : { standIn: pair.standIn };
    segments.push({ text: original, surrogate: text.slice(start, end), type: pair.type, ...standIn });
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}

export function restoreWithPairs(reply: string, pairs: readonly RestorePair[]): readonly Segment[] {
  return compileMatcher(pairs).apply(reply);
}
