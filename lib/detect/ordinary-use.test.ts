import { expect, it } from 'vitest';
import { isOrdinaryUse, isOrdinaryUseOfCalendarWord } from './ordinary-use.ts';

/** A sentence with the word in double brackets. */
function isOrdinary(marked: string): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return isOrdinaryUse(marked.replace(/[⟦⟧]/g, ''), { start, end });
}

it.each([
  '⟦Will⟧ you help me?',
  'So. ⟦Will⟧ it rain?',
  '"⟦May⟧ I ask?"',
  'Thanks! ⟦May⟧ we come?',
  'Will you help me in ⟦May⟧?',
  'We move on 3 ⟦May⟧.',
  'on the 21st of ⟦June⟧',
  '⟦May⟧ 2023 was cold',
  '⟦April⟧ 4th is a Friday',
  'since ⟦April⟧ nothing',
  'this ⟦August⟧ we',
  'late ⟦August⟧',
  'Ich komme im ⟦Mai⟧.',
  'am 3. ⟦Mai⟧ ist',
  'seit ⟦Juni⟧ krank',
  'Je viens en ⟦juin⟧.',
  'le 1er ⟦avril⟧ on part',
  'en ⟦abril⟧ de 2022',
  'el 5 de ⟦julio⟧',
  'em ⟦Abril⟧ chove',
  'Wir sehen uns im ⟦Sommer⟧.',
  'Er kommt am ⟦Sonntag⟧ oder bis ⟦Sonntag⟧.',
  'jeden ⟦Freitag⟧ um neun',
  'Elle arrive au ⟦printemps⟧.',
  'Fermé le ⟦lundi⟧ matin.',
  'Trabaja los ⟦domingo⟧ y el lunes.',
  'Parte in ⟦estate⟧ con noi.',
  'Chega na ⟦primavera⟧ sem falta.',
  'Przyjedzie w ⟦sobotę⟧ rano.',
])('reads the word or the month in: %s', (marked) => {
  expect(isOrdinary(marked)).toBe(true);
});

it.each([
  'I met ⟦Will⟧ yesterday.',
  '⟦Will⟧ May wrote to me.',
  'Ask ⟦May⟧ about it.',
  'Dear ⟦May⟧, thanks',
  '⟦May⟧ said no.',
  '⟦Will⟧, you are late.',
  'my aunt ⟦April⟧ and I',
  'with ⟦June⟧ in the car',
  'from ⟦May⟧ to Will',
  '⟦August⟧ kommt später.',
  'Frau ⟦Mai⟧ ist da.',
  'In ⟦Berlin⟧ regnet es.',
  'in ⟦Will⟧ we trust',
  '⟦Marta Kowalczyk⟧ is here',
  'Schreib an Frau ⟦Sommer⟧.',
  'Das ist vom ⟦Winter⟧ unterschrieben.',
  'habla con la ⟦primavera⟧',
  'Llama a ⟦domingo⟧ mañana.',
  'La carta de ⟦Abril⟧ llegó.',
  'Chiama ⟦estate⟧ domani.',
])('reads the name in: %s', (marked) => {
  expect(isOrdinary(marked)).toBe(false);
});

it.each([
  ['⟦May⟧ I ask?', true],
  ['on 2 ⟦May⟧', true],
  ['⟦Noel⟧ is lovely.', false],
  ['⟦May⟧ called.', false],
])('lets the network decide on other words than those of the calendar: %s', (marked, expected) => {
  const span = { start: marked.indexOf('⟦'), end: marked.indexOf('⟧') - 1 };
  expect(isOrdinaryUseOfCalendarWord(marked.replace(/[⟦⟧]/g, ''), span)).toBe(expected);
});
