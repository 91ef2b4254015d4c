// The detectors that are compared, behind one interface.

import { type Detector, MIN_REPLACED_RISK } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { annotateUnderPolicy } from '../lib/sanitize/policy/annotate-under-policy.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { compromise, openRedaction, redactPii, wink } from './baselines.ts';
import type { Found } from './score.ts';

export interface ComparedDetector {
  readonly name: string;
  detect(text: string): Promise<readonly Found[]>;
}

function ours(name: string, detectors: readonly Detector[]): ComparedDetector {
  const policy = policyFor('preempt');
  return {
    name,
    async detect(text) {
      const annotations = await annotateUnderPolicy(text, detectors, policy);
      return annotations.map(({ start, end, type, risk }) => ({
        start,
        end,
        type,
        replaced: risk >= MIN_REPLACED_RISK,
      }));
    },
  };
}

/** The compared detectors, those of this project first. `modelDir`: the folder of a model that replaces the shipped one. */
export async function comparedDetectors(modelDir?: string): Promise<readonly ComparedDetector[]> {
  const whole = await createDetectors({ model: true, ...(modelDir ? { modelDir } : {}) });
  const rules = await createDetectors({ model: false });
  return [ours('coatcheck', whole), ours('rules only', rules), compromise, wink(), openRedaction(), redactPii()];
}
