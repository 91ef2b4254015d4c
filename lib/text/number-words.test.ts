import { expect, it } from 'vitest';
import { numbersInWords } from './number-words.ts';

const read = (text: string) => numbersInWords(text).map(({ start, end, value }) => [text.slice(start, end), value]);

it.each([
  ['Is that enough at sixty-four?', 'sixty-four', 64],
  ['Mit siebenundsechzig noch Ski fahren', 'siebenundsechzig', 67],
  ['à soixante-quatre ans', 'soixante-quatre', 64],
  ['à soixante et onze ans', 'soixante et onze', 71],
  ['à quatre-vingt-douze ans', 'quatre-vingt-douze', 92],
  ['tiene sesenta y cuatro años', 'sesenta y cuatro', 64],
  ['ha sessantotto anni', 'sessantotto', 68],
  ['tem trinta e dois anos', 'trinta e dois', 32],
  ['她六十四岁了', '六十四', 64],
  ['a twenty-one-year-old', 'twenty-one', 21],
  ['Seventeen at last', 'Seventeen', 17],
])('reads the number in "%s"', (text, word, value) => {
  expect(read(text)).toEqual([[word, value]]);
});

it.each(['sixty-fourth', 'attention', '六十四万', 'seven and nine', 'a teenager'])(
  'reads no number in "%s"',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);
