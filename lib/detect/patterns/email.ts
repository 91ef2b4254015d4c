import { shapeRule } from './rule.ts';

const LOCAL = "[\\p{L}\\p{N}_+%'!#$&*/=?^`{|}~.-]";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})';

export const email = shapeRule('email', [
  {
    type: 'EMAIL',
    kind: 'email',
    confidence: 0.98,
    // Starts after what cannot stand in an address, so that a long word is tried once.
    pattern: new RegExp(
      `(?<!${LOCAL})(?:mailto:)?(?<value>${LOCAL}{1,64}@(?:${LABEL}\\.){1,8}\\p{L}{2,24})(?![\\p{L}\\p{N}])`,
      'dgu',
    ),
    accept: ({ value }) => !value.includes('..') && !value.startsWith('.'),
  },
  {
    type: 'EMAIL',
    kind: 'email',
    confidence: 0.8,
    // "ann (at) mail (dot) org", as people write against harvesters.
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64} ?[([{] ?at ?[)\]}] ?[\w-]{1,63}(?:(?: ?[([{] ?dot ?[)\]}] ?|\.)[\w-]{1,63}){1,4}(?!\w)/gi,
  },
  {
    type: 'EMAIL',
    kind: 'email',
    confidence: 0.8,
    // "anna dot berg at gmail dot com", as people dictate it.
    pattern:
      /(?<![\w.+-])[\w+-]{1,32}(?: (?:dot|underscore|dash) [\w+-]{1,32}){0,4} at [\w-]{2,32}(?: dot [\w-]{2,32}){0,2} dot (?:com|org|net|edu|gov|info|io|co|de|fr|es|it|nl|uk|eu|us|ca|au|ch|at|be|pt|br|in)(?![\w-])/gi,
    requires: / dot /i,
    // "look at that dot com bubble"
    accept: ({ value }) =>
      /(?: dot | underscore | dash |[\d_]).* at /i.test(value) ||
      / at (?:gmail|yahoo|hotmail|outlook|icloud|proton|protonmail|gmx|web|aol|live|me|msn|mail|fastmail) /i.test(
        value,
      ),
  },
]);
