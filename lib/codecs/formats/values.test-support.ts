// Generators of values of every format, for the tests of the codecs.
import fc from 'fast-check';
import { secretFrom } from '../../privacy/random.seeded.test-support.ts';
import type { Codec } from '../codec.ts';
import { luhnCheckDigit } from './card.ts';
import { withEip55Checksum } from './crypto-address.ts';
import { EMAIL_PROVIDERS } from './email.ts';
import { phoneCodecs } from './phone.ts';

export const secret = secretFrom('laws');

/** The codec that reads a value. */
export function codecFor(codecs: readonly Codec[], text: string): Codec {
  const codec = codecs.find((c) => c.canonical(text) !== undefined);
  if (!codec) throw new Error(`No codec reads ${text}.`);
  return codec;
}

export const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
const grouped = (text: string, size: number, separator: string) =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);

export function mod97(iban: string): number {
  const turned = iban.slice(4) + iban.slice(0, 4);
  return [...turned].reduce((rest, c) => Number(`${rest}${Number.parseInt(c, 36)}`) % 97, 0);
}

export const cards = fc
  .tuple(fc.constantFrom('4', '51', '34', '6011'), digits(15), fc.constantFrom('', ' ', '-'))
  .map(([brand, rest, separator]) => {
    const payload = (brand + rest).slice(0, brand === '34' ? 14 : 15);
    return grouped(payload + luhnCheckDigit(payload), 4, separator);
  });

export const ibans = fc
  .tuple(
    fc.constantFrom('DE', 'ES', 'GB', 'FR', 'NO'),
    digits(18),
    fc.stringMatching(/^[A-Z]{4}$/),
    fc.constantFrom('', ' '),
  )
  .map(([country, number, bank, separator]) => {
    const account = country === 'GB' ? bank + number.slice(0, 14) : number.slice(0, country === 'NO' ? 11 : 18);
    const check = String(98 - mod97(`${country}00${account}`)).padStart(2, '0');
    return grouped(country + check + account, 4, separator);
  });

export const socialSecurity = fc
  .tuple(
    fc.integer({ min: 1, max: 899 }).filter((area) => area !== 666),
    fc.integer({ min: 1, max: 99 }),
    fc.integer({ min: 1, max: 9999 }),
    fc.constantFrom('', '-', ' '),
  )
  .map(([area, group, serial, s]) =>
    [String(area).padStart(3, '0'), String(group).padStart(2, '0'), String(serial).padStart(4, '0')].join(s),
  );

export const phones = fc
  .tuple(fc.constantFrom('+1 (212) 555-', '+44 20 7946 ', '+49 171 555', '+33 1 42 68 ', '+91 98765 '), digits(4))
  .map(([start, end]) => start + end)
  .filter((text) => phoneCodecs.some((codec) => codec.canonical(text) !== undefined));

export const nationalPhones = fc
  .tuple(fc.constantFrom('(212) 456-', '030 227 3', '07400 12', '06 12 34 ', '0151 2345', '(555) 987-'), digits(4))
  .map(([start, end]) => start + end)
  .filter((text) => phoneCodecs.some((codec) => codec.canonical(text) !== undefined));

const octet = fc.integer({ min: 0, max: 255 });
export const addresses = fc
  .oneof(
    fc.tuple(fc.integer({ min: 11, max: 99 }), octet, octet, octet),
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  )
  .map((parts) => parts.join('.'));

export const macs = fc
  .tuple(fc.stringMatching(/^[0-9a-f]{12}$/), fc.constantFrom(':', '-'), fc.boolean())
  .map(([hex, s, upper]) => grouped(upper ? hex.toUpperCase() : hex, 2, s))
  .filter((text) => /[a-f]/i.test(text));

export const identifiers = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{2,3}$/),
    fc.constantFrom('-', '/', '.', ''),
    digits(4, 8),
    fc.stringMatching(/^[a-z]{0,2}$/),
  )
  .map(([start, s, middle, end]) => start + s + middle + end);

export const numbers = fc
  .tuple(fc.integer({ min: 1, max: 9 }), digits(0, 14), fc.boolean())
  .map(([first, rest, spaced]) => grouped(`${first}${rest}`, 3, spaced ? ' ' : ''));

export const postalCodes = fc
  .tuple(
    fc.constantFrom('SW1A 1', 'M1 1', 'LS11 5', 'K1A 0B', '1012 ', 'D-10', '7500', '02118-1'),
    fc.stringMatching(/^[ABDEFGHJLNPQRTUWXYZ]{2}$/),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([start, letters, digit]) => {
    if (start.startsWith('K') || start === '7500') return start + digit;
    return start + (/^[D0]/.test(start) ? `${digit}23` : letters);
  });

export const userNames = fc
  .tuple(fc.constantFrom('@', ''), fc.stringMatching(/^[a-z]{4,8}$/), fc.constantFrom('_', '.', '-'), digits(2, 4))
  .map((parts) => parts.join(''));

export const addressesOfCoins = fc
  .stringMatching(/^[0-9a-f]{40}$/)
  .map((hex) => `0x${withEip55Checksum(hex)}`)
  .filter((text) => /[a-f]/.test(text) && /[A-F]/.test(text));

const names = fc.constantFrom('natalie', 'emily', 'Charlotte', 'thompson', 'Rodriguez', 'kr4ken', 'qzx');
export const emails = fc
  .tuple(names, fc.constantFrom('.', '_', '-', '+'), names, digits(0, 3), fc.constantFrom(...EMAIL_PROVIDERS))
  .map(([first, separator, last, number, domain]) => `${first}${separator}${last}${number}@${domain}`);

const two = (value: number) => String(value).padStart(2, '0');
export const times = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 59 }),
    fc.constantFrom('', 'am', ' pm', ' p.m.', ' PM'),
  )
  .map(([hour, minute, half]) => `${half === '' ? two(hour) : hour}:${two(minute)}${half}`);

const MONTH_NAMES = ['January', 'März', 'avril', 'mayo', 'SEPTEMBER', 'Dec'];
export const partialDates = fc
  .tuple(
    fc.constantFrom(...MONTH_NAMES),
    fc.integer({ min: 2, max: 28 }),
    fc.integer({ min: 1900, max: 2099 }),
    fc.nat(3),
  )
  .map(
    ([month, day, year, form]) =>
      [`${month} ${year}`, `${day} ${month}`, `${two((day % 12) + 1)}/${year}`, `${year}`][form] ?? '',
  );
