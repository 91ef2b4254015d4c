import { hasNoLettersOrDigits } from '../text/signs.ts';
import { contains, overlaps, partsOutside, type Span } from '../text/span.ts';
import type { EntityType, Finding } from './annotation.ts';
import { isAssistantsOwnName } from './assistant-names.ts';
import { areHalves } from './cut-names.ts';
import { isFieldName, partsBetweenFieldNames } from './field-names.ts';
import { hostNamesIn } from './host-names.ts';
import { trimToNameOrNumber } from './native-borders.ts';
import { kindInfo } from './patterns/kinds.ts';
import { isInPublicAddress } from './patterns/private-address.ts';
import { isPublicCode } from './public-codes/find.ts';
import { SortedFindings } from './sorted-findings.ts';
import { trimToValue } from './value-borders.ts';
import { isWellKnownAddress } from './well-known-addresses.ts';

/** Types without sharp boundaries. Two overlapping findings of such a type become one finding that covers both. */
const SOFT_BOUNDARY_TYPES: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'ORGANIZATION',
  'LOCATION',
  'ADDRESS',
  'OCCUPATION',
  'CONDITION',
  'DRUG',
  'PRODUCT',
  'WORK',
  'EVENT',
  'MISC',
  'DEMOGRAPHIC',
]);

/** Groups of types that the model confuses with each other, but that patterns recognise by their exact form. */
const TYPE_FAMILIES: readonly (readonly EntityType[])[] = [
  ['DATE', 'TIME', 'AGE'],
  ['MONEY', 'QUANTITY', 'AGE'],
  ['ID', 'FINANCIAL', 'PHONE', 'CRYPTO', 'VEHICLE', 'SECRET', 'PASSWORD'],
  ['EMAIL', 'USERNAME', 'URL'],
  // The model takes a path with a name in it for a host.
  ['IP', 'MAC', 'PATH'],
];

/** Harmless words around a value that the model includes in its finding: "34 years old", "a salary of about $5". */
const PLAIN_WORDS =
  /^(?:years?|yrs?|old|aged?|months?|weeks?|days?|year-old|about|around|over|under|nearly|almost|per|a|an|the|of|on|in|at|and|to|euros?|dollars?|pounds?|percent|each|every|hour|annually|number|no|is|was|since|until|from|by|alt|jahre|ans|años|anni|card|iban|ssn|id|account|passport|phone|tel|jr|o'clock|am|pm)$/i;

function isPartOfWord({ start, end }: Span, text: string): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return isLetter(start - 1) || isLetter(end);
}

/** Articles. In lower case and alone, an article is not a name: "la" in "en la calle". */
const ARTICLES = /^(?:the|an?|la|le|les|el|los|las|il|lo|gli|der|die|das|den|dem|des|eine?|une?|het|os|uma?)$/;

/** Types of numbers and dates. A finding of such a type that is only a plain word, such as "the" before "5th", is dropped. */
const NUMERIC_TYPES: ReadonlySet<EntityType> = new Set(['DATE', 'TIME', 'AGE', 'MONEY', 'QUANTITY']);

function isSameFamily(a: EntityType, b: EntityType): boolean {
  return a === b || TYPE_FAMILIES.some((family) => family.includes(a) && family.includes(b));
}

function isChecked({ source, kind }: Finding): boolean {
  return source.detector === 'pattern' && kind !== undefined && (kindInfo(kind)?.checked ?? false);
}

const CHECKED_RANK = 2;

function rankOf(finding: Finding): number {
  if (finding.source.detector === 'dictionary') return 4;
  if (finding.source.detector === 'person') return 3;
  return isChecked(finding) ? CHECKED_RANK : 1;
}

const length = ({ start, end }: Span) => end - start;

/** Compares two findings so that the stronger is sorted first. No two are equal, so the result does not depend on the order of the detectors. */
function strongerFirst(a: Finding, b: Finding): number {
  return (
    rankOf(b) - rankOf(a) ||
    length(b) - length(a) ||
    b.confidence - a.confidence ||
    Number(b.source.detector === 'pattern') - Number(a.source.detector === 'pattern') ||
    Number(b.kind !== undefined) - Number(a.kind !== undefined) ||
    a.start - b.start ||
    (a.type < b.type ? -1 : a.type > b.type ? 1 : 0) ||
    ((a.kind ?? '') < (b.kind ?? '') ? -1 : 1)
  );
}

