import type { ConversationSecret } from '../privacy/keys.ts';

/**
 * The kind of a surrogate. A `swap` is another value of the same type (a name, an id); pairs stored by older versions count as
 * swaps. A `shift` is a date moved with all others, a `scale` an amount times the factor of all
 * others of its dimension. `hinted` and `removed` are facts that were taken out: with a part in the prompt's noisy vector, and without.
 * The other kinds replace facts.
 */
export type StandIn = 'swap' | 'placeholder' | 'scale' | 'noise' | 'shift' | 'generalised' | 'hinted' | 'removed';

/** How a surrogate is recognised in a reply: as a word (case and possessive vary), as digits (grouping varies), as a phrase (white space varies). */
export type PairShape = 'word' | 'digits' | 'phrase';

/**
 * A reversible way from an original to a surrogate of the same kind and layout, from the conversation's secret alone.
 * Laws, for every text t with canonical(t) defined:
 *   recover(issue(t)) = t; canonical(issue(t)) is defined; issue(t) is deterministic in (t, secret).
 */
export interface Codec {
  readonly name: string;
  readonly shape: PairShape;
  /** The value without its layout (separators, case), or undefined where the text is not of this form. */
  canonical(text: string): string | undefined;
  /** A surrogate in the same layout; undefined where this codec cannot serve (then the vault does). */
  issue(original: string, secret: ConversationSecret): string | undefined;
  /** The original, in the layout of the surrogate; undefined where no issue() could have given it. */
  recover(surrogate: string, secret: ConversationSecret): string | undefined;
  /**
   * Finds candidates in a reply: the group `ahead`, where there is one (candidates overlap then), or else the match. Global and
   * sticky-free; what it finds is checked by hash before anything is restored.
   */
  readonly candidates: RegExp;
  /** Too much of what anybody writes reads so: restored only where the hash of an issued surrogate vouches for it. */
  readonly needsHash?: true;
  /** The value in the spelling of its list. Only codecs whose surrogates keep the list's letter case have this. */
  readonly inOwnCase?: (text: string) => string | undefined;
  /** How many values share this value's domain, for the guarantee. */
  domainSize(original: string): number;
}

/** The kind of a codec's surrogates, for a pair; empty for a swap. */
export function standInOfCodec(name: string): { readonly standIn?: StandIn; readonly isBirth?: true } {
  if (name.startsWith('birth:')) return { standIn: 'shift', isBirth: true };
  return name.startsWith('date:') ? { standIn: 'shift' } : {};
}
