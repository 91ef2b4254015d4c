import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { itRestores, type Row, send } from '../../restore/reply-template.test-support.ts';
import { type Mark, restored, run, SECRET } from '../marked-text.test-support.ts';
import { otherSpellings } from './other-spelling.ts';

/** How the second spelling leaves if the first left as `surrogate`; undefined if they are two values. */
function spelled(type: EntityType, first: string, second: string, surrogate: string): string | undefined {
  const known = { text: first, type };
  return otherSpellings([known])({ text: second, type })?.write(surrogate);
}

it.each([
  ['+44 7700 900123', '07700 900123', '+44 7700 900860', '07700 900860'],
  ['+44 7700 900123', '0044 7700 900 123', '+44 7700 900860', '0044 7700 900 860'],
  ['+44 7700 900123', '+44 (0)7700 900123', '+44 7700 900860', '+44 (0)7700 900860'],
  ['+44 7700 900123', '+447700900123', '+44 7700 900860', '+447700900860'],
  ['07700 900123', '+44 7700 900123', '07700 900860', '+44 7700 900860'],
  ['030 5557 0123', '+49 30 55570123', '030 6681 0456', '+49 30 66810456'],
  ['+49 30 55570123', '(030) 5557-0123', '+49 30 66810456', '(030) 6681-0456'],
  ['06 12 34 56 78', '+33 6 12 34 56 78', '06 98 76 54 32', '+33 6 98 76 54 32'],
  ['+33 6 12 34 56 78', '0033612345678', '+33 6 98 76 54 32', '0033698765432'],
  ['415-555-0132', '(415) 555 0132', '303-555-0187', '(303) 555 0187'],
  ['415-555-0132', '+1 415 555 0132', '303-555-0187', '+1 303 555 0187'],
  ['+39 06 5555 0123', '06 55550123', '+39 06 4444 0987', '06 44440987'],
  ['+34 612 34 56 78', '612345678', '+34 698 76 54 32', '698765432'],
  ['+81 90-1234-8876', '090-1234-8876', '+81 90-3561-2572', '090-3561-2572'],
  ['090-1234-8876', '０９０－１２３４－８８７６', '090-3561-2572', '０９０－３５６１－２５７２'],
  ['+86 138 0013 8000', '13800138000', '+86 139 1122 3344', '13911223344'],
  ['+55 11 91234-5678', '(11) 91234-5678', '+55 11 98765-4321', '(11) 98765-4321'],
  ['+91 98765 43210', '098765 43210', '+91 91234 56789', '091234 56789'],
  ['+7 912 345-67-89', '8 912 345-67-89', '+7 987 654-32-10', '8 987 654-32-10'],
  ['+36 30 123 4567', '06 30 123 4567', '+36 30 765 4321', '06 30 765 4321'],
  ['+966 50 123 4567', '٠٥٠١٢٣٤٥٦٧', '+966 50 660 9951', '٠٥٠٦٦٠٩٩٥١'],
  // A surrogate may have another length.
  ['+49 171 234567', '0171 234567', '+49 171 39200521', '0171 39200521'],
  ['+49 171 234567', '0171/23 45 67', '+49 171 39200521', '0171/39 20 0521'],
])('writes the phone number %s as %s', (first, second, surrogate, expected) => {
  expect(spelled('PHONE', first, second, surrogate)).toBe(expected);
});

it.each([
  ['12 C 345/2023', '12C345/2023', 'ID', '49 T 054/1892', '49T054/1892'],
  ['12 C 345/2023', '12 c 345/2023', 'ID', '49 T 054/1892', '49 t 054/1892'],
  ['AB-4471-829', 'ab4471829', 'ID', 'QX-9082-113', 'qx9082113'],
  ['A123456(3)', 'A1234563', 'ID', 'Q253869(1)', 'Q2538691'],
  ['B-MW 1234', 'BMW1234', 'VEHICLE', 'K-XA 9081', 'KXA9081'],
  ['AB12 CDE', 'ab12cde', 'VEHICLE', 'QR34 STU', 'qr34stu'],
  [
    'DE89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'FINANCIAL',
    'DE12111122223333444455',
    'DE12 1111 2222 3333 4444 55',
  ],
  ['4111-1111-1111-1111', '4111 1111 1111 1111', 'FINANCIAL', '4222-3333-4444-5555', '4222 3333 4444 5555'],
  ['00:1a:2b:3c:4d:5e', '00-1A-2B-3C-4D-5E', 'MAC', '00:9f:8e:7d:6c:5b', '00-9F-8E-7D-6C-5B'],
  ['1234567', '１２３４５６７', 'ID', '9081726', '９０８１７２６'],
  ['123-45-6789', '123 45 6789', 'ID', '987-65-4321', '987 65 4321'],
] as const)('writes the code %s as %s', (first, second, type, surrogate, expected) => {
  expect(spelled(type, first, second, surrogate)).toBe(expected);
});

