import { expect, it } from 'vitest';
import { isLessReliableLanguage, lessReliableLanguageOf } from './less-reliable-languages.ts';

it('knows the languages with a low figure and those without a figure', () => {
  expect(['ja', 'ko', 'he', 'th', 'ar'].filter((language) => !isLessReliableLanguage(language))).toEqual([]);
  expect(['en', 'de', 'fr', 'id', 'tr', 'pl'].filter(isLessReliableLanguage)).toEqual([]);
  expect(isLessReliableLanguage('hy')).toBe(true);
});

it('recognises a less reliable language by the text, and gives nothing if the language is unknown', () => {
  expect(lessReliableLanguageOf('ผมชื่อ Elif Yıldırım พรุ่งนี้มีประชุมและทุกคนจะมา')).toBe('th');
  expect(
    lessReliableLanguageOf('My name is Elif Yıldırım and I want to know what the law says about it.'),
  ).toBeUndefined();
  expect(lessReliableLanguageOf('สวัสดี Elif')).toBeUndefined();
});
