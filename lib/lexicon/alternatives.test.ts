import { expect, it } from 'vitest';
import { anyOf, anyPatternOf } from './alternatives.ts';

const found = (source: string, text: string) => new RegExp(source, 'u').exec(text)?.[0];

it.each([
  [['São', 'São Paulo'], 'in São Paulo', 'São Paulo'],
  [['a.b', 'a'], 'axb', 'a'],
  [['(x)'], 'f(x)', '(x)'],
  [[], 'text', undefined],
])('of %j finds in "%s": %s', (words, text, expected) => expect(found(anyOf(words), text)).toBe(expected));

it('leaves patterns as they are', () => expect(found(anyPatternOf(['n[ro]', 'n']), 'no')).toBe('no'));
