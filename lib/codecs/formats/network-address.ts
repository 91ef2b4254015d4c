// IPv4 and MAC addresses. A public address becomes another public one, and a private address stays in its private range.
import type { Codec } from '../codec.ts';
import { rankedCodec } from './ranked-codec.ts';

interface Range {
  readonly first: bigint;
  readonly size: bigint;
}

const range = (first: string, bits: bigint): Range => ({ first: numberOf(first) ?? 0n, size: 1n << bits });
/** Private ranges (RFC 1918) and loopback: an address stays within its range. */
const PRIVATE: readonly Range[] = [
  range('10.0.0.0', 24n),
  range('172.16.0.0', 20n),
  range('192.168.0.0', 16n),
  range('127.0.0.0', 24n),
];
/** All ranges that are not public (RFC 6890). */
const RESERVED: readonly Range[] = [
  ...PRIVATE,
  range('0.0.0.0', 24n),
  range('100.64.0.0', 22n),
  range('169.254.0.0', 16n),
  range('224.0.0.0', 29n),
];

function numberOf(text: string): bigint | undefined {
  const octets = text.trim().split('.').map(Number);
  if (octets.length !== 4 || !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text.trim()) || octets.some((o) => o > 255))
    return undefined;
  return octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);
}

const rangeContains = ({ first, size }: Range, address: bigint) => address >= first && address < first + size;
const ALL_ADDRESSES: Range = { first: 0n, size: 1n << 32n };

function rangeOf(address: bigint): Range {
  return PRIVATE.find((r) => rangeContains(r, address)) ?? ALL_ADDRESSES;
}

export const ipv4Codec: Codec = rankedCodec({
  name: 'ipv4',
  shape: 'phrase',
  candidates: /\d{1,3}(?:\.\d{1,3}){3}/g,
  canonical: (text) => text.trim(),
  rank(text) {
    const address = numberOf(text);
    // An octet with a leading zero ("010.1.1.1") is refused, because the zero could not be restored.
    if (address === undefined || /(^|\.)0\d/.test(text)) return undefined;
    const { first, size } = rangeOf(address);
    if (first !== 0n) return { index: address - first, size, label: first.toString() };
    const isPublic = (value: bigint) => !RESERVED.some((r) => rangeContains(r, value));
    return {
      index: address,
      size,
      label: isPublic(address) ? 'public' : 'reserved',
      accepts: (v) => isPublic(v) === isPublic(address) && rangeOf(v).first === 0n,
    };
  },
  unrank(index, text) {
    const address = index + rangeOf(numberOf(text) ?? 0n).first;
    return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.');
  },
});

const hexDigits = (text: string) => text.replace(/[^0-9a-f]/gi, '');

/** Grouped hexadecimal digits in one case: MAC, full IPv6 and Ethereum addresses. The surrogate has the same case. */
export const hexadecimalCodec: Codec = rankedCodec({
  name: 'hexadecimal',
  shape: 'phrase',
  candidates: /(?:0x)?[0-9a-fA-F](?:[0-9a-fA-F]|[:.-]{1,2}(?=[0-9a-fA-F])){7,80}/g,
  // Case is kept: digits in upper case belong to another domain and would be restored as another value.
  canonical: (text) => hexDigits(text.replace(/^0x/i, '')),
  rank(text) {
    const body = text.trim().replace(/^0x/i, '');
    const digits = hexDigits(body);
    if (digits.length < 8 || /[^0-9a-f:.-]/i.test(body)) return undefined;
    const upper = /[A-F]/.test(body);
    // Mixed case (a checksum) could not be restored, and digits alone have no case: such values are left to another codec or the vault.
    if (upper === /[a-f]/.test(body)) return undefined;
    // The surrogate needs a letter too, because its case tells how to write the original.
    const accepts = (value: bigint) => /[a-f]/.test(value.toString(16));
    return {
      index: BigInt(`0x${digits}`),
      size: 1n << BigInt(4 * digits.length),
      label: `${digits.length}${upper ? 'U' : 'l'}`,
      accepts,
    };
  },
  unrank(index, text) {
    const [, prefix = '', body = ''] = /^(\s*(?:0x)?)(.*)$/is.exec(text) ?? [];
    const digits = index.toString(16).padStart(hexDigits(body).length, '0');
    const cased = /[A-F]/.test(body) ? digits.toUpperCase() : digits;
    let at = 0;
    return prefix + body.replace(/[0-9a-f]/gi, (old) => cased[at++] ?? old);
  },
});
