import { expect, it } from 'vitest';
import { annotatedByRisk } from '../judge/annotated-by-risk.test-support.ts';
import { patternDetectors } from './patterns/index.ts';

it.each([
  'DOB 07/30/1978, in the other system it is 1978-07-30.',
  'Geboren am 30.07.1978. Im Ausweis: 30 July 1978.',
  'né le 30/07/1978 (1978-07-30)',
  'дата рождения 30.07.1978, в базе 1978-07-30',
  '生年月日 1978年7月30日。別の表では 1978-07-30。',
  'DOB: 29/11/1986. She turns 40 tomorrow, on 29 November.',
  'Born 29 November 1986, he turns 40 on November 29.',
  'His date of birth is 29 November 1986. He turns 40 on 29 November 2026.',
  'DOB 11/29/1986. The birthday party is on 11/29.',
  'Born on the 29th of November 1986; birthday: 29th November',
  'Geboren am 29.11.1986, Geburtstag am 29.11.',
  'Geburtsdatum 29.11.1986. Am 29. November wird sie 40.',
  'Geb. 29. November 1986. Am 29.11.2026 hat er Geburtstag.',
  'née le 12 mars 1990, elle fête ses 37 ans le 12 mars',
  'Né le 12/03/1990. Son anniversaire : le 12 mars 2027',
  'Nacida el 12 de marzo de 1990; cumple 37 el 12 de marzo.',
  'Fecha de nacimiento: 12/03/1990. Cumple años el 12/03/2027.',
  'nata il 12 marzo 1990, compie 37 anni il 12 marzo',
  'data di nascita 12/03/1990, compleanno il 12 marzo 2027',
  'Nascido em 12 de março de 1990, faz anos a 12 de março',
  'Geboren op 12 maart 1990, jarig op 12 maart',
  'Urodzona 12 marca 1990, 12 marca kończy 37 lat',
  'Narozen 12. března 1990, 12. března slaví',
  'Född 12 mars 1990, fyller år 12 mars',
  'Født 12. marts 1990, fødselsdag 12. marts',
  'Syntynyt 12. maaliskuuta 1990, juhlat 12. maaliskuuta',
  'Născut la 12 martie 1990, aniversare 12 martie',
  'родилась 12 марта 1990 года, 12 марта исполнится 37',
  'Дата народження: 12.03.1990. День народження 12 березня.',
  'Γεννήθηκε στις 12 Μαρτίου 1990, γενέθλια 12 Μαρτίου',
  'Doğum tarihi 12 Mart 1990, doğum günü 12 Mart',
  '生年月日 1990年3月12日、3月12日で37歳になります',
  '出生于1990年3月12日，3月12日满37岁',
  '생년월일 1990년 3월 12일, 3월 12일이 생일',
  'Tanggal lahir 12 Maret 1990, ulang tahun 12 Maret',
])('finds the day of birth in both spellings of %j', async (text) => {
  const found = await annotatedByRisk(text, patternDetectors, () => 4);
  const dates = found.filter(({ type }) => type === 'DATE');
  expect(dates.map(({ kind }) => kind)).toEqual(['date-of-birth', 'date-of-birth']);
});

it.each([
  'DOB 07/30/1978, visit on 2019-07-30',
  'DOB 07/30/1978. He turns 48 this year. The visit was on 30 July 2019.',
  'Born 30 July 1978, operated on 29 July.',
  'DOB 07/30/1978, dose 7/30 of the bottle at 30.7 degrees',
])('leaves other days of %j alone', async (text) => {
  const found = await annotatedByRisk(text, patternDetectors, () => 4);
  expect(found.filter(({ kind }) => kind === 'date-of-birth')).toHaveLength(1);
});
