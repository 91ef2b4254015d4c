import { expect, it } from 'vitest';
import { knownDayBeside, weekdayBeside } from './known-days.ts';

function beside(marked: string, find = knownDayBeside): string | undefined {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return find(marked.replace(/[⟦⟧]/gu, ''), { start, end });
}

it.each([
  ['The flight leaves tomorrow, on ⟦27 June⟧.', 'tomorrow'],
  ['Today is ⟦Monday 5 May⟧.', 'today'],
  ['tomorrow at 17:00 on ⟦27 June⟧', 'tomorrow'],
  ['⟦3 May⟧ (today)', 'today'],
  ['next Friday, ⟦12/06/2026⟧', 'next friday'],
  ['the test was 3 days ago, on ⟦25 November⟧', '3 days ago'],
  ['in two weeks (⟦12 December 2026⟧)', 'in two weeks'],
  ['on Christmas Day, ⟦25 December⟧', 'christmas'],
  ['⟦5 April 2026⟧, Easter Sunday', 'easter'],
  ['Termin heute (⟦3. Mai⟧)', 'heute'],
  ['morgen, dem ⟦27. Juni⟧, um 9', 'morgen'],
  ['am Heiligabend (⟦24.12.⟧)', 'heiligabend'],
  ["aujourd'hui, ⟦3 mai⟧", "aujourd'hui"],
  ['mañana, ⟦27 de junio⟧', 'mañana'],
  ['domani (⟦27 giugno⟧)', 'domani'],
  ['amanhã, dia ⟦27 de junho⟧', 'amanhã'],
  ['jutro, ⟦27 czerwca⟧', 'jutro'],
  ['завтра, ⟦27 июня⟧', 'завтра'],
  ['yarın, ⟦27 Haziran⟧', 'yarın'],
  ['明天（⟦6月27日⟧）出发', '明天'],
  ['我们明天⟦6月27日⟧出发', '明天'],
  ['明日の⟦6月27日⟧に', '明日'],
  ['내일(⟦6월 27일⟧)', '내일'],
  ['غدًا ⟦27 يونيو⟧', 'غدًا'],
  ['מחר, ⟦27 ביוני⟧', 'מחר'],
  ['วันพรุ่งนี้ ⟦27 มิถุนายน⟧', 'พรุ่งนี้'],
])('finds the words that tell the day: %s', (marked, words) => {
  expect(beside(marked)).toBe(words);
});

it.each([
  'The contract of ⟦12 March 2024⟧ ends.',
  'I got it yesterday. ⟦12 March 2024⟧ was the date of the invoice.',
  'Today I finally got the letter that they wrote on ⟦12 March 2024⟧.',
  'seen on ⟦14 April 2024⟧ and on Easter Sunday, 31 March 2024',
  'heute 3. Mai, davor ⟦12. März⟧',
  'Hommes, ⟦12 mai 1980⟧',
  'Leo, ⟦12.05.2015⟧',
  'مدينة بغداد ⟦3 مايو 2020⟧',
  'Tag der Geburt: ⟦12.05.1990⟧',
  'deze brief van ⟦3 mei 2020⟧',
  'próxima cita: ⟦12 de mayo⟧',
])('leaves dates that stand for themselves: %s', (marked) => {
  expect(beside(marked)).toBeUndefined();
});

it('looks at a limited stretch of a long text', () => {
  const text = `${'tomorrow '.repeat(20_000)}${'word '.repeat(20)}27 June`;
  expect(knownDayBeside(text, { start: text.length - 7, end: text.length })).toBeUndefined();
});

it.each([
  ['Monday ⟦5 May⟧', 'monday'],
  ['⟦Monday 5 May⟧', 'monday'],
  ['am Montag, dem ⟦5. Mai⟧', 'montag'],
  ['le lundi ⟦5 mai⟧', 'lundi'],
  ['w poniedziałek ⟦5 maja⟧', 'poniedziałek'],
  ['в понедельник, ⟦5 мая⟧', 'понедельник'],
  ['⟦5月5日⟧（星期一）', '星期一'],
  ['⟦5月5日⟧(月曜日)', '月曜日'],
  ['⟦5월 5일⟧ 월요일', '월요일'],
  ['يوم الاثنين ⟦5 مايو⟧', 'الاثنين'],
])('finds the weekday of a date: %s', (marked, weekday) => {
  expect(beside(marked, weekdayBeside)).toBe(weekday);
});
