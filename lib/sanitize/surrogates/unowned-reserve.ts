// Reserves of numbers that nobody owns: some countries and registers set such numbers aside. There are far fewer of them than originals, so
// the key alone cannot restore the originals, and the vault keeps them. Where no such numbers exist, a surrogate may be somebody's real
// number.

import {
  unownedBritishIdNumbers,
  unownedCardNumbers,
  unownedIbans,
  unownedSocialSecurityNumbers,
} from '../../codecs/formats/unowned-accounts.ts';
import { type UnownedNumbers, unownedPhoneNumbers } from '../../codecs/formats/unowned-phones.ts';
import type { Annotation } from '../../detect/annotation.ts';
import type { Reserve } from './issuer.ts';

function numbersFor(
  { type, kind }: Pick<Annotation, 'type' | 'kind'>,
  text: string,
  language: string | undefined,
): UnownedNumbers | undefined {
  if (type === 'PHONE') return unownedPhoneNumbers(text, language);
  if (kind === 'card') return unownedCardNumbers(text);
  if (kind === 'iban') return unownedIbans(text);
  if (kind === 'ssn-us') return unownedSocialSecurityNumbers(text);
  if (kind?.toLowerCase() === 'national-id:gb') return unownedBritishIdNumbers(text);
  return type === 'FINANCIAL' ? (unownedIbans(text) ?? unownedCardNumbers(text)) : undefined;
}

/**
 * @param longer gives the reserve to use when a conversation has used up all of these numbers
 * @param language the prompt's language; undefined if it is unknown
 */
export function unownedReserve(
  found: Pick<Annotation, 'type' | 'kind'>,
  text: string,
  longer: () => Reserve,
  language?: string,
): Reserve | undefined {
  const numbers = numbersFor(found, text, language);
  if (!numbers) return undefined;
  const { size, at } = numbers;
  return { name: `unowned ${found.type} ${size}`, shape: 'digits', at, size, choices: size, longer };
}
