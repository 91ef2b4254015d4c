// A format is a numbered set of values: reading gives a value's number, writing gives the value of a number.
import { permuteInteger, unpermuteInteger } from '../../privacy/integer-permutation.ts';
import type { Codec, PairShape } from '../codec.ts';

export interface Ranked {
  readonly index: bigint;
  readonly size: bigint;
  /** What stays as it is (country, brand, length): values that differ in it live in different domains. */
  readonly label: string;
  readonly accepts?: (index: bigint) => boolean;
}

export interface Format {
  readonly name: string;
  readonly shape: PairShape;
  readonly candidates: RegExp;
  readonly needsHash?: true;
  canonical(text: string): string | undefined;
  rank(text: string): Ranked | undefined;
  /** The value of number `index`, in the layout of `text`. */
  unrank(index: bigint, text: string): string;
}

/** A codec that permutes the numbers of a format. An original that is its own surrogate is refused: the vault serves then. */
export function rankedCodec(format: Format): Codec {
  const domainOf = (ranked: Ranked) => ({
    label: `${format.name} ${ranked.label}`,
    size: ranked.size,
    ...(ranked.accepts ? { accepts: ranked.accepts } : {}),
  });
  return {
    name: format.name,
    shape: format.shape,
    candidates: format.candidates,
    ...(format.needsHash ? { needsHash: true } : {}),
    canonical: (text) => (format.rank(text) ? format.canonical(text) : undefined),
    issue(original, secret) {
      const ranked = format.rank(original);
      if (!ranked || ranked.size < 2n) return undefined;
      const issued = permuteInteger(ranked.index, domainOf(ranked), secret);
      return issued === undefined || issued === ranked.index ? undefined : format.unrank(issued, original);
    },
    recover(surrogate, secret) {
      const ranked = format.rank(surrogate);
      if (!ranked || ranked.size < 2n) return undefined;
      const index = unpermuteInteger(ranked.index, domainOf(ranked), secret);
      return index === undefined ? undefined : format.unrank(index, surrogate);
    },
    domainSize: (original) => Number(format.rank(original)?.size ?? 0n),
  };
}

/** Letters and digits alone. */
export function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Puts `values` where the letters and digits of `text` are; separators stay. */
export function inLayout(values: string, text: string): string {
  let at = 0;
  return text.replace(/[\p{L}\p{N}]/gu, (old) => {
    const value = values[at] ?? old;
    at += 1;
    return /\p{Ll}/u.test(old) ? value.toLowerCase() : value;
  });
}
