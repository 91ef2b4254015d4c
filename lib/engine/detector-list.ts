import type { Detector } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { dictionaryDetector } from '../detect/dictionary-matcher.ts';
import { patternDetectors } from '../detect/patterns/index.ts';

/**
 * All detectors: the patterns, the dictionary, and the model if there is one. Their order has no effect, because the merge ranks findings
 * by its own rule.
 */
export function allDetectors(dictionary: readonly DictionaryEntry[], model?: Detector): readonly Detector[] {
  return [...patternDetectors, dictionaryDetector(dictionary), ...(model ? [model] : [])];
}
