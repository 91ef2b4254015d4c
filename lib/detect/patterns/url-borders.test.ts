import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { url } from './url.ts';

it.each([
  '⟦mysql://root:a/b@c@127.0.0.1:3306/shop⟧ fails',
  '请看⟦https://example.org/a1⟧，王小明写的',
  '请看⟦https://example.org/a1⟧。王小明写的',
  '请看⟦https://example.org/a1⟧王小明写的',
  '请看⟦https://example.org/a1⟧（王小明）',
  '（⟦https://example.org/a1⟧）王小明',
  '见⟦https://example.org/a1⟧；王小明',
  '见⟦https://example.org/a1⟧：王小明',
  '「⟦https://example.org/a1⟧」王小明',
  '《⟦https://example.org/a1⟧》作者王小明',
  '【⟦https://example.org/a1⟧】王小明',
  '是⟦https://example.org/a1⟧吗？王小明',
  '⟦https://example.org/a1⟧、王小明',
  '⟦https://example.org/?q=1&b=2⟧，王小明',
  '⟦https://example.org⟧,王小明',
  '⟦https://example.org/a1⟧を佐藤さんが書いた',
  '⟦https://example.org/a1⟧。佐藤',
  '⟦https://example.org/a1⟧(佐藤)',
  '⟦https://example.org/a1⟧에서 김민지가',
  '⟦https://example.org/a1⟧, 김민지',
  'ดู⟦https://example.org/a1⟧ครับ',
  '⟦https://zh.wikipedia.org/wiki/北京⟧ 很大',
  '⟦https://zh.wikipedia.org/wiki/北京市⟧。王小明',
  '⟦https://ja.wikipedia.org/wiki/東京タワー⟧ を見た',
  '⟦https://example.org/?q=北京⟧，王小明',
  '⟦https://例子.公司/路径⟧ 是什么',
  '⟦https://en.wikipedia.org/wiki/Mercury_(planet)⟧ is near',
  'see ⟦https://example.org/a,b;c⟧, then go',
  '⟦https://example.org/a1#b⟧ and',
  '⟦https://example.org/straße/öl⟧ ist da',
  '⟦https://ru.wikipedia.org/wiki/Москва⟧, город',
])('ends where the address ends: %s', (marked) => {
  expect(mark(url, plain(marked))).toBe(marked);
});
