import { expect, it } from 'vitest';
import type { EntityType, Finding } from './annotation.ts';
import { listedValues } from './listed-values.ts';

/** The first bracket is what a label found; the others are what the list gives. */
function listed(marked: string, type: EntityType): string {
  const parts = marked.split(/[⟦⟧]/u);
  const text = parts.join('');
  const start = parts[0]?.length ?? 0;
  const first: Finding = {
    start,
    end: start + (parts[1]?.length ?? 0),
    type,
    confidence: 0.9,
    source: { detector: 'pattern', rule: 'reference-number' },
  };
  return [first, ...listedValues(text, [first])]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (out, span) => `${out.slice(0, span.start)}⟦${out.slice(span.start, span.end)}⟧${out.slice(span.end)}`,
      text,
    );
}

it.each<[string, EntityType]>([
  ['account numbers ⟦5729183⟧, ⟦4183926⟧', 'ID'],
  ['Patient ids: ⟦5729183⟧,⟦4183926⟧,⟦9182736⟧', 'ID'],
  ['case numbers ⟦2024/0815⟧ and ⟦2024/0816⟧', 'ID'],
  ['Kundennummern ⟦88213⟧, ⟦88214⟧ und ⟦90017⟧ prüfen', 'ID'],
  ['dossiers ⟦A-1093⟧, ⟦B-2210⟧ et ⟦C-3391⟧ en retard', 'ID'],
  ['los pedidos ⟦770123⟧ y ⟦770124⟧ no llegan', 'ID'],
  ['le pratiche ⟦4471/23⟧ e ⟦4472/23⟧', 'ID'],
  ['os contratos ⟦5512345⟧ e ⟦5512346⟧', 'ID'],
  ['numery umów ⟦99123⟧ oraz ⟦99124⟧', 'ID'],
  ['номера дел ⟦2-114/2023⟧ и ⟦2-115/2023⟧', 'ID'],
  ['müşteri no ⟦441201⟧ ve ⟦441202⟧', 'ID'],
  ['订单号⟦20881234⟧、⟦20881235⟧和⟦20881236⟧', 'ID'],
  ['注文番号⟦3391-22⟧と⟦3391-23⟧', 'ID'],
  ['주문번호 ⟦3391220⟧, ⟦3391221⟧', 'ID'],
  ['رقم الطلب ⟦3391220⟧ و ⟦3391221⟧', 'ID'],
  ['ऑर्डर संख्या ⟦3391220⟧ और ⟦3391221⟧', 'ID'],
  ['call ⟦415-555-0132⟧, -⟦0133⟧ and -⟦0134⟧.', 'PHONE'],
  ['tickets ⟦220-2412345678⟧, ⟦220-2498765432⟧', 'ID'],
  ['backup codes ⟦1234-5678⟧ ⟦8765-4321⟧', 'PASSWORD'],
  ['booking codes ⟦QX7L2M⟧, ⟦RT9K4P⟧ and Vienna', 'ID'],
  ['plates ⟦KA-LM-771⟧ / ⟦KA-RT-902⟧', 'VEHICLE'],
  ['member ⟦5729183⟧, 42 years', 'ID'],
  ['order ⟦77012⟧ and 77 kg of rice', 'ID'],
  ['invoice ⟦1042⟧, 2024', 'ID'],
  ['policy ⟦5729183⟧ 4183926', 'ID'],
  ['policy ⟦57291⟧, 41839 €', 'ID'],
  ['policy ⟦57291⟧, 41839.50', 'ID'],
  ['case ⟦2024/0815⟧, Room 12', 'ID'],
  ['ref ⟦AB-1234⟧ and XY1234', 'ID'],
  ['name ⟦Ann 4417⟧, 4418', 'PERSON'],
  ['user ⟦48812⟧, 48813th of all', 'ID'],
  ['call ⟦415-555-0132⟧ - 1330 at night', 'PHONE'],
])('%s', (marked, type) => {
  expect(listed(marked, type)).toBe(marked);
});
