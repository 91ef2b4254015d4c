// Names, words and phrases in a reply: as issued, inflected, in other case and spacing, inside names in code.

import { isListed } from '../privacy/lists/index.ts';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { regrouped } from './digits.ts';
import { formsOf, isDeclined, westSlavicFormsOf } from './forms.ts';
import { elisionBefore, withEnding } from './inflection.ts';
import type { Finder, Match } from './match.ts';
import { foldText, type Reading, readReply, type Word } from './reading.ts';
import { isWestSlavic } from './reply-language.ts';
import { writtenLike } from './spelling.ts';
import { isSomethingElse, roleOf, type SurrogateNames } from './word-context.ts';

interface Entry {
  readonly pair: RestorePair;
  readonly words: readonly string[];
  readonly joined: string;
  /** Between the words, folded. */
  readonly gaps: readonly string[];
  readonly lead: string;
  readonly trail: string;
  readonly isPlaceholder: boolean;
  /** Not for everybody: house numbers. */
  readonly besideAddress: boolean;
  /** A case that only Polish and Czech have. */
  readonly isWestSlavic?: boolean;
  /** The name as it was issued, where this is a case of it. */
  readonly issued?: string;
}

const INFLECTED: ReadonlySet<RestorePair['type']> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'ADDRESS',
  'OCCUPATION',
  'DRUG',
]);
const NAMED: ReadonlySet<RestorePair['type']> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS']);
const PLACEHOLDER = /^\[[\p{L}_]+_\d+\]$/u;
/** Shorter words are left alone inside names of code: "getAmyRecord" yes, "toLin" no. */
const SHORTEST_IN_CODE = 3;
const MOST_HOUSE_DIGITS = 4;

function entryFor(pair: RestorePair): Entry | undefined {
  const { folded, words } = readReply(pair.surrogate.trim());
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  return {
    pair,
    words: words.map(({ text }) => text),
    joined: words.map(({ text }) => text).join(''),
    gaps: words.slice(1).map((word, i) => folded.slice(words[i]?.end, word.start)),
    lead: folded.slice(0, first.start),
    trail: folded.slice(last.end),
    isPlaceholder: PLACEHOLDER.test(pair.surrogate),
    besideAddress: isHouseNumber(pair),
  };
}

/** A number as short as this says nothing alone. */
export const isHouseNumber = ({ type, surrogate }: RestorePair) =>
  type === 'ADDRESS' && surrogate.length <= MOST_HOUSE_DIGITS && /^\d+\p{L}?$/u.test(surrogate);

const isNumbered = ({ type }: RestorePair) => type === 'ID' || type === 'VEHICLE';

/** A gap of the reply that may stand where the surrogate has `gap`. */
function isGapLike(gap: string, actual: string, pair: RestorePair): boolean {
  if (actual === gap) return true;
  if (actual.length > gap.length + 6) return false;
  if (isNumbered(pair)) return /^[ \n_./-]{0,2}$/.test(actual);
  if (pair.type === 'MAC') return /^[:.-]?$/.test(actual);
  if (/^\s+$/.test(gap)) return /^(?:\s{1,3}|\s*[-_+]\s*|\s*\n[>\s]*)$/.test(actual);
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  if (/,/.test(gap)) return /^[\s,;]+$/.test(actual);
  return squeezed(gap) === squeezed(actual) && (pair.type !== 'URL' || !/\s/.test(actual));
}

function placeholderBrackets(
  reading: Reading,
  start: number,
  end: number,
  gap: string,
): readonly [number, number] | undefined {
  const isClosed = reading.folded[start - 1] === '[' && reading.folded[end] === ']';
  // Where markdown is kept from reading the bracket, the backslash before it goes too.
  if (isClosed) return [start - 1, end + 1];
  return gap === '_' ? [start, end] : undefined;
}

/** A number inside a longer number, a year inside a date; not a field of comma-separated values. */
function isPartOfNumber(raw: string, start: number, end: number): boolean {
  const [before, behind] = [raw.slice(Math.max(0, start - 2), start), raw.slice(end, end + 2)];
  if (/\d,$/.test(before) && end - start > 3 && /^(?:[,;\n]|$)/.test(behind)) return false;
  return /\d[.,/-]?$|[.,$€£]$/.test(before) || /^[.,/-]?\d|^%/.test(behind);
}

