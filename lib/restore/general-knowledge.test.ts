import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: 'Kulmbach', original: 'Halle', type: 'LOCATION', shape: 'phrase' },
  { surrogate: 'Rouen', original: 'Kirkenes', type: 'LOCATION', shape: 'phrase' },
  { surrogate: 'Campbell', original: 'Tofte', type: 'PERSON', shape: 'word' },
  { surrogate: 'Pippa', original: 'Yrsa', type: 'PERSON', shape: 'word' },
];
const back = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it.each([
  ['in a year of the past', 'The strike of Kulmbach ended peacefully in 1951.'],
  ['beside a work that stands for a town', 'El mármol de Rouen es blanco.'],
  ['beside the name of a painter', 'Monet a peint la cathédrale de Rouen trente fois.'],
  ['in a list of known towns', 'Trains stop in Lyon, Rouen, Paris and Nantes.'],
  ['beside a full name of somebody else', 'The old bridge of Kulmbach was drawn by Simon Wetherall.'],
  ['a surname beside a public person', 'Andy Warhol painted Campbell soup cans.'],
  ['as one half of a firm', 'Send it to Campbell & Bradstreet for a rating.'],
  ['a short form before the surname of somebody else', 'The jockey Pippa Funnell wrote novels for children.'],
])('leaves a stand-in %s', (_, reply) => expect(back(reply)).toBe(reply));

it.each([
  ['You live in Rouen, so ask there.', 'You live in Kirkenes, so ask there.'],
  ['Pippa was born in Rouen in 1951.', 'Yrsa was born in Kirkenes in 1951.'],
  ['Rouen grew in 2019.', 'Kirkenes grew in 2019.'],
  ['Die Miete in Kulmbach liegt bei 900 Euro.', 'Die Miete in Halle liegt bei 900 Euro.'],
  ['Mr Campbell reads Goethe.', 'Mr Tofte reads Goethe.'],
  ['Campbell & Sons has paid.', 'Tofte & Sons has paid.'],
  ['Pippa Campbell has paid.', 'Yrsa Tofte has paid.'],
])('restores a mention: %s', (reply, expected) => expect(back(reply)).toBe(expected));
