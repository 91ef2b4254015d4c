// Social security numbers of the United States: no check digit, so words beside the number or its hyphens vouch for it.
import { digitsIn, precededBy, type Shape } from './rule.ts';

/** SSA, RN 10201.030: no area 000, 666 or 9xx, no group 00, no serial 0000. */
const SSN = '(?!000|666|9\\d\\d)\\d{3}(?<gap>[ -]?)(?!00)\\d{2}\\k<gap>(?!0000)\\d{4}';
const SSN_WORDS = /\b(?:ssn|social(?: security)?(?: number| no\.?| #)?|social security)\b[^\n]{0,24}$/i;
/** Numbers that advertising made known, and that SSA never gives again. */
const KNOWN_SSN = new Set(['078051120', '219099999', '123456789']);

export const SOCIAL_SECURITY: readonly Shape[] = [
  {
    type: 'ID',
    kind: 'ssn-us',
    confidence: 0.95,
    pattern: new RegExp(`(?<![A-Za-z0-9.-])${SSN}(?![A-Za-z0-9-]|\\.\\d)`, 'g'),
    accept: (candidate) => precededBy(candidate, SSN_WORDS),
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
    // The last four digits identify together with a name.
    pattern:
      /\b(?:last (?:four|4)(?: digits)? of (?:my |the |his |her )?(?:ssn|social)(?: security number)?|ssn ending in|ssn last (?:four|4))(?: is| are|:)? (?<value>\d{4})(?!\d)/dgi,
  },
];
