import { expect, it } from 'vitest';
import { isPlaceNamedAfterPublicPerson } from './named-after.ts';

const isKept = (text: string) => {
  const marked = /\[([^\]]+)\]/u.exec(text);
  const start = marked?.index ?? 0;
  return isPlaceNamedAfterPublicPerson(text.replace(/[[\]]/gu, ''), { start, end: start + (marked?.[1]?.length ?? 0) });
};

it.each([
  'Wo parke ich am [Konrad-Adenauer-Platz] in Düsseldorf?',
  'Welche U-Bahn hält am [Willy-Brandt-Platz]?',
  'Ist der [Goetheplatz] gesperrt?',
  'Où se gare-t-on près de la place [Charles-de-Gaulle] ?',
  'Is the [Nelson Mandela Bridge] open at night?',
  'Quando chiude [piazza Giuseppe Garibaldi]?',
  'I live in Leeds. When was [Nelson Mandela Square] built?',
])('keeps what is called after somebody whom all know: %s', (text) => {
  expect(isKept(text)).toBe(true);
});

it.each([
  'Wir treffen uns am [Konrad-Adenauer-Platz] 7.',
  'Ich wohne am [Konrad-Adenauer-Platz].',
  'Meine Praxis ist am [Willy-Brandt-Platz].',
  'Livraison 12, [rue Victor Hugo]',
  'Wo ist die [Jochen-Ruhland-Straße]?',
  'Wo ist der [Müllerplatz]?',
  'Our clinic is on [Nelson Mandela Square].',
  'Wer ist [Konrad Adenauer]?',
])('leaves to the other rules: %s', (text) => {
  expect(isKept(text)).toBe(false);
});
