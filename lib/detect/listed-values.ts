// Finds the further values after one label: "account numbers 5729183, 4183926", "case numbers 2024/0815 and 2024/0816", "-0133 and -0134"
// after a phone number. A label finds its first value; values of the same shape behind it, with only a comma or "and" between, are others of its kind.
import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../text/script.ts';
import type { EntityType, Finding } from './annotation.ts';

/** Types of values that are listed one after another. */
const LISTED_TYPES: ReadonlySet<EntityType> = new Set([
  'ID',
  'FINANCIAL',
  'PHONE',
  'PASSWORD',
  'SECRET',
  'VEHICLE',
  'CRYPTO',
]);

/** What stands between two values of a list. */
const BETWEEN =
  /^(?:\s?[,;/|、，،&+]\s?(?:(?:and|or|und|oder|et|ou|y|o|e|i|oraz|lub|и|или|та|ve|veya|en|of|og|och|ja|و|और|dan|và|และ)\s)?|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|i|oraz|lub|и|или|та|ve|veya|en|of|og|och|eller|ja|tai|és|a|dan|atau|và|hoặc|और|या)\s|\s?(?:和|与|及|、|と|および|및|와|과)\s?|\sو\s?|\s)/iu;
const VALUE = new RegExp(
  `^(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT})(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[-/.:_#](?=[\\p{L}\\p{N}])){1,60}`,
  'u',
);
/** The end of a phone number alone: "415-555-0132, -0133 and -0134". */
const ENDING = /^[-–/]\d{1,4}(?![\p{L}\p{N}])/u;
/** Digits that more digits of the same value may follow, a unit or a part of a word. */
const GOES_ON = new RegExp(
  `^(?:${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}|[_@%€$£]|[.:/-]\\p{N}|,\\p{N}{1,2}(?!\\p{N})| ?(?:%|€|\\$|£|eur|usd|kg|km|days?|years?|items?)(?!\\p{L}))`,
  'iu',
);
const YEAR = /^(?:19|20)\d{2}$/u;
const MAX_LISTED = 50;

/** The shape of a value: digits, letters and separators. Letters and digits that mix in one part count alike, as in booking codes. */
const shapeOf = (value: string): string =>
  value.replace(/[\p{L}\p{N}]+/gu, (part) => {
    if (/^\p{N}+$/u.test(part)) return '9'.repeat(part.length);
    return (/\p{N}/u.test(part) ? 'x' : /^\p{Lu}+$/u.test(part) ? 'A' : 'a').repeat(part.length);
  });

/** Whether values of one list have the same shape. Long numbers may differ by one digit. */
function areAlike(first: string, other: string): boolean {
  const [a, b] = [shapeOf(first), shapeOf(other)];
  const isNumber = /^9{6,}$/u;
  return a === b || (isNumber.test(a) && isNumber.test(b) && Math.abs(a.length - b.length) <= 1);
}

type FoundAt = ReadonlyMap<number, Finding>;

/** Whether a finding at the same place lists the same values after it. Otherwise every value of a long list would find all others again. */
const listsTheSame = (known: Finding | undefined, finding: Finding): boolean =>
  known?.end === finding.end &&
  known.type === finding.type &&
  known.kind === finding.kind &&
  known.role === finding.role &&
  known.confidence === finding.confidence;

/** The values that follow `finding` in a list. */
function valuesAfter(text: string, finding: Finding, found: FoundAt): Finding[] {
  const first = text.slice(finding.start, finding.end);
  const values: Finding[] = [];
  let at = finding.end;
  while (values.length < MAX_LISTED) {
    const rest = text.slice(at, at + 120);
    const between = BETWEEN.exec(rest)?.[0];
    if (between === undefined) break;
    const after = rest.slice(between.length);
    const ending = finding.type === 'PHONE' ? ENDING.exec(after)?.[0] : undefined;
    const value = ending ?? VALUE.exec(after)?.[0] ?? '';
    const start = at + between.length;
    // A space alone divides two values only if they consist of several parts: "1234-5678 8765-4321".
    const isDivided = /\S/u.test(between) || /[-/]/u.test(first);
    if (value === '' || !isDivided || YEAR.test(value) || GOES_ON.test(after.slice(value.length))) break;
    if (ending === undefined && !(areAlike(first, value) && /\p{N}/u.test(value))) break;
    const from = ending === undefined ? start : start + 1;
    const listed: Finding = {
      ...finding,
      start: from,
      end: start + value.length,
      source: { detector: 'mention', rule: 'listed' },
    };
    if (listsTheSame(found.get(from), listed)) break;
    values.push(listed);
    at = start + value.length;
  }
  return values;
}

/** The other values of lists whose first value was found. */
export function listedValues(text: string, found: readonly Finding[]): Finding[] {
  const byStart = new Map(found.map((finding) => [finding.start, finding]));
  return found
    .filter(
      ({ type, start, end }) => LISTED_TYPES.has(type) && /\p{N}/u.test(text.slice(start, end)) && end - start >= 4,
    )
    .flatMap((finding) => valuesAfter(text, finding, byStart));
}
