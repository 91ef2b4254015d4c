import { shapeRule } from './rule.ts';

const base = { type: 'LOCATION', kind: 'coordinates', confidence: 0.85 } as const;

export const coordinates = shapeRule('coordinates', [
  {
    ...base,
    // Latitude and longitude with at least three decimals, which means an accuracy of about a hundred metres or better.
    pattern:
      /(?<![\w.,-])[-+]?(?:[0-8]?\d|90)\.\d{3,8}°? ?[NS]?, ?[-+]?(?:1[0-7]\d|180|\d{1,2})\.\d{3,8}(?:°? ?[EW](?!\w))?(?![\w.,-]\d|\w)/g,
  },
  {
    ...base,
    // Latitude or longitude after its name, as in apps and logs. Either of them alone already narrows the place down.
    pattern:
      /(?<!\p{L})(?:lat(?:itude)?|lng|lon(?:g(?:itude)?)?|breitengrad|längengrad|latitud|longitud|latitudine|longitudine)\.?["']?(?: ?[:=] {0,2}["']?|(?: is)? {1,2}(?=[-+]?\d{1,3}\.\d{4}))(?<value>[-+]?(?:1[0-7]\d|180|\d{1,2})\.\d{2,15})(?!\.?\d)/dgiu,
    requires: /\bl(?:at|ng|on)|breiten|längen/i,
  },
  {
    ...base,
    // Degrees and minutes, one coordinate or both: 48°51'29.6"N 2°17'40.2"E.
    pattern:
      /(?<!\d)\d{1,3}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}])(?:,? {0,2}\d{1,3}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}]))?/gu,
    requires: /°/,
  },
]);
