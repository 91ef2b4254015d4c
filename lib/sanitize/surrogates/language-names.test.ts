// Stand-ins are in the language of the prompt if several languages share its script: Persian, Urdu, Bengali, Vietnamese, Indonesian.
import { describe, expect, it } from 'vitest';
import { poolOf } from '../../people/name-tables.ts';
import { paradigmOf } from '../../people/paradigms/index.ts';
import { poolNames } from '../../privacy/lists/tables.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

const FA = 'سلام، لطفاً یک نامه برای این شخص بنویس و بگو که فردا نمی‌آیم: ';
const UR = 'براہ کرم ان صاحب کو ایک خط لکھ دیں کہ میں کل نہیں آ سکوں گا: ';
const BN = 'আমার এই সহকর্মীকে একটা চিঠি লিখে দাও যে আমি কাল আসতে পারব না: ';
const VI = 'Viết giúp em một email xin nghỉ phép gửi cho người này nhé, em không được khỏe: ';
const ID = 'Tolong buatkan surat izin untuk orang ini karena saya tidak bisa datang besok: ';

const UK = 'Допоможіть, будь ласка, написати листа, бо я не знаю, що робити далі: ';
const EL = 'Σε παρακαλώ γράψε μου ένα γράμμα γιατί δεν ξέρω τι να κάνω: ';

const inList = (...lists: readonly string[]) => new Set(lists.flatMap(poolNames).flatMap((name) => name.split(' ')));
const MEN_OF_POOLS = ['uk', 'el'].flatMap((culture) =>
  poolOf(culture).flatMap(({ gender, name, nicknames }) => (gender === 'male' ? [name, ...nicknames] : [])),
);
/** The genitives of the Ukrainian men's names of the pool: "Андрія", but also "Миколи". */
const GENITIVES = poolOf('uk').flatMap(({ kind, gender, name }) =>
  kind === 'given' && gender === 'male' ? (paradigmOf('uk')?.formsOf({ kind, gender, name }).gen ?? []) : [],
);
const standIn = (prompt: string, name: string) => run(prompt + name, [[name, 'PERSON']]).text.slice(prompt.length);

describe('a name in its own language', () => {
  it.each([
    [FA, 'کاوه رستگار', inList('persian given-male', 'persian given-female'), inList('persian last')],
    [UR, 'عدنان شیخ', inList('urdu given-male'), inList('urdu last')],
    [BN, 'মতিউর গুহ', inList('bengali given-male'), inList('bengali last')],
    [ID, 'Raka Aditya', inList('indonesian given-male'), inList('indonesian last')],
  ])('%s%s', (prompt, name, given, last) => {
    const [first = '', second = ''] = standIn(prompt, name).split(' ');
    expect(given).toContain(first);
    expect(last).toContain(second);
    const done = run(prompt + name, [[name, 'PERSON']]);
    expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(prompt + name);
  });

  it('has the family name first in Vietnamese, and keeps the middle name that tells a woman', () => {
    const [last = '', middle, given = ''] = standIn(VI, 'Tống Thị Xoan').split(' ');
    expect(inList('vietnamese last')).toContain(last);
    expect(middle).toBe('Thị');
    expect(inList('vietnamese given-female')).toContain(given);
  });

  it('keeps the Bengali ending outside, and restores a name with another', () => {
    const text = `${BN}সুমনকে`;
    const done = run(text, [['সুমনকে', 'PERSON']]);
    const name = done.text.slice(BN.length).replace(/কে$/u, '');
    expect(inList('bengali given-male', 'bengali given-female')).toContain(name);
    expect(restored(`${name}ের চিঠি`, { secret: SECRET, entries: done.vault })).toBe('সুমনের চিঠি');
  });

  it.each([
    [`${FA}دخترم `, 'هستی', 'persian given-female'],
    [`${FA}شوهرم `, 'بهداد', 'persian given-male'],
    [`${UR}میری بہن `, 'نادیہ', 'urdu given-female'],
    [`${BN}আমার স্বামী `, 'টুটুল', 'bengali given-male'],
    [`${UK}мій чоловік `, 'Богдан', 'ukrainian given-male'],
    [`${EL}ο γιος μου ο `, 'Λευτέρης', 'greek given'],
  ])('has the gender that the text tells: %s%s', (prompt, name, list) =>
    expect([...inList(list), ...MEN_OF_POOLS]).toContain(standIn(prompt, name)),
  );
});

it('keeps the case of a Ukrainian and a Greek name', () => {
  expect(GENITIVES).toContain(standIn(`${UK}бачила сина `, 'Марка'));
  expect(standIn(UK, 'Людмилою Степанівною')).toMatch(/[іїє]вною$/u);
  expect(standIn(`${EL}είδα τον `, 'Νίκο Βαρελτζή')).toMatch(/(?:η|ο)$/u);
});

describe('an address in its own language', () => {
  const address = (prompt: string, value: string) =>
    run(prompt + value, [[value, 'ADDRESS']]).text.slice(prompt.length);

  it.each([
    [FA, 'خیابان شریعتی، کوچه بهار، پلاک ۱۷، واحد ۳', /^خیابان \S+، کوچه \S+، پلاک [۰-۹]{2}، واحد [۰-۹]$/u],
    [UR, 'مکان نمبر 23، گلی 7', /^مکان نمبر \d\d، گلی \d$/u],
    [BN, 'বাড়ি ১২, রোড ৫', /^বাড়ি [০-৯]{2}, রোড [০-৯]$/u],
    [VI, 'số 12 ngõ 45 Trần Thái Tông', /^số \d\d ngõ \d\d \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}$/u],
    ['ช่วยเขียนจดหมายถึงเขาหน่อยค่ะ: ', '19/4 หมู่ 6 ต.บ้านกรด', /^\d\d\/\d หมู่ \d ต\.[\p{Script=Thai}\p{M}]+$/u],
    [ID, 'Jl. Kaliurang km 7 No. 23', /^Jl\. \p{Lu}\p{L}+ km \d No\. \d\d$/u],
    ['אני גר כאן כבר הרבה שנים עם המשפחה שלי: ', 'רחוב הרצוג 34, דירה 8', /^רחוב \S+ \d\d, דירה \d$/u],
    ['मैं यहाँ बहुत साल से अपने परिवार के साथ रहता हूँ: ', 'फ्लैट 302, शांति अपार्टमेंट', /^फ्लैट \d{3}, \S+ अपार्टमेंट$/u],
  ])('%s%s keeps its words', (prompt, value, form) => expect(address(prompt, value)).toMatch(form));
});

describe('a number with letters of another script', () => {
  const id = (value: string) => run(value, [[value, 'ID']]).text;

  it.each([
    ['（2021）川0107民初4432号', /^（2021）川\d{4}民初\d{4}号$/u],
    ['ঢাকা মেট্রো-ল ২৪-৫৮৮১', /^ঢাকা মেট্রো-ল [০-৯]{2}-[০-৯]{4}$/u],
    ['ق ن ر 4821', /^\p{Script=Arabic} \p{Script=Arabic} \p{Script=Arabic} \d{4}$/u],
    ['۹۹۰۹۹۸۲۱۶۰۷۰', /^[۰-۹]{12}$/u],
  ])('%s keeps its form', (value, form) => {
    expect(id(value)).toMatch(form);
    expect(id(value)).not.toBe(value);
  });
});

it('keeps a legal form that is written with signs', () => {
  const firm = 'נטקום פתרונות בע"מ';
  expect(run(firm, [[firm, 'ORGANIZATION']]).text).toMatch(/^\p{Script=Hebrew}+ פתרונות בע"מ$/u);
});
