// Surrogates that are not issued, because a reply that names one of them most likely means something else.
import type { EntityType } from '../../detect/annotation.ts';
import { isAmbiguousPublicName, isUnmistakableName } from '../../judge/known-names/public-names.ts';

export interface MisleadingHints {
  /** Whether a surrogate date reads as a date that the prompt keeps. */
  readonly isKeptDate?: (surrogate: string) => boolean;
  /** The phone numbers of the prompt. A reply tells them apart by their last digits, so no surrogate ends as one of them does. */
  readonly phones?: readonly string[];
}

/** Whether a surrogate is a famous name: a reply that says "Erdogan" or "Rousseau" most likely means the famous bearer. */
const isFamous = (surrogate: string, type: EntityType) =>
  type === 'PERSON' && (isUnmistakableName(surrogate) || isAmbiguousPublicName(surrogate));

const lastFour = (phone: string) => phone.replace(/\D/g, '').slice(-4);

export function misleadingSurrogates({ isKeptDate = () => false, phones = [] }: MisleadingHints) {
  const endings = new Set(phones.map(lastFour));
  return {
    isMisleading: (surrogate: string, type: EntityType): boolean =>
      isFamous(surrogate, type) || (type === 'DATE' && isKeptDate(surrogate)),
    /** Whether the surrogate ends as a phone number of the prompt does. A surrogate that an earlier prompt issued may. */
    endsAsAnother: (surrogate: string, type: EntityType): boolean =>
      type === 'PHONE' && endings.has(lastFour(surrogate)),
  };
}
