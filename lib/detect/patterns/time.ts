import { OUTER_PUNCTUATION_EXCEPT_FULL_STOP, shapeRule } from './rule.ts';

const base = { type: 'TIME', kind: 'time', outer: OUTER_PUNCTUATION_EXCEPT_FULL_STOP } as const;

export const time = shapeRule('time', [
  {
    ...base,
    confidence: 0.9,
    pattern:
      /(?<![\w:.,/-])(?:[01]?\d|2[0-3])[:][0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?: ?[ap]\.?m\b\.?| ?uhr\b| ?(?:UTC|GMT|CET|CEST|EST|EDT|PST|PDT|BST)\b|Z\b|[+-]\d{2}:?\d{2}\b)?(?![\w:/])/gi,
  },
  // The time in an ISO timestamp; date.ts finds the date before it.
  {
    ...base,
    confidence: 0.95,
    pattern: /(?<=\d{4}-\d{2}-\d{2}T)\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?/g,
  },
  {
    ...base,
    confidence: 0.9,
    pattern: /(?<![\w:.,/-])(?:1[0-2]|0?[1-9])(?:\.[0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)(?!\w)/gi,
  },
  {
    ...base,
    confidence: 0.9,
    pattern:
      /(?<![\w:.,/-])(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)? ?(?:uhr|heures)(?!\p{L})(?: [0-5]\d(?!\d))?|(?<![\w:.,/-])(?:[01]?\d|2[0-3]) ?h ?[0-5]\d(?!\w)/giu,
  },
]);
