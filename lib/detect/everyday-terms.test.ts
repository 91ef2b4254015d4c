import { expect, it } from 'vitest';
import { isEverydayTerm } from './everyday-terms.ts';
import { mergeFindings } from './merge.ts';

const isPlain = (text: string) => isEverydayTerm(text, { start: 0, end: text.length });

it('recognises terms in any case, alone and together', () => {
  for (const term of ['TCP', 'udp', 'Yesterday', 'Rest API', 'Instagram', 'Bearer', 'Lender', 'Female', 'Nissan'])
    expect(isPlain(term), term).toBe(true);
});

it('keeps spans that contain other words', () => {
  for (const name of ['Ruby Miller', 'Excel Logistics', 'Ruby', '—', 'Swifty']) expect(isPlain(name), name).toBe(false);
});

const modelFinds = (text: string, value: string) => {
  const start = text.indexOf(value);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return mergeFindings([{ start, end: start + value.length, type: 'ORGANIZATION', confidence: 0.8, source }], text);
};

it('drops an article that a model takes for a date', () => {
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const date = { type: 'DATE', confidence: 0.8, source } as const;
  const merged = mergeFindings(
    [
      { ...date, start: 3, end: 6 },
      { ...date, start: 7, end: 10 },
    ],
    'on the 5th',
  );
  expect(merged.map(({ start, end }) => [start, end])).toEqual([[7, 10]]);
});

it('drops a term that only a model found', () => {
  expect(modelFinds('She posts on Instagram.', 'Instagram')).toEqual([]);
  expect(modelFinds('the difference between TCP and UDP', 'UDP')).toEqual([]);
});

it('keeps the rest of a word that another finding cut', () => {
  expect(modelFinds('34 Main St', 'ai')).toHaveLength(1);
});

it('keeps the firm that somebody works for', () => {
  expect(modelFinds('i work for spotify', 'spotify')).toHaveLength(1);
  expect(modelFinds('my boss at google', 'google')).toHaveLength(1);
});

it('drops jobs that were found as names, and keeps those found as occupations', () => {
  expect(modelFinds('Arzt hat Hashimoto festgestellt', 'Arzt')).toEqual([]);
  expect(modelFinds('merhaba patronum ödemiyor', 'patronum')).toEqual([]);
  expect(modelFinds('Arzt Henning kam', 'Arzt Henning')).toHaveLength(1);
  expect(isEverydayTerm('Arzt', { start: 0, end: 4, type: 'OCCUPATION' })).toBe(false);
});
