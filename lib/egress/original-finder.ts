// Finds originals and unchecked text in a body that is about to leave. Pure; one pass per reading of the body.
import { base64Cores } from './base64-cores.ts';
import { digitScannerFor, isProgramsNumber } from './digit-runs.ts';
import { isInEncodedRun } from './encoded-runs.ts';
import { formsOf, type WordForm } from './entity-forms.ts';
import { foldedForSearch } from './fold.ts';
import { decodedReadingsOf } from './readings.ts';
import { scannerFor } from './scanner.ts';
import type { SearchTerm } from './search-term.ts';
import { skippingSearchFor } from './skipping-search.ts';
import { stretchSearchFor } from './stretch-search.ts';
import {
  beginsWord,
  endsWord,
  releaseLargeBuffers,
  sourceBetween,
  type TokenText,
  tokenBuffers,
  tokensOf,
  tokenTextOf,
} from './token-text.ts';

interface OutgoingText {
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
  /** Whether originals are searched for, and not only text that no check has covered. */
  readonly hasOriginals: boolean;
  find(outgoing: OutgoingText, readings?: readonly string[]): OriginalFinderResult;
}

interface OriginalFinderOptions {
  /** Pieces of text that no check has covered. */
  readonly stretches?: readonly string[];
  /** Whether the originals are searched in Base64 as well. False for the person's own text, which is searched as it stands. */
  readonly inBase64?: boolean;
  /** Whether one part of a name tells. False for text in which only a whole original counts. */
  readonly inParts?: boolean;
  /** Texts that the page has from elsewhere: a part of a name that stands in them tells nothing. */
  readonly known?: readonly string[];
  /** Like `known`, for text that is asked for only when a part was found: the messages that the page shows. */
  readonly shownText?: () => string;
  readonly now?: number;
}

const SHORTEST_WITHIN_WORDS = 6;
/** Shorter words stand in encoded data by chance. */
const SHORTEST_IN_ENCODED_RUN = 8;
/** How far apart two parts of one name may stand, in words as `tokensOf` gives them: as in two fields of one object. */
const PARTS_WITHIN = 80;
/** The body itself and the first decoded reading are searched for Base64. */
const READINGS_WITH_BASE64 = 2;

interface Needle extends WordForm {
  readonly of: number;
}

/** The parts that were found, and where each entity's latest parts stand. */
interface FoundParts {
  /** By original: the parts that were found, each of which tells by itself. */
  readonly telling: Map<number, Set<string>>;
  readonly latest: Map<number, Map<number, number>>;
}

/** One text is searched at a time. */
const buffers = tokenBuffers();

const asPadded = (text: string) => ` ${text} `;

/** The words of texts that the page has from elsewhere, to search in. */
const knownWords = (texts: readonly string[]) => asPadded(texts.map(tokensOf).join(' '));

const containsWord = (words: string, word: string) => words.includes(asPadded(word.trim()));

function needlesOf(
  sought: readonly SearchTerm[],
  { inParts = true, known = [], now = Date.now() }: OriginalFinderOptions,
) {
  const forms = sought.map((one) => formsOf(one, now));
  const words = known.length > 0 && inParts ? knownWords(known) : '';
  const seen = new Set<string>();
  const needles = forms.flatMap((one, of) =>
    one.words.flatMap((form): readonly Needle[] => {
      const key = `${of} ${form.part} ${form.text}`;
      if (form.text.trim() === '' || seen.has(key)) return [];
      seen.add(key);
      const isKnown = form.role === 'part' && (!inParts || (words !== '' && containsWord(words, form.text)));
      return [{ ...form, of, role: isKnown ? 'companion' : form.role }];
    }),
  );
  const digits = forms.flatMap((one, of) => one.digits.map((form) => ({ ...form, of })));
  return { needles, digits };
}

const isAsWritten = (source: string, written: string) => {
  const plain = source.replace(/\s+/g, ' ');
  return plain === written || plain === written.toUpperCase();
};

