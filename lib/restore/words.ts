// Finds surrogates that are words and phrases in a reply: as issued, inflected, in other case and spacing, and inside identifiers in code.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { readingAfter } from '../people/form-readings.ts';
import { isSurrogateCandidate } from '../privacy/lists/index.ts';
import { type FoldedReading, type FoldedWord, foldText } from '../text/folded-reading.ts';
import { withGroupingOf } from './digits.ts';
import { isInInflectedScript } from './inflected-pairs.ts';
import { withElisionBefore, withPossessiveEnding } from './inflection.ts';
import { type IssuedWordIndex, isIdOrVehicle, issuedWordIndex, type WordsOfPair } from './issued-words.ts';
import { isFirstName, isLastName, isListedPlace, isShortName } from './listed-names.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';
import { isWestSlavicNearby } from './reply-language.ts';
import { withSpellingOfMatch } from './spelling.ts';
import { hasOtherMeaning, possibleNameKinds } from './word-context.ts';

const INFLECTED_TYPES: ReadonlySet<RestorePair['type']> = new Set([
  'PERSON',
  'LOCATION',
  'ORGANIZATION',
  'ADDRESS',
  'OCCUPATION',
  'DRUG',
]);
/** The shortest surrogate that is restored inside identifiers in code, as in "getAmyRecord". */
const SHORTEST_IN_CODE = 3;

/** Shorter names in lower case are mostly other words. */
const SHORTEST_IN_LOWER_CASE = 4;

/** Whether the reply may have `actual` between two words where the surrogate has `gap`. */
function isGapLike(gap: string, actual: string, pair: RestorePair): boolean {
  if (actual === gap) return true;
  if (actual.length > gap.length + 6) return false;
  if (isIdOrVehicle(pair)) return /^[ \n_./()-]{0,2}$/.test(actual);
  if (pair.type === 'MAC') return /^[:.-]?$/.test(actual);
  if (/^\s+$/.test(gap)) return /^(?:\s{1,3}|\s*[-_+]\s*|[^\S\n]*\n[>\s]*)$/.test(actual);
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  if (/,/.test(gap)) return /^[\s,;]+$/.test(actual);
  return squeezed(gap) === squeezed(actual) && (pair.type !== 'URL' || !/\s/.test(actual));
}

function placeholderBrackets(
  reading: FoldedReading,
  start: number,
  end: number,
  gap: string,
): readonly [number, number] | undefined {
  const isClosed = reading.folded[start - 1] === '[' && reading.folded[end] === ']';
  // An escaped bracket has a backslash before it, which `matchOfWords` adds to the match.
  if (isClosed) return [start - 1, end + 1];
  return gap === '_' ? [start, end] : undefined;
}

/** Whether digits are part of a longer number or a date. A field of comma-separated values is not. */
function isPartOfNumber(raw: string, start: number, end: number): boolean {
  const [before, after] = [raw.slice(Math.max(0, start - 2), start), raw.slice(end, end + 2)];
  if (/\d,$/.test(before) && end - start > 3 && /^(?:[,;\n]|$)/.test(after)) return false;
  return /\d[.,/-]?$|[.,$€£]$/.test(before) || /^[.,/-]?\d|^%/.test(after);
}

