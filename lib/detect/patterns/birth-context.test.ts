import { expect, it } from 'vitest';
import { date } from './date.ts';
import { kindsIn } from './marked.test-support.ts';

it.each([
  '我的出生日期是1948年11月2日，可以领养老金吗？',
  '我妈妈1951年3月9日出生',
  '生年月日：1985年4月12日',
  '昭和60年4月12日生まれの男性です',
  '생년월일 1990년 5월 3일',
  '저는 1990년 5월 3일생입니다',
  'Дата рождения: 14.03.1987',
  'я родился 5 мая 1990 года',
  'Климова О., 14.03.1987 г.р.',
  'Народився 14 березня 1987',
  'Doğum tarihim 14.03.1987',
  '12 Mart 1988 doğumluyum',
  '逝者周沐辰，1951年3月9日生，教师',
  'Thach Ngoc, sn 21/7/1995, vào cty năm kia',
  'تاريخ الميلاد: 14 مارس 1987',
  'נולדתי ב-14.3.1987 בחיפה',
  'मेरी जन्म तिथि 14 मार्च 1987 है',
  'Ngày sinh: 14 tháng 3 năm 1987',
  'วันเกิด 14/03/2530',
  'Tanggal lahir 14 Maret 1987',
  'Né(e) le : 14/03/1987',
  'Narozen 14. 3. 1987',
  'Urodzony 14 marca 1987',
  'Född 14 mars 1987',
  'Syntynyt 14. maaliskuuta 1987',
  'Született 1987. március 14.',
  'Născut la 14 martie 1987',
  'Γεννήθηκα στις 14 Μαρτίου 1987',
  'เกิด 14 ก.พ. 2540 ที่เชียงใหม่',
  'เกิดวันที่ 14 กุมภาพันธ์ 2540',
  'مولود في 14 فيفري 1971',
  'TTL: Maumere, 21-11-1998',
  'تاریخ پیدائش: 3 مئی 1988',
  'জন্ম 3 মার্চ 1988',
  'الاسم أيمن، مواليد 14/3/1987 الزقازيق',
  'متولد ۱۳۶۸/۰۷/۱۴ شیراز',
  'tenant Aigul, Kazakh, b. 07/02/1961 Osh',
  'Paciente, nac. 05-III-1971, albañil',
  'Née : 06 sept. 1968, Antsirabe',
  'né le 12.XI.1941 à Oran',
  'Szül: 1996. június 8.',
  '{"pacjent":"X","ur":"2017-02-28"}',
])('recognises a date of birth: %s', (text) => expect(kindsIn(date, text)).toContain('date-of-birth'));

it.each([
  '合同签订于1998年11月2日。',
  'Срок до 14 марта 2027 года',
  'Randevum 14 Mart 2027 günü',
  '생일 선물을 샀다. 2027년 5월 3일까지',
  'versionen 14/03/2530',
  'تاریخ نامه ۱۳۶۸/۰۷/۱۴ است',
])('does not take another date for a date of birth: %s', (text) =>
  expect(kindsIn(date, text)).not.toContain('date-of-birth'),
);

it.each([
  ['geb. 05.01.1980, Termin am 12.05.2027', 1],
  ['Patient born 05/01/1980, surgery on 12/05/2027', 1],
  ['Born 05.01.2010 and 07.03.2012', 2],
  ['née le 05/01/1980, rendez-vous le 12/05/2027', 1],
  ['DOB 4 MAR 1941   DOD 9 FEB 2026 at home', 1],
  ['Born 04/03/1991, admitted 09/02/2026', 1],
  ['geb. 05.01.1980, Tochter 07.03.2012', 2],
])('counts the dates of birth in %s', (text, count) =>
  expect(kindsIn(date, text).filter((kind) => kind === 'date-of-birth')).toHaveLength(count),
);
