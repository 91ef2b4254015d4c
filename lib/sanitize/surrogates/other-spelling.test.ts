import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
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
  ['+7 912 345-67-89', '8 912 345-67-89', '+7 987 654-32-10', undefined],
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
