import type { Detector } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { dictionaryDetector } from '../detect/matcher.ts';
import { patternDetectors } from '../detect/patterns/index.ts';

/** All detectors of the product, in no order of rank: the merge has its own rule. */
export function detectorList(dictionary: readonly DictionaryEntry[], model?: Detector): readonly Detector[] {
  return [...patternDetectors, dictionaryDetector(dictionary), ...(model ? [model] : [])];
}
