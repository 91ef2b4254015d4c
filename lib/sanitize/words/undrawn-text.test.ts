import { expect, it } from 'vitest';
import { policyFor } from '../policy/policy.ts';
import { undrawnText } from './undrawn-text.ts';

const strict = policyFor('strict');
const undrawnIn = (text: string) => {
  const { undrawn, languageWithoutWords } = undrawnText(text, strict);
  return { parts: undrawn.map(({ start, end }) => text.slice(start, end)), languageWithoutWords };
};

it('leaves nothing alone where only some words are drawn', () => {
  expect(undrawnText('Translate to French: Guten Tag.', policyFor('balanced')).undrawn).toEqual([]);
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
  ['zh-Hant', '我媽媽有糖尿病，每天都吃藥，但是不肯去看醫生。'],
  ['ja', '母は薬を飲んでいますが、元気ではありません。'],
  ['ru', 'Мой сосед болен.'],
  ['ar', 'جاري مريض ولا يريد الذهاب إلى الطبيب.'],
])('leaves a whole text in %s alone, and says so: %s', (languageWithoutWords, text) => {
  expect(undrawnIn(text)).toEqual({ parts: [text], languageWithoutWords });
});

it('draws Chinese words, and leaves the tasks alone', () => {
  expect(undrawnIn('我妈妈有糖尿病，每天都吃药，但是不肯去看医生。')).toEqual({ parts: [] });
  expect(undrawnIn('请把这封信翻译成英文：我的老板不给我发工资。')).toEqual({ parts: ['请把这封信翻译成英文'] });
  const english = 'My brother works as a nurse and he earns so little that he cannot pay his rent.';
  expect(undrawnIn(`${english}\n我妈妈有糖尿病。`)).toEqual({ parts: [] });
});

it('goes by lines where a text has two languages', () => {
  const german = 'Mein Nachbar hat Zucker und nimmt Tabletten, aber er geht nicht zum Arzt.';
  const english = 'My brother works as a nurse and he earns so little that he cannot pay his rent.';
  expect(undrawnIn(`${english}\n${german}\n${english}`)).toEqual({ parts: [german], languageWithoutWords: 'de' });
});

it('draws the words of a text that is too short to tell', () => {
  expect(undrawnIn('Brother nurse Leeds.')).toEqual({ parts: [] });
});
