import { expect, it } from 'vitest';
import { formsOfKnown } from './forms-of-known.ts';

const NAMES = [
  'лев толстой',
  'софья ковалевская',
  'novak djokovic',
  'novak đoković',
  'arvydas sabonis',
  'urho kekkonen',
  'wisława szymborska',
  'karel čapek',
  'melina mercouri',
  'достоевский',
];
const isForm = formsOfKnown(NAMES, (name) => NAMES.includes(name));

it.each([
  'льва толстого',
  'льву толстому',
  'софьи ковалевской',
  'новак ђоковић',
  'новаку ђоковићу',
  'novaka đokovića',
  'arvydą sabonį',
  'urho kekkosen',
  'wisławy szymborskiej',
  'karla čapka',
  'достоевского',
])('finds %s', (name) => {
  expect(isForm(name)).toBe(true);
});

it.each([
  'лев толстов',
  'новак петровић',
  'arvydas',
  'wisława szymczak',
  'anny kowalskiej',
  'karel',
  'достоевская улица дом',
])('does not find %s', (name) => {
  expect(isForm(name)).toBe(false);
});
