import type { PairShape, StandIn } from '../codecs/codec.ts';
import type { DateOrder } from '../codecs/formats/either-order.ts';
import type { Annotation, EntityType } from '../detect/annotation.ts';
import type { Guarantee, ValueGuarantee } from '../privacy/guarantee.ts';
import type { RestorationRequest } from '../privacy/restoration/restoration.ts';
import type { TokenKind } from '../privacy/words/content-words.ts';
import type { Generalisation } from './generalise/generalise.ts';
import type { Dependencies, Relation } from './numbers/relations/relation.ts';

/** What a span gets: kept, or a mechanism that promises something. */
export type Mechanism = 'keep' | ValueGuarantee['mechanism'];

const STAND_INS: Readonly<Partial<Record<Mechanism, StandIn>>> = {
  placeholder: 'placeholder',
  scale: 'scale',
  'metric-dp': 'noise',
  computed: 'noise',
  'date-shift': 'shift',
  generalise: 'generalised',
  restoration: 'removed',
};

export const standInOf = (mechanism: Mechanism): StandIn => STAND_INS[mechanism] ?? 'swap';

export interface PlannedSpan {
  readonly annotation: Annotation;
  readonly mechanism: Mechanism;
  /** Epsilon: per unit of distance scaled by the domain for `metric-dp`, of one word for `rap-li` and `cape`. */
  readonly budget?: number;
  /** Only for `date-shift`, where the dates of the text show it. */
  readonly dateOrder?: DateOrder;
  /** The phrase for the value's group, if there is one: what leaves for `generalise`, and what is offered for the other mechanisms. */
  readonly generalisation?: Generalisation;
  /** Only for `rap-li` and `cape`. */
  readonly token?: TokenKind;
  /** Which variable of the plan's dependencies stands here. */
  readonly variable?: string;
}

export interface Plan {
  readonly spans: readonly PlannedSpan[];
  readonly profile: string;
  /** Numbers that follow from others: computed from their surrogates. */
  readonly dependencies?: Dependencies;
}

/**
 * What the vault keeps of a conversation.
 * `issued` proves that a surrogate came from us, without holding the original: restoring decrypts it.
 * `value` holds the original, for what no key can bring back (reserve pool, noised numbers).
 * `drawn` remembers what stands for an ordinary word, so that it is not drawn, and paid for, again; it is never put back into a
 * reply, which may use that word of its own accord.
 */
export type VaultEntry =
  | { readonly kind: 'drawn'; readonly surrogate: string; readonly original: string; readonly isRaised: boolean }
  | { readonly kind: 'issued'; readonly hash: string; readonly codec: string }
  | {
      readonly kind: 'value';
      readonly surrogate: string;
      readonly original: string;
      readonly type: EntityType;
      readonly codec: string;
      /** Omitted for a swap. */
      readonly standIn?: StandIn;
    };

/** One surrogate and its original, at the smallest unit that a reply may use alone (a first name, a number). */
export interface RestorePair {
  readonly surrogate: string;
  readonly original: string;
  readonly shape: PairShape;
  readonly type: EntityType;
  /** Omitted for a swap. */
  readonly standIn?: StandIn;
  /** Set for a date of birth, which moves apart from all other dates. */
  readonly isBirth?: true;
  /**
   * Of a name that the vault gave: its place among those of the conversation. First and last name of one person stand at places that
   * follow each other. Omitted for the pairs of a prompt, which are in its order.
   */
  readonly place?: number;
}

/** A piece of the prompt, and what stands in its place in the sanitized text. */
export interface Rewrite {
  readonly start: number;
  readonly end: number;
  readonly outStart: number;
  readonly outEnd: number;
  readonly original: string;
  readonly surrogate: string;
}

export interface Replacement extends Rewrite {
  readonly type: EntityType;
  readonly mechanism: Mechanism;
  readonly standIn: StandIn;
  /** The phrase for the value's group that leaves if the person chooses it; missing where none may leave. */
  readonly phrase?: string;
}

/** A kept fact that could leave as its group, because what is kept may fit a few people only. Counts are estimates. */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly phrase: string;
  /** How many people fit what is kept, now and with the phrase. */
  readonly people: number;
  readonly peopleAfter: number;
}

/** What goes along with the request that carries the sanitized text, in the place of facts that were removed. */
export interface Hint extends RestorationRequest {
  /** The address of the person's own server; nobody else gets it. */
  readonly to: string;
}

export interface Sanitized {
  readonly text: string;
  readonly replacements: readonly Replacement[];
  /**
   * "a" and "an" before words that were drawn, and blanks beside what was removed: they stand for nothing, and are none of the replacements.
   */
  readonly articles?: readonly Rewrite[];
  readonly guarantee: Guarantee;
  /** New entries only; the caller adds them to the conversation's. */
  readonly vault: readonly VaultEntry[];
  /** All pairs this prompt used, for restoring in the same tab without asking the vault. */
  readonly pairs: readonly RestorePair[];
  /** What was found among the numbers, the broken relations included. */
  readonly relations?: readonly Relation[];
  readonly suggestion?: Suggestion;
  /** Set if a removed fact has a part in it. */
  readonly hint?: Hint;
}

/** A piece of a restored reply. Joined `text` is the whole; `surrogate` is set where the original was put back. */
export interface Segment {
  readonly text: string;
  readonly surrogate?: string;
  readonly type?: EntityType;
  /** The kind of the segment's surrogate; omitted for a swap. */
  readonly standIn?: StandIn;
  /**
   * The original of a surrogate that was not restored, because the reply makes a statement about the surrogate. `text` is the
   * surrogate then.
   */
  readonly standsFor?: string;
  /** Set where the number was worked out from the originals and not put back: the formula over the reply's own numbers. */
  readonly formula?: string;
  /** A number that may have been computed from stand-ins, and was not worked out for the originals. */
  readonly isUnproved?: true;
}