function spanOf(reading: FoldedReading, at: number, entry: WordsOfPair): readonly [number, number] | undefined {
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

/** Chooses among entries with the same words the one in the reply's case. */
function bestCased(entries: readonly WordsOfPair[], like: WordsOfPair, text: string): WordsOfPair {
  const same = entries.filter((entry) => entry.joined === like.joined);
  const exact = same.find(({ pair }) => pair.surrogate === text);
  if (exact) return exact;
  // If "Natalie" and "natalie" were issued, the entry with a capital is preferred.
  const capital = same.find(({ pair }) => /\p{Lu}/u.test(pair.surrogate));
  return capital ?? like;
}

function isNotMeant(index: IssuedWordIndex, place: Parameters<typeof hasOtherMeaning>[0], entry: WordsOfPair): boolean {
  const { reading, start, end, word } = place;
  const { pair } = entry;
  if (/^\d+$/.test(word) && isPartOfNumber(reading.raw, start, end)) return true;
  if (entry.isPlaceholder) return false;
  const isPerson = pair.type === 'PERSON';
  const isPlace = pair.type === 'LOCATION' || pair.type === 'ADDRESS';
  // In lower case these are ordinary words: "роман" is a novel, "волков" are wolves.
  const text = reading.raw.slice(start, end);
  if (isPerson && isInInflectedScript(pair.surrogate) && /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(pair.surrogate))
    return true;
  // "has" is not several people named Ha.
  const isShort = pair.surrogate.length < SHORTEST_IN_LOWER_CASE && /^\p{Lu}/u.test(pair.surrogate);
  const isInSentence = /(?:^|\s)$/u.test(reading.raw.slice(Math.max(0, start - 1), start));
  const isLowerCase = text === text.toLowerCase() && reading.raw !== reading.raw.toLowerCase();
  if (isPerson && isShort && isInSentence && isLowerCase) return true;
  const issued = entry.issued ?? pair.surrogate;
  if (!(isPerson || isPlace) || !(isSurrogateCandidate(issued) || isStandInOfPools(issued, isPerson))) return false;
  const isCapital = /^\p{Lu}/u.test(issued);
  const role = possibleNameKinds(issued, isPerson, isPlace);
  return hasOtherMeaning({ ...place, isCapital }, role, index.names);
}

/** Whether a surrogate comes from the pools of people or towns, whose names the vault keeps, or is a short form: "Pippa", "Traudl". */
const isStandInOfPools = (word: string, isPerson: boolean) =>
  isPerson ? isFirstName(word) || isLastName(word) || isShortName(word) : isListedPlace(word);

/** Adapts the letters beside a name to its sound: "d'Anna" for "de Sita", "Ramos's" for "Halas'". */
function withNeighbouringLetters(reading: FoldedReading, match: SurrogateMatch): SurrogateMatch {
  const elision = withElisionBefore(reading, match);
  return withPossessiveEnding(reading, elision ?? match);
}

/** How many words before a name may say its case: "do pana Kowalskiego". */
const WORDS_BEFORE_NAME = 3;

/** The entry with the form of the original that the sentence shows. The entry stays open if the sentence does not decide. */
function formInSentence(reading: FoldedReading, at: number, entry: WordsOfPair): WordsOfPair {
  const { words, folded, raw } = reading;
  const { open, pair } = entry;
  if (!open) return entry;
  const before: string[] = [];
  for (let i = at - 1; i >= Math.max(0, at - WORDS_BEFORE_NAME); i -= 1) {
    const [word, next] = [words[i], words[i + 1]];
    if (!word || !next || /[^ .*_]|[.] *[.]/u.test(folded.slice(word.end, next.start))) break;
    before.push(raw.slice(reading.rawAt(word.start), reading.rawEnd(word.end)));
  }
  const meant = readingAfter(open.readings, before, open.language);
  if (!meant) return entry;
  const { open: _, ...decided } = entry;
  return { ...decided, pair: { ...pair, original: meant.form } };
}

/** The match of a surrogate that begins at word `at`. */
function matchOfWords(
  index: IssuedWordIndex,
  reading: FoldedReading,
  at: number,
  word: FoldedWord,
): SurrogateMatch | undefined {
  const entries = index.startingWith(word.text);
  for (const entry of entries) {
    const span = spanOf(reading, at, entry);
    if (!span) continue;
    const isEscaped = entry.isPlaceholder && reading.raw[reading.rawAt(span[0]) - 1] === '\\';
    const [start, end] = [reading.rawAt(span[0]) - (isEscaped ? 1 : 0), reading.rawEnd(span[1])];
    if (entry.isWestSlavic && !isWestSlavicNearby(reading, start, end)) continue;
    const text = reading.raw.slice(start, end);
    const cased = bestCased(entries, entry, text);
    const form = formInSentence(reading, at, cased);
    const { pair } = form;
    const place = { reading, start, end, first: at, last: at + entry.words.length - 1, word: entry.words.join(' ') };
    if (isNotMeant(index, place, cased)) continue;
    const lead =
      entry.lead !== '' && !entry.isPlaceholder && !foldText(text).startsWith(entry.lead) ? entry.lead.length : 0;
    const original =
      isIdOrVehicle(pair) && foldText(text) !== foldText(pair.surrogate)
        ? withGroupingOf(pair.original, text)
        : withSpellingOfMatch(pair.original.slice(lead), pair.surrogate.slice(lead), text);
    const one: SurrogateMatch = {
      start,
      end,
      original,
      pair,
      ...(entry.besideAddress ? { besideAddress: true as const } : {}),
      ...(form.open ? { isUncertain: true as const } : {}),
    };
    return pair.shape === 'word' && pair.type === 'PERSON' ? withNeighbouringLetters(reading, one) : one;
  }
  return undefined;
}

/** The match of a possessive or plural: "Ramos's", "the Weavers". */
function inflectedMatch(
  index: IssuedWordIndex,
  reading: FoldedReading,
  at: number,
  word: FoldedWord,
): SurrogateMatch | undefined {
  // The word itself is a surrogate that is not meant here.
  if (index.startingWith(word.text).some(({ words }) => words.length === 1)) return undefined;
  const ending = /(?:es|s)$/.exec(word.text)?.[0] ?? '';
  for (const cut of ending === 'es' ? [1, 2] : [ending.length]) {
    if (cut === 0) continue;
    const stem = word.text.slice(0, -cut);
    const entries = index.startingWith(stem);
    const entry = entries.find(
      ({ words, pair }) => words.length === 1 && INFLECTED_TYPES.has(pair.type) && !/\d/.test(stem),
    );
    if (!entry || (cut === 2 && !/[sxz]$/.test(stem))) continue;
    const [start, end] = [reading.rawAt(word.start), reading.rawEnd(word.end)];
    const text = reading.raw.slice(start, end);
    const base = text.slice(0, text.length - cut);
    const cased = bestCased(entries, entry, base);
    if (isNotMeant(index, { reading, start, end, first: at, last: at, word: stem, isInflected: true }, cased)) continue;
    const { pair } = cased;
    const isPlural =
      /(?<!\p{L})(?:the|die|les|los|i|gli|both)$/u.test(reading.folded.slice(0, word.start).trimEnd().slice(-5)) ||
      cut === 2;
    const written = withSpellingOfMatch(pair.original, pair.surrogate, base);
    const s = text.slice(-1);
    const close = !/[sxzß]$/iu.test(written) ? s : isPlural ? (s === 'S' ? 'ES' : 'es') : '’';
    return { start, end, original: written + close, pair };
  }
  return undefined;
}

/** Matches inside an identifier in code: "getAmyRecord", "sutherlandAccount". */
function matchesInCode(index: IssuedWordIndex, reading: FoldedReading, word: FoldedWord): readonly SurrogateMatch[] {
  const [start, end] = [reading.rawAt(word.start), reading.rawEnd(word.end)];
  const text = reading.raw.slice(start, end);
  if (!/\p{Ll}\p{Lu}/u.test(text)) return [];
  const found: SurrogateMatch[] = [];
  for (const hump of text.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu)) {
    const entries = index.startingWith(foldText(hump[0]));
    const entry = entries.find(({ words, pair }) => words.length === 1 && pair.shape === 'word');
    if (!entry || hump[0].length < SHORTEST_IN_CODE || /[\s\d]/.test(entry.pair.original)) continue;
    const from = start + hump.index;
    const { pair } = bestCased(entries, entry, hump[0]);
    found.push({
      start: from,
      end: from + hump[0].length,
      original: withSpellingOfMatch(pair.original, pair.surrogate, hump[0]),
      pair,
    });
  }
  return found;
}

