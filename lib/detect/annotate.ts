import type { Annotation, Detector, Finding, RiskLevel } from './annotation.ts';
import { findMentions, type KnownMention } from './mentions.ts';
import { mergeFindings } from './merge.ts';

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
  const merged = mergeFindings(results.flat(), text);
  const all = mergeFindings([...merged, ...findMentions(text, merged, known)], text);
  return all.map((finding) => ({ ...finding, risk: finding.risk ?? policy(finding) }));
}
