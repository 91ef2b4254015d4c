import { expect, it } from 'vitest';
import { isNameAskedAbout } from './naming-question.ts';

const isAsked = (text: string, name: string) => {
  const start = text.lastIndexOf(name);
  return isNameAskedAbout(text, { start, end: start + name.length });
};

it.each([
  ['I want to name my baby either Juniper or Odette, which flows better?', 'Odette'],
  ['Should we call our daughter Juniper?', 'Juniper'],
  ['good dog names: Biscuit, Waffles, Mochi?', 'Mochi'],
  ['What is the origin of the name Elif?', 'Elif'],
  ['Gefallen euch die Babynamen Leonie und Fritzi?', 'Fritzi'],
  ['Que penses-tu du prénom Océane ?', 'Océane'],
])('is asked about in "%s"', (text, name) => {
  expect(isAsked(text, name)).toBe(true);
});

it.each([
  ['We name our baby Juniper, last name is Vanterpool.', 'Vanterpool'],
  ['We name our baby after Odette.', 'Odette'],
  ['Baby names? My name is Juniper.', 'Juniper'],
  ['I told Odette about it.', 'Odette'],
  ['Dog names please. Ask Waffles.', 'Waffles'],
])('is a person in "%s"', (text, name) => {
  expect(isAsked(text, name)).toBe(false);
});
