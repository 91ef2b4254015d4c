import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { shapeRule } from './rule.ts';

const base58check = createBase58check(sha256);

function isBase58Check(value: string): boolean {
  try {
    return base58check.decode(value).length === 21;
  } catch {
    // The library throws if the checksum is wrong; the value is then not an address.
    return false;
  }
}

function isBech32(value: string): boolean {
  const address = value.toLowerCase() as `${string}1${string}`;
  return bech32.decodeUnsafe(address) !== undefined || bech32m.decodeUnsafe(address) !== undefined;
}

const base = { type: 'CRYPTO', confidence: 0.98 } as const;

export const cryptoAddress = shapeRule('crypto', [
  {
    ...base,
    kind: 'btc',
    pattern: /(?<![A-Za-z0-9])[13LM][1-9A-HJ-NP-Za-km-z]{25,34}(?![A-Za-z0-9])/g,
    accept: ({ value }) => isBase58Check(value),
  },
  {
    ...base,
    kind: 'btc',
    pattern: /(?<![A-Za-z0-9])(?:bc|tb|ltc)1[02-9ac-hj-np-z]{11,87}(?![A-Za-z0-9])/gi,
    accept: ({ value }) => isBech32(value),
  },
  {
    ...base,
    kind: 'btc',
    confidence: 0.9,
    // An address with a wrong checksum is probably mistyped. It counts only after a word such as "wallet" or "send".
    pattern:
      /\b(?:wallet|address|btc|bitcoin|send|sent|to)\b[^\n:]{0,16}?:? (?<value>bc1[0-9a-z]{30,60})(?![A-Za-z0-9])/dgi,
  },
  // Mistyped addresses (40 digits) and transaction hashes (64 digits). A number of exactly 64 digits may be a private key: see `secret.ts`.
  { ...base, kind: 'eth', confidence: 0.8, pattern: /(?<![A-Za-z0-9])0x[0-9a-f]{38,63}(?![A-Za-z0-9])/gi },
  { ...base, kind: 'eth', pattern: /(?<![A-Za-z0-9])0x[0-9a-f]{40}(?![A-Za-z0-9])/gi },
]);
