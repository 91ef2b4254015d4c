// Finds originals and unchecked text in a body that is about to leave. Pure; one pass per reading of the body.
import { foldedForSearch, hasWordBorders, withPlainSpaces } from './fold.ts';
import { decodedReadingsOf } from './readings.ts';
import { scannerFor } from './scanner.ts';
import type { SearchTerm } from './search-term.ts';

export interface OutgoingText {
  readonly text: string;
  /** The text comes from bytes that hold more than text: a length byte may stand right before a word and look like a letter. */
  readonly isBinary?: boolean;
}

export interface OriginalFinderResult {
  readonly originals: readonly string[];
  /** The body holds a piece of a prompt that no check has covered. */
  readonly hasUnchecked: boolean;
}

export interface OriginalFinder {
  find(outgoing: OutgoingText, readings?: readonly string[]): OriginalFinderResult;
}

const SHORTEST_WITHIN_WORDS = 6;
const SHORTEST_BASE64 = 5;
const SHORTEST_DIGITS_WITHIN_RUN = 8;
/** The body itself and the first decoded reading are searched for Base64. */
const READINGS_WITH_BASE64 = 2;
const utf8 = new TextEncoder();

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The Base64 letters that depend on the needle alone, for each of its three possible offsets in a group of three bytes. */
function base64Cores(needle: string): string[] {
  const bytes = utf8.encode(needle);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = new Uint8Array(offset + bytes.length);
    shifted.set(bytes, offset);
    const core = base64Of(shifted).slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    if (core.length < SHORTEST_BASE64) return [];
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

interface Needle {
  readonly text: string;
  readonly of: number;
  readonly mayRunOn: boolean;
}

const spellingsOf = ({ needle, isExact }: SearchTerm) => [
  needle,
  needle.toUpperCase(),
  ...(isExact ? [] : [needle.toLowerCase()]),
];

function needlesOf(
  sought: readonly SearchTerm[],
  texts: (one: SearchTerm) => readonly string[],
  mayRunOn = false,
): readonly Needle[] {
  return sought.flatMap((one, of) => [...new Set(texts(one))].map((text) => ({ text, of, mayRunOn })));
}

/** Digits that stand together or are separated by a space, dash, dot or bracket. */
const DIGIT_RUN = /\d(?:[\s.\-/()]{0,3}\d){5,}/g;

function findDigits(text: string, sought: readonly SearchTerm[], add: (of: number) => void): void {
  if (!sought.some(({ digits }) => digits !== undefined)) return;
  const runs = [...new Set(text.match(DIGIT_RUN) ?? [])].map((run) => run.replace(/\D/g, ''));
  sought.forEach(({ digits }, of) => {
    if (digits === undefined) return;
    const isThere = (run: string) =>
      digits.length < SHORTEST_DIGITS_WITHIN_RUN ? run === digits : run.includes(digits);
    if (runs.some(isThere)) add(of);
  });
}

export interface OriginalFinderOptions {
  /** Pieces of text that no check has covered. */
  readonly stretches?: readonly string[];
  /** Whether the originals are searched in Base64 as well. False for the person's own text, which is searched as it stands. */
  readonly inBase64?: boolean;
}

export function originalFinderFor(
  sought: readonly SearchTerm[],
  { stretches = [], inBase64 = true }: OriginalFinderOptions = {},
): OriginalFinder {
  const loose = needlesOf(sought, ({ needle, isExact }) => (isExact ? [] : [foldedForSearch(needle)]));
  const exact = needlesOf(sought, (one) => (one.isExact ? spellingsOf(one) : []));
  const cores = inBase64 ? needlesOf(sought, (one) => spellingsOf(one).flatMap(base64Cores), true) : [];
  const looseScanner = scannerFor([...loose.map(({ text }) => text), ...stretches]);
  const exactScanner = scannerFor(exact.map(({ text }) => text));
  const coreScanner = scannerFor(cores.map(({ text }) => text));

  return {
    find({ text, isBinary = false }, readings = decodedReadingsOf(text)) {
      const found = new Set<number>();
      let hasUnchecked = false;
      const hit = (reading: string, needle: Needle, at: number): boolean => {
        const end = at + needle.text.length;
        const runsOn = needle.mayRunOn || (isBinary && needle.text.length >= SHORTEST_WITHIN_WORDS);
        if (!runsOn && !hasWordBorders(reading, at, end)) return false;
        found.add(needle.of);
        return true;
      };
      const among = (needles: readonly Needle[], reading: string) => (i: number, at: number) => {
        const needle = needles[i];
        return needle !== undefined && hit(reading, needle, at);
      };
      readings.forEach((reading, i) => {
        const low = foldedForSearch(reading);
        const ofLoose = among(loose, low);
        looseScanner.scan(low, (needle, at) => {
          if (needle < loose.length) return ofLoose(needle, at);
          hasUnchecked = true;
          return true;
        });
        if (exact.length > 0) {
          const asWritten = withPlainSpaces(reading);
          exactScanner.scan(asWritten, among(exact, asWritten));
        }
        // `readings` contains the longer runs of Base64 decoded; the short and the shifted runs are found here.
        if (i < READINGS_WITH_BASE64) coreScanner.scan(reading, among(cores, reading));
        findDigits(low, sought, (of) => found.add(of));
      });
      const originals = [...found].map((of) => sought[of]?.original ?? '');
      return { originals: [...new Set(originals)], hasUnchecked };
    },
  };
}

/** Whether a body contains every line of a prompt. Sites cut a prompt into paragraphs and trim them. */
export function containsPrompt(readings: readonly string[], prompt: string): boolean {
  const lines = prompt
    .split('\n')
    .map((line) => foldedForSearch(line).trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return false;
  return readings.some((reading) => {
    const low = foldedForSearch(reading);
    return lines.every((line) => low.includes(line));
  });
}
