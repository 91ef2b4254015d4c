// A table of every `kind` that pattern rules give to findings. A kind must keep its name, because codecs and the vault rely on it.
import type { EntityType } from '../annotation.ts';

interface KindInfo {
  readonly type: EntityType;
  /** True if a check digit, checksum or parser confirms the value; such a finding wins over the model. */
  readonly checked: boolean;
  readonly meaning: string;
  /** A sentence with the value in ⟦ ⟧; a test checks that the rule finds it. */
  readonly example: string;
}

const kind = (type: EntityType, checked: boolean, meaning: string, example: string): KindInfo => ({
  type,
  checked,
  meaning,
  example,
});

/** In findings, `national-id`, `tax-id` and `vat` are followed by a country (`national-id:pl`); `kindInfo` understands both forms. */
export const KINDS = {
  phone: kind('PHONE', true, 'telephone number, international or national', 'Call ⟦+44 20 7946 0958⟧ today.'),
  email: kind('EMAIL', false, 'e-mail address', 'Write to ⟦ann.lee@mail.example.org⟧.'),
  url: kind('URL', false, 'web address that tells nothing of a person', 'See ⟦https://docs.example.org/guide⟧.'),
  'url-user': kind(
    'URL',
    false,
    'address with user data: account, query, identifier',
    'See ⟦https://x.example/u?id=77⟧.',
  ),
  ipv4: kind('IP', false, 'IPv4 address', 'From ⟦192.168.4.17⟧ again.'),
  ipv6: kind('IP', false, 'IPv6 address', 'From ⟦2001:db8::8a2e:370:7334⟧ again.'),
  mac: kind('MAC', false, 'hardware address', 'Card ⟦00:1B:44:11:3A:B7⟧ is up.'),

  card: kind('FINANCIAL', true, 'payment card, Luhn and brand', 'Charge ⟦4111 1111 1111 1111⟧ now.'),
  'card-expiry': kind('FINANCIAL', false, 'expiry of a card, by context', 'Card expires ⟦09/27⟧.'),
  'card-code': kind('FINANCIAL', false, 'security code of a card, by context', 'The CVV is ⟦737⟧.'),
  iban: kind('FINANCIAL', true, 'IBAN, length of country and mod 97', 'Pay to ⟦DE89 3704 0044 0532 0130 00⟧.'),
  bic: kind('FINANCIAL', false, 'BIC (SWIFT) by context', 'BIC: ⟦DEUTDEFF500⟧.'),
  'routing-number': kind('FINANCIAL', false, 'US routing number, UK sort code, by context', 'Sort code ⟦20-00-00⟧.'),
  btc: kind('CRYPTO', true, 'Bitcoin address, base58check or bech32', 'To ⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧.'),
  eth: kind('CRYPTO', false, 'Ethereum address', 'To ⟦0x52908400098527886E0F7030069857D2E4169EE7⟧.'),

  'ssn-us': kind('ID', false, 'US social security number, valid areas only', 'SSN ⟦536-90-4399⟧.'),
  'national-id': kind('ID', true, 'personal number of a country (`national-id:pl`)', 'PESEL ⟦44051401359⟧.'),
  'tax-id': kind('ID', true, 'tax number of a country (`tax-id:de`)', 'Steuer-ID ⟦36574261809⟧.'),
  vat: kind('ID', true, 'EU VAT number (`vat:de`)', 'VAT ⟦DE136695976⟧.'),
  passport: kind('ID', false, 'passport number, by context', 'Passport number ⟦C01X00T47⟧.'),
  'driving-licence': kind('ID', false, 'driving licence number, by context', 'Driving licence ⟦MORGA657054SM9IJ⟧.'),

  date: kind('DATE', false, 'a day of a year', 'Due on ⟦14 March 2024⟧.'),
  'date-partial': kind('DATE', false, 'a day without its year, or a month of a year', 'Due in ⟦March 2024⟧.'),
  'date-of-birth': kind('DATE', false, 'date of birth, by context', 'She was born on ⟦14 March 1987⟧.'),
  'birth-year': kind('DATE', false, 'year of birth alone, by context', 'She was born in ⟦1987⟧.'),
  time: kind('TIME', false, 'clock time', 'At ⟦3:45 pm⟧ sharp.'),
  age: kind('AGE', false, 'age; the span is the number', 'He is ⟦34⟧ years old.'),
  money: kind('MONEY', false, 'amount with currency; the span holds both', 'It costs ⟦EUR 72,500⟧.'),
  measure: kind('QUANTITY', false, 'number with unit; the span holds both', 'She weighs ⟦62 kg⟧.'),

  'postal-code': kind('ADDRESS', false, 'postal code, by form or context', 'London ⟦NW1 6XE⟧.'),
  coordinates: kind('LOCATION', false, 'latitude and longitude', 'Seen at ⟦51.5074, -0.1278⟧.'),
  'street-address': kind(
    'ADDRESS',
    false,
    'street and number, with what follows of the address',
    'At ⟦12 rue de Rivoli, 75001 Paris⟧.',
  ),
  plate: kind('VEHICLE', false, 'vehicle registration plate', 'License plate ⟦7ABC123⟧.'),
  vin: kind('VEHICLE', true, 'vehicle identification number, check digit', 'VIN ⟦1M8GDM9AXKP042788⟧.'),

  'api-key': kind('SECRET', false, 'API key or access token', 'Use ⟦AKIAIOSFODNN7EXAMPLE⟧.'),
  'private-key': kind(
    'SECRET',
    false,
    'private key block or seed phrase',
    'Key ⟦0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318⟧.',
  ),
  jwt: kind(
    'SECRET',
    false,
    'JSON web token',
    'Token ⟦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N⟧.',
  ),
  password: kind('PASSWORD', false, 'password, PIN or passphrase, by context; only the secret', 'Password: ⟦hunter2!⟧'),
  username: kind('USERNAME', false, 'user name or handle', 'Username: ⟦dark_knight99⟧'),
  path: kind('PATH', false, 'file path with a user name', 'In ⟦/home/mjones/notes.txt⟧ it says.'),

  order: kind('ID', false, 'order number, by context', 'Order number ⟦A-1093-22⟧.'),
  account: kind('ID', false, 'account number, by context', 'Account number: ⟦00123456⟧.'),
  case: kind('ID', false, 'case, file or docket number, by context', 'Case no. ⟦2:21-cv-00123⟧.'),
  patient: kind('ID', false, 'patient or medical record number, by context', 'MRN: ⟦483920⟧.'),
  policy: kind('ID', false, 'insurance policy or claim number, by context', 'Policy number ⟦HX-4471-9⟧.'),
  customer: kind('ID', false, 'customer or member number, by context', 'Customer ID: ⟦C-88213⟧.'),
  invoice: kind('ID', false, 'invoice number, by context', 'Invoice #⟦INV-2023-0117⟧.'),
  booking: kind('ID', false, 'booking, ticket or flight record, by context', 'Booking reference ⟦X7Q9LM⟧.'),
  tracking: kind('ID', false, 'parcel tracking number, by context', 'Tracking number ⟦1Z999AA10123456784⟧.'),
  employee: kind('ID', false, 'employee, student or staff number, by context', 'Employee ID ⟦E104882⟧.'),
  device: kind('ID', false, 'serial number or IMEI, by context', 'IMEI ⟦490154203237518⟧.'),
  reference: kind('ID', false, 'any other number called a reference or identifier', 'Reference: ⟦RX-55-201⟧.'),
} as const satisfies Readonly<Record<string, KindInfo>>;

export type Kind = keyof typeof KINDS;

const TABLE: Readonly<Record<string, KindInfo>> = KINDS;

/** The entry of a kind, which may end in a country: `national-id:pl`. */
export function kindInfo(kind: string): KindInfo | undefined {
  const base = kind.split(':', 1)[0] ?? kind;
  return Object.hasOwn(TABLE, base) ? TABLE[base] : undefined;
}
