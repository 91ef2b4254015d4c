// A date of birth and the birthday of the same person move to the same day, and replies that name either of them are restored.
import { expect, it } from 'vitest';
import { itRestores, type Row, send } from '../restore/reply-template.test-support.ts';

const marked = (prompt: string) => prompt.replaceAll('⟧', '|DATE|date-of-birth⟧');
const ROWS: readonly Row[] = [
  ['en', 'DOB: ⟦29/11/1986⟧. She turns 40 on ⟦29 November⟧.', 'Her birthday is {2}; she was born on {1}.'],
  ['en', 'Born ⟦12 March 1984⟧, she is 42. The party is on ⟦12 March⟧.', 'The party: {2}. Born {1}.'],
  ['en', 'DOB ⟦11/29/1986⟧ (mm/dd). The party is on ⟦November 29⟧.', '{2} it is, not {1}.'],
  ['en', 'Born ⟦1986-11-29⟧. He will be 40 on ⟦29 November 2026⟧.', 'On {2} he will be 40.'],
  ['en', 'Born on ⟦the 12th of March 1984⟧; birthday ⟦the 12th of March⟧.', 'Yes, {2} ({1}).'],
  ['en', 'Birthday: ⟦12 March⟧. DOB: ⟦12/03/1984⟧, age 42.', 'A birthday on {1}, DOB {2}.'],
  ['de', 'Geboren am ⟦29.11.1984⟧, Geburtstag am ⟦29.11.⟧', 'Am {2} ist Geburtstag ({1}).'],
  ['de', 'Geb. ⟦29. November 1986⟧, wird am ⟦29. November 2026⟧ 40', 'Am {2} wird sie 40.'],
  ['de', 'Geb. ⟦03.04.1984⟧, 42 Jahre. Feier am ⟦3. April⟧.', 'Die Feier am {2}, geboren {1}.'],
  ['fr', 'Née le ⟦12 mars 1990⟧, elle fête ses 37 ans le ⟦12 mars⟧.', 'Le {2}, elle aura 37 ans (née le {1}).'],
  ['fr', 'Né le ⟦12/03/1984⟧, anniversaire le ⟦12 mars⟧', 'Joyeux anniversaire le {2} !'],
  ['es', 'Nacida el ⟦12 de marzo de 1988⟧; cumple el ⟦12 de marzo⟧.', 'Cumple el {2}; nació el {1}.'],
  ['es', 'Fecha de nacimiento: ⟦12/03/1984⟧. Cumpleaños: ⟦12 de marzo⟧.', 'El {2} es su cumpleaños.'],
  ['it', 'Mio padre è nato il ⟦12 marzo 1984⟧ e compie gli anni il ⟦12 marzo⟧.', 'Il {2} compie gli anni.'],
  ['it', 'Nata il ⟦12.03.1990⟧, compleanno ⟦12 marzo 2027⟧', 'Il {2} è il compleanno ({1}).'],
  ['pt', 'Nascido em ⟦12 de março de 1984⟧, faz anos a ⟦12 de março⟧', 'A {2} faz anos; nasceu em {1}.'],
  ['nl', 'Geboren op ⟦12 maart 1984⟧, jarig op ⟦12 maart⟧', 'Op {2} is ze jarig.'],
  ['pl', 'Urodzona ⟦12 marca 1984⟧, urodziny ⟦12 marca⟧', 'Urodziny {2}, urodzona {1}.'],
  ['cs', 'Narozen ⟦12. března 1984⟧, narozeniny ⟦12. března⟧', 'Narozeniny {2}.'],
  ['sv', 'Född ⟦12 mars 1984⟧, fyller år ⟦12 mars⟧', 'Den {2} fyller hon år.'],
  ['da', 'Født ⟦12. marts 1984⟧, fødselsdag ⟦12. marts⟧', 'Den {2} er der fest.'],
  ['nb', 'Født ⟦12. mars 1984⟧, bursdag ⟦12. mars⟧', 'Bursdagen er {2}.'],
  ['fi', 'Syntynyt ⟦12. maaliskuuta 1984⟧, syntymäpäivä ⟦12. maaliskuuta⟧', 'Juhlat ovat {2}.'],
  ['tr', 'Doğum tarihi ⟦12 Mart 1984⟧, doğum günü ⟦12 Mart⟧', 'Doğum günü {2}.'],
  ['ro', 'Născut la ⟦12 martie 1984⟧, ziua lui e pe ⟦12 martie⟧', 'Ziua lui e pe {2}.'],
  ['ru', 'Родилась ⟦12 марта 1984⟧ года, день рождения ⟦12 марта⟧', 'День рождения {2}, родилась {1}.'],
  ['uk', 'Народився ⟦12 березня 1984⟧, день народження ⟦12 березня⟧', 'Свято {2}.'],
  ['el', 'Γεννήθηκε ⟦12 Μαρτίου 1984⟧, γενέθλια ⟦12 Μαρτίου⟧', 'Τα γενέθλια είναι {2}.'],
  ['ja', '生年月日は⟦1984年3月12日⟧、誕生日は⟦3月12日⟧', '誕生日は{2}、生年月日は{1}です。'],
  ['zh', '出生于⟦1984年3月12日⟧，生日是⟦3月12日⟧', '生日是{2}，{1}出生。'],
  ['ko', '생년월일 ⟦1984년 3월 12일⟧, 생일은 ⟦3월 12일⟧', '생일은 {2}입니다.'],
  ['vi', 'Sinh ngày ⟦12/03/1990⟧, sinh nhật ⟦12/03/2027⟧', 'Sinh nhật {2}, sinh ngày {1}.'],
  ['id', 'Lahir ⟦12 Maret 1984⟧, ulang tahun ⟦12 Maret⟧', 'Ulang tahun {2}.'],
];

itRestores(
  'restores a birthday beside the date of birth',
  'DATE',
  ROWS.map(([language, prompt, ...rest]) => [language, marked(prompt), ...rest] as Row),
);

/** Day and month of a date in ascending order, by which all spellings of a birthday agree. */
function birthdayIn(date: string): string {
  const months = new Map<string, number>();
  for (const language of [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'cs',
    'sv',
    'da',
    'nb',
    'fi',
    'tr',
    'ro',
    'ru',
    'uk',
    'el',
    'id',
  ])
    for (let month = 12; month > 0; month -= 1) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
      for (const { type, value } of format.formatToParts(new Date(Date.UTC(2025, month - 1, 5))))
        if (type === 'month') months.set(value.toLowerCase(), month);
    }
  const named = (date.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => months.get(word) ?? []);
  const numbers = (date.match(/\d+/g) ?? []).map(Number).filter((number) => number < 32);
  return [...numbers, ...named].sort((a, b) => a - b).join('-');
}

it.each(ROWS.map(([language, prompt]) => [language, prompt] as const))(
  'moves both to one day (%s): %s',
  (language, prompt) => {
    for (const key of ['a', 'b', 'c', 'd']) {
      const { replacements } = send(marked(prompt), 'DATE', `${language} ${key}`);
      const [first = '', second = ''] = replacements.map(({ surrogate }) => surrogate);
      expect(birthdayIn(first), `${first}, ${second}`).toBe(birthdayIn(second));
      expect(first).not.toBe(replacements[0]?.original);
    }
  },
);
