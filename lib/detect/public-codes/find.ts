// Finds the codes and numbers of a text that identify nobody. The merge asks once about each finding: rules and the model need no exceptions.

import { rememberedForLastText } from '../../text/for-last-text.ts';
import { patternSearch } from '../../text/prefilter/pattern-search.ts';
import { partsOutside, type Span } from '../../text/span.ts';
import type { EntityType, Finding } from '../annotation.ts';
import { normalisedForRules } from '../patterns/rule.ts';
import { MACHINE_VALUES } from './machine-values.ts';
import { PLAIN_NUMBERS } from './plain-numbers.ts';
import type { PublicCode } from './public-code.ts';
import { WELL_KNOWN_CODES } from './well-known-codes.ts';

export const PUBLIC_CODES: readonly PublicCode[] = [...WELL_KNOWN_CODES, ...MACHINE_VALUES, ...PLAIN_NUMBERS];

/** How many characters before and after a code may hold its cue. */
const CUE_REACH = 80;

interface PublicSpan extends Span, Pick<PublicCode, 'isUnmistakable' | 'onlyType'> {}

function hasCue(text: string, { start, end }: Span, cue: RegExp): boolean {
  return cue.test(text.slice(Math.max(0, start - CUE_REACH), start)) || cue.test(text.slice(end, end + CUE_REACH));
}

/** Those of the spans of one form of code that are codes, by their values and cues. */
export const codesAt = ({ cue, accept, isUnmistakable, onlyType }: PublicCode, spans: readonly Span[], text: string) =>
  spans
    .filter((span) => accept?.(text.slice(span.start, span.end)) !== false && (!cue || hasCue(text, span, cue)))
    .map((span): PublicSpan => ({ ...span, isUnmistakable, onlyType }));

const search = patternSearch(
  'public-codes',
  PUBLIC_CODES.map(({ pattern }) => pattern),
);

/** All public codes of a text, sorted by start. */
const publicSpans = rememberedForLastText((text: string): readonly PublicSpan[] => {
  const read = normalisedForRules(text);
  const found = search(read);
  return PUBLIC_CODES.flatMap((code, at) => codesAt(code, found[at] ?? [], read)).sort((a, b) => a.start - b.start);
});

/** Types that a code or number may be taken for. */
const MISTAKEN_TYPES: ReadonlySet<EntityType> = new Set([
  'ID',
  'PHONE',
  'FINANCIAL',
  'CRYPTO',
  'VEHICLE',
  'PASSWORD',
  'SECRET',
  'USERNAME',
  'EMAIL',
  'IP',
  'MAC',
  'ADDRESS',
  'ORGANIZATION',
  'PERSON',
]);
/** Rules that go by the form of a number alone. The others read a label or a check digit, so they know better than most forms of codes. */
const RULES_BY_FORM = new Set(['unnamed-number', 'email', 'username', 'host', 'plate', 'vin', 'postal-code']);
const LEAST_CONFIDENCE_OF_LABEL = 0.8;

const isByForm = ({ source, confidence }: Finding): boolean =>
  source.detector === 'model' ||
  RULES_BY_FORM.has(source.rule) ||
  (source.rule === 'phone' && confidence < LEAST_CONFIDENCE_OF_LABEL);

/** The first of the sorted `spans` that ends after `at` can only be one of the spans that start at most this many characters earlier. */
const LONGEST_SPAN = 2000;

function overlapping(spans: readonly PublicSpan[], { start, end }: Span): readonly PublicSpan[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < start - LONGEST_SPAN) low = middle + 1;
    else high = middle;
  }
  const found: PublicSpan[] = [];
  for (let span = spans[low]; span && span.start < end; span = spans[++low]) if (span.end > start) found.push(span);
  return found;
}

/** Types of names, which hold a digit where a code was taken for one. */
const NAME_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'ADDRESS']);

/** Whether a finding is only a public code, with the words around it that belong to its name. */
export function isPublicCode(finding: Finding, text: string): boolean {
  const { detector } = finding.source;
  if (!MISTAKEN_TYPES.has(finding.type) || detector === 'dictionary' || detector === 'person') return false;
  const byForm = isByForm(finding);
  const spans = overlapping(publicSpans(text), finding).filter(
    ({ isUnmistakable, onlyType = finding.type }) => (byForm || isUnmistakable) && onlyType === finding.type,
  );
  if (spans.length === 0) return false;
  if (NAME_TYPES.has(finding.type) && !/\d/u.test(text.slice(finding.start, finding.end))) return false;
  return isCovered(finding, spans, text);
}

/** Types whose findings may hold words of the code's name: "the CVE-2021-44228". Other values are one token: in "bob@3x.com", all is private. */
const TYPES_WITH_WORDS: ReadonlySet<EntityType> = new Set([...NAME_TYPES, 'ID']);
/** If a finding contains words, public codes must cover at least this share of it. */
const LEAST_SHARE = 0.5;

/** Whether public codes cover a finding; of one with words, most of it and all of its digits. */
function isCovered({ start, end, type }: Finding, spans: readonly Span[], text: string): boolean {
  const rest = partsOutside({ start, end }, spans).filter((part) => part.end > part.start);
  if (!TYPES_WITH_WORDS.has(type)) return rest.length === 0;
  const left = rest.reduce((sum, part) => sum + part.end - part.start, 0);
  return (
    left <= (end - start) * (1 - LEAST_SHARE) && !rest.some((part) => /\d/u.test(text.slice(part.start, part.end)))
  );
}
