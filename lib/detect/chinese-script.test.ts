import { expect, it } from 'vitest';
import { isTraditionalChinese } from './chinese-script.ts';

it.each([
  ['我媽媽有糖尿病，每天吃藥。', true],
  ['我妈妈有糖尿病，每天吃药。', false],
  ['心理和生理', false],
  ['他问我「這個」是什么意思，我说不知道这个词。', false],
  ['', false],
])('reads %s', (text, isTraditional) => {
  expect(isTraditionalChinese(text)).toBe(isTraditional);
});
