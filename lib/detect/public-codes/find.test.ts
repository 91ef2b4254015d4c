import { expect, it } from 'vitest';
import { spansOfPattern } from '../../text/prefilter/pattern-search.ts';
import type { EntityType, Finding } from '../annotation.ts';
import { codesAt, isPublicCode, PUBLIC_CODES } from './find.ts';

const plain = (marked: string) => marked.replace(/[⟦⟧]/gu, '');

it.each(PUBLIC_CODES.map((code) => [code.name, code] as const))('finds the example of %s', (_, code) => {
  const text = plain(code.example);
  const marked = [...codesAt(code, spansOfPattern(text, code.pattern), text)]
    .reverse()
    .reduce((out, { start, end }) => `${out.slice(0, start)}⟦${out.slice(start, end)}⟧${out.slice(end)}`, text);
  expect(marked).toBe(code.example);
});

/** What the model finds at the brackets of `marked`. */
function foundByModel(marked: string, type: EntityType = 'ID'): readonly [Finding, string] {
  const start = marked.indexOf('⟦');
  const source = { detector: 'model', rule: 'ner' } as const;
  return [{ start, end: marked.indexOf('⟧') - 1, type, confidence: 0.9, source }, plain(marked)];
}

it.each<[string, EntityType?]>([
  ['Patch ⟦CVE-2019-0708⟧ today'],
  ['¿Qué es ⟦CVE-2022-22965⟧?'],
  ['解释一下⟦CVE-2014-0160⟧的影响'],
  ['siehe ⟦RHSA-2023:0173⟧ dazu'],
  ['Почему ⟦ORA-12154⟧ при входе?'],
  ['Fehlercode ⟦0x80070643⟧ beim Update'],
  ['código de error ⟦E4021⟧ al imprimir'],
  ['エラーコード⟦80710092⟧の意味'],
  ['错误代码 ⟦20103⟧ 怎么办'],
  ['오류 코드 ⟦0x8024402C⟧'],
  ['رمز الخطأ ⟦50061⟧'],
  ['hata kodu ⟦1402⟧ ne demek'],
  ['le moteur affiche ⟦P0171⟧'],
  ['Motorkontrollleuchte, ⟦P0300⟧ im Golf'],
  ['Двигатель: ошибка ⟦P0135⟧'],
  ['Buch mit ⟦ISBN 3-518-06759-3⟧'],
  ['el libro ⟦978-84-376-0494-7⟧'],
  ['Bitte fasse ⟦PMID: 28388432⟧ zusammen'],
  ['результаты ⟦NCT02545049⟧'],
  ['ISO norm ⟦NF EN ISO 9001:2015⟧', 'ORGANIZATION'],
  ['ТН ВЭД ⟦8517130000⟧'],
  ['税则号 ⟦85171300⟧'],
  ['Wirkstoff mit ATC ⟦N06AB06⟧'],
  ['the ⟦ISIN US0378331005⟧ fell'],
  ['Löse ⟦87654321 * 12345678⟧', 'PHONE'],
  ['¿Es ⟦1000000016531 primo⟧?'],
  ['convertis ⟦4022250974⟧ en hexadécimal', 'FINANCIAL'],
  ['округли ⟦7654321.987⟧ до тысяч'],
  ['Bevölkerung ⟦83240525⟧'],
  ['人口⟦1409670000⟧对吗'],
  ['Gewichte ⟦120 250 3100⟧ g', 'PHONE'],
  ['precios: ⟦250 300 1000⟧', 'PHONE'],
  ['distance of ⟦384400000 m⟧'],
  ['the ⟦ESP32⟧ chip', 'PERSON'],
  ['background: url(⟦icons/menu@3x.png⟧)', 'EMAIL'],
  ['image: ⟦redis@sha256:0a1b2c3d4e5f60718293a4b5c6d7e8f9⟧', 'EMAIL'],
  ['In Kotlin, ⟦return@outer⟧ leaves', 'EMAIL'],
  ['ports ⟦3000 8080 9090⟧', 'PHONE'],
])('%s is public', (marked, type) => {
  expect(isPublicCode(...foundByModel(marked, type))).toBe(true);
});

it.each<[string, EntityType?]>([
  ['my order ⟦P0420⟧ has not come'],
  ['Kundin ⟦12345678⟧ wartet'],
  ['call me: ⟦212 548 0147⟧', 'PHONE'],
  ['Anna ⟦646-830-2231⟧', 'PHONE'],
  ['bei ⟦030 / 1234567⟧ anrufen', 'PHONE'],
  ['card ⟦4111 1111 1111 1111⟧', 'FINANCIAL'],
  ['locker ⟦TS2345⟧, second floor'],
  ['member no. ⟦4022250975⟧'],
  ['le dossier ⟦2024/0815⟧'],
  ['номер ⟦87654321⟧ не отвечает', 'PHONE'],
  ['transfer ⟦12345678⟧ a María'],
  ['write to ⟦anna2@mail.example⟧', 'EMAIL'],
  ['write to ⟦kim@class.example⟧', 'EMAIL'],
  ['| ⟦12345678⟧ | 87654321 |'],
  ['ssh ⟦anselm@mossgate⟧', 'USERNAME'],
  ['住址 ⟦12345678⟧'],
  ['ORCID ⟦0000-0002-1825-0097⟧'],
  ['the book by ⟦Ann Lee⟧, ISBN 978-3-16-148410-0', 'PERSON'],
  ['PIN ⟦4815⟧'],
  ['IBAN ⟦DE89370400440532013000⟧', 'FINANCIAL'],
])('%s is not public', (marked, type) => {
  expect(isPublicCode(...foundByModel(marked, type))).toBe(false);
});

it('gives way to a rule that read a label, unless no private number has the form', () => {
  const labelled = (marked: string): readonly [Finding, string] => {
    const [finding, text] = foundByModel(marked);
    return [{ ...finding, source: { detector: 'pattern', rule: 'reference-number' } }, text];
  };
  expect(isPublicCode(...labelled('account ⟦12345678⟧ * 2'))).toBe(false);
  expect(isPublicCode(...labelled('in case ⟦CVE-2021-44228⟧ is open'))).toBe(true);
});

it.each(['1', '12,', '1.', 'a@', '12 * ', 'convert 1 ', 'sku: a1 ', 'deadbeef '])(
  'is linear in a text of %j',
  (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    for (const code of PUBLIC_CODES) {
      const before = process.cpuUsage().user;
      codesAt(code, spansOfPattern(text, code.pattern), text);
      expect((process.cpuUsage().user - before) / 1000, code.name).toBeLessThan(1000);
    }
  },
  60_000,
);
