import { expect, it } from 'vitest';
import type { EntityType } from './annotation.ts';
import { trimToValue } from './value-borders.ts';

const source = { detector: 'model', rule: 'ner' } as const;
function within(text: string, value: string, type: EntityType) {
  const start = text.indexOf(value);
  const found = trimToValue({ start, end: start + value.length, type, confidence: 0.9, source }, text);
  return found.map((part) => text.slice(part.start, part.end));
}

it('cuts the currency of an amount off the name before it', () => {
  expect(within('Zé Carlos R$ 1.200', 'Zé Carlos R', 'PERSON')).toEqual(['Zé Carlos']);
  expect(within('Marcus R and $5', 'Marcus R', 'PERSON')).toEqual(['Marcus R']);
});

it('cuts off the label of a number', () => {
  expect(within('PC 2217 Whitmore', 'PC 2217', 'ID')).toEqual(['2217']);
  expect(within('z mieszkania 14 przy', 'mieszkania 14', 'ID')).toEqual(['14']);
  expect(within('PCX 2217', 'PCX 2217', 'ID')).toEqual(['PCX 2217']);
  expect(within('file Ann Lee, 34', 'nn Lee, 34', 'ID')).toEqual(['nn Lee, 34']);
});

it('leaves the letter of an escape, and not that of a folder', () => {
  expect(within('print("\\nMara wrote")', 'nMara', 'PERSON')).toEqual(['Mara']);
  expect(within('C:\\Users\\nMueller', 'nMueller', 'USERNAME')).toEqual(['nMueller']);
});

it('leaves the prefix of a string in a query', () => {
  expect(within("VALUES (7, N'Robert', N'King')", "N'Robert", 'PERSON')).toEqual(['Robert']);
  expect(within("from Sané, N'Golo Kanté, and 'Leo'", "N'Golo Kanté", 'PERSON')).toEqual(["N'Golo Kanté"]);
});

it('completes a password', () => {
  expect(within('-u anna:Tulip!58x https://a', 'Tulip!', 'PASSWORD')).toEqual(['Tulip!58x']);
  expect(within('password Tulip!58x. Then', 'Tulip!58x', 'PASSWORD')).toEqual(['Tulip!58x']);
  expect(within('"Tulip" - and', 'Tulip', 'PASSWORD')).toEqual(['Tulip']);
});

it('leaves the sex and kinship of one person, and keeps three people', () => {
  expect(within('Nghi phạm: Lê Hà - Nữ - Cháu gái', 'Lê Hà - Nữ - Cháu', 'PERSON')).toEqual(['Lê Hà']);
  expect(within('Tên: Lê Minh - Nam - Khánh cùng lớp', 'Lê Minh - Nam - Khánh', 'PERSON')).toEqual([
    'Lê Minh - Nam - Khánh',
  ]);
  expect(within('Nhóm: Lê Minh - Nam - Khánh đi', 'Lê Minh - Nam - Khánh', 'PERSON')).toEqual([
    'Lê Minh - Nam - Khánh',
  ]);
});

it('cuts off a word for an animal before its name', () => {
  expect(within('unser Hund Bello', 'Hund Bello', 'PERSON')).toEqual(['Bello']);
  expect(within('пишет Жилец Смирнова', 'Жилец Смирнова', 'PERSON')).toEqual(['Смирнова']);
  expect(within('die Katze', 'Katze', 'PERSON')).toEqual(['Katze']);
});

it('cuts off a greeting before a person, and keeps the whole name of a firm', () => {
  expect(within('Salut Titouan', 'Salut Titouan', 'PERSON')).toEqual(['Titouan']);
  expect(within('Hello Fresh', 'Hello Fresh', 'ORGANIZATION')).toEqual(['Hello Fresh']);
  expect(within('Üdv, Ida', 'Üdv', 'ORGANIZATION')).toEqual([]);
});

it('leaves emoji at the ends of a name, and keeps those inside it', () => {
  expect(within('in New York 🇩🇪 now', 'New York 🇩🇪', 'LOCATION')).toEqual(['New York']);
  expect(within('❤️ Ida 👨‍👩‍👧 now', '❤️ Ida 👨‍👩‍👧', 'PERSON')).toEqual(['Ida']);
  expect(within('at Sun ☀️ Spa now', 'Sun ☀️ Spa', 'ORGANIZATION')).toEqual(['Sun ☀️ Spa']);
});

it('leaves punctuation, an unpaired quotation mark, a function word and the next sentence', () => {
  expect(within('by Aino Salmi, Ben', 'Aino Salmi,', 'ORGANIZATION')).toEqual(['Aino Salmi']);
  expect(within('recommend MKP - and', 'MKP -', 'ORGANIZATION')).toEqual(['MKP']);
  expect(within('Orrin "Red" Tate', 'Orrin "', 'PERSON')).toEqual(['Orrin']);
  expect(within('Orrin "Red" and', 'Orrin "Red"', 'PERSON')).toEqual(['Orrin "Red"']);
  expect(within('from Mossgate School at Leeds', 'Mossgate School at', 'ORGANIZATION')).toEqual(['Mossgate School']);
  expect(within('works at Mossgate', 'at Mossgate', 'ORGANIZATION')).toEqual(['Mossgate']);
  expect(within('Dr. L. She is ill', 'L. She', 'PERSON')).toEqual(['L.']);
  expect(within('the Salmi era ended', 'Salmi era', 'PERSON')).toEqual(['Salmi']);
  expect(within('die „Aino“ und', '„Aino“', 'PERSON')).toEqual(['Aino']);
  expect(within('von „Aino“ und', 'Aino“', 'PERSON')).toEqual(['Aino']);
  expect(within('die (Salmi Oy) ist', '(Salmi Oy', 'ORGANIZATION')).toEqual(['Salmi Oy']);
  expect(within('ali baba and', 'ali baba and', 'PERSON')).toEqual(['ali baba and']);
  expect(within('Foo (Bar) Ltd. and', 'Foo (Bar) Ltd.', 'ORGANIZATION')).toEqual(['Foo (Bar) Ltd.']);
});

it('adds the code of a country to a host', () => {
  expect(within('for mossgate.com.au, is', 'mossgate.com', 'IP')).toEqual(['mossgate.com.au']);
  expect(within('on mossgate.com.it works', 'mossgate.com', 'IP')).toEqual(['mossgate.com.it']);
  expect(within('mossgate.com. So', 'mossgate.com', 'IP')).toEqual(['mossgate.com']);
});