/** A sign before a user name or a tag that may be joined from a first and a last name: "@annaweber". */
const BEFORE_JOINED_NAME = /[@#]$/;

/** The matches of a first and a last name that are joined in a user name: "@annaweber". */
function joinedNameMatches(
  index: IssuedWordIndex,
  reading: FoldedReading,
  word: FoldedWord,
): readonly SurrogateMatch[] {
  if (!BEFORE_JOINED_NAME.test(reading.folded.slice(0, word.start).slice(-1))) return [];
  const nameIn = (text: string) =>
    index
      .startingWith(text)
      .find(({ words, pair }) => words.length === 1 && pair.type === 'PERSON' && pair.shape === 'word')?.pair;
  for (let cut = SHORTEST_IN_CODE; cut <= word.text.length - SHORTEST_IN_CODE; cut += 1) {
    const [first, last] = [nameIn(word.text.slice(0, cut)), nameIn(word.text.slice(cut))];
    if (!first || !last) continue;
    const [start, middle, end] = [reading.rawAt(word.start), reading.rawAt(word.start + cut), reading.rawEnd(word.end)];
    const match = (pair: RestorePair, from: number, to: number): SurrogateMatch => ({
      start: from,
      end: to,
      original: withSpellingOfMatch(pair.original, pair.surrogate, reading.raw.slice(from, to)),
      pair,
    });
    return [match(first, start, middle), match(last, middle, end)];
  }
  return [];
}

/** The match of a word that is hyphenated at the end of a line: "Lewan-\ndowski". */
function matchAcrossLines(
  index: IssuedWordIndex,
  reading: FoldedReading,
  at: number,
  word: FoldedWord,
): SurrogateMatch | undefined {
  const next = reading.words[at + 1];
  if (!next || !/^-\n\s*$/.test(reading.folded.slice(word.end, next.start))) return undefined;
  const entry = index.startingWith(word.text + next.text).find(({ words }) => words.length === 1);
  if (!entry) return undefined;
  const [start, end] = [reading.rawAt(word.start), reading.rawEnd(next.end)];
  return { start, end, original: entry.pair.original, pair: entry.pair };
}

export function wordSurrogateFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const index = issuedWordIndex(pairs);
  return {
    find(reading, add) {
      reading.words.forEach((word, at) => {
        const match =
          matchOfWords(index, reading, at, word) ??
          matchAcrossLines(index, reading, at, word) ??
          inflectedMatch(index, reading, at, word);
        const inWord = () => [...matchesInCode(index, reading, word), ...joinedNameMatches(index, reading, word)];
        for (const one of match ? [match] : inWord()) add(one);
      });
    },
  };
}
