import { isOfSigns } from '../text/signs.ts';
import { contains, type Span } from '../text/span.ts';
import { type Annotation, type Detector, type Finding, REPLACED_FROM, type RiskLevel } from './annotation.ts';
import { findMentions, type KnownMention } from './mentions.ts';
import { mergeFindings, partsOutside } from './merge.ts';
import { givenNamesBehind } from './name-order.ts';
import { withSettledRoles } from './roles.ts';

export interface AnnotateOptions {
  readonly signal?: AbortSignal;
  /** Names from earlier in the conversation. */
  readonly known?: readonly KnownMention[];
}

/** A detector failed: what it would have found is unknown, so nothing may be sent. Holds no text. */
export class DetectionError extends Error {
  override readonly name = 'DetectionError';

  constructor(
    readonly detector: string,
    options?: ErrorOptions,
  ) {
    super(
      `The detector "${detector}" failed, so this text could not be checked. Try again; nothing was sent.`,
      options,
    );
  }
}

async function run(detector: Detector, text: string, signal: AbortSignal | undefined): Promise<readonly Finding[]> {
  try {
    return await detector.detect(text, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new DetectionError(detector.name, { cause: error });
  }
}

function isInside({ start, end }: Finding, text: string): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

/**
 * What is sensitive in `text`: all detectors, overlaps merged, other mentions found, the policy's risk on each.
 * Sorted, without overlaps; [] for blank text.
 * Rejects with a DetectionError where any detector fails or reports a span outside the text: an incomplete answer would
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
  const results = await Promise.all(
    detectors.map(async (detector) => {
      const findings = await run(detector, text, signal);
      if (!findings.every((finding) => isInside(finding, text))) throw new DetectionError(detector.name);
      return findings;
    }),
  );
  signal?.throwIfAborted();
  const found = mergeFindings(withSettledRoles(text, results.flat()), text);
  const merged = mergeFindings([...found, ...givenNamesBehind(text, found)], text);
  const mentions = findMentions(text, merged, known);
  const withRisk = (finding: Finding): Annotation => ({ ...finding, risk: finding.risk ?? policy(finding) });
  const all = mergeFindings([...merged, ...mentions], text).map(withRisk);
  const hidden = [...results.flat(), ...mentions].map(withRisk).filter(isReplaced);
  return all.flatMap((annotation) => (isReplaced(annotation) ? [annotation] : uncovered(annotation, hidden, text)));
}

/** A weaker guess inside something harmless ("May" in "May 2015") is more often wrong than right. */
const SURE_ENOUGH = 0.6;

const isReplaced = ({ risk }: Annotation) => risk >= REPLACED_FROM;

/** The longer finding won; where it would be kept, what it hides and would be replaced comes out: a name in an address of the web. */
function uncovered(kept: Annotation, replaced: readonly Annotation[], text: string): Annotation[] {
  if (kept.source.detector === 'dictionary' || kept.source.detector === 'person') return [kept];
  const inside = replaced.filter((span) => contains(kept, span) && span.confidence >= SURE_ENOUGH);
  if (inside.length === 0) return [kept];
  const shown = mergeFindings(inside, text).map(
    (finding): Annotation => ({ ...finding, risk: finding.risk ?? REPLACED_FROM }),
  );
  // The "%" that a year of birth leaves of "1984 %" is no find.
  const rest = partsOutside(kept, shown)
    .filter(({ start, end }) => !isOfSigns(text.slice(start, end)))
    .map((part) => ({ ...kept, ...trimmedTo(text, part) }));
  return [...shown, ...rest].sort((a, b) => a.start - b.start);
}

function trimmedTo(text: string, { start, end }: Span): Span {
  const value = text.slice(start, end);
  return { start: start + value.search(/\S/u), end: start + value.trimEnd().length };
}
