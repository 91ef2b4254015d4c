import { expect, it } from 'vitest';
import type { EntityType } from '../detect/annotation.ts';
import { mentionsOfKnownOriginals } from './known-originals.ts';

it('finds a known person by the whole name or one part of it', () => {
  const text = 'anna schmidt, Anna and Schmidt, but no annals, and will do';
  const known = [
    { text: 'Anna Schmidt', type: 'PERSON' },
    { text: 'Will Li', type: 'PERSON' },
  ] as const;
  const found = mentionsOfKnownOriginals(text, known);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['anna schmidt', 'Anna', 'Schmidt']);
  expect(found.every(({ source }) => source.detector === 'mention')).toBe(true);
});

it('takes other names as a whole', () => {
  const found = mentionsOfKnownOriginals('New shoes in new york', [{ text: 'New York', type: 'LOCATION' }]);
  expect(found).toHaveLength(1);
});

const marked = (text: string, original: string, type: EntityType = 'PERSON') =>
  mentionsOfKnownOriginals(text, [{ text: original, type }]).map(({ start, end }) => text.slice(start, end));

it.each([
  ['再加一句祝王建华老师身体健康。', '王建华', ['王建华']],
  ['落款只写晓梅。', '孙晓梅', ['晓梅']],
  ['称呼改成“王老师”。', '王建华', ['王']],
  ['美咲さんと呼んで。', '田中美咲', ['美咲']],
  ['강태호 부장님께 보내 주세요', '강태호', ['강태호']],
  ['소라라고만 서명해 주세요', '윤소라', ['소라']],
  ['Спроси Лебедева и Аркадия', 'Аркадий Лебедев', ['Аркадия', 'Лебедева']],
  ['Napisz do Agnieszki Wróblewskiej, że już', 'Agnieszka Wróblewska', ['Agnieszki', 'Wróblewskiej']],
  ['Gerlindes Hund und die Vogelsangs', 'Gerlinde Vogelsang', ['Gerlindes', 'Vogelsangs']],
  ['اكتب إلى لسارة', 'سارة', ['لسارة']],
])('finds a person again in "%s"', (text, name, expected) => {
  expect(marked(text, name).sort()).toEqual([...expected].sort());
});

it.each([
  ['今天是国王的生日', '王建华'],
  ['annals of Rome', 'Anna'],
  ['the rose garden', 'Rose Li'],
])('finds nobody in "%s"', (text, name) => {
  expect(marked(text, name)).toEqual([]);
});

it('finds an organisation inside a run of letters', () => {
  expect(marked('我在恒信科技工作', '恒信科技', 'ORGANIZATION')).toEqual(['恒信科技']);
});

it.each([
  ['Is that enough at sixty-four?', '64', 'AGE', ['sixty-four']],
  ['Noch Ski fahren mit siebenundsechzig?', '67', 'AGE', ['siebenundsechzig']],
  ['At 64, then.', 'sixty-four', 'AGE', ['64']],
  ['A sixty-four-year-old and 64 GB', '64', 'AGE', ['sixty-four']],
  ['And with 73.4k?', '$73,400', 'MONEY', ['73.4k']],
] as const)('finds a number again in "%s"', (text, number, type, expected) => {
  expect(marked(text, number, type)).toEqual(expected);
});

it('finds the mailbox of an address as a login', () => {
  const known = [{ text: 'rbauer@build3.corp.orvik.io', type: 'EMAIL' }] as const;
  const found = mentionsOfKnownOriginals('Too many failures for rbauer', known);
  expect(found).toMatchObject([{ start: 22, end: 28, type: 'USERNAME' }]);
  expect(mentionsOfKnownOriginals('more info', [{ text: 'info@orvik.io', type: 'EMAIL' }])).toEqual([]);
});

it.each([
  ['And not 6 Foundry Yard, it was 9 Foundry Yard.', '6 Foundry Yard', ['6 Foundry Yard', '9 Foundry Yard']],
  ['Der Lindenweg 16, nicht der Lindenweg.', 'Lindenweg 14', ['Lindenweg 16', 'Lindenweg']],
  ['The flat is big.', 'Flat 4, 6 Foundry Yard', []],
])('finds the street of an address again in "%s"', (text, address, expected) => {
  expect([...new Set(marked(text, address, 'ADDRESS'))].sort()).toEqual([...expected].sort());
});
