import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { mergeFindings } from './merge.ts';

const kept = (text: string, value: string, type: Finding['type'] = 'PERSON', confidence = 0.9) => {
  const start = text.indexOf(value);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return mergeFindings([{ start, end: start + value.length, type, confidence, source }], text).length === 1;
};

it('drops hexagrams, and keeps people of the same names', () => {
  const table = '| Qian | 111111 |\n| Kun | 000000 |\n| Zhun | 010001 |\n| Xu (需) | 010111 |\n';
  expect(kept(`${table}| Da You | 101111 |`, 'Da You')).toBe(false);
  expect(kept(table, 'Xu')).toBe(false);
  expect(kept('| Da You | 101111 |', 'Da You')).toBe(true);
  expect(kept('Sale el hexagrama Xu, que pide paciencia', 'Xu')).toBe(false);
  expect(kept('Según el hexagrama, la señora Xu espera', 'Xu')).toBe(true);
  expect(kept('主卦は坎です', '坎')).toBe(false);
});

it('drops God in Arabic, and keeps the names that end so', () => {
  expect(kept('طلباتكم لدى الله.', 'لدى الله')).toBe(false);
  expect(kept('كلمت نصر الله أمس', 'الله')).toBe(true);
});

it('drops a spoonful', () => {
  expect(kept('- 1/2 ч.л. соли', 'л. соли')).toBe(false);
  expect(kept('Позвони Л. Соли', 'Л. Соли')).toBe(true);
});

it('drops the name of a product in a record, and keeps that of a customer', () => {
  expect(kept('{"Product Name": "Silka Hair Oil"}', 'Silka Hair Oil')).toBe(false);
  expect(kept('{"Customer Name": "Silka Hair"}', 'Silka Hair')).toBe(true);
});

it('drops the Finnish imperative, and keeps Anna', () => {
  expect(kept('Anna lyhyt selitys siitä, miten se toimii.', 'Anna')).toBe(false);
  expect(kept('Anna minulle kolme ohjetta, jotka on helppo muistaa.', 'Anna')).toBe(false);
  expect(kept('Anna soitti eilen, että hän on sairas.', 'Anna')).toBe(true);
  expect(kept('Give Anna kuulaus a call', 'Anna')).toBe(true);
});

it('drops Vietnamese for "page", and keeps Trang', () => {
  expect(kept('Trang đang tải\nXin chờ', 'Trang')).toBe(false);
  expect(kept('Trang đang tải tài liệu cho tôi', 'Trang')).toBe(true);
});

it('drops words that are cut off', () => {
  expect(kept('ゆびきった', 'ゆびき')).toBe(false);
  expect(kept('ゆびきさんが来た', 'ゆびき')).toBe(true);
  expect(kept('ゆびきりげんまん', 'ゆびきりげん', 'ORGANIZATION', 0.6)).toBe(false);
  expect(kept('こもれびへ行く', 'こもれび', 'ORGANIZATION', 0.6)).toBe(true);
});

it('drops short Cyrillic words for a firm, and a noun with another for a person', () => {
  expect(kept('МАСТЕР ПРОДАЖ ОТ А ДО Я', 'А ДО Я', 'ORGANIZATION')).toBe(false);
  expect(kept('Пишет АО Ода', 'АО Ода', 'ORGANIZATION')).toBe(true);
  expect(kept('- Panceta de cerdo', 'Panceta de cerdo', 'PERSON', 0.6)).toBe(false);
  expect(kept('- Maria de lourdes', 'Maria de lourdes', 'PERSON', 0.9)).toBe(true);
});

it('drops roles and measures before a colon', () => {
  expect(kept('**Terapeuta**: dzień dobry', 'Terapeuta')).toBe(false);
  expect(kept('Kosteus: 77%', 'Kosteus')).toBe(false);
});
