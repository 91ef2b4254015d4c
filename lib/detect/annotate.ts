import type { Annotation, Detector, Finding, RiskLevel } from './annotation.ts';
import { findMentions } from './mentions.ts';
import { mergeFindings } from './merge.ts';

/** A detector failed. Its cause says why; neither holds the text. */
export class DetectorError extends Error {
  override readonly name = 'DetectorError';
}

export interface AnnotateOptions {
  readonly signal?: AbortSignal;
}

async function run(detector: Detector, text: string, signal?: AbortSignal): Promise<readonly Finding[]> {
  try {
    return await detector.detect(text, signal);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const detail = cause instanceof Error ? cause.message : 'no reason given';
    throw new DetectorError(`The detector "${detector.name}" failed: ${detail}`, { cause });
  }
}

/**
 * What is sensitive in a text: every detector's findings, merged, with other mentions of what was found. Rejects when any
 * detector fails, since nobody would know what it missed.
 */
export async function annotate(
  text: string,
  detectors: readonly Detector[],
  riskFor: (finding: Finding) => RiskLevel,
  { signal }: AnnotateOptions = {},
): Promise<readonly Annotation[]> {
  if (text.trim() === '') return [];
  const found = (await Promise.all(detectors.map((detector) => run(detector, text, signal)))).flat();
  const merged = mergeFindings(text, found);
  const withMentions = mergeFindings(text, [...merged, ...findMentions(text, merged)]);
  return withMentions.map((finding) => ({ ...finding, risk: riskFor(finding) }));
}
