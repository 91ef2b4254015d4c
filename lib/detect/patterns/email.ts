import { LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from '../../text/script.ts';
import { spelledOutEmailShapes } from './email-spelled.ts';
import { isMailingListAddress } from './private-address.ts';
import { type Candidate, isPrecededBy, shapeRule } from './rule.ts';

/**
 * Matches email addresses. RFC 5322 also allows "=", "?", "&" and "|", but in practice they separate: "email=ada@example.net".
 * @param letter a pattern for one letter or digit
 */
function patternOf(letter: string): RegExp {
  const local = `(?:${letter}|[_+%'!#$*/^\`{}~.-])`;
  const label = `${letter}(?:${letter}|-){0,62}`;
  // The match must start after a character that cannot be in an address, so that a long word is tried only once.
  return new RegExp(
    `(?<!${local})(?:mailto:)?(?<value>${local}{1,64}@(?:${label}\\.){1,8}(?:(?!\\p{N})${letter}){2,24})(?!${letter})`,
    'dgu',
  );
}

/** Placeholders for an address in documentation or in a text from which the addresses were removed, and senders such as "noreply@github.com". */
const PLACEHOLDER =
  /^x{2,}@x{2,}\.x{2,}$|^no-?reply@(?:[\w-]+\.){0,3}(?:github|gitlab|google|youtube|facebookmail|facebook|linkedin|amazon|microsoft|apple|twitter|paypal|netflix|spotify|slack|example)\.(?:com|org|net|de|co\.uk)$|^(?:you|your[._-]?(?:name|email|e-?mail)?|user(?:name)?|example|name|e-?mail|me|test|foo|bar|someone)@(?:your-?(?:domain|company)\.com|(?:example|domain|email)\.(?:com|org|net))$/i;

/**
 * What is trimmed from both ends of a match: spaces and punctuation, the slashes of a code comment or of "mailto://", and the start of a
 * Unicode string in an SQL query (N'…').
 */
const OUTER = /^(?:\/\/|N'|[\s"'`([{<,;:]+)|[\s"'`,;:!?.]{1,64}$/g;
const base = { type: 'EMAIL', kind: 'email', confidence: 0.98, requires: /@/u, outer: OUTER } as const;

/** Whether a match is the part of a web address after "://", which the rule for URLs finds. An address after "mailto://" is an email address. */
const isWebAddress = (candidate: Candidate): boolean =>
  isPrecededBy(candidate, /(?<!mailto):\/\/$/iu) ||
  (candidate.value.includes('/') && isPrecededBy(candidate, /\/\/$/u));

const isAddress = (candidate: Candidate): boolean => {
  const { value } = candidate;
  return (
    !value.includes('..') &&
    !value.startsWith('.') &&
    !PLACEHOLDER.test(value) &&
    !isMailingListAddress(value) &&
    // "cy.get('@request.all')" names no mailbox.
    /^[^@]*[\p{L}\p{N}]/u.test(value) &&
    !isWebAddress(candidate)
  );
};

/** An "@" with a letter of a script without spaces beside it: 李雷@例子.公司. These letters belong to the address. */
const UNSPACED_ADDRESS = new RegExp(
  `(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT})\\p{L}@|@(?!${LETTER_OR_DIGIT_OF_SPACED_SCRIPT})\\p{L}`,
  'u',
);

export const email = shapeRule('email', [
  // Excludes letters of scripts without spaces, because they belong to the sentence around the address: "请发到anna@web.de谢谢".
  { ...base, pattern: patternOf(LETTER_OR_DIGIT_OF_SPACED_SCRIPT), accept: isAddress },
  {
    ...base,
    pattern: patternOf('[\\p{L}\\p{N}]'),
    requires: UNSPACED_ADDRESS,
    accept: (candidate) => UNSPACED_ADDRESS.test(candidate.value) && isAddress(candidate),
  },
  ...spelledOutEmailShapes,
]);
