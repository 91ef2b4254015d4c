import { expect, it } from 'vitest';
import { findMentions } from './mentions.ts';

const mentionsOf = (text: string, name: string) => {
  const start = text.lastIndexOf(name);
  const source = { detector: 'model', rule: 'm' } as const;
  const finding = { start, end: start + name.length, type: 'PERSON', confidence: 1, source } as const;
  return findMentions(text, [finding]).map((one) => text.slice(one.start, one.end));
};

it.each([
  ['напиши що я захворіла, ключі лишила в тараса, хай тарас віддасть їй завтра', 'тарас', ['тараса']],
  ['Spotkałem Marka wczoraj w sklepie, a Marek nie powiedział mi o tym nic.', 'Marek', ['Marka']],
  ['Včera jsem mluvil s Janou o tom, že Jana se s námi nechce stěhovat.', 'Jana', ['Janou']],
  ['Marek nie lubi tej firmy, bo marka jest droga i nic nie jest warta przez to.', 'Marek', []],
  ['I told Marek that the whole of it is not worth the trouble, marka or not.', 'Marek', []],
])('%s', (text, name, expected) => {
  expect(mentionsOf(text, name)).toEqual(expected);
});
