import { documentLabel } from './document-labels.ts';
import { digitsIn, shapeRule } from './rule.ts';

export const drivingLicence = shapeRule('driving-licence', [
  {
    type: 'ID',
    kind: 'driving-licence',
    confidence: 0.9,
    pattern: new RegExp(
      `\\b${documentLabel('driving licence')}(?: ?-?(?:number|num|no\\.?|nr\\.?|nummer|id|numéro|número|numero|n[°º]|#))*(?: (?:is|was|ist|est|es|è))?[:#=]? ?\\n? ?(?<value>(?=[A-Z]{0,8}[.-]?\\d)[A-Z0-9][A-Z0-9.-]{4,23}(?: \\d{2,6}){0,3})(?![A-Za-z0-9])`,
      'dgi',
    ),
    accept: ({ value }) => digitsIn(value).length >= 4,
  },
  {
    type: 'ID',
    kind: 'driving-licence',
    confidence: 0.85,
    // British driver number (DVLA): surname, decade, month, day and year of birth, initials, check characters.
    pattern: /(?<![A-Za-z0-9])[A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d\d[A-Z9]{2}[A-Z0-9]{3}(?![A-Za-z0-9])/g,
    accept: ({ value }) => value.length === 16,
  },
]);
