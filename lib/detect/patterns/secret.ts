import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { isRandomToken } from './random-token.ts';
import { isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

/** Shannon entropy in bits per character. */
function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

/** The formats that issuers of keys and tokens publish. */
const FORMATS = anyPatternOf(cellsOf(readData('values/secret-formats.tsv')).map(([, pattern = '']) => pattern));
const LEAD = '(?<![A-Za-z0-9_-])';
const END = '(?![A-Za-z0-9_-])';

const base = { type: 'SECRET', kind: 'api-key' } as const;
const NAME =
  '(?:api|access|auth|secret|private|client|app|application|bearer|refresh|session|encryption|signing|consumer|account|storage|webhook|csrf|id)[ _.-]?(?:key|token|secret|id|hash)|(?:aws_)?secret_access_key|token|secret|apikey|credentials?|authorization|cookie|session';

/** Whether a value looks random: at least 12 characters, letters and digits, and high entropy. */
function looksRandom(value: string): boolean {
  const classes = [/[a-z]/, /[A-Z]/, /\d/].filter((c) => c.test(value)).length;
  return value.length >= 12 && classes >= 2 && /\d/.test(value) && entropy(value) >= 3;
}

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.98,
    pattern: new RegExp(`${LEAD}${FORMATS}${END}`, 'g'),
  },
  {
    ...base,
    kind: 'jwt',
    confidence: 0.98,
    pattern: /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,8000}(?:\.[A-Za-z0-9_-]{0,2000})?/g,
  },
  {
    ...base,
    kind: 'private-key',
    confidence: 0.99,
    // The block ends at its closing line or, if that is missing, before the first character that cannot be part of it.
    pattern:
      /-----BEGIN (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,.\\-]{0,20000}?(?:-----END (?:[A-Z0-9]{1,20} ){0,4}PRIVATE KEY(?: BLOCK)?-----|(?=[^A-Za-z0-9+/=\s:,.\\-])|$)/g,
  },
  { ...base, kind: 'private-key', confidence: 0.9, pattern: /(?<![A-Za-z0-9])0x[0-9a-f]{64}(?![A-Za-z0-9])/gi },
  {
    ...base,
    kind: 'private-key',
    confidence: 0.9,
    pattern:
      /\b(?:seed|recovery|mnemonic|secret recovery|backup) ?(?:phrase|words?)?(?: is| are)?[:=]? (?<value>[a-z]{3,8}(?: [a-z]{3,8}){11,23})(?![a-z])/dg,
  },
  {
    ...base,
    kind: 'private-key',
    confidence: 0.9,
    pattern:
      /\b(?:seed|mnemonic|recovery|wallet)\b[^\n"“']{0,40}["“'](?<value>[a-z]{3,8}(?: [a-z]{3,8}){11,23})["”']/dg,
  },
  {
    ...base,
    confidence: 0.95,
    pattern: /\b(?:Bearer|Basic|Token) (?<value>[A-Za-z0-9_\-.~+/]{16,4000}={0,2})(?![A-Za-z0-9])/dg,
    accept: ({ value }) => /\d|[A-Z][^A-Za-z]*[a-z][^A-Z]*[A-Z]/.test(value),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![A-Za-z0-9])(?:[A-Za-z0-9]{1,20}[_-]){0,3}(?:${NAME})"?(?: is)? ?(?:[:=]|=>|(?<= is)) ?["'\`]?(?<value>[A-Za-z0-9_\\-./+=~]{8,500})`,
      'dgi',
    ),
    accept: ({ value }) => looksRandom(value) || (value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value)),
  },
  {
    ...base,
    confidence: 0.7,
    // A long random value with a word such as "key" before it.
    pattern: /(?<![A-Za-z0-9_/+=.-])[A-Za-z0-9_/+-]{32,500}={0,2}(?![A-Za-z0-9_/+=])/g,
    accept: (candidate) =>
      looksRandom(candidate.value) &&
      entropy(candidate.value) >= 3.5 &&
      isPrecededBy(candidate, /\b(?:key|token|secret|credential|auth)\w*\b[^\n]{0,32}$/i),
  },
  // A long random value without a label.
  {
    ...base,
    confidence: 0.65,
    pattern: /(?<![A-Za-z0-9_/+.@%&?-])[A-Za-z0-9_/+-]{32,1000}={0,2}(?![A-Za-z0-9_/+=@%]|[.-][A-Za-z0-9])/g,
    accept: isRandomToken,
  },
];

export const secret = shapeRule('secret', shapes);
