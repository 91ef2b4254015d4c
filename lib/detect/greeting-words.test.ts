import { expect, it } from 'vitest';
import { withoutGreeting } from './greeting-words.ts';
import { mergeFindings } from './merge.ts';

const rest = (text: string) => {
  const span = withoutGreeting(text, { start: 0, end: text.length });
  return span && text.slice(span.start, span.end);
};

it('leaves the name behind a greeting, and nothing of a greeting alone', () => {
  expect(rest('Salut Titouan')).toBe('Titouan');
  expect(rest('Kedves Nagy Ildikó')).toBe('Nagy Ildikó');
  expect(rest('Thx, Nkem')).toBe('Nkem');
  expect(rest('Üdv')).toBeUndefined();
  expect(rest('Beste Yılmaz')).toBe('Beste Yılmaz');
  expect(rest('Hejdi Klum')).toBe('Hejdi Klum');
});

it('cuts greetings off what a model calls a person or a firm', () => {
  const text = 'Salut Titouan. Üdv';
  const source = { detector: 'model', rule: 'ner' } as const;
  const found = mergeFindings(
    [
      { start: 0, end: 13, type: 'PERSON', confidence: 0.9, source },
      { start: 15, end: 18, type: 'ORGANIZATION', confidence: 0.6, source },
    ],
    text,
  );
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Titouan']);
});
