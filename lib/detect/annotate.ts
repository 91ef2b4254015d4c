import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { hasNoLettersOrDigits } from '../text/signs.ts';
import { partsOutside, type Span } from '../text/span.ts';
import {
  type Annotation,
  type Detector,
  type Finding,
  isDecidedByPerson,
  isReplaced,
  MIN_REPLACED_RISK,
  type RiskLevel,
} from './annotation.ts';
import { disguisedMentions } from './disguised-mentions.ts';
import { type KnownMention, toKnownMentions } from './known-mention.ts';
import { listedValues } from './listed-values.ts';
import { findMentions } from './mentions.ts';
import { mergeFindings } from './merge.ts';
import { givenNamesAfterFamilyNames } from './name-order.ts';
import { namesInBrackets } from './names-in-brackets.ts';
import { nativeMentions } from './native-mentions.ts';
import { eponymousIllness } from './patterns/eponymous-illness.ts';
import { withAveragedRoles } from './roles.ts';
import { sameBirthDays } from './same-birth-days.ts';
import { type UndisguisedText, undisguisedText } from './undisguised-text.ts';

export interface AnnotateOptions {
  readonly signal?: AbortSignal;
  /** Names that were found earlier in the conversation. */
  readonly known?: readonly KnownMention[];
}

/** Thrown if a detector fails: its findings are missing, so nothing may be sent. The error contains no part of the text. */
export class DetectionError extends CodedError {
  override readonly name = 'DetectionError';

  constructor(
    readonly detector: string,
    options?: ErrorOptions,
  ) {
    super(said('detectorFailed', { name: detector }), options);
  }
}

/** @throws the signal's reason if the call was aborted, otherwise a DetectionError */
function throwFailure(error: unknown, detector: string, signal: AbortSignal | undefined): never {
  signal?.throwIfAborted();
  if (error instanceof Error && error.name === 'AbortError') throw error;
  throw new DetectionError(detector, { cause: error });
}

type Findings = readonly Finding[];

/** Starts a detector. A promise gets a `catch` at once, because it is never awaited if a rule fails first, and its rejection must not be reported. */
function start(detector: Detector, text: string, signal: AbortSignal | undefined): Findings | Promise<Findings> {
  try {
    const findings = detector.detect(text, signal);
    if (findings instanceof Promise) findings.catch(() => undefined);
    return findings;
  } catch (error) {
    return throwFailure(error, detector.name, signal);
  }
}

function isInside({ start, end }: Finding, text: string): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

/** Rules block the thread, for seconds if the text is long. After this time we yield to the event loop, so that an abort can arrive. */
const LONGEST_TURN_MS = 50;
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** @throws DetectionError if a finding is outside the text */
function checked(findings: Findings, detector: string, text: string): Findings {
  if (!findings.every((finding) => isInside(finding, text))) throw new DetectionError(detector);
  return findings;
}

/** Runs all detectors. A model that runs in a worker is started first and reads while the rules run here. */
async function findingsIn(
  text: string,
  detectors: readonly Detector[],
  signal: AbortSignal | undefined,
): Promise<Findings> {
  const results: Findings[] = [];
  const reading: (readonly [name: string, findings: Promise<Findings>])[] = [];
  let turnBegan = Date.now();
  for (const detector of detectors) {
    if (Date.now() - turnBegan > LONGEST_TURN_MS) {
      await nextTurn();
      turnBegan = Date.now();
    }
    signal?.throwIfAborted();
    const findings = start(detector, text, signal);
    if (findings instanceof Promise) reading.push([detector.name, findings]);
    else results.push(checked(findings, detector.name, text));
  }
  for (const [name, findings] of reading)
    results.push(checked(await findings.catch((error) => throwFailure(error, name, signal)), name, text));
  signal?.throwIfAborted();
  return results.flat();
}

const mappedToSource = (findings: readonly Finding[], undisguised: UndisguisedText) =>
  findings.map((finding) => ({ ...finding, ...undisguised.sourceOf(finding) }));

/**
 * Finds everything sensitive in `text`: runs all detectors, merges overlaps, finds other mentions of each name and sets the policy's risk.
 * The annotations are sorted and do not overlap; for a blank text, there are no annotations.
 * Rejects with a DetectionError if any detector fails or reports a span outside the text: an incomplete answer would
 * look like a safe text. Rejects with the signal's reason when aborted.
 */
export async function annotate(
  text: string,
  detectors: readonly Detector[],
  policy: (finding: Finding) => RiskLevel,
  options: AnnotateOptions = {},
): Promise<readonly Annotation[]> {
  const { signal, known = [] } = options;
  signal?.throwIfAborted();
  if (text.trim() === '') return [];
  // Detectors run on the written text and on the undisguised one. The written one is needed because a zero-width character may be a word boundary.
  const undisguised = undisguisedText(text);
  const written = await findingsIn(text, detectors, signal);
  const read = undisguised ? mappedToSource(await findingsIn(undisguised.text, detectors, signal), undisguised) : [];
  const raw = [...written, ...read];
  const found = mergeFindings(withAveragedRoles(text, raw), text);
  const beside = [
    ...givenNamesAfterFamilyNames(text, found),
    ...namesInBrackets(text, found),
    ...listedValues(text, found),
    ...sameBirthDays(text, found),
  ];
  const merged = mergeFindings([...found, ...beside], text);
  const mentions = mentionsIn(text, undisguised, merged, known);
  const withRisk = (finding: Finding): Annotation => ({ ...finding, risk: finding.risk ?? policy(finding) });
  const all = mergeFindings([...merged, ...mentions], text).map(withRisk);
  const hidden = [...raw, ...mentions]
    .map(withRisk)
    .filter((span) => isReplaced(span) && span.confidence >= MIN_COVERED_CONFIDENCE)
    .sort((a, b) => a.start - b.start);
  return all.flatMap((annotation) => (isReplaced(annotation) ? [annotation] : revealCovered(annotation, hidden, text)));
}

/** Finds other mentions of the names in `found` and `known`, in the written text and in the undisguised one. */
function mentionsIn(
  text: string,
  undisguised: UndisguisedText | undefined,
  found: readonly Finding[],
  known: readonly KnownMention[],
): readonly Finding[] {
  const names = [...toKnownMentions(text, found), ...known];
  const written = [
    ...findMentions(text, found, known),
    ...disguisedMentions(text, names),
    ...nativeMentions(text, found, names),
  ];
  if (!undisguised) return written;
  const plain = names.map((name) => ({ ...name, text: undisguisedText(name.text)?.text ?? name.text }));
  return [
    ...written,
    ...mappedToSource(
      [...findMentions(undisguised.text, [], plain), ...disguisedMentions(undisguised.text, plain)],
      undisguised,
    ),
  ];
}

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

/** How sure the model must be that a name is public if a rule found the same name. */
const MIN_PUBLIC_CONFIDENCE = 0.85;
/** Whether the model's role "public" wins over a rule, because the rule sees only the form of a name ("Siemens AG"). */
const isSurelyPublic = (kept: Finding, covered: Finding): boolean =>
  kept.type === covered.type &&
  covered.source.detector === 'pattern' &&
  covered.role === undefined &&
  kept.role === 'public' &&
  (kept.roleConfidence ?? 0) >= MIN_PUBLIC_CONFIDENCE;

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
    (span) => !isSurelyPublic(kept, span) && !isPartOfAmount(kept, span, text),
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
