// Gives each finding the risk of the policy, and shows what a kept span covers: the name in a web address that stays.
import {
  type Annotation,
  type Finding,
  isDecidedByPerson,
  isReplaced,
  MIN_REPLACED_RISK,
  type RiskLevel,
} from '../detect/annotation.ts';
import type { Found } from '../detect/find.ts';
import { mergeFindings } from '../detect/merge.ts';
import { eponymousIllness } from '../detect/patterns/eponymous-illness.ts';
import { hasNoLettersOrDigits } from '../text/signs.ts';
import { partsOutside, type Span } from '../text/span.ts';
import { RULES_BY_FORM } from './evidence/rules.ts';
import { isNameType } from './name.ts';

/** The least confidence of a finding that is taken out of a kept span. Weaker ones ("May" as a person in "May 2015") are usually wrong. */
const MIN_COVERED_CONFIDENCE = 0.6;

/** The spans that lie inside `outer`; `spans` must be sorted by start. */
function spansInside(outer: Span, spans: readonly Annotation[]): Annotation[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < outer.start) low = middle + 1;
    else high = middle;
  }
  const found: Annotation[] = [];
  for (let span = spans[low]; span && span.start < outer.end; span = spans[++low])
    if (span.end <= outer.end) found.push(span);
  return found;
}

/** How sure the model must be that a name is public if a rule found it by words that tell whose it is ("I work at Siemens"). */
const MIN_PUBLIC_CONFIDENCE = 0.85;
/** Whether the judge decides about a whole name of which a rule found a part: the rule knows only its form, or the model is sure of the whole. */
const isPartOfName = (kept: Finding, covered: Finding): boolean =>
  isNameType(kept.type) &&
  kept.type === covered.type &&
  covered.source.detector === 'pattern' &&
  (RULES_BY_FORM.has(covered.source.rule) || (kept.roleConfidence ?? 0) >= MIN_PUBLIC_CONFIDENCE);

/** Whether the model took some digits of an amount for a separate number: "1.539." of "1.539.354,97 €". */
function isPartOfAmount(kept: Finding, covered: Finding, text: string): boolean {
  const isAmount = kept.source.detector === 'pattern' && (kept.type === 'MONEY' || kept.type === 'QUANTITY');
  if (!isAmount || covered.source.detector !== 'model') return false;
  const isInNumber = (at: number) =>
    /\d[.,'’]?$/u.test(text.slice(Math.max(0, at - 2), at)) && /^[.,'’]?\d/u.test(text.slice(at));
  return isInNumber(covered.start) || isInNumber(covered.end);
}

/** Splits a kept span that covers spans to be replaced, such as a name in a URL: returns these spans and the rest of the kept one. */
function revealCovered(kept: Annotation, replaced: readonly Annotation[], text: string): Annotation[] {
  // The doctor's name in the name of an illness ("Bell's palsy") is no person of the prompt.
  if (isDecidedByPerson(kept) || kept.source.rule === eponymousIllness.name) return [kept];
  const covered = spansInside(kept, replaced).filter(
    (span) => !isPartOfName(kept, span) && !isPartOfAmount(kept, span, text),
  );
  if (covered.length === 0) return [kept];
  const shown = mergeFindings(covered, text).map(
    (finding): Annotation => ({ ...finding, risk: finding.risk ?? MIN_REPLACED_RISK }),
  );
  // A rest without letters and digits is dropped: the "%" if "1984" is taken out of "1984 %".
  const rest = partsOutside(kept, shown)
    .filter(({ start, end }) => !hasNoLettersOrDigits(text.slice(start, end)))
    .map((part) => ({ ...kept, ...trimmedTo(text, part) }));
  return [...shown, ...rest].sort((a, b) => a.start - b.start);
}

function trimmedTo(text: string, { start, end }: Span): Span {
  const value = text.slice(start, end);
  return { start: start + value.search(/\S/u), end: start + value.trimEnd().length };
}

/** The annotations are sorted and do not overlap. */
export function withRisks(
  text: string,
  { findings, all }: Found,
  riskFor: (finding: Finding) => RiskLevel,
): readonly Annotation[] {
  const withRisk = (finding: Finding): Annotation => ({ ...finding, risk: finding.risk ?? riskFor(finding) });
  const hidden = all
    .map(withRisk)
    .filter((span) => isReplaced(span) && span.confidence >= MIN_COVERED_CONFIDENCE)
    .sort((a, b) => a.start - b.start);
  return findings
    .map(withRisk)
    .flatMap((annotation) => (isReplaced(annotation) ? [annotation] : revealCovered(annotation, hidden, text)));
}
