// Finds geographic coordinates. Precise ones point at a house, so they are reported as an ID; rough ones ("51.5074, -0.1278") are a location.
import { type Candidate, shapeRule } from './rule.ts';

const base = { type: 'LOCATION', kind: 'coordinates', confidence: 0.85 } as const;

/**
 * Coordinates with at least five decimals or with decimal seconds, which are exact to a few metres. Maps, phones and trackers write them so;
 * coordinates of towns usually have at most four decimals.
 */
const PRECISE = /\d\.\d{5}|\d[.,]\d+ ?(?:["″”]|'')/u;
const isPrecise = ({ value }: Candidate): boolean => PRECISE.test(value);

const shapes = [
  {
    ...base,
    // Latitude and longitude with at least three decimals, which are exact to about a hundred metres.
    pattern:
      /(?<![\w.,-])[-+]?(?:[0-8]?\d|90)\.\d{3,8}°? ?[NS]?, ?[-+]?(?:1[0-7]\d|180|\d{1,2})\.\d{3,8}(?:°? ?[EW](?!\w))?(?![\w.,-]\d|\w)/g,
  },
  {
    ...base,
    // A latitude or longitude after its name, as in apps and logs. Even one of the two narrows the place down.
    pattern:
      /(?<!\p{L})(?:lat(?:itude)?|lng|lon(?:g(?:itude)?)?|breitengrad|längengrad|latitud|longitud|latitudine|longitudine)\.?["']?(?: ?[:=] {0,2}["']?|(?: is)? {1,2}(?=[-+]?\d{1,3}\.\d{4}))(?<value>[-+]?(?:1[0-7]\d|180|\d{1,2})\.\d{2,15})(?!\.?\d)/dgiu,
    requires: /\bl(?:at|ng|on)|breiten|längen/i,
  },
  {
    ...base,
    // One or two coordinates in degrees and minutes (48°51'29.6"N 2°17'40.2"E), also as cameras write them (52 deg 4' 41.20" N).
    pattern:
      /(?<!\d)\d{1,3}(?:°| deg) ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}])(?:,? {0,2}\d{1,3}(?:°| deg) ?\d{1,2}['′’] ?(?:\d{1,2}(?:[.,]\d{1,4})?(?:["″”]|''))? ?[NSEWO](?![\p{L}\p{M}]))?/gu,
    requires: /°|\ddeg|\d deg/,
  },
];

export const coordinates = shapeRule(
  'coordinates',
  shapes.flatMap((shape) => [
    { ...shape, accept: (candidate: Candidate) => !isPrecise(candidate) },
    { ...shape, type: 'ID', confidence: 0.9, accept: isPrecise },
  ]),
);
