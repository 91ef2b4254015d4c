import { spelledEmails } from './email-spelled.ts';
import { shapeRule } from './rule.ts';

/** RFC 5322 allows "=", "?", "&" and "|" too; where they stand, they separate: "email=ada@example.net". */
const LOCAL = "[\\p{L}\\p{N}_+%'!#$*/^`{}~.-]";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})';

/** What documentation writes where an address belongs. */
const PLACEHOLDER =
  /^(?:you|your[._-]?(?:name|email|e-?mail)?|user(?:name)?|name|e-?mail|me|test|foo|bar|someone)@(?:your-?(?:domain|company)\.com|(?:example|domain|email)\.(?:com|org|net))$/i;

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
    accept: ({ value }) => !value.includes('..') && !value.startsWith('.') && !PLACEHOLDER.test(value),
  },
  ...spelledEmails,
]);
