// Surrogates that are not issued, because a reply that names one of them most likely means something else.
import type { EntityType } from '../../detect/annotation.ts';
import { isAmbiguousPublicName, isUnmistakableName } from '../../judge/known-names/public-names.ts';
import { normaliseCharacters } from '../../text/normalise-characters.ts';
import { isWidelyBorne } from './widely-borne-names.ts';

export interface MisleadingHints {
  /** Whether a surrogate date reads as a date that the prompt keeps. */
  readonly isKeptDate?: (surrogate: string) => boolean;
  /** The phone numbers of the prompt. A reply tells them apart by their last digits, so no surrogate ends as one of them does. */
  readonly phones?: readonly string[];
}

/** Whether a surrogate is a famous name: a reply that says "Erdogan" or "Rousseau" most likely means the famous bearer. */
const isFamous = (surrogate: string, type: EntityType) =>
  type === 'PERSON' && (isUnmistakableName(surrogate) || isAmbiguousPublicName(surrogate));

/** In any digits: "۷۲۰۹" is "7209". */
const lastFour = (phone: string) => normaliseCharacters(phone).replace(/\D/g, '').slice(-4);

export function misleadingSurrogates({ isKeptDate = () => false, phones = [] }: MisleadingHints) {
  // A span that a detector took for a number may have no digits, and neither have its stand-ins.
  const endings = new Set(phones.map(lastFour).filter((digits) => digits !== ''));
  return {
    isMisleading: (surrogate: string, type: EntityType): boolean =>
      isFamous(surrogate, type) || (type === 'DATE' && isKeptDate(surrogate)),
    /**
     * Whether the surrogate ends as a phone number of the prompt does, or is a name that many others have. A surrogate that an earlier prompt
     * issued stays.
     */
    isUnfitWhenNew: (surrogate: string, type: EntityType): boolean =>
      (type === 'PHONE' && endings.has(lastFour(surrogate))) || isWidelyBorne(surrogate, type),
  };
}
