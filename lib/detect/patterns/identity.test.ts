import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drivingLicence } from './driving-licence.ts';
import { mark, plain } from './marked.test-support.ts';
import { nationalId } from './national-id.ts';
import { passport } from './passport.ts';
import { plate } from './plate.ts';
import { referenceNumber } from './reference-number.ts';
import type { PatternRule } from './rule.ts';
import { taxId } from './tax-id.ts';
import { vin } from './vin.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    nationalId,
    [
      'SSN ⟦536-90-4399⟧ or ssn: ⟦536904399⟧.',
      'NINO ⟦AB 12 34 56 C⟧, NHS number ⟦943 476 5919⟧',
      'NIR ⟦2 55 08 14 168 025 38⟧',
      'DNI ⟦54362315K⟧, NIE ⟦X2482300W⟧',
      'codice fiscale ⟦RCCMNL83S18D969H⟧',
      'BSN: ⟦111222333⟧ en PESEL ⟦44051401359⟧',
      'CPF ⟦390.533.447-05⟧; Aadhaar ⟦2341 2341 2346⟧',
      'Personnummer ⟦880320-0016⟧, HETU ⟦131052-308T⟧',
      'SIN ⟦123-456-782⟧',
      'call 000-12-3456 or 666-12-3456 and 078-05-1120',
      'マイナンバー: ⟦123456789018⟧、個人番号は⟦1234-5678-9018⟧です',
      'СНИЛС ⟦112-233-445 95⟧, паспорт серии ⟦4509 № 123456⟧',
      'Medicare ⟦2123 45670 1⟧, کد ملی ⟦0499370899⟧, ИИН ⟦900101300123⟧',
      'رقم الهوية ⟦1012345672⟧ الرقم القومي ⟦29001011234567⟧',
      'NIK ⟦3174011203850001⟧, CCCD ⟦001089012345⟧, NSS ⟦12345678903⟧',
      'the number 44051401359 alone',
      '12345678A fails',
    ],
  ],
  [
    taxId,
    [
      'Steuer-ID: ⟦36 574 261 809⟧',
      'PAN ⟦ACUPA7085R⟧, TFN ⟦123 456 782⟧',
      'VAT ⟦DE136695976⟧ and ⟦FR40303265045⟧',
      'NIF ⟦501964843⟧, NIP ⟦8567346215⟧',
      '统一社会信用代码：⟦91350100M000100Y43⟧ (⟦91350100M000100Y43⟧)',
      '사업자등록번호: ⟦220-81-62517⟧, 法人番号 ⟦7000012050002⟧',
      'Net: 1,250.00 EUR, VAT: 237.50 EUR, MwSt 1.237,50',
      '36574261809 alone and DE136695978',
    ],
  ],
  [
    passport,
    [
      'Passport number: ⟦C01X00T47⟧.',
      'Yuna’s passport (⟦726792386⟧) runs out',
      'passport - ⟦726792386⟧',
      'my passport is ⟦123456789⟧',
      'passport photo and passport control 2',
    ],
  ],
  [
    drivingLicence,
    [
      "driver's license no. ⟦D1234567⟧",
      "driver's licence ⟦GREEN.806149.9.214⟧.",
      'Führerschein-Nr. ⟦B072RRE2I55⟧',
      'DVLA ⟦MORGA657054SM9IJ⟧',
      'driving licence since 2010',
    ],
  ],
  [
    plate,
    [
      'License plate ⟦KA 05 MJ 4321⟧ is his.',
      'Am dat la rabla mașina tatii, ⟦VS 18 RZG⟧, dar nu știu ce acte sunt de adus pentru asta.',
      'The part TR 18 RZG is out of stock.',
      'license plate ⟦7ABC123⟧,',
      'The License Plate ⟦7KZR214⟧ was parked there, plate ⟦kx19zht⟧ too',
      'Kennzeichen ⟦B-MW 1234⟧',
      'plaque ⟦AB-123-CD⟧ et ⟦AB51 ABC⟧',
      '车牌⟦京A12345⟧，车牌号⟦粤B·D12345⟧，номер ⟦А123ВС77⟧, plaka ⟦34 ABC 123⟧ ok',
      '번호판 ⟦12가 3456⟧, 차량 ⟦서울12가3456⟧, ナンバー ⟦品川 300 あ 12-34⟧, ⟦MH 12 AB 1234⟧ and ⟦MH12AB1234⟧',
      '第3章 12-34 と 12주 3456명, 京都12345, IN 12 AB 1234, в 123 из 77',
      'the plate is on the table',
      'COVID-19 and F-16',
    ],
  ],
  [
    vin,
    [
      'VIN ⟦1M8GDM9AXKP042788⟧.',
      'Fahrgestellnummer ⟦WVWZZZ1JZXW000001⟧',
      'ABCDEFGHJKLMNPRST',
      '11111111111111112',
      'WVWZZZ1JZXW000001',
    ],
  ],
  [
    referenceNumber,
    [
      'apply for position #⟦R-20455⟧ and pick #AB12',
      'It is ⟦five five five, oh one two three⟧. One, two, three, go',
      'wrote to Aviva (ref ⟦AV/22/88172⟧).',
      'Our Ref.: ⟦KL-20-4471⟧',
      'HR is Beatrix ext ⟦4471⟧, Durchwahl ⟦212⟧',
      'an extension of 300 pages, ext4 and ref 2',
      'Medicare ⟦1EG4-TE5-MK73⟧, group ⟦0071123⟧, RxBIN ⟦610014⟧',
      'booked into jail #⟦2024-0117⟧',
      'group 12 of 2024-01 and Group Meeting',
      'CASE: Docket No. ⟦123456⟧ is called',
      'police report ⟦PR-20-118823⟧, officer badge ⟦4471⟧; a report RFC-20-1188',
      'SSID ⟦Henderson_Family_5G⟧, network name is ⟦Casa-Rossi⟧; wifi name is shown here',
      'Order number: ⟦A-1093-22⟧.',
      'order #⟦48213⟧ and invoice ⟦INV-2023-0117⟧',
      'Case no. ⟦2:21-cv-00123⟧; policy number ⟦HX-4471-9⟧',
      'Kundennummer ⟦8821300⟧',
      'Kundennummer ⟦4711-0815⟧, Zählerstand 4455',
      'MRN: ⟦483920⟧, claim ID ⟦CL-9921⟧',
      'conf # ⟦QX7L9P⟧, conf calls',
      'my order (⟦88213377⟧) never came, booking ref. (⟦XK4T2P⟧)',
      'account ending in 2019',
      'the order (5 boxes) and the case (2019)',
      'in case 3 people come, order 2 pizzas',
      'invoice of 12/05/2023',
      'the patient 34 years',
      'customer 360 view',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);

it('never throws, whatever the text', () => {
  const text = fc.string({
    unit: fc.constantFrom('1', '9', 'A', 'X', 'z', ' ', '-', '.', '/', 'nif ', 'DE', '\ud83d', '٣'),
  });
  fc.assert(
    fc.property(text, (value) => {
      for (const rule of [nationalId, taxId, vin, referenceNumber]) rule.find(value);
    }),
    { numRuns: 200 },
  );
});
