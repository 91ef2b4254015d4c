import { expect, it } from 'vitest';
import { coordinates } from './coordinates.ts';
import { mark, plain } from './marked.test-support.ts';
import { postalCode } from './postal-code.ts';
import type { PatternRule } from './rule.ts';
import { streetAddress } from './street-address.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    coordinates,
    [
      'Last seen at ⟦51.5074, -0.1278⟧.',
      'Pin: ⟦40.6892° N, 74.0445° W⟧ today',
      'Means of 3.5, 4.25 and 1.125, 0.5 were found.',
      'Version 51.5074.1, 2.0',
      'lat ⟦40.71278⟧ long ⟦-74.00594⟧',
      'Latitude: ⟦52.5200⟧, longitude: ⟦13.4050⟧.',
      '{"lat": ⟦40.7127837⟧, "lng": ⟦-74.0059413⟧}',
      `GPS ⟦48°51'29.6"N 2°17'40.2"E⟧`,
      'bei ⟦52° 31′ 12″ N, 13° 24′ 18″ O⟧ gesehen',
      'how long 2.50 takes, and at 3.75',
      'It is 48° outside, 2°17 warmer.',
      `GPS Position : ⟦48 deg 12' 9.10" N, 16 deg 22' 4.55" E⟧`,
    ],
  ],
  [
    streetAddress,
    [
      'at ⟦12 1/2 Elm Street⟧ or ⟦Lindengasse 12 1/2⟧ or ⟦Lindenweg 7 ½⟧, then 1/2 hour later',
      'Send it to ⟦221B Baker Street, Apt 4, Springfield, IL 62704⟧, please.',
      'I live at ⟦1600 Pennsylvania Ave NW, Washington, DC 20500⟧.',
      'at ⟦10 Downing Street, London SW1A 2AA⟧.',
      'wohnt in der ⟦Hauptstraße 12, 10115 Berlin⟧.',
      'die ⟦Kurt-Schumacher-Str. 5a⟧ ist',
      'au ⟦12 rue de Rivoli, 75001 Paris⟧.',
      'vive en la ⟦Calle Mayor 5⟧.',
      'abita in ⟦Via Roma 10, 00184 Roma⟧.',
      'op de ⟦Keizersgracht 123, 1015 CJ Amsterdam⟧.',
      'at ⟦221b baker street⟧',
      '⟦PO Box 1234⟧ is mine',
      'at ⟦27 Alder Street, Portland⟧. My IBAN is secret',
      'in ⟦12 Oak Ave, St. Louis⟧. We moved',
      'Wohnt ⟦Hauptstr. 5, 10115 Berlin⟧. Meine IBAN folgt',
      '5 minutes down the road',
      'In 2019 Park visitors came.',
      'Chapter 12 Way of life',
      'I walked 3 miles on the street',
    ],
  ],
  [
    postalCode,
    [
      'London ⟦NW1 6XE⟧.',
      'Springfield, IL ⟦62704-1234⟧',
      'Toronto ⟦M5V 2T6⟧',
      'in ⟦10115⟧ Berlin',
      '⟦1015 CJ⟧ Amsterdam',
      'zip code: ⟦90210⟧',
      '12000 Menschen und 2000 EU',
      'OK 12 and 62704 units',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);

it.each([
  ['seen at 48.20817, 16.37382 today', 'ID'],
  ['{"lat":-33.86882,"on":1}', 'ID'],
  [`GPS Position : 48 deg 12' 9.10" N, 16 deg 22' 4.55" E`, 'ID'],
  ['Vienna is at 48.2082, 16.3738', 'LOCATION'],
  [`48°12' N 16°22' E`, 'LOCATION'],
])('tells a house from a town by the number of decimals: %s', (text, type) =>
  expect(coordinates.find(text).map((finding) => finding.type)).toEqual([type]),
);

it.each([
  'His INR was 2.4 on 3 November. Yesterday Dr Hallworth gave him pills.',
  'On 3 November Dr Hallworth called.',
  'He came on 27 May. Dr Smith saw him.',
])('does not take a date before a doctor for a street: %s', (text) => expect(mark(streetAddress, text)).toBe(text));

it.each(['⟦9 November Drive⟧ is ours', 'at ⟦14 St. James Dr⟧'])('finds the street in %s', (marked) =>
  expect(mark(streetAddress, plain(marked))).toBe(marked),
);
