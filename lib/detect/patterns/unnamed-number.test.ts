import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import type { PatternRule } from './rule.ts';
import { taxId } from './tax-id.ts';
import { unnamedNumber } from './unnamed-number.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    unnamedNumber,
    [
      "Sure, it's ⟦654321⟧.",
      'The number is #⟦67890⟧. Please hold.',
      'my licence is ⟦CA_DL_98765432⟧ and the tag ⟦NZ-ID-7190891⟧, or ⟦321456789K⟧',
      'I typed ⟦40917382655⟧ and ⟦12-345-6789⟧ twice',
      'the card ⟦XXXX-XXXX-XXXX-1234⟧, account ending in ⟦8877⟧',
      'member ⟦C645-9576-779⟧, receipt ⟦V299076-Og⟧ and ⟦T545-L4871-Wv⟧',
      '"Employee" means ⟦B-842872-W⟧, also ⟦B5749503⟧ or ⟦ID1J12AJR8WN⟧; B12 and 64GB are fine',
      'SSN ZZ never was: ⟦ZZ 88 08 63 T⟧, ⟦ZZ771852T⟧, and ⟦405 825 860⟧ for Ann',
      'paid by ⟦3797 1967 7447 372⟧ or ⟦3005-1343-7092-7232⟧',
      'a loss of 405 825 860 euros, € 405 825 860, 1 405 825 860 and 405 825 000',
      'NHC: ⟦2569870⟧.\nNºCol: ⟦28 28 20943⟧. USD: 1234567, DOB: 01-02-1990',
      'in 2024 we sold 10000000 units at 1,250,000 each, see ISO-27001 and RTX4090',
      'setTimeout(tick, 86400000); const x = 12345678; 3.14159265',
      'version 10.15.7, 2024-03-14 12:30, 20240314, 100-200 pages, 1024px',
      'the sha is 52908400098527886e0f7030069857d2e4169ee7',
      "WHERE to_date = '9999-01-01' AND from_date > '0001-01-01' AND ref = '⟦9998-01-01⟧'",
    ],
  ],
  [
    phone,
    [
      "Customer: It's ⟦(555) 987-6543⟧.",
      'My number is ⟦555-1234⟧ if you need me',
      'My work phone (⟦(559)707-1826x65179⟧) is ringing',
      'customer no. 5559876543 called',
      'Jaclyn C. Brown (⟦439-171-6935⟧, or by mail)',
    ],
  ],
  [
    taxId,
    [
      'Net 748.340,38 €, VAT 748.340,38 €, VAT 142.184,67',
      'His NIP is ⟦123-456-78-90⟧ and',
      'NIP: ⟦123-456-78-90⟧, start',
      'the nip of 3 dogs',
    ],
  ],
  [
    password,
    [
      'with password ⟦Qr7!dke#39⟧.',
      "found with password '⟦Finance24Gov#⟧' in logs, or password '⟦DataShareAccess⟧'",
      'anna@mail.example / ⟦TaxPass987⟧ or ben@mail.example',
      'jdbc:oracle:thin:anna/x@db.mail.example:1521/ORCL8x and ben@mail.example:⟦TaxPass987⟧',
      'The password for the wifi "Casa" is ⟦tortuga77⟧ and',
      'last password I remember was ⟦Sommer2023!⟧.',
      'the password field and password reset page',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);
