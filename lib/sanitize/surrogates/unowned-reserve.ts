// Reserves of numbers that nobody owns, which some countries and registers set aside. They are far fewer than the originals, so the key
// alone cannot bring the originals back: the vault keeps them. Without such numbers, a surrogate is a number that somebody may have.

import {
  unownedBritishIdNumbers,
  unownedCardNumbers,
  unownedIbans,
  unownedSocialSecurityNumbers,
} from '../../codecs/formats/unowned-accounts.ts';
import { type UnownedNumbers, unownedPhoneNumbers } from '../../codecs/formats/unowned-phones.ts';
import type { Annotation } from '../../detect/annotation.ts';
import type { Reserve } from './issuer.ts';

function numbersFor({ type, kind }: Pick<Annotation, 'type' | 'kind'>, text: string): UnownedNumbers | undefined {
  if (type === 'PHONE') return unownedPhoneNumbers(text);
  if (kind === 'card') return unownedCardNumbers(text);
  if (kind === 'iban') return unownedIbans(text);
  if (kind === 'ssn-us') return unownedSocialSecurityNumbers(text);
  if (kind?.toLowerCase() === 'national-id:gb') return unownedBritishIdNumbers(text);
  return type === 'FINANCIAL' ? (unownedIbans(text) ?? unownedCardNumbers(text)) : undefined;
}

/** @param longer for when all of them are used up in one conversation. */
export function unownedReserve(
  found: Pick<Annotation, 'type' | 'kind'>,
  text: string,
  longer: () => Reserve,
): Reserve | undefined {
  const numbers = numbersFor(found, text);
  if (!numbers) return undefined;
  const { size, at } = numbers;
  return { name: `unowned ${found.type} ${size}`, shape: 'digits', at, size, choices: size, longer };
}
