import type { Detector } from '../detect/annotation.ts';
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { dictionaryDetector } from '../detect/dictionary-matcher.ts';
import { patternDetectors } from '../detect/patterns/index.ts';

/** All detectors but the model: the patterns and the dictionary. */
export function ruleDetectors(dictionary: readonly DictionaryEntry[]): readonly Detector[] {
  return [...patternDetectors, dictionaryDetector(dictionary)];
}
