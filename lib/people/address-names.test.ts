import { expect, it } from 'vitest';
import { addressReader } from './address-names.ts';

const read = addressReader([
  { name: 'Elena Maria Keller', standIn: 'Ulrike Ariadna Banerjee' },
  { name: 'Jürgen Groß', standIn: 'José Łaska' },
  { name: 'Dr. Anna van der Berg', standIn: 'Dr. Solène van der Halloran' },
  { name: "Keller's", standIn: "Banerjee's" },
  { name: 'Li', standIn: 'Wu' },
]);
const standInOf = (local: string) =>
  read(local)
    ?.map(({ text, standIn }) => standIn ?? text)
    .join('');

it.each([
  ['elena.keller', 'ulrike.banerjee'],
  ['keller_e', 'banerjee_u'],
  ['kellere', 'banerjeeu'],
  ['emkeller', 'uabanerjee'],
  ['e-keller-85', 'u-banerjee-85'],
  ['Keller.Elena', 'banerjee.ulrike'],
  ['emk', 'uab'],
  ['ek', 'ub'],
  ['juergen.gross', 'jose.laska'],
  ['jurgengross', 'joselaska'],
  ['jgroß', 'jlaska'],
  ['a.vanderberg', 's.vanderhalloran'],
  ['li.88', 'wu.88'],
])('reads %s by the names of the text', (local, expected) => {
  expect(standInOf(local)).toBe(expected);
});

it('marks what no name of the text explains', () => {
  expect(read('keller.praxis')).toEqual([{ text: 'keller', standIn: 'banerjee' }, { text: '.' }, { text: 'praxis' }]);
  expect(standInOf('elena.und.anna')).toBe('ulrike.und.solene');
});

it.each(['lilian', 'kellermann', 'e.k.meier', 'ke', 'elke', 'info', 'kr4ken_99', 'der.bergsteiger'])(
  'reads no name in %s',
  (local) => {
    expect(read(local)).toBeUndefined();
  },
);

it('passes over a person whose stand-in has other words', () => {
  expect(addressReader([{ name: 'Elena Keller', standIn: 'Ulrike' }])('elena.keller')).toBeUndefined();
});
