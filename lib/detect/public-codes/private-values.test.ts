// Values of real people beside the cues and in the forms of public codes: phone numbers, identity cards, one-time codes, orders, plates.
import { expect, it } from 'vitest';
import type { EntityType, Finding } from '../annotation.ts';
import { isPublicCode, PUBLIC_CODES } from './find.ts';

type Source = Finding['source'];
type Row = [marked: string, type?: EntityType, source?: Source];
const byModel: Source = { detector: 'model', rule: 'ner' };
const byRule = (rule: string): Source => ({ detector: 'pattern', rule });

function isPublic(marked: string, type: EntityType = 'ID', source: Source = byModel): boolean {
  const start = marked.indexOf('⟦');
  const finding = { start, end: marked.indexOf('⟧') - 1, type, confidence: 0.75, source };
  return isPublicCode(finding, marked.replace(/[⟦⟧]/gu, ''));
}

it.each<Row>([
  // Addresses and accounts that begin like a file's name, a label or a picture.
  ['Mail to ⟦tanaka@mofa.go.jp⟧', 'EMAIL', byRule('email')],
  ['⟦kim.min@korea.go.kr⟧로 보내 주세요', 'EMAIL', byRule('email')],
  ['kirim ke ⟦budi@pajak.go.id⟧', 'EMAIL', byRule('email')],
  ['ส่งถึง ⟦somchai@rd.go.th⟧', 'EMAIL', byRule('email')],
  ['write ⟦bob@stores.target.com⟧', 'EMAIL', byRule('email')],
  ['write ⟦bob@shop.target⟧', 'EMAIL', byRule('email')],
  ['an ⟦anna@js.mossgate.de⟧', 'EMAIL', byRule('email')],
  ['an ⟦anna@mossgate.class-1.de⟧', 'EMAIL', byRule('email')],
  ['to ⟦super@gmail.com⟧', 'EMAIL', byRule('email')],
  ['an ⟦this@firm.de⟧', 'EMAIL', byRule('email')],
  ['à ⟦return@mon-domaine.fr⟧', 'EMAIL', byRule('email')],
  ['an ⟦break@müller.de⟧', 'EMAIL', byRule('email')],
  ['ssh ⟦super@mossgate⟧', 'USERNAME', byRule('username')],
  ['to ⟦bob@3x.com⟧', 'EMAIL', byRule('email')],
  ['a ⟦ana@2x.es⟧', 'EMAIL', byRule('email')],
  ['Fediverse: ⟦bob@2x⟧', 'USERNAME', byRule('username')],
  ['doi:10.1000/182 by ⟦anna@10.1000/182.de⟧', 'EMAIL'],
  ['PWD ⟦KB5034441!anna⟧', 'PASSWORD'],
  ['token ⟦CVE-2021-44228x9!⟧', 'SECRET'],
  ['mysql -pKrokus91 and ⟦Krokus91⟧', 'PASSWORD'],
  ['⟦mysql -pKrokus91⟧ shop', 'PASSWORD'],

  // One-time codes and PINs.
  ['un código ⟦4821⟧ me llegó', 'PASSWORD', byRule('password')],
  ['J’ai reçu un code ⟦4821⟧', 'PASSWORD', byRule('password')],
  ['un codice ⟦4821⟧ via sms', 'PASSWORD', byRule('password')],
  ['deu erro: ⟦482913⟧ é o código', 'PASSWORD', byRule('password')],
  ['Fehler 5, TAN ⟦482913⟧', 'PASSWORD', byRule('password')],
  ['hata 12, kod ⟦482913⟧', 'PASSWORD'],
  ['错误，验证码 ⟦482913⟧', 'PASSWORD'],
  ['오류 났어요. 인증번호 ⟦482913⟧', 'PASSWORD'],
  ['رمز التحقق ⟦482913⟧ خطأ', 'PASSWORD'],
  ['hex? no, my code is ⟦482913⟧', 'ID'],
  ['tokens ⟦482913 771290⟧', 'PASSWORD'],

  // Phone numbers.
  ['HP:⟦91234567⟧', 'PHONE'],
  ['hubungi ⟦HP:91234567⟧', 'PHONE'],
  ['⟦SO:81234567⟧', 'PHONE'],
  ['⟦GSM91234567⟧', 'PHONE'],
  ['Msg ⟦4155550132⟧ tonight', 'PHONE'],
  ['warning: ⟦4155550132⟧ keeps calling', 'PHONE'],
  ['deu erro ⟦11987654321⟧', 'PHONE'],
  ['ошибка, звоните ⟦89161234567⟧', 'PHONE'],
  ['エラー。⟦09012345678⟧に電話して', 'PHONE'],
  ['a processor at ⟦415-555-0132⟧', 'PHONE', byRule('phone')],
  ['the relay, call ⟦12345678⟧', 'ID'],
  ['Toner bestellen: ⟦0171 2345678⟧', 'PHONE'],
  ['sensor of Anna, ⟦415-555-0132⟧', 'PHONE', byRule('phone')],
  ['chip shop ⟦020 7946 0018⟧', 'PHONE'],
  ['Ann ⟦310-250-4000⟧', 'PHONE', byRule('phone')],
  ['Ann ⟦310 250 4000⟧', 'PHONE', byRule('phone')],
  ['Ann ⟦800-550-1230⟧', 'PHONE', byRule('phone')],
  ['Ana ⟦610 250 340⟧', 'PHONE'],
  ['Freja ⟦20 30 40 50⟧', 'PHONE'],
  ['Giulia ⟦340 250 1030⟧', 'PHONE'],
  ['Kasia ⟦510 230 400⟧', 'PHONE'],
  ['Ann ⟦415·555·0132⟧', 'PHONE'],
  ['Ann ⟦415.555.0132⟧-home', 'PHONE', byRule('phone')],
  ['Sales ⟦415-555-0132⟧', 'PHONE', byRule('phone')],
  ['mis números ⟦612 345 678⟧', 'PHONE'],
  ['meus dados ⟦912345678⟧', 'PHONE'],
  ['i miei dati ⟦3471234567⟧', 'PHONE'],
  ["n'appelle pas ⟦0612345678⟧", 'PHONE'],
  ['à midi ⟦06 12 34 56 78⟧', 'PHONE'],
  ['sa voix ⟦0612345678⟧', 'PHONE'],
  ['Stimmen ⟦0171 2345678⟧', 'PHONE'],
  ['我的数字⟦13812345678⟧', 'PHONE'],
  ['データ⟦09012345678⟧', 'PHONE'],
  ['⟦13812345678⟧名字张三', 'PHONE'],
  ['⟦13812345678⟧人事部', 'PHONE'],
  ['⟦010-1234-5678⟧ 명함', 'PHONE'],
  ['从⟦13812345678⟧变成新号', 'PHONE'],
  ['⟦4155550132⟧ Ms Lee', 'PHONE'],
  ['⟦4155550132⟧ Yen called', 'PHONE'],
  ['⟦4155550132⟧ Miles', 'PHONE'],
  ['⟦415-555-0132⟧ hours 9-5', 'PHONE', byRule('phone')],
  ['⟦4155550132⟧ even if late', 'PHONE'],
  ['le ⟦0612345678⟧ premier appel', 'PHONE'],
  ['al ⟦612345678⟧ primo mío', 'PHONE'],
  ['⟦3471234567⟧ per 2 persone', 'PHONE'],
  ['⟦0612345678⟧ mais 2 fois', 'PHONE'],
  ['⟦912345678⟧ por 3 horas', 'PHONE'],
  ['çevir ⟦05321234567⟧', 'PHONE'],
  ['حول ⟦0501234567⟧', 'PHONE'],
  ['Max(⟦01712345678⟧)', 'PHONE'],
  ['phone number(⟦4155550132⟧)', 'PHONE'],
  ['vol ⟦4471234⟧', 'PHONE'],
  ['flight, ring ⟦4155550132⟧', 'PHONE'],
  ['товар ⟦5551234567⟧', 'PHONE'],
  ['producto ⟦612345678⟧', 'PHONE'],
  ['Medline ⟦5551234⟧', 'PHONE'],
  ['Dewey ⟦415-555-0132⟧', 'PHONE'],
  ['ticker ⟦4155550132⟧', 'PHONE'],
  ['mesh ⟦415-555-0132⟧', 'PHONE'],
  ['price 250 call Anna ⟦4155550132⟧', 'PHONE'],
  ['OCLC 12345 PIN ⟦4821⟧', 'PASSWORD'],

  // National numbers, accounts and cards.
  ['IC ⟦900101145678⟧ at the start', 'ID'],
  ['IC ⟦900101-14-5678⟧ in the record', 'ID'],
  ['IC ⟦S1234567D⟧ on the second', 'ID'],
  ['CC-⟦1234567⟧', 'ID'],
  ['cédula ⟦CC1020304⟧', 'ID'],
  ['паспортные данные ⟦4510 123456⟧', 'ID'],
  ['meus dados ⟦123.456.789-09⟧', 'ID'],
  ['product ⟦4111111111111111⟧', 'FINANCIAL', byRule('card')],
  ['Suite ⟦4821⟧', 'ADDRESS'],
  ['Baltimore, ⟦MD 21201⟧', 'ADDRESS', byRule('postal-code')],
  ['CEP ⟦01310-100⟧', 'ADDRESS', byRule('postal-code')],
  ['ZIP-⟦94107⟧', 'ADDRESS', byRule('postal-code')],
  ['⟦ZIP-94107⟧', 'ADDRESS'],
  ['vol CB ⟦4471⟧', 'FINANCIAL'],
  ['número de serie ⟦12345678⟧', 'ID'],
  ['patient ⟦12345678⟧ M 45', 'ID'],
  ['broker ⟦CRD1234567⟧', 'ID'],
  ['прибор, ряд ⟦12345678⟧', 'ID'],

  // Orders, records and cases.
  ['error with my order ⟦C12345⟧', 'ID'],
  ['Fehler bei Bestellung ⟦E48213⟧', 'ID'],
  ['ошибка в заказе ⟦R12345⟧', 'ID'],
  ['错误：订单⟦SA12345⟧', 'ID'],
  ['エラー 注文⟦AD12345⟧', 'ID'],
  ['protein shake, order ⟦P12345⟧', 'ID'],
  ['expediente ⟦EXP-12345⟧', 'ID'],
  ['insurance ⟦INS-12345⟧', 'ID'],
  ['the payment processor has ⟦AB123456⟧', 'ID'],
  ['toner order ⟦AB123456⟧', 'ID'],
  ['lab: patient ⟦12345-5⟧', 'ID'],
  ['prescription ⟦RX 48213⟧', 'ID'],
  ['WiFi ⟦82913⟧', 'PASSWORD'],
  ['locker ⟦B12⟧, the second row', 'ID'],
  ['seat ⟦C42⟧, opening at nine', 'ID'],
  ['room ⟦E45⟧ on record', 'ID'],
  ['my car order ⟦P0420⟧, a Golf', 'ID'],
  ['advocate ⟦ADV123456⟧', 'ID'],
  ['pin ⟦SIP-48213⟧', 'ID'],
  ['the UN office, badge ⟦4821⟧', 'ID'],
  ['⟦UN 4821⟧ at the UN office', 'ID'],
  ['ticket #⟦48213977⟧', 'ID'],
  ['color ⟦ORD-48213⟧', 'ID'],

  ['error with ⟦ORD-48213⟧', 'ID'],
  ['lỗi khi gọi ⟦0912345678⟧', 'PHONE'],
  ['giá 250, gọi Lan ⟦0912345678⟧', 'PHONE'],
  ['त्रुटि: ⟦9812345678⟧ पर कॉल करें', 'PHONE'],
  ['मान ⟦9812345678⟧', 'PHONE'],
  ['שגיאה, התקשרו ⟦0521234567⟧', 'PHONE'],
  ['הנתונים שלי ⟦052-1234567⟧', 'PHONE'],
  ['foutcode? bel ⟦0612345678⟧', 'PHONE'],
  ['CPT ⟦91234567⟧ Miller', 'PHONE'],
  ['KV ⟦4821⟧', 'PASSWORD'],
  ['⟦KV 4821⟧ on the card', 'ID'],
  ['deposit ⟦SLIP 4821⟧', 'ID'],
  ['⟦ISO 123-45-6789⟧', 'ID'],
  ['https://x.example/?ts=⟦4815⟧', 'PASSWORD'],

  // Plates.
  ['Kennzeichen ⟦DIN-A 1234⟧', 'VEHICLE', byRule('plate')],
  ['Auto ⟦BS-C 1234⟧', 'VEHICLE', byRule('plate')],
  ['Auto ⟦NF-B 123⟧', 'VEHICLE', byRule('plate')],
  ['Auto ⟦ES-X 4821⟧', 'VEHICLE'],
  ['plate ⟦AB12CDE⟧, parking sensor broken', 'VEHICLE', byRule('plate')],
  ['targa ⟦AB123CD⟧, sensore e relay', 'VEHICLE', byRule('plate')],
  ['plate ⟦AB123CD⟧ after chip tuning', 'VEHICLE', byRule('plate')],
])('%s is not public', (...row: Row) => {
  expect(isPublic(...row)).toBe(false);
});

