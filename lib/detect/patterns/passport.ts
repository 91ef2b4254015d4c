import { documentLabel } from './document-labels.ts';
import { digitsIn, shapeRule } from './rule.ts';

export const passport = shapeRule('passport', [
  {
    type: 'ID',
    kind: 'passport',
    confidence: 0.9,
    pattern: new RegExp(
      `\\b${documentLabel('passport')}(?: ?-?(?:card|book|number|num|no\\.?|nr\\.?|nummer|id|numéro|número|numero|n[°º]|#))*(?: (?:is|was|ist|est|es|è))? ?[:#=-]? ?\\n? ?\\(?(?<value>[A-Z]{0,3}\\d[A-Z0-9]{4,9}|[A-Z]\\d[A-Z0-9]{4,9})(?![A-Za-z0-9])`,
      'dgi',
    ),
    accept: ({ value }) => digitsIn(value).length >= 3,
  },
  {
    type: 'ID',
    kind: 'passport',
    confidence: 0.95,
    // The two machine-readable lines of a passport (ICAO 9303), which contain name, number, date of birth and nationality.
    pattern: /P[A-Z<][A-Z<]{42} ?\r?\n[A-Z0-9<]{44}/g,
  },
]);
