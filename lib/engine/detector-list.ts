import type { Detector } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { dictionaryDetector } from '../detect/dictionary-matcher.ts';
import { patternDetectors } from '../detect/patterns/index.ts';

/**
 * All detectors: the model if there is one, the patterns and the dictionary. The model stands first, so that a worker of its own (Firefox) reads while the
 * others run; the order of findings has no effect, because the merge ranks them by its own rule.
 */
export function allDetectors(dictionary: readonly DictionaryEntry[], model?: Detector): readonly Detector[] {
  return [...(model ? [model] : []), ...patternDetectors, dictionaryDetector(dictionary)];
}
