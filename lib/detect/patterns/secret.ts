import { isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

/** Shannon entropy in bits per character. */
export function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

const LEAD = '(?<![A-Za-z0-9_-])';
const END = '(?![A-Za-z0-9_-])';

/** Formats of tokens, which their issuers publish so that secret scanners can recognise them. */
const PUBLISHED: readonly string[] = [
  '(?:AKIA|ASIA|AROA|AIDA|AGPA|ANPA)[A-Z0-9]{16}', // AWS access key id
  'gh[pousr]_[A-Za-z0-9]{36,255}',
  'github_pat_[A-Za-z0-9_]{22,255}',
  'glpat-[A-Za-z0-9_-]{20,64}',
  'sk-(?:proj-|svcacct-|admin-|ant-(?:api|admin)\\d{2}-|or-v1-)?[A-Za-z0-9_-]{20,200}', // OpenAI, Anthropic, OpenRouter
  'xox[abeoprs]-[A-Za-z0-9-]{10,250}',
  'xapp-\\d-[A-Za-z0-9-]{10,250}',
  'AIza[A-Za-z0-9_-]{35}',
  'ya29\\.[A-Za-z0-9_-]{20,500}',
  'GOCSPX-[A-Za-z0-9_-]{28}',
  '(?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{10,247}',
  'whsec_[A-Za-z0-9+/=]{20,64}',
  'SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{16,64}',
  '(?:AC|SK)[0-9a-f]{32}', // Twilio
  'key-[0-9a-f]{32}',
  'npm_[A-Za-z0-9]{36}',
  'pypi-[A-Za-z0-9_-]{50,250}',
  'hf_[A-Za-z0-9]{30,64}',
  'dop_v1_[0-9a-f]{64}',
  'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}',
  'sq0(?:atp|csp)-[A-Za-z0-9_-]{22,43}',
  'EAACEdEose0cBA[A-Za-z0-9]{10,250}',
  'r8_[A-Za-z0-9]{37}',
  'lin_api_[A-Za-z0-9]{40}',
  'dckr_pat_[A-Za-z0-9_-]{27}',
  'AGE-SECRET-KEY-1[0-9A-Z]{58}',
  '\\d{8,10}:AA[A-Za-z0-9_-]{33}', // Telegram bot
];

const base = { type: 'SECRET', kind: 'api-key' } as const;
const NAME =
  '(?:api|access|auth|secret|private|client|app|application|bearer|refresh|session|encryption|signing|consumer|account|storage|webhook|csrf|id)[ _.-]?(?:key|token|secret|id|hash)|(?:aws_)?secret_access_key|token|secret|apikey|credentials?|authorization|cookie|session';

/** Whether a value looks random: at least 12 characters, letters and digits, and high entropy. */
function looksRandom(value: string): boolean {
  const classes = [/[a-z]/, /[A-Z]/, /\d/].filter((c) => c.test(value)).length;
  return value.length >= 12 && classes >= 2 && /\d/.test(value) && entropy(value) >= 3;
}

const shapes: readonly PatternShape[] = [
  { ...base, confidence: 0.98, pattern: new RegExp(`${LEAD}(?:${PUBLISHED.join('|')})${END}`, 'g') },
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
    accept: ({ value }) => /\d|[A-Z].*[a-z].*[A-Z]/.test(value),
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
];

export const secret = shapeRule('secret', shapes);