it.each([
  ['PHONE', '+44 7700 900123', '+44 7700 900124'],
  ['PHONE', '+44 20 7946 0123', '+49 20 7946 0123'],
  ['PHONE', '555-0132', '415-555-0132 ext 4'],
  ['ID', '1234567', '1234568'],
  ['ID', '123', '1 23'],
  ['SECRET', 'aBc12345', 'abc12345'],
  ['PASSWORD', 'Kr0kus77', 'kr0kus77'],
  ['PERSON', 'Anna Weber', 'anna weber'],
] as const)('%s: %s and %s are two values', (type, first, second) => {
  expect(spelled(type, first, second, first)).toBeUndefined();
});

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

it('gives all spellings of a prompt and of later prompts one surrogate, and restores each of them', () => {
  const first = run('My phone is +44 7700 900123, my case 12 C 345/2023.', [
    ['+44 7700 900123', 'PHONE'],
    ['12 C 345/2023', 'ID'],
  ]);
  const known = first.replacements.map(({ original, type }) => ({ text: original, type }));
  const marks: readonly Mark[] = [
    ['07700 900123', 'PHONE'],
    ['0044 7700 900 123', 'PHONE'],
    ['12C345/2023', 'ID'],
    ['12 c 345/2023', 'ID'],
  ];
  const text = 'Write it as 07700 900123 and 0044 7700 900 123; summarize 12C345/2023 and 12 c 345/2023.';
  const second = run(text, marks, { secret: SECRET, entries: first.vault, known });
  const [phone = '', file = ''] = first.replacements.map(({ surrogate }) => lettersAndDigits(surrogate));
  const [national, abroad, ...files] = second.replacements.map(({ surrogate }) => lettersAndDigits(surrogate));
  expect([national, abroad]).toEqual([`0${phone.slice(2)}`, `00${phone}`]);
  expect(files).toEqual([file, file]);
  expect(restored(second.text, { secret: SECRET, entries: [...first.vault, ...second.vault] })).toBe(text);
});

/** A prompt with two spellings of one value, and a reply. */
const SPELLINGS: readonly Row[] = [
  ['en', 'Call ⟦+44 7700 900123|PHONE⟧, that is ⟦07700 900123|PHONE⟧.', 'Dial {2} or, from abroad, {1}.'],
  ['en', 'My number ⟦(415) 555-0132|PHONE⟧ (⟦+1 415 555 0132|PHONE⟧)', '{1}; with the country code {2}.'],
  ['en', 'Card ⟦4111 1111 1111 1111|FINANCIAL⟧, typed ⟦4111-1111-1111-1111|FINANCIAL⟧', 'Type {1} or {2}.'],
  ['en', 'SSN ⟦536-90-4399|ID⟧ or ⟦536904399|ID⟧', 'SSN {1}, without hyphens {2}.'],
  ['en', 'Plate ⟦AB12 CDE|VEHICLE⟧ or ⟦ab12cde|VEHICLE⟧', 'The plate {1} ({2})'],
  ['en', 'MAC ⟦00:1a:2b:3c:4d:5e|MAC⟧ = ⟦00-1A-2B-3C-4D-5E|MAC⟧', '{1} is {2}.'],
  ['en', 'Order ⟦AB-4471-829|ID⟧, in the URL ⟦ab4471829|ID⟧', 'Order {1} = {2}'],
  ['de', 'Telefon ⟦030 5557 0123|PHONE⟧ oder ⟦+49 30 55570123|PHONE⟧', 'Unter {1}, aus dem Ausland {2}.'],
  ['de', 'Aktenzeichen ⟦12 C 345/2023|ID⟧, auch ⟦12C345/2023|ID⟧', 'Az. {1}, kurz {2}.'],
  ['de', 'IBAN ⟦DE89370400440532013000|FINANCIAL⟧ (⟦DE89 3704 0044 0532 0130 00|FINANCIAL⟧)', '{2} bzw. {1}'],
  ['de', 'Kennzeichen ⟦B-MW 1234|VEHICLE⟧, im Portal ⟦BMW1234|VEHICLE⟧', 'Als {2} eingeben, nicht {1}.'],
  ['fr', 'Tél. ⟦06 12 34 56 78|PHONE⟧, soit ⟦+33 6 12 34 56 78|PHONE⟧', 'Appelez le {1} ou le {2}.'],
  ['fr', 'Dossier ⟦72-04411|ID⟧ (⟦7204411|ID⟧)', 'Le dossier {1}, alias {2}'],
  ['es', 'Móvil ⟦+34 612 34 56 78|PHONE⟧ o ⟦612345678|PHONE⟧', 'Llame al {2} o al {1}.'],
  ['es', 'NIE ⟦X-2482300-W|ID⟧, también ⟦x2482300w|ID⟧', 'El NIE {1} ({2})'],
  ['it', 'Tel. ⟦+39 06 5555 0123|PHONE⟧ o ⟦06 55550123|PHONE⟧', 'Chiamare {1} o {2}.'],
  ['it', 'Pratica ⟦55.109.38|ID⟧ ovvero ⟦5510938|ID⟧', 'Pratica {2} ({1})'],
  ['pt', 'Celular ⟦+55 11 91234-5678|PHONE⟧ ou ⟦(11) 91234-5678|PHONE⟧', 'Ligue para {2} ou {1}.'],
  ['pt', 'CPF ⟦390.533.447-05|ID⟧, só números ⟦39053344705|ID⟧', 'O CPF {1} é {2} sem pontos.'],
  ['nl', 'Bel ⟦06-12345678|PHONE⟧ of ⟦+31 6 12345678|PHONE⟧', 'Bel {1} of {2}.'],
  ['pl', 'Telefon ⟦+48 512 345 678|PHONE⟧ lub ⟦512 345 678|PHONE⟧', 'Zadzwoń: {2} albo {1}.'],
  ['cs', 'Telefon ⟦+420 777 123 456|PHONE⟧, ⟦777123456|PHONE⟧', 'Volejte {2} ({1}).'],
  ['sv', 'Personnummer ⟦880320-0016|ID⟧ eller ⟦8803200016|ID⟧', 'Numret {1} skrivs {2}.'],
  ['fi', 'Puhelin ⟦+358 40 123 4567|PHONE⟧, ⟦040 123 4567|PHONE⟧', 'Soita {2} tai {1}.'],
  ['tr', 'Telefon ⟦0532 123 45 67|PHONE⟧, ⟦+90 532 123 45 67|PHONE⟧', '{1} ya da {2}.'],
  ['ru', 'Договор ⟦АБ-12345|ID⟧, он же ⟦аб12345|ID⟧', 'Договор {1} ({2}).'],
  ['uk', 'Телефон ⟦+380 67 123 45 67|PHONE⟧, ⟦067 123 45 67|PHONE⟧', 'Дзвоніть {2} або {1}.'],
  ['el', 'Τηλ. ⟦+30 210 1234567|PHONE⟧, ⟦2101234567|PHONE⟧', 'Καλέστε {2} ή {1}.'],
  ['ja', '電話は⟦090-1234-8876|PHONE⟧（⟦０９０－１２３４－８８７６|PHONE⟧）', '{1}または{2}です。'],
  ['ja', '会員番号⟦1234567|ID⟧、⟦１２３４５６７|ID⟧', '会員番号{1}（{2}）'],
  ['zh', '电话⟦+86 138 0013 8000|PHONE⟧，即⟦13800138000|PHONE⟧', '请拨打{2}或{1}。'],
  ['zh-HK', '身份證⟦A123456(3)|ID⟧，即⟦A1234563|ID⟧', '{1}即{2}。'],
  ['ko', '전화 ⟦010-1234-5678|PHONE⟧, ⟦+82 10-1234-5678|PHONE⟧', '{1} 또는 {2}'],
  ['hi', 'फ़ोन ⟦+91 98765 43210|PHONE⟧, ⟦098765 43210|PHONE⟧', '{1} या {2}'],
  ['ar', 'الهاتف ⟦+966 50 123 4567|PHONE⟧ أو ⟦050 123 4567|PHONE⟧', 'اتصل على {2} أو {1}'],
];

