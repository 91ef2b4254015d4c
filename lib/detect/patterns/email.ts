import { SPACED_LETTER } from '../../text/script.ts';
import { spelledEmails } from './email-spelled.ts';
import { type Shape, shapeRule } from './rule.ts';

/**
 * RFC 5322 allows "=", "?", "&" and "|" too; where they stand, they separate: "email=ada@example.net".
 * @param letter what counts as a letter or digit
 */
function patternOf(letter: string): RegExp {
  const local = `(?:${letter}|[_+%'!#$*/^\`{}~.-])`;
  const label = `${letter}(?:${letter}|-){0,62}`;
  // Starts after what cannot stand in an address, so that a long word is tried once.
  return new RegExp(
    `(?<!${local})(?:mailto:)?(?<value>${local}{1,64}@(?:${label}\\.){1,8}(?:(?!\\p{N})${letter}){2,24})(?!${letter})`,
    'dgu',
  );
}

/** What documentation writes where an address belongs. */
const PLACEHOLDER =
  /^(?:you|your[._-]?(?:name|email|e-?mail)?|user(?:name)?|name|e-?mail|me|test|foo|bar|someone)@(?:your-?(?:domain|company)\.com|(?:example|domain|email)\.(?:com|org|net))$/i;

const base = { type: 'EMAIL', kind: 'email', confidence: 0.98, requires: /@/u } as const;

const isAddress: Shape['accept'] = ({ value }) =>
  !value.includes('..') && !value.startsWith('.') && !PLACEHOLDER.test(value);

/** Letters on both sides that a sentence without spaces does not set beside an address of its own: 李雷@例子.公司. */
const UNSPACED_ADDRESS = new RegExp(`(?!${SPACED_LETTER})\\p{L}@|@(?!${SPACED_LETTER})\\p{L}`, 'u');

export const email = shapeRule('email', [
  // "请发到anna@web.de谢谢": the sentence around it is no part of the address.
  { ...base, pattern: patternOf(SPACED_LETTER), accept: isAddress },
  {
    ...base,
    pattern: patternOf('[\\p{L}\\p{N}]'),
    requires: UNSPACED_ADDRESS,
    accept: (candidate) => UNSPACED_ADDRESS.test(candidate.value) && (isAddress(candidate) ?? false),
  },
  ...spelledEmails,
]);
