import { expect, it } from 'vitest';
import { isLessReliableLanguage, lessReliableLanguageOf } from './less-reliable-languages.ts';

it('knows the languages with a low figure and those without a figure', () => {
  expect(['ta', 'kn', 'ml'].filter((language) => !isLessReliableLanguage(language))).toEqual([]);
  expect(['en', 'de', 'fr', 'id', 'tr', 'pl', 'ja', 'ko', 'he', 'th', 'ar'].filter(isLessReliableLanguage)).toEqual([]);
  expect(isLessReliableLanguage('hy')).toBe(true);
});

it('recognises a less reliable language by the text, and gives nothing if the language is unknown', () => {
  expect(lessReliableLanguageOf('என் பெயர் Elif Yıldırım நாளை கூட்டம் உள்ளது எல்லோரும் வருவார்கள்')).toBe('ta');
  expect(
    lessReliableLanguageOf('My name is Elif Yıldırım and I want to know what the law says about it.'),
  ).toBeUndefined();
  expect(lessReliableLanguageOf('வணக்கம் Elif')).toBeUndefined();
});