itRestores('restores both spellings', 'ID', SPELLINGS);

it.each(SPELLINGS.map(([language, prompt]) => [language, prompt] as const))(
  'gives both spellings one surrogate in these spellings (%s): %s',
  (language, prompt) => {
    for (const key of ['a', 'b', 'c']) {
      const { replacements } = send(prompt, 'ID', `${language} ${key}`);
      const [first, second] = replacements.map(({ surrogate }) => lettersAndDigits(surrogate).slice(-7));
      expect(first).toBe(second);
      const form = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '0');
      for (const { surrogate, original } of replacements) expect(form(surrogate)).toBe(form(original));
    }
  },
);

it('finds the spellings in a long list of phone numbers in a time that grows with its length', () => {
  const values = Array.from({ length: 4000 }, (_, at) => ({
    text: `+44 7700 ${900_000 + at}`,
    type: 'PHONE' as const,
  }));
  const before = process.cpuUsage();
  const find = otherSpellings(values);
  for (const { text } of values) {
    expect(find({ text, type: 'PHONE' })).toBeUndefined();
    expect(find({ text: text.replace('+44 ', '0'), type: 'PHONE' })?.first.text).toBe(text);
  }
  // Comparing each number with all others takes minutes.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
}, 300_000);

itRestores('restores each spelling of a number whose surrogate has another length', 'PHONE', [
  ['de', 'Nummer ⟦0171 234567⟧, international ⟦+49 171 234567⟧, alt ⟦0171/23 45 67⟧', 'Statt {3}: {1} oder {2}.'],
  ['de', 'Berlin ⟦(030) 901820⟧ = ⟦+49 30 901820⟧', 'Wählen Sie {2}, in Berlin {1}.'],
]);

it('takes digits for a phone number that the text also writes with its country code', () => {
  const values = [
    { text: '11912345678', type: 'ID' },
    { text: '+55 11 91234-5678', type: 'PHONE' },
  ] as const;
  expect(otherSpellings(values)({ text: '11912345678', type: 'ID' })?.write('+55 82 94639-7195')).toBe('82946397195');
});
