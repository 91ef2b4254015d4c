import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStopWord } from '../../text/stop-words.ts';
import { contentWords } from './content-words.ts';

const found = (text: string) => contentWords(text).map(({ start, end, kind }) => `${text.slice(start, end)}:${kind}`);

it('finds whole words and leaves stop words, punctuation and suffixes', () => {
  expect(found("The doctor's report didn't mention it, and she wouldn't say.")).toEqual([
    'doctor:word',
    'report:word',
    'mention:word',
    'say:word',
  ]);
});

it('finds numbers, signs of money and what is neither', () => {
  expect(found('He paid $1,200.50 for 3rd-hand B12, 20mg, on day 5.')).toEqual([
    'paid:word',
    '$:currency',
    '1,200.50:number',
    '3:number',
    'hand:word',
    'B12:shape',
    '20:number',
    'day:word',
    '5:number',
  ]);
});

it('protects a compound as a whole', () => {
  expect(found('a well-known, up-to-date mother-in-law; what is to-do?')).toEqual([
    'well:word',
    'known:word',
    'up:word',
    'to:word',
    'date:word',
    'mother:word',
    'in:word',
    'law:word',
  ]);
});

it('leaves no letter or digit of any text between two pieces but those of free words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      let end = 0;
      for (const token of contentWords(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        end = token.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
  const word = fc.stringMatching(/^[a-zà-öø-ÿ]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.constantFrom(' ', ', ', '-', '\n'), (words, gap) => {
      const text = words.join(gap);
      const tokens = contentWords(text);
      for (const { start, end } of tokens) expect(words).toContain(text.slice(start, end));
      const left = tokens.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
      for (const [run] of left.matchAll(/[\p{L}\p{N}]+/gu)) expect(isStopWord(run)).toBe(true);
    }),
  );
});

it('cuts Chinese into words, and leaves its stop words', () => {
  expect(found('我妈妈有2型糖尿病，每天吃药。')).toEqual([
    '妈妈:word',
    '2:number',
    '型:word',
    '糖尿病:word',
    '每天:word',
    '吃:word',
    '药:word',
  ]);
  expect(found('我用Excel做表')).toEqual(['用:word', 'Excel:word', '做:word', '表:word']);
  // Japanese is not cut: its words end in kana.
  expect(found('母は薬を飲んでいます')).toEqual(['母は薬を飲んでいます:word']);
});
