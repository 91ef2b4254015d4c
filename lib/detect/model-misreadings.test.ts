import { expect, it } from 'vitest';
import type { Finding } from './annotation.ts';
import { mergeFindings } from './merge.ts';

const kept = (text: string, value: string, type: Finding['type'] = 'ID', confidence = 0.9) => {
  const start = text.indexOf(value);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  return mergeFindings([{ start, end: start + value.length, type, confidence, source }], text).length === 1;
};

it('drops a blood pressure, and keeps a file number of the same form', () => {
  expect(kept('found on floor, bp 142/88, alert', '142/88')).toBe(false);
  expect(kept('Blutdruck morgens 150/95', '150/95')).toBe(false);
  expect(kept('court file 142/88 was lost', '142/88')).toBe(true);
  expect(kept('BP file no 88/142', '88/142')).toBe(true);
});

it('drops half of the name of a script, and keeps a name of the same letters', () => {
  expect(kept('ひらがなだけで', 'ひら', 'PERSON')).toBe(false);
  expect(kept('ひらさんへ', 'ひら', 'PERSON')).toBe(true);
});

it('drops half of a Korean city with its kind, and keeps a name of the same letters', () => {
  expect(kept('서울특별시 강남구', '서울특', 'PERSON')).toBe(false);
  expect(kept('부산광역시에서', '부산광', 'PERSON')).toBe(false);
  expect(kept('김은광에게', '김은광', 'PERSON')).toBe(true);
});

it('drops a currency alone', () => {
  expect(kept('月50000円です', '円', 'PHONE')).toBe(false);
  expect(kept('月50000円です', '50000円', 'FINANCIAL')).toBe(true);
});

it('drops a school year and a planet, and keeps people of the same names', () => {
  expect(kept('我是高二(3)班的学生', '高二', 'PERSON')).toBe(false);
  expect(kept('with Mars in Leo and Venus retrograde', 'Mars', 'PERSON')).toBe(false);
  expect(kept('with Mars in Leo and Venus retrograde', 'Venus', 'PERSON')).toBe(false);
  expect(kept('my son Mars in Leominster', 'Mars', 'PERSON')).toBe(true);
});

it('drops a range of hours, and keeps the number of a room', () => {
  expect(kept('we are open 10-22 on weekdays', '10-22')).toBe(false);
  expect(kept('she is in room 10-22 now', '10-22')).toBe(true);
  expect(kept('ticket #10-22', '10-22')).toBe(true);
  expect(kept('policy 310-22 lapsed', '310-22')).toBe(true);
});

it('drops the number of a list item, and keeps a short number elsewhere', () => {
  expect(kept('- Anna\n  1. 987.653,77 €\n  2. 37k', '1')).toBe(false);
  expect(kept('- Anna\n  1. 987.653,77 €\n  2. 37k', '2.')).toBe(false);
  expect(kept('our ticket 17. It waits', '17')).toBe(true);
});

it('drops an identifier that is a word unless the model is sure', () => {
  expect(kept('Gano 57k al mes.', 'Gano', 'ID', 0.4)).toBe(false);
  expect(kept('room key Gano', 'Gano', 'ID', 0.9)).toBe(true);
  expect(kept('booking XKWQPR', 'XKWQPR', 'ID', 0.4)).toBe(true);
});

it('drops findings without letters and digits, unless they may be a password or a handle', () => {
  expect(kept('ORDER # 113', '#')).toBe(false);
  expect(kept('the password is ?!?!?!', '?!?!?!', 'PASSWORD')).toBe(true);
});

it('drops a degree with its subject, and keeps the school', () => {
  expect(kept('BSc Economics, 2012', 'BSc Economics', 'ORGANIZATION')).toBe(false);
  expect(kept('BSc Leeds Trinity University, 2012', 'BSc Leeds Trinity University', 'ORGANIZATION')).toBe(true);
  expect(kept('works at MBA Polymers Ltd', 'MBA Polymers Ltd', 'ORGANIZATION')).toBe(true);
});

