// Finds national identity numbers of many countries.
import { documentLabel } from './document-labels.ts';
import { identityNumbers } from './identity-numbers.ts';
import { nationalIdentifierShapes } from './national-identifier-shapes.ts';
import { digitsIn, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';
import { SOCIAL_SECURITY_SHAPES } from './social-security.ts';

/** Checks a number of the British NHS: weights 10 to 2, modulo 11 (NHS Data Dictionary, "NHS NUMBER"). */
function isNhsNumber(value: string): boolean {
  const digits = digitsIn(value);
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return digits.length === 10 && check !== 10 && String(check) === digits[9];
}

const EXTRA: readonly PatternShape[] = [
  ...SOCIAL_SECURITY_SHAPES,
  {
    type: 'ID',
    kind: 'national-id:gb',
    confidence: 0.95,
    pattern: /(?<![A-Za-z0-9.-])\d{3}[ -]?\d{3}[ -]?\d{4}(?![A-Za-z0-9-]|\.\d)/g,
    accept: (candidate) => isNhsNumber(candidate.value) && isPrecededBy(candidate, /\bnhs\b[^\n]{0,24}$/i),
  },
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.85,
    pattern:
      /(?<![\p{L}\p{N}])паспорт\p{L}*(?: рф)?(?: ?(?:серии?|№|номер|:|,)){0,3} ?(?<value>\d{2} ?\d{2}(?: ?(?:№|номер))? ?\d{6})(?!\d)/dgiu,
  },
  {
    type: 'ID',
    kind: 'reference',
    confidence: 0.75,
    // A number after words such as "national ID", even if its check digit is wrong or its country is not in the table.
    pattern: new RegExp(
      `\\b${documentLabel('identity number')}(?: (?:number|no\\.?|nr\\.?|is|ist|es|est))*[:#=]? ?\\n? ?(?<value>[A-Z]{0,6}\\d[A-Z0-9./-]{2,20}(?: \\d[A-Z0-9]{0,9}){0,5})(?![A-Za-z0-9])`,
      'dgi',
    ),
    accept: (candidate) => digitsIn(candidate.value).length >= 5 && !/[a-z]{3,}/.test(candidate.value),
  },
];

export const nationalId = shapeRule('national-id', [
  ...nationalIdentifierShapes('national-id', identityNumbers('national-id')),
  ...EXTRA,
]);
