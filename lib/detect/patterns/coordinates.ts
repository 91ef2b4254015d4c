// Finds geographic coordinates. A fine one points at a house, as an address does; a coarse one ("51.5074, -0.1278") is a place.
import { type Candidate, type PatternRule, shapeRule } from './rule.ts';

const base = { type: 'LOCATION', kind: 'coordinates', confidence: 0.85 } as const;

/**
 * Coordinates with five decimals or decimal seconds, which are exact to a few metres. Maps, phones and trackers write them; those of towns
 * have at most four decimals.
 */
const FINE = /\d\.\d{5}|\d[.,]\d+ ?(?:["″”]|'')/u;
const isFine = ({ value }: Candidate): boolean => FINE.test(value);

const shapes = [
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
    // Degrees and minutes, one coordinate or both: 48°51'29.6"N 2°17'40.2"E, and as cameras write it: 52 deg 4' 41.20" N.
    pattern:
      /(?<!\d)\d{1,3}(?:°| deg) ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}])(?:,? {0,2}\d{1,3}(?:°| deg) ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}]))?/gu,
    requires: /°|\ddeg|\d deg/,
  },
];

const coarse = shapeRule(
  'coordinates',
  shapes.map((shape) => ({ ...shape, accept: (candidate: Candidate) => !isFine(candidate) })),
);
const fine = shapeRule(
  'coordinates',
  shapes.map((shape) => ({ ...shape, type: 'ID', confidence: 0.9, accept: isFine })),
);

export const coordinates: PatternRule = {
  name: coarse.name,
  find: (text) => [...coarse.find(text), ...fine.find(text)],
};
