import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { streetAddressInLowerCase } from './street-address-typed.ts';

it.each([
  "j'habite ⟦11 impasse des tilleuls appt 3⟧ a vierzon",
  'wohne in der ⟦lindenstr. 5⟧ in köln',
  'vivo en ⟦av. insurgentes 1204 depto 5⟧',
  'abito in ⟦via dei glicini 18⟧ a ferrara',
  'moro na ⟦rua das flores 120 apto 3⟧',
  'mieszkam przy ⟦słonecznikowej 8⟧',
  'живу на ⟦ленина 15⟧',
  'живу на ⟦улице ленина 15 кв 7⟧',
  'bor på ⟦storgatan 12⟧ i umeå',
  'bydlím v ⟦ulici květná 14⟧',
  'a ⟦petőfi utca 12⟧-ben lakom',
  'a kulcs az ⟦hársfa utca 9⟧-ben maradt',
  'oturuyorum ⟦lale sokak no 12 daire 5⟧',
  'Torstr. 177, ⟦VH 3. OG⟧ zum',
  'Lindenstr. 5, ⟦Hinterhaus, 2. OG links⟧, Berlin',
  'Calle Sol 5, ⟦esc. B, 3º izq⟧.',
  '12 rue Hoche, ⟦bât. C, appt 214⟧',
])('%s', (marked) => expect(mark(streetAddressInLowerCase, plain(marked))).toBe(marked));

it.each([
  'живу на съёмной 15 лет',
  'vivo en via di sviluppo',
  'habite depuis 11 ans avec ma soeur',
  'la rue victor hugo est longue de 24 km',
  'im 2. Stock rechts',
  'az utca 7-ben áll',
  'on se voit place de la mairie a 11 h',
])('finds nothing in %s', (text) => expect(mark(streetAddressInLowerCase, text)).toBe(text));
