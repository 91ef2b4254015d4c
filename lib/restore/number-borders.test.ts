// Numbers, user names and postcodes beside signs that also stand inside longer values.
import { expect, it } from 'vitest';
import type { RestorePair } from '../sanitize/sanitized.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const PAIRS: readonly RestorePair[] = [
  { surrogate: '6411059', original: '5729183', shape: 'digits', type: 'ID' },
  { surrogate: '48213', original: '90517', shape: 'digits', type: 'ID' },
  { surrogate: '4105854520', original: '1234567890', shape: 'digits', type: 'ID' },
  { surrogate: '41058545 * 29816385', original: '12345678 * 87654321', shape: 'phrase', type: 'ID' },
  { surrogate: 'Fatima', original: 'Marta', shape: 'word', type: 'PERSON', place: 0 },
  { surrogate: 'Eichborn', original: 'Kowalczyk', shape: 'word', type: 'PERSON', place: 1 },
  { surrogate: '6890', original: '4020', shape: 'word', type: 'ADDRESS' },
  { surrogate: 'Wenceslas', original: 'Linz', shape: 'word', type: 'LOCATION' },
];
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it.each([
  ['Round 6411059.891 to thousands', 'Round 5729183.891 to thousands'],
  ['That is 6411059.00 in total', 'That is 5729183.00 in total'],
  ['Das sind 6411059,50 insgesamt', 'Das sind 5729183,50 insgesamt'],
  ['id 48213.5', 'id 90517.5'],
  ['48213,8507,1980,6411059,12', '90517,8507,1980,5729183,12'],
  ['"id",48213\n"id",6411059', '"id",90517\n"id",5729183'],
  ['[6411059,48213]', '[5729183,90517]'],
  ['6,411,059', '5,729,183'],
  ['**6,411,059.20**', '**5,729,183.20**'],
  ['4,105,854,520 rows', '1,234,567,890 rows'],
  ['x=6411059;y=48213', 'x=5729183;y=90517'],
  ['6411059:00', '5729183:00'],
  ['6411059.', '5729183.'],
  ['6411059, 48213', '5729183, 90517'],
  ['Nr. 6411059/2024?', 'Nr. 6411059/2024?'],
])('restores the number in %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each([
  '16411059',
  '64110591',
  '3.6411059',
  '48213-7',
  '12-48213',
  '48213/2',
  '1,6,411,059',
  'A48213',
  '48213b',
  '148,213',
])('leaves the other number %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it.each([
  ['Solve 41058545 * 29816385', 'Solve 12345678 * 87654321'],
  ['**41058545 * 29816385**', '**12345678 * 87654321**'],
  ['Solve **41058545 * 29816385', 'Solve **12345678 * 87654321'],
  ['_41058545 * 29816385_ is', '_12345678 * 87654321_ is'],
])('keeps the asterisk of a value single: %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each([
  ['@fatimaeichborn', '@martakowalczyk'],
  ['Ask @FatimaEichborn.', 'Ask @MartaKowalczyk.'],
  ['#fatimaeichborn', '#martakowalczyk'],
  ['@eichbornfatima!', '@kowalczykmarta!'],
  ['@fatima', '@marta'],
  ['@fatima_eichborn', '@marta_kowalczyk'],
])('restores the user name %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});

it.each(['@fatimatown', '@fatimaeich', 'eichbornfatimas'])('leaves the other user name %s', (reply) => {
  expect(restored(reply)).toBe(reply);
});

it.each([
  ['6890 Wenceslas', '4020 Linz'],
  ['An: Hauptstr. 5, 6890 Wenceslas, Österreich', 'An: Hauptstr. 5, 4020 Linz, Österreich'],
  ['In 6890 people lived there, Wenceslas', 'In 6890 people lived there, Linz'],
  ['6890', '6890'],
])('restores a postcode only before its town: %s', (reply, expected) => {
  expect(restored(reply)).toBe(expected);
});