function remainderOf(finding: Finding, part: Span, text: string | undefined, winners: readonly Finding[]): Finding[] {
  if (text === undefined) return [{ ...finding, ...part }];
  const value = text.slice(part.start, part.end);
  const first = value.search(/[\p{L}\p{N}]/u);
  if (first < 0) return [];
  const last = /[\p{L}\p{M}\p{N}][^\p{L}\p{M}\p{N}]*$/u.exec(value)?.index ?? first;
  const size = (value.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
  const start = part.start + first;
  const end = part.start + last + size;
  const words = text
    .slice(start, end)
    .split(/[\s,.;:()-]+/u)
    .filter(Boolean);
  // If a winner cut a word in two ("Ma|in"), the rest ("in") only looks like a plain word and is kept.
  if (isPartOfWord({ start, end }, text)) return [{ ...finding, start, end }];
  if (isModelFalsePositive({ ...finding, start, end }, text)) return [];
  const isPlain =
    winners.some((winner) => isSameFamily(winner.type, finding.type)) && words.every((word) => PLAIN_WORDS.test(word));
  return isPlain ? [] : [{ ...finding, start, end }];
}

/** Cuts the names of fields out of a finding of a name or address. */
function withoutLabels(finding: Finding, text: string): Finding[] {
  if (rankOf(finding) !== 1 || !SOFT_BOUNDARY_TYPES.has(finding.type)) return [finding];
  return partsBetweenFieldNames(text, finding, finding.type).map((part) => ({ ...finding, ...part }));
}

/** Cuts the command around a host off the model's finding. */
function withoutCommand(finding: Finding, text: string): Finding[] {
  if (finding.type !== 'IP' || finding.source.detector !== 'model') return [finding];
  return hostNamesIn(text, finding).map((part) => ({ ...finding, ...part }));
}

/** Whether the model mistook a port ("localhost:5432") or a function call ("psycopg2.connect(") for a host. */
const isPortOrCall = (finding: Finding, text: string, value: string): boolean =>
  finding.type === 'IP' &&
  ((/^\d{1,5}$/u.test(value) && /[\w\])]:$/u.test(text.slice(Math.max(0, finding.start - 2), finding.start))) ||
    (text[finding.end] === '(' && /^[\p{L}_$][\w$]*(?:\.[\p{L}_$][\w$]*)+$/u.test(value)));

/** Types of numbers and codes that may stand in a public web address, such as the id of a video in "youtube.com/watch?v=…". */
const CODE_TYPES: ReadonlySet<EntityType> = new Set(['ID', 'FINANCIAL', 'PHONE', 'PASSWORD', 'IP']);

/** Types whose values may consist of punctuation only. */
const PUNCTUATION_TYPES: ReadonlySet<EntityType> = new Set(['PASSWORD', 'SECRET', 'USERNAME']);

/** Whether the model's finding is a mistake of a known kind: the name of a field, a port, an ordinary word. */
function isModelFalsePositive(finding: Finding, text: string): boolean {
  if (finding.source.detector !== 'model') return false;
  const value = text.slice(finding.start, finding.end);
  // Punctuation alone, such as the "#" before a number that has a separate finding.
  if (hasNoLettersOrDigits(value) && !PUNCTUATION_TYPES.has(finding.type)) return true;
  // A finding that starts or ends inside a word is only part of that word, so the word lists do not apply to it.
  if (isPartOfWord(finding, text)) return false;
  const isJustWords = NUMERIC_TYPES.has(finding.type) && value.split(/\s+/u).every((word) => PLAIN_WORDS.test(word));
  return (
    isJustWords ||
    ARTICLES.test(value) ||
    isFieldName(value) ||
    isWellKnownAddress(value) ||
    (CODE_TYPES.has(finding.type) && isInPublicAddress({ ...finding, text })) ||
    isPortOrCall(finding, text, value)
  );
}

/** Joins overlapping findings of the same soft type and rank, and halves of one name. */
function joinOverlapping(findings: readonly Finding[], text: string | undefined): Finding[] {
  const joined: Finding[] = [];
  const open = new Map<string, number>();
  for (const finding of [...findings].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const key = SOFT_BOUNDARY_TYPES.has(finding.type) && rankOf(finding) === 1 ? finding.type : undefined;
    const index = key === undefined ? undefined : open.get(key);
    const previous = index === undefined ? undefined : joined[index];
    if (index !== undefined && previous && (overlaps(previous, finding) || areHalves(previous, finding, text))) {
      const [main, other] = [previous, finding].sort(strongerFirst);
      if (main) {
        joined[index] = {
          ...main,
          // Rules do not read a role from the context, so the model's role is kept.
          ...(main.role === undefined && other?.role !== undefined
            ? { role: other.role, roleConfidence: other.roleConfidence }
            : {}),
          ...(previous.isProtected || finding.isProtected ? { isProtected: true as const } : {}),
          start: previous.start,
          end: Math.max(previous.end, finding.end),
          confidence: Math.max(previous.confidence, finding.confidence),
        };
      }
      continue;
    }
    if (key !== undefined) open.set(key, joined.length);
    joined.push(finding);
  }
  return joined;
}

