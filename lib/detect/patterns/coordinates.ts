import { shapeRule } from './rule.ts';

/** Latitude and longitude with three decimals or more: a hundred metres or less. */
export const coordinates = shapeRule('coordinates', [
  {
    type: 'LOCATION',
    kind: 'coordinates',
    confidence: 0.85,
    pattern:
      /(?<![\w.,-])[-+]?(?:[0-8]?\d|90)\.\d{3,8}°? ?[NS]?, ?[-+]?(?:1[0-7]\d|180|\d{1,2})\.\d{3,8}(?:°? ?[EW](?!\w))?(?![\w.,-]\d|\w)/g,
  },
]);
