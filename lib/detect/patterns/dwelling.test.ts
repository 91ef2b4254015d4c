import { expect, it } from 'vitest';
import { dwelling } from './dwelling.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  'my neighbour at ⟦number 9⟧ plays drums',
  'my neighbour in ⟦4B⟧ has a dog',
  'the guy in ⟦flat 6⟧ keeps smoking',
  'we live at ⟦no. 27⟧, the council',
  'Die Nachbarn aus ⟦Haus 7⟧ parken hier',
  'De buren op ⟦nummer 12⟧ hebben een trampoline',
  'la voisine du ⟦numéro 18⟧ a coupé ma haie',
  'el vecino del ⟦4º B⟧ no paga',
  "i vicini dell'⟦interno 7⟧ fanno rumore",
  'o vizinho do ⟦apartamento 502⟧ faz barulho',
  'соседи из ⟦квартиры 15⟧ топят нас',
  'сосед из ⟦48 квартиры⟧ курит',
  'сусід з ⟦кв. 22⟧ свердлить',
  'sąsiad ⟦spod 8⟧ hałasuje',
  'resident of ⟦H.No. 221, Sector 14⟧, Gurugram',
  '⟦Plot No 45-B, Phase 2⟧, Mohali',
  'La comunidad reclama al ⟦2ºA⟧ y al ⟦bajo D⟧',
  'o condómino do ⟦3.º frente⟧ do prédio',
  'Condominio Aurora, presenti: Villa (⟦int. 9⟧)',
  'Cher syndic, ⟦porte 12⟧, la fuite continue',
  'Musikverein, ⟦Postfach 11 30⟧, z. Hd. Frau Ritter',
  'СНТ не отвечает: участок ⟦64⟧ без воды, у соседей с участка № ⟦66⟧ есть',
])('%s', (marked) => expect(mark(dwelling, plain(marked))).toBe(marked));

it.each([
  'my neighbour is number 1 fan of Messi',
  'a family of number theorists proved no. 5',
  'the couple came in at number 3 in the charts',
  'the tenants left the flat 6 months ago',
  'the neighbour pays flat 6 %',
  'read no. 27 of the list',
  'los vecinos viven en la casa 3 años',
  'the family moved into the house 2019',
  'La calefacción del piso no pasa de 12ºC, y eso que el vecino',
  'la porte 4 de la gare',
  'садовый участок 6 соток, что посадить',
  'участок 64 трассы закрыт на ремонт',
])('finds nothing in %s', (text) => expect(mark(dwelling, text)).toBe(text));
