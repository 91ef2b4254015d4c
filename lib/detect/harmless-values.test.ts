import { expect, it } from 'vitest';
import type { EntityType } from './annotation.ts';
import { isHarmlessValue } from './harmless-values.ts';
import { isPublicCode } from './public-codes/find.ts';

function judge(marked: string, type: EntityType): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const finding = { start, end, type, confidence: 0.7, source };
  const text = marked.replace(/[⟦⟧]/gu, '');
  return isHarmlessValue(finding, text) || isPublicCode(finding, text);
}

it.each<[string, EntityType]>([
  ['dispensed ⟦03MAR26⟧ at noon', 'ID'],
  ['valid to ⟦04-SEP-2033⟧', 'ID'],
  ['DTSTART:⟦20260412T091500Z⟧', 'ID'],
  ['minimum order ⟦15k⟧', 'ID'],
  ['Meine FRITZ!Box ⟦7530⟧ blinkt rot', 'ADDRESS'],
  ['a quote of ⟦9.5k⟧ for the roof', 'ADDRESS'],
  ['region = ⟦ap-southeast-1⟧', 'ID'],
  ['⟦tar -xzf⟧ backup.tgz', 'IP'],
  ['title: ⟦Quantity Surveyor⟧', 'ORGANIZATION'],
  ['Total ⟦363 286 202 155 231 312 1549⟧', 'PHONE'],
  ['"phone": "⟦1234567890⟧"', 'PHONE'],
  ['PASSWORD=⟦changeme⟧', 'PASSWORD'],
  ['s_password = ⟦newPassword⟧;', 'PASSWORD'],
  ['"epochSecond": ⟦1663977609⟧', 'ID'],
  ['https://www.youtube.com/watch?v=⟦aB3dE6gH9jK⟧', 'PASSWORD'],
  ['see https://github.com/⟦mossgate-dev⟧/ledger.git', 'USERNAME'],
  ['"role": "⟦Pastry Cook⟧"', 'PERSON'],
  ['the ⟦Warehouse Operative⟧ post', 'PERSON'],
  ['a card of ⟦400x600⟧ pixels', 'ID'],
  ['"APP_ABI=⟦arm64-v8a⟧"', 'ID'],
  ['see <⟦https://github.com/mossgate⟧/ledger>', 'IP'],
  ['see https://⟦raw.githubusercontent.com/mossgate/ledger/main/a.jpg⟧', 'IP'],
  ['ruled from ⟦712-731⟧ AD', 'PHONE'],
  ['with the ⟦saved credit card ID⟧ 14', 'FINANCIAL'],
  ['SNMPv2-SMI::⟦enterprises.4.1⟧', 'IP'],
  ['| Hex | Use |\n|---|---|\n| ⟦#9CAF88⟧ | main |', 'ID'],
  ['| Colour | Code |\n|---|---|\n| sage | ⟦#9CAF88⟧ |', 'ID'],
  ['the law ⟦COPPA⟧', 'ORGANIZATION'],
  ['**⟦H3⟧: Zeit', 'USERNAME'],
  ['buna ⟦HAYIR⟧ de', 'PERSON'],
  ['kapı ⟦KAPANIYOR⟧ dedi', 'PERSON'],
  ['| ⟦Thứ Hai⟧ | chạy |', 'PERSON'],
  ['Yemek Adı: ⟦Etli Kuru Fasulye⟧', 'ORGANIZATION'],
  ['who?\n(⟦F⟧) Amy', 'PERSON'],
  ['⟦Nghi⟧ phạm: Minh', 'PERSON'],
])('drops the harmless value in %s', (marked, type) => expect(judge(marked, type)).toBe(true));

it.each<[string, EntityType]>([
  ['flat ⟦14k⟧, Elm Court', 'ADDRESS'],
  ['Box ⟦7530⟧, Fritzweg', 'ADDRESS'],
  ['call ⟦030 363 286 20⟧', 'PHONE'],
  ['PASSWORD=⟦kopi#2291⟧', 'PASSWORD'],
  ['password ⟦newPassword⟧ and', 'PASSWORD'],
  ['reservation ⟦HAT039⟧', 'ID'],
  ['call ⟦712-7310⟧ AD agency', 'PHONE'],
  ['call ⟦712-731⟧ today', 'PHONE'],
  ['pay with ⟦account 3311⟧', 'FINANCIAL'],
  ['host ⟦enterprises.4.1⟧', 'IP'],
  ['case ⟦#9CAF88⟧ is open', 'ID'],
  ['| Case | Owner |\n|---|---|\n| ⟦#9CAF88⟧ | Mara |', 'ID'],
  ['| Order | Colour |\n|---|---|\n| ⟦#A41283⟧ | red |', 'ID'],
  ['my door code is ⟦4471x9826⟧', 'ID'],
  ['PIN und PUK: ⟦4471x9826⟧', 'ID'],
  ['Ms ⟦Coppa⟧ called', 'PERSON'],
  ['Recipe name: ⟦Mossgate & Sons Pie⟧', 'ORGANIZATION'],
  ['⟦H3⟧ wrote', 'USERNAME'],
  ['dün ⟦HAYRİYE⟧ geldi', 'PERSON'],
  ['⟦Thứ⟧ gọi lại', 'PERSON'],
  ['Ad: ⟦Etli⟧', 'PERSON'],
  ['Lokanta adı: ⟦Etli Konak⟧', 'ORGANIZATION'],
  ["Dish: ⟦Hilde⟧'s stew", 'PERSON'],
  ['Nome del piatto: ⟦Pasta Nonna Rosa⟧', 'ORGANIZATION'],
  ['Dish: ⟦Mossgate Inn⟧ pie', 'ORGANIZATION'],
  ['⟦Chủ Nhật⟧ gọi lại', 'PERSON'],
  ['(⟦F⟧.) Amy', 'PERSON'],
  ['⟦Nghi⟧ phạm lỗi rồi', 'PERSON'],
  ['order ID: ⟦9228757377⟧', 'ID'],
  ['https://shop.example/watch?v=⟦aB3dE6gH9jK⟧', 'PASSWORD'],
  ['see https://github.com/⟦mossgate-dev⟧', 'USERNAME'],
  ['ticket ⟦12JUN2544⟧', 'ID'],
  ['host ⟦eu-mail-3⟧', 'IP'],
  ['Owner: ⟦Dana Porter⟧', 'PERSON'],
  ['⟦Marta Nurse⟧ly', 'LOCATION'],
  ['manager: ⟦Ruth Baker⟧', 'PERSON'],
  ['⟦Amanda Cole Analyst⟧, second floor', 'PERSON'],
  ['Title: ⟦Dr Susan Clark⟧', 'PERSON'],
])('keeps the finding in %s', (marked, type) => expect(judge(marked, type)).toBe(false));
