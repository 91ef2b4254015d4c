import { expect, it } from 'vitest';
import { isFoundLessSurely, lessSureLanguage } from './found-less-surely.ts';

it('knows the languages whose names are found less surely, and those without a figure', () => {
  expect(['tr', 'id', 'ko', 'he', 'th', 'bn'].filter((language) => !isFoundLessSurely(language))).toEqual([]);
  expect(['en', 'de', 'fr', 'zh', 'ar'].filter(isFoundLessSurely)).toEqual([]);
  expect(isFoundLessSurely('hy')).toBe(true);
});

it('tells them by the text, and nothing of a text in a language that it cannot tell', () => {
  expect(lessSureLanguage('Ben Elif Yıldırım, yarın için bir toplantı ayarladım ve herkes gelecek.')).toBe('tr');
  expect(lessSureLanguage('My name is Elif Yıldırım and I want to know what the law says about it.')).toBeUndefined();
  expect(lessSureLanguage('Merhaba Elif')).toBeUndefined();
});
