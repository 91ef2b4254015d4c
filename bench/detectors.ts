// The detectors that are compared, behind one interface.

import { type Detector, MIN_REPLACED_RISK } from '../lib/detect/annotation.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { annotate } from '../lib/judge/annotate.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { compromise, openRedaction, redactPii, wink } from './baselines.ts';
import { publicModel } from './public-model.ts';
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
      const annotations = await annotate(text, detectors, { policy });
      return annotations.map(({ start, end, type, risk }) => ({
        start,
        end,
        type,
        replaced: risk >= MIN_REPLACED_RISK,
      }));
    },
  };
}

async function alone(dir: string): Promise<ComparedDetector> {
  const { name, detector } = await publicModel(dir);
  return {
    name,
    async detect(text) {
      const findings = await detector.detect(text);
      return findings.map(({ start, end, type }) => ({ start, end, type, replaced: true }));
    },
  };
}

/**
 * The compared detectors, those of this project first.
 * @param modelDir the folder of a model that replaces the shipped one
 * @param publicDirs folders of public models, which are judged alone
 */
export async function comparedDetectors(
  modelDir: string | undefined,
  publicDirs: readonly string[],
): Promise<readonly ComparedDetector[]> {
  const whole = await createDetectors({ model: true, ...(modelDir ? { modelDir } : {}) });
  const rules = await createDetectors({ model: false });
  // One after the other, because the library keeps one folder for the files that it reads.
  const others: ComparedDetector[] = [];
  for (const dir of publicDirs) others.push(await alone(dir));
  return [
    ours('coatcheck', whole),
    ours('rules only', rules),
    ...others,
    compromise,
    wink(),
    openRedaction(),
    redactPii(),
  ];
}
