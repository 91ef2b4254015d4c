// Listed names in scripts that write no capitals, where the network misses most: Arabic, Hebrew, Hindi, Bengali, Korean, Thai.
import { spacedNames } from '../native-names/spaced.ts';
import { unspacedNames } from '../native-names/unspaced.ts';
import { folded, type PatternRule } from './rule.ts';

/** Below what the network gives when it is sure, so that its borders and role win. */
const CONFIDENCE = 0.8;

export const NATIVE_NAMES = 'native-names';

export const nativeNames: PatternRule = {
  name: NATIVE_NAMES,
  find: (text) =>
    [...spacedNames(folded(text)), ...unspacedNames(folded(text))].map(({ start, end }) => ({
      start,
      end,
      type: 'PERSON',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: NATIVE_NAMES },
    })),
};
