import type { ConversationSecret } from '../privacy/keys.ts';
import type { YearCuts } from './year-cuts.ts';

/**
 * How a surrogate was made. `swap`: another value of the same type (a name, an id); pairs stored by older versions count as swaps.
 * `placeholder`: a label such as `[DRUG_1]`. `scale`: the amount times the factor of all amounts of its dimension. `noise`: a number drawn
 * near the original, or computed from such numbers. `shift`: the date moved by as many days as all other dates. `generalised`: the fact's
 * group. `hinted` and `removed` facts were taken out of the text; a hinted one is part of the prompt's noisy vector.
 */
export type StandInKind = 'swap' | 'placeholder' | 'scale' | 'noise' | 'shift' | 'generalised' | 'hinted' | 'removed';

/** How a surrogate is recognised in a reply: as a word (case and possessive vary), as digits (grouping varies), as a phrase (white space varies). */
export type PairShape = 'word' | 'digits' | 'phrase';

/**
 * Maps an original to a surrogate of the same kind and layout, and back, with the conversation's secret alone.
 * Laws, for every text t with canonical(t) defined:
 *   recover(issue(t)) = t; canonical(issue(t)) is defined; issue(t) is deterministic in (t, secret).
 */
export interface Codec {
  readonly name: string;
  readonly shape: PairShape;
  /** The value without its layout (separators, case); undefined if this codec cannot read the text. */
  canonical(text: string): string | undefined;
  /** A surrogate in the same layout; undefined if this codec cannot make one, so that the vault must keep a surrogate. */
  issue(original: string, secret: ConversationSecret): string | undefined;
  /** The original, in the layout of the surrogate; undefined if no issue() could have given the surrogate. */
  recover(surrogate: string, secret: ConversationSecret): string | undefined;
  /**
   * Finds possible surrogates in a reply. A candidate is the group `ahead` of a match if the pattern has that group (candidates may then
   * overlap), otherwise the whole match. Has the flag `g` and not `y`. A candidate is restored only if its hash is that of an issued surrogate.
   */
  readonly candidates: RegExp;
  /** Writes a value in the letter case that it has in its list. Only for codecs whose surrogates always have that case. */
  readonly inOwnCase?: (text: string) => string | undefined;
  /** The size of the set within which this value is permuted. The guarantee states it. */
  domainSize(original: string): number;
  /** Only for dates of birth: the codec that moves each date within its part of the year that these days divide. */
  readonly dividedBy?: (cuts: YearCuts) => Codec;
}

/** The fields of a pair that say how the surrogates of a codec are made; empty for a swap. */
export function standInOfCodec(name: string): { readonly standIn?: StandInKind; readonly isBirth?: true } {
  if (name.startsWith('birth:')) return { standIn: 'shift', isBirth: true };
  return name.startsWith('date:') ? { standIn: 'shift' } : {};
}
