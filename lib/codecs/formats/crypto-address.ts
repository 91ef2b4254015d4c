// Permutes addresses of cryptocurrencies and computes their checksums again: base58check, bech32 and bech32m (BIP 173, 350), EIP-55.
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { Codec } from '../codec.ts';
import { rankedCodec } from './ranked-codec.ts';

const base58check = createBase58check(sha256);

const numberFrom = (bytes: Uint8Array | readonly number[], bits: bigint) =>
  Array.from(bytes).reduce((sum, byte) => (sum << bits) + BigInt(byte), 0n);

function digitsOf(value: bigint, bits: bigint, length: number): number[] {
  const mask = (1n << bits) - 1n;
  return Array.from({ length }, (_, at) => Number((value >> (bits * BigInt(length - 1 - at))) & mask));
}

function payloadOf(text: string): Uint8Array | undefined {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 ? bytes : undefined;
  } catch {
    // The checksum is wrong, so this is not an address.
    return undefined;
  }
}

/** For addresses in base58check. The version byte stays, because it decides the first character ("1" or "3" in Bitcoin). */
const base58Codec: Codec = rankedCodec({
  name: 'base58check',
  shape: 'phrase',
  candidates: /(?<![A-Za-z0-9])[1-9A-HJ-NP-Za-km-z]{25,36}(?![A-Za-z0-9])/g,
  canonical: (text) => text,
  rank(text) {
    const bytes = payloadOf(text);
    return bytes && { index: numberFrom(bytes.slice(1), 8n), size: 1n << 160n, label: `${bytes[0]}` };
  },
  unrank(index, text) {
    const version = payloadOf(text)?.[0] ?? 0;
    return base58check.encode(Uint8Array.from([version, ...digitsOf(index, 8n, 20)]));
  },
});

function bech32Parts(text: string) {
  const lower = text.toLowerCase() as `${string}1${string}`;
  // Mixed case is invalid, and could not be restored.
  if (text !== lower && text !== text.toUpperCase()) return undefined;
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(lower);
    if (decoded && decoded.words.length > 1) return { ...decoded, coder };
  }
  return undefined;
}

/**
 * For addresses in bech32 and bech32m. The human-readable part, the witness version and the length stay. The witness program is permuted as
 * bytes and not as 5-bit words, because its last word is padded.
 */
const bech32Codec: Codec = rankedCodec({
  name: 'bech32',
  shape: 'phrase',
  candidates: /(?<![A-Za-z0-9])(?:bc|tb|ltc)1[02-9ac-hj-np-z]{11,87}(?![A-Za-z0-9])/gi,
  canonical: (text) => text.toLowerCase(),
  rank(text) {
    const parts = bech32Parts(text);
    const program = parts && bech32.fromWordsUnsafe(parts.words.slice(1));
    if (!parts || !program) return undefined;
    const label = `${parts.prefix} ${parts.words[0]} ${program.length}`;
    return { index: numberFrom(program, 8n), size: 1n << BigInt(8 * program.length), label };
  },
  unrank(index, text) {
    const parts = bech32Parts(text);
    if (!parts) throw new RangeError('This text is no bech32 address.');
    const length = bech32.fromWords(parts.words.slice(1)).length;
    const words = bech32.toWords(Uint8Array.from(digitsOf(index, 8n, length)));
    const address = parts.coder.encode(parts.prefix, [parts.words[0] ?? 0, ...words]);
    return text === text.toLowerCase() ? address : address.toUpperCase();
  },
});

/** The address with the checksum of EIP-55: a letter is a capital if the hash of the lower-case address has 8 or more at its position. */
export function withEip55Checksum(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return lower.replace(/[a-f]/g, (letter, at: number) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter,
  );
}

const hasBothCases = (hex: string) => /[a-f]/.test(hex) && /[A-F]/.test(hex);

/** For addresses in mixed case, which is their checksum. Addresses in one case are left to the hexadecimal codec. */
const ethereumCodec: Codec = rankedCodec({
  name: 'eip55',
  shape: 'phrase',
  candidates: /(?<![A-Za-z0-9])0x[0-9a-fA-F]{40}(?![A-Za-z0-9])/g,
  canonical: (text) => text,
  rank(text) {
    const hex = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
    if (!hex || !hasBothCases(hex) || withEip55Checksum(hex) !== hex) return undefined;
    const accepts = (value: bigint) => hasBothCases(withEip55Checksum(value.toString(16).padStart(40, '0')));
    return { index: BigInt(`0x${hex}`), size: 1n << 160n, label: '', accepts };
  },
  unrank: (index) => `0x${withEip55Checksum(index.toString(16).padStart(40, '0'))}`,
});

export const cryptoAddressCodecs: readonly Codec[] = [base58Codec, bech32Codec, ethereumCodec];
