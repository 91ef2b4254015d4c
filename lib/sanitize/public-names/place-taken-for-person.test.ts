import { expect, it } from 'vitest';
import { isPlaceTakenForPerson } from './place-taken-for-person.ts';

const isPlace = (text: string, name: string) => {
  const start = text.indexOf(name);
  return isPlaceTakenForPerson(text, { start, end: start + name.length });
};

it.each([
  ['soy de Guadalajara, trabajo en', 'Guadalajara'],
  ['no duermo. Soy argentina, tengo 34', 'argentina'],
  ['i was born in Florence', 'Florence'],
  ['Ich komme aus Jordan', 'Jordan'],
  ['адрес: г. Тольятти, ул. Победы, д. 4', 'Тольятти'],
])('knows the place in "%s"', (text, name) => {
  expect(isPlace(text, name)).toBe(true);
});

it.each([
  ['Soy Victoria, tengo 34', 'Victoria'],
  ['I asked Jordan', 'Jordan'],
  ['a mail from Florence', 'Florence'],
  ['soy de Marisol', 'Marisol'],
  ['с 2021 г. Марина у нас', 'Марина'],
  ['Жалоба на г. Иванова, он мой сосед', 'Иванова'],
  ['прошлого г. Марина, дочь соседа', 'Марина'],
])('leaves the name in "%s"', (text, name) => {
  expect(isPlace(text, name)).toBe(false);
});
