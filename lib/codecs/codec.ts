import type { ConversationSecret } from '../privacy/keys.ts';

/**
 * How a surrogate was made. `swap`: another value of the same type (a name, an id); pairs stored by older versions count as swaps.
 * `placeholder`: a label such as `[DRUG_1]`. `scale`: the amount times the factor of all amounts of its dimension. `noise`: a number drawn
 * near the original, or computed from such numbers. `shift`: the date moved by as many days as all other dates. `generalised`: the fact's
 * group. `hinted` and `removed` facts were taken out of the text; a hinted one is part of the prompt's noisy vector.
 */
export type StandIn = 'swap' | 'placeholder' | 'scale' | 'noise' | 'shift' | 'generalised' | 'hinted' | 'removed';

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
  /** The value without its layout (separators, case), or undefined if the text is not of this form. */
  canonical(text: string): string | undefined;
  /** A surrogate in the same layout; undefined if this codec has none. The vault must keep a surrogate then. */
  issue(original: string, secret: ConversationSecret): string | undefined;
  /** The original, in the layout of the surrogate; undefined if no issue() could have given the surrogate. */
  recover(surrogate: string, secret: ConversationSecret): string | undefined;
  /**
   * Finds possible surrogates in a reply: the group `ahead` of each match if the pattern has it (candidates may overlap then), or else
   * the match. Has the flag `g` and not `y`. Candidates are checked by hash before anything is restored.
   */
  readonly candidates: RegExp;
  /** Gives the value in the letter case of its list. Only for codecs whose surrogates always keep that case. */
  readonly inOwnCase?: (text: string) => string | undefined;
  /** How many values share this value's domain, for the guarantee. */
  domainSize(original: string): number;
}

/** The fields of a pair that name the kind of the codec's surrogates; empty for a swap. */
export function standInOfCodec(name: string): { readonly standIn?: StandIn; readonly isBirth?: true } {
  if (name.startsWith('birth:')) return { standIn: 'shift', isBirth: true };
  return name.startsWith('date:') ? { standIn: 'shift' } : {};
}
