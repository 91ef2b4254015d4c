// Codecs of formats whose values can be numbered: `rank` returns the number of a value, `unrank` the value that has a number.
import { permuteInteger, unpermuteInteger } from '../../privacy/integer-permutation.ts';
import type { Codec, PairShape } from '../codec.ts';

/** A value as its number among the values of its format. */
export interface RankedValue {
  readonly index: bigint;
  /** How many numbers there are; `index` is below it. */
  readonly size: bigint;
  /** The parts of a value that stay the same (country, brand, length). Values with different labels are permuted separately. */
  readonly label: string;
  /** Whether a number may be issued as a surrogate, such as one with a valid check digit. */
  readonly accepts?: (index: bigint) => boolean;
}

export interface RankedFormat {
  readonly name: string;
  readonly shape: PairShape;
  readonly candidates: RegExp;
  canonical(text: string): string | undefined;
  rank(text: string): RankedValue | undefined;
  /** The value whose number is `index`, written in the layout of `text`. */
  unrank(index: bigint, text: string): string;
}

/** A codec that permutes the numbers of a format. It issues nothing for a value that is mapped to itself; the vault keeps a surrogate for it. */
export function rankedCodec(format: RankedFormat): Codec {
  const domainOf = (ranked: RankedValue) => ({
    label: `${format.name} ${ranked.label}`,
    size: ranked.size,
    ...(ranked.accepts ? { accepts: ranked.accepts } : {}),
  });
  return {
    name: format.name,
    shape: format.shape,
    candidates: format.candidates,
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

/** The letters and digits of `text`, without any other characters. */
export function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Writes digits with the spaces and dashes of `text`, which may have more or fewer of them: the last group becomes longer or shorter. */
export function inGroupsOf(digits: string, text: string): string {
  const count = (text.match(/\p{Nd}/gu) ?? []).length;
  let at = 0;
  const written = text.replace(/\p{Nd}/gu, () => {
    at += 1;
    return at === count ? digits.slice(at - 1) : digits.charAt(at - 1);
  });
  return digits.length < count ? written.replace(/(\p{Nd})[^\p{Nd}]*$/u, '$1') : written;
}

/** Replaces the letters and digits of `text`, in order, by those of `characters`; separators stay. */
export function withLayoutOf(characters: string, text: string): string {
  let at = 0;
  return text.replace(/[\p{L}\p{N}]/gu, (old) => {
    const character = characters[at] ?? old;
    at += 1;
    return /\p{Ll}/u.test(old) ? character.toLowerCase() : character;
  });
}
