import type { CountryCode } from 'libphonenumber-js/min';

/** Countries whose national formats are tried for a phone number without a country code, both to find and to replace it. */
export const NATIONAL_PHONE_COUNTRIES: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'PT',
  'IN',
  'AU',
  'BR',
  'CH',
  'AT',
  'BE',
  'PL',
];
