import { expect, it } from 'vitest';
import { policyFor } from '../policy/policy.ts';
import { undrawnText } from './undrawn-text.ts';

const strict = policyFor('strict');
const undrawnIn = (text: string) => {
  const { undrawn, languageWithoutWords } = undrawnText(text, strict);
  return { parts: undrawn.map(({ start, end }) => text.slice(start, end)), languageWithoutWords };
};

it('leaves nothing alone where only some words are drawn', () => {
  expect(undrawnText('Translate to French: Guten Tag.', policyFor('balanced'))).toEqual({ undrawn: [] });
});

it('leaves the tasks alone in English', () => {
  expect(undrawnIn('Translate to French: My mother takes metformin.')).toEqual({ parts: ['Translate to French'] });
  expect(undrawnIn('My mother takes metformin for her sugar, and she is often tired.')).toEqual({ parts: [] });
});

it.each([
  ['de', 'Mein Nachbar hat Zucker und nimmt Tabletten, aber er geht nicht zum Arzt.'],
  ['de', 'Ist Ibuprofen mit Asthma erlaubt?'],
  ['fr', 'Mon voisin est malade et il ne veut pas aller chez le médecin.'],
  ['es', '¿Puedo tomar ibuprofeno si tengo asma y estoy en casa?'],
  ['pl', 'Mój sąsiad jest chory i nie chce iść do lekarza.'],
  ['zh', '请把这封信翻译成英文。'],
  ['ja', '母は薬を飲んでいますが、元気ではありません。'],
  ['ru', 'Мой сосед болен.'],
  ['ar', 'جاري مريض ولا يريد الذهاب إلى الطبيب.'],
])('leaves a whole text in %s alone, and says so: %s', (languageWithoutWords, text) => {
  expect(undrawnIn(text)).toEqual({ parts: [text], languageWithoutWords });
});

it('goes by lines where a text has two languages', () => {
  const german = 'Mein Nachbar hat Zucker und nimmt Tabletten, aber er geht nicht zum Arzt.';
  const english = 'My brother works as a nurse and he earns so little that he cannot pay his rent.';
  expect(undrawnIn(`${english}\n${german}\n${english}`)).toEqual({ parts: [german], languageWithoutWords: 'de' });
});

it('draws the words of a text that is too short to tell', () => {
  expect(undrawnIn('Brother nurse Leeds.')).toEqual({ parts: [] });
});