/** Whether a finding begins or ends inside a value. The two halves of a number would then be replaced separately. */
const cutsThrough = (finding: Finding, value: Finding) =>
  !SOFT_BOUNDARY_TYPES.has(finding.type) &&
  ((value.start < finding.start && finding.start < value.end && finding.end > value.end) ||
    (value.start < finding.end && finding.end < value.end && finding.start < value.start));

/**
 * Cuts values that patterns found exactly out of the model's findings: values of the same family of types, whose kind only the pattern
 * knows, and values that the model's finding would cut in two.
 */
function yieldToPatterns(findings: readonly Finding[], text: string | undefined): Finding[] {
  const exact = new SortedFindings();
  const patterns = findings.filter(
    (f) => f.source.detector === 'pattern' && f.kind !== undefined && !SOFT_BOUNDARY_TYPES.has(f.type),
  );
  for (const pattern of [...patterns].sort(strongerFirst))
    if (exact.overlapping(pattern).length === 0) exact.add(pattern);
  return findings.flatMap((finding) => {
    if (rankOf(finding) !== 1 || finding.source.detector === 'pattern') return [finding];
    const values = exact
      .overlapping(finding)
      .filter((value) => isSameFamily(value.type, finding.type) || cutsThrough(finding, value));
    if (values.length === 0) return [finding];
    return partsOutside(finding, values).flatMap((part) => remainderOf(finding, part, text, values));
  });
}

/**
 * Resolves overlaps between findings. The first of these rules that applies decides:
 *   1. the person's dictionary wins, then a span that the person marked;
 *   2. a pattern whose check digit, checksum or parser agrees beats everything without such a check, unless it lies wholly
 *      inside a longer pattern finding (a phone number inside an IBAN, an account in a URL), which covers it;
 *   3. the longer finding beats the shorter: an ADDRESS covers the PERSON after whom the street is named;
 *   4. then the more confident finding, the pattern, the finding with a kind and the earlier one win, in this order.
 * Before that, overlapping findings of one soft type (PERSON, ORGANIZATION, …) become one that covers both, as do halves of a name, and a
 * model's finding around an exact value of its family ("34 years old" around "34") gives way to the pattern.
 * A model's finding that consists only of field names or plain terms is dropped.
 * The text of a losing finding stays protected: its parts outside the winners remain findings if they have letters or digits.
 * With `text`, these remainders are trimmed to words. The result is sorted, has no overlaps and does not depend on the order of `findings`.
 */
export function mergeFindings(findings: readonly Finding[], text?: string): Finding[] {
  const real = findings
    .flatMap((finding) => (text === undefined ? [finding] : withoutLabels(finding, text)))
    .flatMap((finding) => (text === undefined ? [finding] : withoutCommand(finding, text)))
    .flatMap((finding) => (text === undefined ? [finding] : trimToValue(finding, text)))
    .flatMap((finding) => (text === undefined ? [finding] : trimToNameOrNumber(finding, text)))
    .filter(({ start, end }) => end > start)
    .filter((finding) => text === undefined || !isModelFalsePositive(finding, text))
    .filter((finding) => text === undefined || !(isAssistantsOwnName(finding, text) || isPublicCode(finding, text)));
  const containers = new SortedFindings();
  const longest = real
    .filter((f) => f.source.detector === 'pattern' && !SOFT_BOUNDARY_TYPES.has(f.type))
    .sort((a, b) => length(b) - length(a) || strongerFirst(a, b));
  for (const finding of longest) if (containers.overlapping(finding).length === 0) containers.add(finding);
  const uncovered = real.filter(
    (finding) =>
      rankOf(finding) !== CHECKED_RANK ||
      !containers
        .overlapping(finding)
        .some((outer) => outer !== finding && length(outer) > length(finding) && contains(outer, finding)),
  );
  const line = new SortedFindings();
  const waiting = yieldToPatterns(joinOverlapping(uncovered, text), text).sort(strongerFirst);
  for (let i = 0; i < waiting.length; i++) {
    const finding = waiting[i];
    if (!finding) continue;
    const winners = line.overlapping(finding);
    if (winners.length === 0) {
      line.add(finding);
      continue;
    }
    // The parts overlap no earlier winner, and every finding still to come is weaker, so the parts can be added at once.
    for (const part of partsOutside(finding, winners)) {
      for (const remainder of remainderOf(finding, part, text, winners)) line.add(remainder);
    }
  }
  return line.all();
}
