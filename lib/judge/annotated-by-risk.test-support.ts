import type { Annotation, Detector, Finding, RiskLevel } from '../detect/annotation.ts';
import { find } from '../detect/find.ts';
import { withRisks } from './risks.ts';

/** Finds and gives each finding its risk, without a judgement of names. */
export const annotatedByRisk = async (
  text: string,
  detectors: readonly Detector[],
  riskFor: (finding: Finding) => RiskLevel,
  signal?: AbortSignal,
): Promise<readonly Annotation[]> => withRisks(text, await find(text, detectors, signal), riskFor);
