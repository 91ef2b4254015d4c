import { expect, it } from 'vitest';
import { isFoundLessSurely, lessSureLanguage } from './found-less-surely.ts';

it('knows the languages whose names are found less surely, and those without a figure', () => {
  expect(['ja', 'ko', 'he', 'th', 'ar'].filter((language) => !isFoundLessSurely(language))).toEqual([]);
  expect(['en', 'de', 'fr', 'id', 'tr', 'pl'].filter(isFoundLessSurely)).toEqual([]);
  expect(isFoundLessSurely('hy')).toBe(true);
});

it('tells them by the text, and nothing of a text in a language that it cannot tell', () => {
  expect(lessSureLanguage('ผมชื่อ Elif Yıldırım พรุ่งนี้มีประชุมและทุกคนจะมา')).toBe('th');
  expect(lessSureLanguage('My name is Elif Yıldırım and I want to know what the law says about it.')).toBeUndefined();
  expect(lessSureLanguage('สวัสดี Elif')).toBeUndefined();
});
