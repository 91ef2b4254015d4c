import { expect, it } from 'vitest';
import { withoutGreeting } from './greeting-words.ts';

const rest = (text: string) => {
  const span = withoutGreeting(text, { start: 0, end: text.length });
  return span && text.slice(span.start, span.end);
};

it('keeps the name after a greeting, and nothing of a greeting alone', () => {
  expect(rest('Salut Titouan')).toBe('Titouan');
  expect(rest('Kedves Nagy Ildikó')).toBe('Nagy Ildikó');
  expect(rest('Thx, Nkem')).toBe('Nkem');
  expect(rest('Üdv')).toBeUndefined();
  expect(rest('Kramar')).toBeUndefined();
  expect(rest('Beste Yılmaz')).toBe('Beste Yılmaz');
  expect(rest('Hejdi Klum')).toBe('Hejdi Klum');
});