/** Values of people in the forms of fifteen countries and more, with the type that the model gives them. */
const PRIVATE_VALUES: readonly (readonly [EntityType, string])[] = [
  [
    'PHONE',
    '4155550132|415-555-0132|415 555 0132|020 7946 0018|07700 900123|0171 2345678|030 1234567|0612345678|06 12 34 56 78|612 345 678|11987654321|347 1234567|0612-345678|510 230 400|89161234567|8 916 123-45-67|05321234567|0501234567|052-1234567|9812345678|13812345678|09012345678|090-1234-5678|010-1234-5678|0812345678|0912345678|91234567|20 30 40 50|12 34 56 78|800-550-1230|4412 3456',
  ],
  [
    'ID',
    '123-45-6789|900101-14-5678|900101145678|S1234567D|K1234567|C01X00T47|L01X00T478|12345678Z|X1234567L|123.456.789-09|RSSMRA80A01H501U|80010112345|4510 123456|12345678901|110101199003078515|900101-1234567|ABCDE1234F|1234 5678 9012|AB123456C|850101-1234|010185-123A|AB123456|AB-482913|ORD-48213|№ 48213|2024-00815|2024/0815|INV-2024-117|A1B2-C3D4|EXP-12345|PNR QX7P9B|QX7P9B|B-4821',
  ],
  ['PASSWORD', '482913|4821|481 216|G-482913|Krokus91tal|tulip-48!|9KxQ7'],
  ['FINANCIAL', '4111 1111 1111 1112|DE89370400440532013000|12345678|20-04-15 12345678'],
  [
    'VEHICLE',
    'AB12CDE|AB12 CDE|B-AB 1234|DIN-A 1234|AB-123-CD|1234 BCD|AB123CD|ABC1D23|WA 12345|А123ВС77|34 ABC 123|沪A12345',
  ],
  ['EMAIL', 'tanaka@mofa.go.jp|super@gmail.com|bob@3x.com|ana@ts.es'],
];

/** The words of a cue: its source without the signs of a regular expression. */
const wordsOf = (cue: RegExp): readonly string[] =>
  cue.source
    .replace(/\(\?[<!=]+[^()]*\)|\\p\{\w+\}[*+?]?|\[[^\]]*\][^|)]*|\{[^}]*\}/gu, '')
    .split(/[|()]|\?:/u)
    .map((word) => word.replace(/[\\?*+^$]/gu, ''))
    .filter((word) => /[\p{L}]{2}/u.test(word));

const CUES = PUBLIC_CODES.flatMap(({ name, cue }) => (cue ? [[name, wordsOf(cue)] as const] : []));

it.each(CUES)('no private value is public beside a cue of %s', (_, words) => {
  expect(words.length).toBeGreaterThan(0);
  const found = PRIVATE_VALUES.flatMap(([type, values]) =>
    values
      .split('|')
      .flatMap((value) =>
        words.flatMap((word) => [`${word} ⟦${value}⟧`, `⟦${value}⟧, ${word}`, `${word}: Anna ⟦${value}⟧.`]),
      )
      .filter((marked) => isPublic(marked, type)),
  );
  expect(found).toEqual([]);
});
