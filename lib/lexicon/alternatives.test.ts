import { expect, it } from 'vitest';
import { anyFormOf, anyOf, anyPatternOf, anyWholeFormOf } from './alternatives.ts';

const found = (source: string, text: string) => new RegExp(source, 'u').exec(text)?.[0];

it.each([
  [['São', 'São Paulo'], 'in São Paulo', 'São Paulo'],
  [['a.b', 'a'], 'axb', 'a'],
  [['(x)'], 'f(x)', '(x)'],
  [[], 'text', undefined],
])('of %j finds in "%s": %s', (words, text, expected) => expect(found(anyOf(words), text)).toBe(expected));

it('leaves patterns as they are', () => expect(found(anyPatternOf(['n[ro]', 'n']), 'no')).toBe('no'));

it.each([
  [['retire~'], 'she retired', 'retired'],
  [['retire~'], 'they retire', 'retire'],
  [['tag der ~'], 'Am tag der arbeit', 'tag der arbeit'],
  [['a.~'], 'ab', undefined],
])('of the forms %j finds in "%s": %s', (words, text, expected) =>
  expect(found(anyFormOf(words), text)).toBe(expected),
);

it.each([
  ['the law of', 'law'],
  ['a lawn', undefined],
  ['an outlaw', undefined],
  ['关于法律的', '法律'],
  ['제생일이', '생일'],
])('finds in "%s" the whole word %s', (text, expected) =>
  expect(found(anyWholeFormOf(['law', '法律', '생일']), text)).toBe(expected),
);
