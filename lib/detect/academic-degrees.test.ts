import { expect, it } from 'vitest';
import { isAcademicDegree } from './academic-degrees.ts';

const isOne = (text: string, name: string) => {
  const start = text.indexOf(name);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return isAcademicDegree({ start, end: start + name.length, type: 'ORGANIZATION', confidence: 0.9, source }, text);
};

it.each([
  ['She has a BSc Economics from Leeds', 'BSc Economics'],
  ['applying to the MSc in Data Science at Edinburgh', 'Data Science'],
  ["a bachelor's degree in Media Studies", 'Media Studies'],
])('does not take a degree or its subject for a school: %s', (text, name) => {
  expect(isOne(text, name)).toBe(true);
});

it.each([
  ['an MSc in Leeds University', 'Leeds University'],
  ['I work in Data Science Partners', 'Data Science Partners'],
])('keeps a school or firm: %s', (text, name) => {
  expect(isOne(text, name)).toBe(false);
});
