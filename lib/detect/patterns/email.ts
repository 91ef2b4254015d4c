import { spelledEmails } from './email-spelled.ts';
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
  ...spelledEmails,
]);
