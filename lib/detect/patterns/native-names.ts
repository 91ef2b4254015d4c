// Finds listed names in scripts without capitals, such as Arabic, Hebrew, Hindi, Korean and Thai, in which the model misses most names.
import { namesInSpacedScripts } from '../native-names/spaced.ts';
import { namesInUnspacedScripts } from '../native-names/unspaced.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';

/** Lower than that of a confident finding of the model, so that the model's boundaries and role win. */
const CONFIDENCE = 0.8;

export const NATIVE_NAMES_RULE = 'native-names';

export const nativeNames: PatternRule = {
  name: NATIVE_NAMES_RULE,
  find: (text) =>
    [...namesInSpacedScripts(normalisedForRules(text)), ...namesInUnspacedScripts(normalisedForRules(text))].map(
      ({ start, end }) => ({
        start,
        end,
        type: 'PERSON',
        confidence: CONFIDENCE,
        source: { detector: 'pattern', rule: NATIVE_NAMES_RULE },
      }),
    ),
};
