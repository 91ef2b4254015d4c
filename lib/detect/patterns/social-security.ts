// Finds social security numbers of the United States. They have no check digit, so a number needs a word such as "SSN" before it, or hyphens.
import { digitsIn, isPrecededBy, type PatternShape } from './rule.ts';

/** The form of an SSN (SSA, RN 10201.030): the area is not 000, 666 or 9xx, the group not 00, the serial number not 0000. */
const SSN = '(?!000|666|9\\d\\d)\\d{3}(?<gap>[ -]?)(?!00)\\d{2}\\k<gap>(?!0000)\\d{4}';
const SSN_WORDS = /\b(?:ssn|social(?: security)?(?: number| no\.?| #)?|social security)\b[^\n]{0,24}$/i;
/** Numbers that belong to nobody: two that became public through advertising and were withdrawn, and 123-45-6789. */
const KNOWN_SSN = new Set(['078051120', '219099999', '123456789']);

export const SOCIAL_SECURITY_SHAPES: readonly PatternShape[] = [
  {
    type: 'ID',
    kind: 'ssn-us',
    confidence: 0.95,
    pattern: new RegExp(`(?<![A-Za-z0-9.-])${SSN}(?![A-Za-z0-9-]|\\.\\d)`, 'g'),
    accept: (candidate) => isPrecededBy(candidate, SSN_WORDS),
  },
  {
    type: 'ID',
    kind: 'ssn-us',
    confidence: 0.85,
    pattern: /(?<![A-Za-z0-9.-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![A-Za-z0-9-]|\.\d)/g,
    accept: ({ value }) => !KNOWN_SSN.has(digitsIn(value)),
  },
  {
    type: 'ID',
    kind: 'ssn-us',
    confidence: 0.7,
    // The last four digits, which together with a name identify a person.
    pattern:
      /\b(?:last (?:four|4)(?: digits)? of (?:my |the |his |her )?(?:ssn|social)(?: security number)?|ssn ending in|ssn last (?:four|4))(?: is| are|:)? (?<value>\d{4})(?!\d)/dgi,
  },
];