/** "www.example.com/toravia" and "example.com/toravia" for "https://www.example.com/toravia". */
function withoutScheme(pair: RestorePair): readonly RestorePair[] {
  const rest = /^https?:\/\/(?<host>(?:www\.)?(?<bare>.+))$/.exec(pair.surrogate)?.groups;
  if (pair.type !== 'URL' || !rest) return [];
  const original = pair.original.replace(/^https?:\/\//, '');
  return [...new Set([rest.host ?? '', rest.bare ?? ''])].map((surrogate) => ({ ...pair, surrogate, original }));
}

export function wordPairFinder(pairs: readonly RestorePair[]): Finder {
  const byFirst = new Map<string, Entry[]>();
  const names = new Set<string>();
  const add = (key: string, entry: Entry) => byFirst.set(key, [...(byFirst.get(key) ?? []), entry]);
  const addForm = (form: RestorePair, more: Partial<Entry> = {}) => {
    const entry = entryFor(form);
    if (!entry) return;
    add(entry.words[0] ?? '', { ...entry, ...more });
    names.add(entry.joined);
  };
  for (const pair of pairs) {
    const entry = entryFor(pair);
    if (!entry) continue;
    add(entry.words[0] ?? '', entry);
    for (const shorter of withoutScheme(pair)) {
      const entry = entryFor(shorter);
      if (entry) add(entry.words[0] ?? '', entry);
    }
    const { joined } = entry;
    const groups = joined.match(/[a-z]+|\d+/g) ?? [];
    if (groups.length === 2 && entry.words.length === 1 && isNumbered(pair))
      add(groups[0] ?? '', { ...entry, words: groups, gaps: [''] });
    if (entry.words.length > 1 && pair.type === 'ID' && joined.length > 5)
      add(joined, { ...entry, words: [joined], gaps: [] });
    if (NAMED.has(pair.type)) for (const word of entry.words) if (/^\p{L}+$/u.test(word)) names.add(word);
  }
  // After the names themselves: "Martina" may be issued beside "Martin".
  for (const pair of pairs) {
    for (const form of formsOf(pair)) addForm(form, { issued: pair.surrogate });
    for (const form of westSlavicFormsOf(pair)) addForm(form, { isWestSlavic: true, issued: pair.surrogate });
  }
  for (const entries of byFirst.values()) {
    // The longest first. The caller prefers an entry in the same case among equals.
    entries.sort((a, b) => b.words.length - a.words.length || b.pair.surrogate.length - a.pair.surrogate.length);
  }
  const surrogateNames: SurrogateNames = {
    has: (word) => names.has(word),
    begins: (text) => [...names].some((name) => name.startsWith(text)),
  };

  function spanOf(reading: Reading, at: number, entry: Entry): readonly [number, number] | undefined {
    const { words, folded } = reading;
    const first = words[at];
    let last = first;
    for (let i = 1; i < entry.words.length; i += 1) {
      const next = words[at + i];
      if (!last || !next || next.text !== entry.words[i]) return undefined;
      if (!isGapLike(entry.gaps[i - 1] ?? '', folded.slice(last.end, next.start), entry.pair)) return undefined;
      last = next;
    }
    if (!first || !last) return undefined;
    if (entry.isPlaceholder) {
      const gap = folded.slice(words[at + entry.words.length - 2]?.end, last.start);
      return placeholderBrackets(reading, first.start, last.end, gap);
    }
    const hasLead = entry.lead !== '' && folded.slice(0, first.start).endsWith(entry.lead);
    const hasTrail = entry.trail !== '' && folded.startsWith(entry.trail, last.end);
    return [first.start - (hasLead ? entry.lead.length : 0), last.end + (hasTrail ? entry.trail.length : 0)];
  }

  /** The one whose case is the reply's, of those with the same words. */
  function bestCased(entries: readonly Entry[], like: Entry, text: string): Entry {
    const same = entries.filter((entry) => entry.joined === like.joined);
    const exact = same.find(({ pair }) => pair.surrogate === text);
    if (exact) return exact;
    // "Natalie" where "natalie" was issued too: the one with a capital comes back in any case.
    const capital = same.find(({ pair }) => /\p{Lu}/u.test(pair.surrogate));
    return capital ?? like;
  }

  function report(reading: Reading, at: number, entries: readonly Entry[], report: (match: Match) => void): boolean {
    for (const entry of entries) {
      const span = spanOf(reading, at, entry);
      if (!span) continue;
      const isEscaped = entry.isPlaceholder && reading.raw[reading.rawAt(span[0]) - 1] === '\\';
      const [start, end] = [reading.rawAt(span[0]) - (isEscaped ? 1 : 0), reading.rawEnd(span[1])];
      if (entry.isWestSlavic && !isWestSlavic(reading, start, end)) continue;
      const text = reading.raw.slice(start, end);
      const cased = bestCased(entries, entry, text);
      const { pair } = cased;
      const word = entry.words.join(' ');
      const place = { reading, start, end, first: at, last: at + entry.words.length - 1, word };
      if (isNotMeant(place, cased)) continue;
      const lead =
        entry.lead !== '' && !entry.isPlaceholder && !foldText(text).startsWith(entry.lead) ? entry.lead.length : 0;
      const original =
        isNumbered(pair) && foldText(text) !== foldText(pair.surrogate)
          ? regrouped(pair.original, text)
          : writtenLike(pair.original.slice(lead), pair.surrogate.slice(lead), text);
      const one: Match = {
        start,
        end,
        original,
        pair,
        ...(entry.besideAddress ? { besideAddress: true as const } : {}),
      };
      report(pair.shape === 'word' && pair.type === 'PERSON' ? withNeighbouringLetters(reading, one) : one);
      return true;
    }
    return false;
  }

  function isNotMeant(place: Parameters<typeof isSomethingElse>[0], entry: Entry): boolean {
    const { reading, start, end, word } = place;
    const { pair } = entry;
    if (/^\d+$/.test(word) && isPartOfNumber(reading.raw, start, end)) return true;
    if (entry.isPlaceholder) return false;
    const isPerson = pair.type === 'PERSON';
    const isPlace = pair.type === 'LOCATION' || pair.type === 'ADDRESS';
    // "роман" is a novel, "волков" are wolves: names that are words have a capital.
    const text = reading.raw.slice(start, end);
    if (isPerson && isDeclined(pair.surrogate) && /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(pair.surrogate)) return true;
    const issued = entry.issued ?? pair.surrogate;
    if (!(isPerson || isPlace) || !isListed(issued)) return false;
    const isCapital = /^\p{Lu}/u.test(issued);
    const role = roleOf(issued, isPerson, isPlace);
    return isSomethingElse({ ...place, isCapital }, role, surrogateNames);
  }

  /** "d'Anna" for "de Sita", "Ramos's" for "Halas'": the letters beside a name that its sound decides. */
  function withNeighbouringLetters(reading: Reading, match: Match): Match {
    const elision = elisionBefore(reading, match);
    return withEnding(reading, elision ?? match);
  }

  function inflected(reading: Reading, at: number, word: Word, add: (match: Match) => void): boolean {
    const ending = /(?:es|s)$/.exec(word.text)?.[0] ?? '';
    for (const cut of ending === 'es' ? [1, 2] : [ending.length]) {
      if (cut === 0) continue;
      const stem = word.text.slice(0, -cut);
      const entry = byFirst
        .get(stem)
        ?.find(({ words, pair }) => words.length === 1 && INFLECTED.has(pair.type) && !/\d/.test(stem));
      if (!entry || (cut === 2 && !/[sxz]$/.test(stem))) continue;
      const [start, end] = [reading.rawAt(word.start), reading.rawEnd(word.end)];
      const text = reading.raw.slice(start, end);
      const base = text.slice(0, text.length - cut);
      const cased = bestCased(byFirst.get(stem) ?? [], entry, base);
      if (isNotMeant({ reading, start, end, first: at, last: at, word: stem, isInflected: true }, cased)) continue;
      const { pair } = cased;
      const isPlural =
        /(?:the|die|les|los|i|gli|both)$/.test(reading.folded.slice(0, word.start).trimEnd().slice(-5)) || cut === 2;
      const written = writtenLike(pair.original, pair.surrogate, base);
      const s = text.slice(-1);
      const close = !/[sxzß]$/iu.test(written) ? s : isPlural ? (s === 'S' ? 'ES' : 'es') : '’';
      add({ start, end, original: written + close, pair });
      return true;
    }
    return false;
  }

  /** "getAmyRecord", "sutherlandAccount". */
  function inCode(reading: Reading, word: Word, add: (match: Match) => void): void {
    const [start, end] = [reading.rawAt(word.start), reading.rawEnd(word.end)];
    const text = reading.raw.slice(start, end);
    if (!/\p{Ll}\p{Lu}/u.test(text)) return;
    for (const hump of text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)) {
      const entries = byFirst.get(foldText(hump[0])) ?? [];
      const entry = entries.find(({ words, pair }) => words.length === 1 && pair.shape === 'word');
      if (!entry || hump[0].length < SHORTEST_IN_CODE || /[\s\d]/.test(entry.pair.original)) continue;
      const from = start + hump.index;
      const { pair } = bestCased(entries, entry, hump[0]);
      add({
        start: from,
        end: from + hump[0].length,
        original: writtenLike(pair.original, pair.surrogate, hump[0]),
        pair,
      });
    }
  }

  /** "Lewan-\ndowski". */
  function acrossLines(reading: Reading, at: number, word: Word, add: (match: Match) => void): boolean {
    const next = reading.words[at + 1];
    if (!next || !/^-\n\s*$/.test(reading.folded.slice(word.end, next.start))) return false;
    const entry = byFirst.get(word.text + next.text)?.find(({ words }) => words.length === 1);
    if (!entry) return false;
    const [start, end] = [reading.rawAt(word.start), reading.rawEnd(next.end)];
    add({ start, end, original: entry.pair.original, pair: entry.pair });
    return true;
  }

  return {
    find(reading, add) {
      reading.words.forEach((word, at) => {
        const entries = byFirst.get(word.text);
        if (entries && report(reading, at, entries, add)) return;
        if (acrossLines(reading, at, word, add)) return;
        if (inflected(reading, at, word, add)) return;
        inCode(reading, word, add);
      });
    },
  };
}
