// Restores identifying numbers: cards, accounts, phones, ids. The reply may group them differently, and add or drop a country code.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { type FoldedReading, foldText } from '../text/folded-reading.ts';
import { inLayoutOf } from '../text/normalise-characters.ts';
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../text/script.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';

const lettersAndDigits = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
/** Separators that may stand between two characters of the same number. */
const SEPARATORS = /^(?:[ \n]{0,2}[-–./()]{0,2}[ \n]{0,2})$/;
const LONGEST_GAP = 4;
const DIGITS_FOR_LAST_FOUR = 9;
const LONG_ENOUGH = 8;
const SHORT_NUMBER = 4;
const OTHER_NUMBER = /\b(?:port|room|page|line|error|http|step|gate|chapter|form|version) $/;
const TWO_DIGIT_CODES = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

interface NumberForm {
  /** The letters and digits of the surrogate in one form, for example without its country code; `original` has the same form. */
  readonly surrogate: string;
  readonly original: string;
  readonly pair: RestorePair;
  /** Must match the text before the number in the reply. */
  readonly before?: RegExp;
}

const codeLength = (digits: string) => (/^[17]/.test(digits) ? 1 : TWO_DIGIT_CODES.test(digits) ? 2 : 3);

function phoneForms(pair: RestorePair, surrogate: string, original: string): readonly NumberForm[] {
  const isInternational = (text: string) => text.trimStart().startsWith('+');
  if (isInternational(pair.surrogate) && isInternational(pair.original)) {
    const at = codeLength(surrogate);
    if (surrogate.slice(0, at) !== original.slice(0, at)) return [];
    const [from, to, code] = [
      surrogate.slice(at).replace(/^0/, ''),
      original.slice(at).replace(/^0/, ''),
      surrogate.slice(0, at),
    ];
    return [
      { surrogate: `${code}0${from}`, original: `${code}0${to}`, pair },
      { surrogate: `0${from}`, original: `0${to}`, pair },
      ...(code === '1' || from.length > 8 ? [{ surrogate: from, original: to, pair }] : []),
    ];
  }
  if (surrogate.startsWith('0') && original.startsWith('0')) {
    const before = /(?:\+|(?<!\d)00)\d{1,3}[\s\u00a0(.-]*$/;
    return [{ surrogate: surrogate.slice(1), original: original.slice(1), pair, before }];
  }
  // North American numbers may be written without the country code 1.
  if (surrogate.length === 10 && original.length === 10)
    return [{ surrogate: `1${surrogate}`, original: `1${original}`, pair }];
  return [];
}

function formsOf(pair: RestorePair): readonly NumberForm[] {
  const [surrogate, original] = [lettersAndDigits(pair.surrogate), lettersAndDigits(pair.original)];
  return [{ surrogate, original, pair }, ...(pair.type === 'PHONE' ? phoneForms(pair, surrogate, original) : [])];
}

/** The original in the grouping of the reply; unchanged if it has not as many letters and digits as the match. */
export function withGroupingOf(original: string, match: string): string {
  const values = Array.from(original.replace(/[^\p{L}\p{N}]/gu, ''));
  if (values.length !== Array.from(match.replace(/[^\p{L}\p{N}]/gu, '')).length) return original;
  return inLayoutOf(match, values);
}

/** Drops the plus sign or bracket of the original if the reply already has it. Otherwise an original of another length keeps its own layout. */
const withoutFirstSign = (original: string, before: string) =>
  /^[+(]$/u.test(before) && original.startsWith(before) ? original.slice(1) : original;

interface CompactText {
  readonly text: string;
  /** For each character of `text`, its offset in the folded reply. */
  readonly places: Uint32Array;
}

function compactOf(folded: string): CompactText {
  const places = new Uint32Array(folded.length);
  const kept: string[] = [];
  let length = 0;
  for (const run of folded.matchAll(/[a-z0-9]+/g)) {
    kept.push(run[0]);
    for (let i = 0; i < run[0].length; i += 1) places[length++] = run.index + i;
  }
  return { text: kept.join(''), places };
}

/** A number that a reply writes with thousands separators of any language: "6,411,059", "6.411.059", "6'411'059". */
const WITH_THOUSANDS = /^\d{1,3}([,.' ])\d{3}(?:\1\d{3}){0,5}$/;

/** A letter or digit that would extend the number. Letters of scripts without spaces do not extend it: 号 in "学号20231845，". */
const EXTENDS_NUMBER = new RegExp(LETTER_OR_DIGIT_OF_SPACED_SCRIPT, 'u');

function spanAt(
  { places }: CompactText,
  folded: string,
  at: number,
  length: number,
): readonly [number, number] | undefined {
  const [start, end] = [places[at] ?? 0, (places[at + length - 1] ?? 0) + 1];
  if (end - start > length * 3) return undefined;
  if (EXTENDS_NUMBER.test(folded.charAt(start - 1)) || EXTENDS_NUMBER.test(folded.charAt(end))) return undefined;
  if (WITH_THOUSANDS.test(folded.slice(start, end))) return [start, end];
  for (let i = at + 1; i < at + length; i += 1) {
    const [from, to] = [(places[i - 1] ?? 0) + 1, places[i] ?? 0];
    if (to > from && (to - from > LONGEST_GAP || !SEPARATORS.test(folded.slice(from, to)))) return undefined;
  }
  return [start, end];
}

/** A run of at least this many digits has no thousands separators, so a comma or full stop after it begins decimals or another field. */
const UNGROUPED_DIGITS = 5;

/** Whether the match is a whole number, beside which decimals or other fields may stand: "4471829.5", "8507,5729183", "6,411,059.20". */
function isWholeNumber(folded: string, [start, end]: readonly [number, number]): boolean {
  const text = folded.slice(start, end);
  const before = folded.slice(Math.max(0, start - 2), start);
  const isGrouped = WITH_THOUSANDS.test(text);
  if (end - start < UNGROUPED_DIGITS || !(isGrouped || /^\d+$/.test(text))) return false;
  return !(isGrouped ? /\d[.,'/-]$/ : /\d[./-]$/).test(before) && !/^[/-]\d/.test(folded.slice(end, end + 2));
}

/** Whether the match is a part of another number: "1-4111", "4111.5". */
function isPartOfOtherNumber(
  folded: string,
  [start, end]: readonly [number, number],
  { surrogate, pair }: NumberForm,
): boolean {
  if (surrogate.length >= LONG_ENOUGH || pair.type === 'PHONE') return false;
  if (surrogate.length <= SHORT_NUMBER && OTHER_NUMBER.test(folded.slice(Math.max(0, start - 12), start))) return true;
  if (isWholeNumber(folded, [start, end])) return false;
  return (
    /[\p{N}][.,/-]$/u.test(folded.slice(Math.max(0, start - 2), start)) || /^[.,/-]\d/.test(folded.slice(end, end + 2))
  );
}

const LAST_FOUR_BEFORE =
  /(?:(?:\bend(?:ing|s)(?: in| with)?|\blast (?:four|4)(?: digits)?[^.\n\d]{0,24}|…|\.{3}|\bendet auf|\bendend(?:en)? auf|\bendung|letzten vier (?:ziffern|stellen)[^.\n\d]{0,24}|(?:se terminant|finissant|termine) par|terminad[oa] en|termina en|che termina (?:con|in)|termina con)\s*|[*•x·#]{2}[\s-]*)[*"'`(\\…]{0,48}$/iu;
/** German puts the verb after the last four digits: "die auf 7049 endet". */
const ENDS_AFTER = /^[*"')\s]{0,3}(?:endet|endende)/iu;

function lastFours(pairs: readonly RestorePair[]): ReadonlyMap<string, RestorePair> {
  const found = new Map<string, RestorePair | undefined>();
  for (const pair of pairs) {
    const digits = pair.surrogate.replace(/\D/g, '');
    if (digits.length < DIGITS_FOR_LAST_FOUR) continue;
    const key = digits.slice(-4);
    found.set(key, found.has(key) ? undefined : pair);
  }
  return new Map([...found].flatMap(([key, pair]) => (pair ? [[key, pair] as const] : [])));
}

export function digitsFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const forms = pairs.flatMap(formsOf).filter(({ surrogate }) => surrogate !== '');
  const endings = lastFours(pairs);
  const wholeNumbers = new Set(pairs.map(({ surrogate }) => lettersAndDigits(surrogate)));

  function findForm(
    reading: FoldedReading,
    compact: CompactText,
    form: NumberForm,
    add: (match: SurrogateMatch) => void,
  ): void {
    const { length } = form.surrogate;
    const isWhole = form.surrogate === lettersAndDigits(form.pair.surrogate);
    for (let at = compact.text.indexOf(form.surrogate); at >= 0; at = compact.text.indexOf(form.surrogate, at + 1)) {
      const span = spanAt(compact, reading.folded, at, length);
      if (!span || isPartOfOtherNumber(reading.folded, span, form)) continue;
      // Another pair has exactly this number, and knows how its original is written.
      if (!isWhole && wholeNumbers.has(form.surrogate)) continue;
      if (form.before && !form.before.test(reading.folded.slice(Math.max(0, span[0] - 12), span[0]))) continue;
      // A plus sign or opening bracket before the first digit stays as the reply has it.
      const [start, end] = [reading.rawAt(span[0]), reading.rawEnd(span[1])];
      const text = reading.raw.slice(start, end);
      const original =
        isWhole && form.original.length !== length
          ? withoutFirstSign(spelledLike(form, text).original, reading.raw.charAt(start - 1))
          : withGroupingOf(casedLike(form), text);
      add({ start, end, original, pair: form.pair });
    }
  }

  /** The pair whose surrogate is written like the match, if a number has several spellings: of another length, only their layout tells them apart. */
  const spelledLike = ({ surrogate, pair }: NumberForm, text: string): RestorePair => {
    const spellings = pairs
      .filter((one) => one.surrogate.endsWith(text) && lettersAndDigits(one.surrogate) === surrogate)
      .sort((a, b) => a.surrogate.length - b.surrogate.length);
    return spellings[0] ?? pair;
  };

  /** The form's original; in its own letter case if the form is the whole value. */
  const casedLike = ({ original, pair }: NumberForm) =>
    original === lettersAndDigits(pair.original) ? pair.original.replace(/[^\p{L}\p{N}]/gu, '') : original;

  return {
    find(reading, add) {
      if (forms.length === 0) return;
      const compact = compactOf(reading.folded);
      for (const form of forms) findForm(reading, compact, form, add);
      if (endings.size === 0) return;
      for (const word of reading.words) {
        const pair = word.text.length === 4 ? endings.get(word.text) : undefined;
        if (!pair) continue;
        const [start, end] = [reading.rawAt(word.start), reading.rawEnd(word.end)];
        const isEnding = LAST_FOUR_BEFORE.test(reading.raw.slice(Math.max(0, start - 48), start));
        if (!isEnding && !ENDS_AFTER.test(reading.raw.slice(end, end + 12))) continue;
        add({ start, end, original: pair.original.replace(/\D/g, '').slice(-4), pair });
      }
    },
  };
}