it('drops a port after an address and 周 in a weekday, and keeps 周 as a surname', () => {
  expect(kept('dial tcp 10.42.3.17:5432 refused', '5432', 'IP')).toBe(false);
  expect(kept('我下周一要去医院', '周', 'PERSON')).toBe(false);
  expect(kept('请转告周先生', '周', 'PERSON')).toBe(true);
});

it("drops a patient's age and sex, and keeps the number of a seat", () => {
  expect(kept('Patient: 54F, BMI 31, on metformin', '54F')).toBe(false);
  expect(kept('my seat is 54F, the flight is delayed', '54F')).toBe(true);
  expect(kept('Patient in room 54F, BMI 31', '54F')).toBe(true);
});

it('drops a month that is also a name, and the table alias before a column', () => {
  expect(kept('In Jan he moved out', 'Jan', 'PERSON')).toBe(false);
  expect(kept('I told Jan about it', 'Jan', 'PERSON')).toBe(true);
  expect(kept('SELECT p.dob FROM patients p', 'p', 'PERSON')).toBe(false);
  expect(kept('Ask Anna P. about it', 'P.', 'PERSON')).toBe(true);
});

it('drops a letter that stands for any person, and keeps initials', () => {
  expect(kept('AさんとBさんの年齢の差', 'A', 'PERSON')).toBe(false);
  expect(kept('甲班有A同学和五个朋友', 'A', 'PERSON')).toBe(false);
  expect(kept('met K. and his wife', 'K.', 'PERSON')).toBe(true);
  expect(kept('K said she told me', 'K', 'PERSON')).toBe(true);
});

it('drops an age or the number of a list item that was taken for a house number', () => {
  expect(kept('მე ვარ Lindsey Menon, 65 წლის.', '65', 'ADDRESS')).toBe(false);
  expect(kept('- Christina\n  1. ₹20,13,533', '1', 'ADDRESS')).toBe(false);
  expect(kept('At 64 I want to retire.', '64', 'ADDRESS')).toBe(false);
  expect(kept('I live at 64 and he at 66.', '64', 'ADDRESS')).toBe(true);
  expect(kept('I live at house no. 65 there', '65', 'ADDRESS')).toBe(true);
  expect(kept('หนูเป็นผู้เช่าห้อง 312 ค่ะ', '312', 'ADDRESS')).toBe(true);
  expect(kept('mieszkam pod 14, proszę dzwonić', '14', 'ADDRESS')).toBe(true);
  expect(kept('the code is 75011 there', '75011', 'ADDRESS')).toBe(true);
});

it('drops the digits before the decimal point of a number, and keeps whole numbers', () => {
  expect(kept('operated on 13 May, 74.9 days later', '74', 'IP')).toBe(false);
  expect(kept('83,4 Tage später', '83', 'AGE')).toBe(false);
  expect(kept('My father is 83, and well.', '83', 'AGE')).toBe(true);
  expect(kept('Flat 12, 3rd floor', '12', 'ADDRESS')).toBe(true);
});

it('drops a decimal and its parts, and keeps a version of an address', () => {
  expect(kept('POSITIVE\t0.833251178', '833251178')).toBe(false);
  expect(kept('POSITIVE\t0.999375165', '0')).toBe(false);
  expect(kept('0.666 -0.701 1.214', '0.701', 'IP')).toBe(false);
  expect(kept('host 0.7.0.1 is down', '0.7.0.1', 'IP')).toBe(true);
  expect(kept('file 10.833251178', '833251178')).toBe(true);
});

it('drops a date in data, and keeps a number of the same letters', () => {
  expect(kept('Kurs\\n2022-02-02,161.80', 'n2022-02-02')).toBe(false);
  expect(kept('Vertrag n2022-02-02 gilt', 'n2022-02-02')).toBe(true);
});

it('drops a length for the number of a house', () => {
  expect(kept('100 मीटर (328 फीट) नीचे', '328', 'ADDRESS')).toBe(false);
  expect(kept('मकान 328 फूलपुर', '328', 'ADDRESS')).toBe(true);
});