/** Whether the words at this place are the needle, and not a part of other words or of encoded data. */
function isHit(text: TokenText, needle: Needle, at: number, isBinary: boolean): boolean {
  const end = at + needle.text.length;
  const runsOn = isBinary && needle.role === 'whole' && needle.text.length >= SHORTEST_WITHIN_WORDS;
  if (!runsOn && !(beginsWord(text, at) && endsWord(text, end))) return false;
  const [from, to] = needle.text.startsWith(' ') ? [at + 1, end - 1] : [at, end];
  if (needle.written !== undefined && !isAsWritten(sourceBetween(text, from, to), needle.written)) return false;
  if (/^\d{1,7}$/.test(needle.text) && isProgramsNumber(text, from, to)) return false;
  return (
    needle.text.length >= SHORTEST_IN_ENCODED_RUN || !isInEncodedRun(text.source, text.at[from] ?? 0, text.at[to] ?? 0)
  );
}

/** True if another part of the same entity stands near. */
function meetsAnotherPart({ latest }: FoundParts, { of, part, text }: Needle, at: number): boolean {
  let parts = latest.get(of);
  if (!parts) {
    parts = new Map();
    latest.set(of, parts);
  }
  parts.set(part, at + text.length);
  for (const [other, end] of parts) if (other !== part && at - end <= PARTS_WITHIN) return true;
  return false;
}

/** How texts are read and searched. A test compares these methods with plain ones (`plain-search.test-support.ts`). */
const FAST_SEARCH = { decodedReadingsOf, digitScannerFor, scannerFor, skippingSearchFor, stretchSearchFor };
export type SearchMethods = typeof FAST_SEARCH;

export function originalFinderFor(
  sought: readonly SearchTerm[],
  options: OriginalFinderOptions = {},
  methods: SearchMethods = FAST_SEARCH,
): OriginalFinder {
  const { stretches = [], inBase64 = true, shownText = () => '' } = options;
  const { needles, digits } = needlesOf(sought, options);
  const stretchSearch = methods.stretchSearchFor(stretches);
  // One pass finds the originals, and whether a reading may hold a stretch.
  const wordScanner = methods.scannerFor([...needles.map(({ text }) => text), ...stretchSearch.words]);
  const scanDigits = methods.digitScannerFor(digits);
  const cores = inBase64 ? sought.flatMap((one, of) => base64Cores(one).map((text) => ({ text, of }))) : [];
  const searchCores = methods.skippingSearchFor(cores.map(({ text }) => text));

  /** The originals of which only parts were found, without those whose parts the page shows in its own messages. */
  function tellingParts({ telling }: FoundParts, found: ReadonlySet<number>): readonly number[] {
    const open = [...telling].filter(([of]) => !found.has(of));
    if (open.length === 0) return [];
    const shown = asPadded(tokensOf(shownText()));
    return open.filter(([, parts]) => [...parts].some((part) => !containsWord(shown, part))).map(([of]) => of);
  }

  return {
    hasOriginals: sought.length > 0,
    find({ text, isBinary = false }, readings = methods.decodedReadingsOf(text)) {
      const found = new Set<number>();
      const telling = new Map<number, Set<string>>();
      let hasUnchecked = false;

      /** True if the words of a stretch were met. */
      function scanWords(words: TokenText): boolean {
        const parts: FoundParts = { telling, latest: new Map() };
        let meetsStretch = false;
        wordScanner.scan(words.codes, words.length, (i, at) => {
          const needle = needles[i];
          if (!needle) meetsStretch = true;
          if (!needle || found.has(needle.of)) return true;
          if (!isHit(words, needle, at, isBinary)) return false;
          if (needle.role === 'whole' || meetsAnotherPart(parts, needle, at)) {
            found.add(needle.of);
            return true;
          }
          if (needle.role === 'part') telling.set(needle.of, (telling.get(needle.of) ?? new Set()).add(needle.text));
          return false;
        });
        return meetsStretch;
      }

      readings.forEach((reading, i) => {
        const words = tokenTextOf(reading, buffers);
        const meetsStretch = scanWords(words);
        hasUnchecked ||= stretchSearch.isIn(reading, meetsStretch);
        scanDigits(words, (d) => void found.add(digits[d]?.of ?? -1));
        // `readings` contains the longer runs of Base64 decoded; the short and the shifted runs are found here.
        if (i < READINGS_WITH_BASE64)
          searchCores(reading, (c) => {
            found.add(cores[c]?.of ?? -1);
            return false;
          });
      });
      releaseLargeBuffers(buffers);
      const all = [...found, ...tellingParts({ telling, latest: new Map() }, found)];
      const originals = all.map((of) => sought[of]?.original).filter((original) => original !== undefined);
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
