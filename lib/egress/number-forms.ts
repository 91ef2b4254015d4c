// The spellings of a number: its digits, with or without country code and trunk zero. Groups do not count (`digit-runs.ts`).

export interface DigitForm {
  readonly digits: string;
  /** The lengths of the groups that the digits must stand in, for digits that would be found by chance otherwise. */
  readonly groups?: readonly (readonly number[])[];
}

const SHORTEST_NATIONAL_NUMBER = 7;
/** Calling codes of two digits; +1 and +7 have one, all others three (ITU-T E.164). */
const TWO_DIGIT_CALLING_CODES = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const callingCodeLength = (digits: string): number =>
  /^[17]/.test(digits) ? 1 : TWO_DIGIT_CALLING_CODES.test(digits) ? 2 : 3;

/** A phone number as it is written at home and from abroad, if it is written with a country code or with a trunk zero. */
export function phoneForms(text: string): readonly DigitForm[] {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*\(?(?:\+|00)/.test(text);
  if (!isInternational) {
    const national = digits.replace(/^0/, '');
    return national.length < SHORTEST_NATIONAL_NUMBER ? [] : [{ digits }, { digits: national }];
  }
  const abroad = digits.replace(/^00/, '');
  const code = abroad.slice(0, callingCodeLength(abroad));
  // "+49 (0) 30 …" names the trunk zero as well.
  const national = abroad.slice(code.length).replace(/^0/, '');
  if (national.length < SHORTEST_NATIONAL_NUMBER) return [{ digits }];
  return [national, `0${national}`, `8${national}`, code + national, `${code}0${national}`, `00${code}${national}`].map(
    (one) => ({ digits: one }),
  );
}
