// The list of all pattern rules. A new rule must be added here.
import type { Detector } from '../annotation.ts';
import { age } from './age.ts';
import { card } from './card.ts';
import { chatSpeaker } from './chat-speaker.ts';
import { commandSecret } from './command-secrets.ts';
import { companyForm } from './company-form.ts';
import { condition } from './condition.ts';
import { coordinates } from './coordinates.ts';
import { cryptoAddress } from './crypto.ts';
import { date } from './date.ts';
import { demographic } from './demographic.ts';
import { drivingLicence } from './driving-licence.ts';
import { drug } from './drug.ts';
import { dwelling } from './dwelling.ts';
import { email } from './email.ts';
import { employer } from './employer.ts';
import { eponymousIllness } from './eponymous-illness.ts';
import { formAddress } from './form-address.ts';
import { givenNames } from './given-names.ts';
import { host } from './host.ts';
import { iban } from './iban.ts';
import { ipv4 } from './ipv4.ts';
import { ipv6 } from './ipv6.ts';
import { labelledNumber } from './labelled-number.ts';
import { mac } from './mac.ts';
import { measure } from './measure.ts';
import { money } from './money.ts';
import { namedVenue } from './named-venue.ts';
import { nationalId } from './national-id.ts';
import { nativeNames } from './native-names.ts';
import { ownVenue } from './own-venue.ts';
import { passport } from './passport.ts';
import { password } from './password.ts';
import { path } from './path.ts';
import { persianBirth } from './persian-birth.ts';
import { phone } from './phone.ts';
import { plate } from './plate.ts';
import { postalCode } from './postal-code.ts';
import { recordedBirth } from './recorded-birth.ts';
import { referenceNumber } from './reference-number.ts';
import { type PatternRule, patternDetector } from './rule.ts';
import { secret } from './secret.ts';
import { streetAddress } from './street-address.ts';
import { streetAddressOfOtherCountries } from './street-address-other-countries.ts';
import { streetAddressInLowerCase } from './street-address-typed.ts';
import { tableColumn } from './table-column.ts';
import { taxId } from './tax-id.ts';
import { time } from './time.ts';
import { unnamedNumber } from './unnamed-number.ts';
import { url } from './url.ts';
import { username } from './username.ts';
import { vin } from './vin.ts';

export const patternRules: readonly PatternRule[] = [
  phone,
  email,
  url,
  ipv4,
  ipv6,
  mac,
  host,
  card,
  iban,
  cryptoAddress,
  nationalId,
  taxId,
  passport,
  drivingLicence,
  date,
  recordedBirth,
  persianBirth,
  time,
  age,
  money,
  measure,
  postalCode,
  streetAddress,
  streetAddressOfOtherCountries,
  streetAddressInLowerCase,
  dwelling,
  formAddress,
  coordinates,
  plate,
  vin,
  secret,
  password,
  commandSecret,
  username,
  path,
  referenceNumber,
  labelledNumber,
  unnamedNumber,
  nativeNames,
  givenNames,
  chatSpeaker,
  namedVenue,
  ownVenue,
  companyForm,
  tableColumn,
  employer,
  condition,
  eponymousIllness,
  drug,
  demographic,
];

export const patternDetectors: readonly Detector[] = patternRules.map(patternDetector);
