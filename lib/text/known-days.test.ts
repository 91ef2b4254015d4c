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
  ['hier, le ⟦3 mai⟧', 'hier'],
  ['morgen (⟦3. Mai⟧)', 'morgen'],
  ['Kom je morgen, ⟦3 mei⟧?', 'morgen'],
  ['Wir treffen uns morgen am ⟦3. Mai⟧', 'morgen'],
  ['pasado mañana, ⟦5 de mayo⟧', 'pasado mañana'],
  ['esta mañana, ⟦5 de mayo⟧', 'esta mañana'],
  ['послезавтра, ⟦5 мая⟧', 'послезавтра'],
  ['dünkü toplantı (⟦5 Mayıs⟧)', 'dünkü'],
  ['next Sunday, ⟦5 May⟧', 'next sunday'],
  ['nächsten Sonntag (⟦5. Mai⟧)', 'nächsten sonntag'],
  ['vendredi prochain, ⟦5 mai⟧', 'vendredi prochain'],
  ['el próximo viernes, ⟦5 de mayo⟧', 'próximo viernes'],
  ['el viernes que viene, ⟦5 de mayo⟧', 'viernes que viene'],
  ['venerdì prossimo, ⟦5 maggio⟧', 'venerdì prossimo'],
  ['a próxima sexta-feira, ⟦5 de maio⟧', 'próxima sexta-feira'],
  ['sexta-feira que vem, ⟦5 de maio⟧', 'sexta-feira que vem'],
  ['sábado passado, ⟦5 de maio⟧', 'sábado passado'],
  ['volgende vrijdag, ⟦5 mei⟧', 'volgende vrijdag'],
  ['nästa fredag, ⟦5 maj⟧', 'nästa fredag'],
  ['næste fredag, ⟦5. maj⟧', 'næste fredag'],
  ['neste fredag, ⟦5. mai⟧', 'neste fredag'],
  ['ensi perjantaina, ⟦5. toukokuuta⟧', 'ensi perjantaina'],
  ['w następny piątek, ⟦5 maja⟧', 'w następny piątek'],
  ['příští středu, ⟦5. května⟧', 'příští středu'],
  ['budúcu stredu, ⟦5. mája⟧', 'budúcu stredu'],
  ['jövő pénteken, ⟦május 5⟧', 'jövő pénteken'],
  ['múlt kedd, ⟦május 5⟧', 'múlt kedd'],
  ['vinerea e vineri viitoare, ⟦5 mai⟧', 'vineri viitoare'],
  ['следващия петък, ⟦5 май⟧', 'следващия петък'],
  ['την επόμενη παρασκευή, ⟦5 Μαΐου⟧', 'την επόμενη παρασκευή'],
  ['в следующую среду, ⟦5 мая⟧', 'следующую среду'],
  ['до прошлой пятницы, ⟦5 мая⟧', 'прошлой пятницы'],
  ['наступної середи, ⟦5 травня⟧', 'наступної середи'],
  ['минулої п’ятниці, ⟦5 травня⟧', 'минулої п’ятниці'],
  ['prošlog petka, ⟦5. svibnja⟧', 'prošlog petka'],
  ['önümüzdeki cuma, ⟦5 Mayıs⟧', 'önümüzdeki cuma'],
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
  'am Morgen des ⟦5. Mai⟧',
  'am frühen Morgen des ⟦5. Mai⟧',
  'Guten Morgen, am ⟦5. Mai⟧ war ich krank',
  'jeden Morgen ab ⟦5. Mai⟧',
  'el ⟦5 de mayo⟧ por la mañana',
  'la mañana del ⟦5 de mayo⟧',
  'cada mañana desde el ⟦5 de mayo⟧',
  'op de morgen van ⟦5 mei⟧',
  'Goede morgen, op ⟦5 mei⟧ was ik ziek',
  'hier am ⟦5. Mai⟧',
  'hier op ⟦5 mei⟧',
  'на завтрак ⟦5 мая⟧',
  'Dünya Kupası ⟦5 Mayıs⟧',
  'nästa födelsedag ⟦5 maj⟧',
  'ensi vuonna ⟦5. toukokuuta⟧',
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
  ['Mon ⟦5 May⟧', 'mon'],
  ['Sat, the ⟦5th of May⟧', 'sat'],
  ['⟦Sun, May 5⟧', 'sun'],
  ['Fri. ⟦September 5⟧', 'fri.'],
  ['⟦5 May⟧ (Sat)', 'sat'],
  ['Mo ⟦5.5.⟧', 'mo'],
  ['Fr, ⟦5. Mai⟧', 'fr'],
  ['Di., den ⟦5. Mai⟧', 'di.'],
  ['Do. ⟦05.05.⟧', 'do.'],
  ['⟦So, 5. Mai⟧', 'so'],
  ['⟦5. Mai⟧ (Mi.)', 'mi'],
  ['⟦5. Mai⟧ (Do)', 'do'],
  ['domingo ⟦5 de maio⟧', 'domingo'],
  ['w poniedziałek ⟦5 maja⟧', 'poniedziałek'],
  ['в понедельник, ⟦5 мая⟧', 'понедельник'],
  ['⟦5月5日⟧（星期一）', '星期一'],
  ['⟦5月5日⟧(月曜日)', '月曜日'],
  ['⟦5월 5일⟧ 월요일', '월요일'],
  ['يوم الاثنين ⟦5 مايو⟧', 'الاثنين'],
])('finds the weekday of a date: %s', (marked, weekday) => {
  expect(beside(marked, weekdayBeside)).toBe(weekday);
});

it.each([
  'on ⟦5 May⟧ so I',
  'I think so. On ⟦5 May⟧ we',
  'I sat there on ⟦5 May⟧',
  'they wed on ⟦May 5⟧',
  'So ⟦5 May⟧ works',
  'la fine di ⟦maggio⟧',
  'il compleanno di Anna, ⟦5 maggio⟧',
  'mi cita del ⟦5 de mayo⟧',
  'a mí, mi ⟦5 de mayo⟧',
  'sa lettre du ⟦5 mai⟧',
  'mon rendez-vous du ⟦5 mai⟧',
  'mon mari, ⟦5 mai⟧',
  'do ⟦5 maja⟧',
  'do ⟦5. května⟧',
  'di ⟦5 Mei⟧',
])('takes a word of another language for no weekday: %s', (marked) => {
  expect(beside(marked, weekdayBeside)).toBeUndefined();
});
