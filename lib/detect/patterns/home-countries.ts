import type { CountryCode } from 'libphonenumber-js/min';

/** Whose national formats are tried where a phone number has no country code: what is found so is replaced so. */
export const HOME_COUNTRIES: readonly CountryCode[] = [
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
