import { expect, it } from 'vitest';
import { identityNumbers } from '../../detect/patterns/identity-numbers.ts';
import { passesVinCheck } from '../../detect/patterns/vin.ts';
import { keyedHash } from '../../privacy/keys.ts';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import { restore } from '../../restore/restore.ts';
import { checkDigitCodecs, checkDigitCodecsFor } from './checked-identifier.ts';

const isValid = (country: string, number: string) =>
  identityNumbers('national-id').some((n) => n.country === country && n.validate(number).isValid);

it.each([
  ['pl', '44051401359'],
  ['es', '54362315-K'],
  ['nl', '1112.22.333'],
  ['ca', '123 456 782'],
  ['br', '390.533.447-05'],
  ['gb', 'AB 12 34 56 C'],
])('gives a valid number of %s for %s, and restores the number', (country, number) => {
  expect(isValid(country, number)).toBe(true);
  const codec = checkDigitCodecsFor(`national-id:${country}`).find((c) => c.canonical(number) !== undefined);
  for (const seed of ['a', 'b', 'c']) {
    const secret = secretFrom(seed);
    const surrogate = codec?.issue(number, secret) ?? '';
    expect(surrogate).not.toBe(number);
    expect(surrogate.replace(/[A-Z0-9]/g, '')).toBe(number.replace(/[A-Z0-9]/g, ''));
    expect(isValid(country, surrogate)).toBe(true);
    expect(codec?.recover(surrogate, secret)).toBe(number);
    const hash = keyedHash(secret, codec?.name ?? '', codec?.canonical(surrogate) ?? '');
    const entries = [{ kind: 'issued', hash, codec: codec?.name ?? '' }] as const;
    const reply = restore(`Your number ${surrogate} is on page 12.`, { secret, entries });
    expect(reply.map((segment) => segment.text).join('')).toBe(`Your number ${number} is on page 12.`);
  }
});

it('gives a vehicle number with a valid check digit', () => {
  const secret = secretFrom('vin');
  const [codec] = checkDigitCodecsFor('vin');
  const surrogate = codec?.issue('1HGCM82633A004352', secret) ?? '';
  expect(passesVinCheck(surrogate)).toBe(true);
  expect(surrogate).not.toMatch(/[IOQ]/);
  expect(codec?.recover(surrogate, secret)).toBe('1HGCM82633A004352');
});

it('leaves numbers that fail their check to other codecs', () => {
  expect(checkDigitCodecsFor('national-id:pl')[0]?.canonical('44051401358')).toBeUndefined();
  expect(checkDigitCodecsFor('order')).toEqual([]);
});

it('names the codecs by the order of the table, which must not change', () => {
  const names = checkDigitCodecs.map(({ name }) => name);
  expect([names[0], names[36], names[51], names[52], names[78], names.length]).toEqual([
    'checked:national-id:ar:0',
    'checked:national-id:pl:36',
    'checked:national-id:za:51',
    'checked:tax-id:at:0',
    'checked:tax-id:za:26',
    80,
  ]);
});
