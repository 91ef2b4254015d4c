import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendToWholeWords } from './whole-words.ts';

const around = (text: string, part: string) => {
  const start = text.indexOf(part);
  const span = extendToWholeWords(text, { start, end: start + part.length });
  return text.slice(span.start, span.end);
};

it('takes in the whole word that a find cuts', () => {
  expect(around('ที่มหาวิทยาลัยบูรพา เกรด', 'หาวิทยาลั')).toBe('มหาวิทยาลัย');
  expect(around('ถึง ทิพย์วรรณ ครับ', 'ทิพย')).toMatch(/^ทิพย์/u);
});

it('leaves other scripts as they are', () => {
  expect(around('Anna Weber', 'nna')).toBe('nna');
  expect(around('我叫孟婉清', '婉')).toBe('婉');
});

it('never shrinks a span nor leaves the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'กขคงาิีุูเแโ์่้ ab12') }),
      fc.nat(30),
      fc.nat(30),
      (text, from, length) => {
        const start = Math.min(from, text.length);
        const end = Math.min(start + length + 1, text.length);
        if (end <= start) return;
        const span = extendToWholeWords(text, { start, end });
        expect(span.start).toBeLessThanOrEqual(start);
        expect(span.end).toBeGreaterThanOrEqual(end);
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
