// From a text to its annotations: every source says what it sees, and the judge decides.
import type { Annotation, Detector } from '../detect/annotation.ts';
import { find } from '../detect/find.ts';
import { type JudgedBy, judge } from './judge.ts';

/** Rejects if a detector fails, or with the signal's reason. The annotations are sorted and do not overlap. */
export const annotate = async (
  text: string,
  detectors: readonly Detector[],
  by: JudgedBy,
  signal?: AbortSignal,
): Promise<readonly Annotation[]> => judge(text, await find(text, detectors, signal), by);
