import type { StandInKind } from '../codecs/codec.ts';
import type { EntityType } from '../detect/annotation.ts';

/**
 * What the vault keeps of a conversation.
 * `issued` proves that a surrogate came from us, without holding the original: restoring decrypts it.
 * `value` holds the original, for surrogates that no key can reverse (reserve pool, noised numbers).
 * `echo` holds the original of one place of a prompt, with the sanitized text beside it (`lib/sanitize/echo-entries.ts`): a reply that
 * repeats all of it means this place.
 * `drawn` remembers which word was drawn for an ordinary word, so that no second draw spends epsilon. Replies use ordinary words anyway, so
 * the word is never restored.
 */
export type VaultEntry =
  | { readonly kind: 'drawn'; readonly surrogate: string; readonly original: string; readonly isRaised: boolean }
  | { readonly kind: 'issued'; readonly hash: string; readonly codec: string }
  | {
      readonly kind: 'echo';
      readonly before: string;
      readonly surrogate: string;
      readonly after: string;
      /** The person's own text. For text that the prompt kept, it is the same as `surrogate`. */
      readonly original: string;
      readonly type: EntityType;
      readonly standIn?: StandInKind;
    }
  | {
      readonly kind: 'value';
      readonly surrogate: string;
      readonly original: string;
      readonly type: EntityType;
      readonly codec: string;
      /** Omitted for a swap. */
      readonly standIn?: StandInKind;
      /** Set for a form of a name, such as a short form, whose surrogate is the same form of the name's: the name. */
      readonly formOf?: string;
      /** Set for a name that the person gave to somebody else than the rules: it has a surrogate for each bearer. */
      readonly bearer?: string;
    };
