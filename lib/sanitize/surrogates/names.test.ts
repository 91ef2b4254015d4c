// Surrogates of people and organisations: the parts that are kept, and how the rest reads.
import { expect, it } from 'vitest';
import { FEMALE_FIRST_NAME_LIST } from '../../privacy/lists/index.ts';
import { restored, run, SECRET } from '../marked-text.test-support.ts';

it.each([
  ['Hausverwaltung Krüger', /^Hausverwaltung \p{Lu}\p{L}+$/u],
  ['Kita Sonnenschein', /^Kita \p{Lu}\p{Ll}+$/u],
  ['Clínica Santa Lucía', /^Clínica \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u],
  ['Dr. Mehlhorn Dental', /^Dr\. \p{Lu}\p{L}+ Dental$/u],
  ['Thackeray & Sons', /^\p{Lu}\p{L}+ & Sons$/u],
  ['Okonkwo Law', /^\p{Lu}\p{L}+ Law$/u],
  ['Talleres Beltrán S.L.', /^Talleres \p{Lu}\p{L}+ S\.L\.$/u],
  ['Grupo Arvizu S.A. de C.V.', /^Grupo \p{Lu}\p{L}+ S\.A\. de C\.V\.$/u],
  ['Ostrowska Sp. z o.o.', /^\p{Lu}\p{L}+ Sp\. z o\.o\.$/u],
  ["Larkfield Children's Centre", /^\p{Lu}\p{L}+ Children's Centre$/u],
  ['Lakeside Family Health Center', /^\p{Lu}\p{Ll}+ Family Health \p{Lu}\p{Ll}+$/u],
])('keeps what kind of organisation "%s" is', (text, expected) => {
  const done = run(text, [[text, 'ORGANIZATION']]);
  expect(done.text).toMatch(expected);
  expect(done.text).not.toBe(text);
  expect(restored(done.text, { secret: SECRET, entries: done.vault })).toBe(text);
});

it('calls a firm as it calls the person whose name it bears', () => {
  const done = run('Herr Krüger of Hausverwaltung Krüger', [
    ['Herr Krüger', 'PERSON'],
    ['Hausverwaltung Krüger', 'ORGANIZATION'],
  ]);
  const [, person, firm] = /^Herr (\p{L}+) of Hausverwaltung (\p{L}+)$/u.exec(done.text) ?? [];
  expect(person).toBe(firm);
});

it.each(['Wei Pan', 'Tia Morgan', 'Zia', 'Hala Primo'])(
  'replaces every word of "%s", a kinship word elsewhere',
  (name) => {
    const { text } = run(`Ask ${name} about it.`, [[name, 'PERSON']]);
    for (const word of name.split(' ')) expect(text).not.toContain(word);
  },
);

it.each([
  ['我在健康 科技工作', '健康 科技'],
  ['주식회사 테크 마트에서 일해요', '테크 마트'],
  ['我在学校工作', '学校'],
])('replaces a name that is made of kind words: %s', (text, name) => {
  expect(run(text, [[name, 'ORGANIZATION']]).text).not.toContain(name);
});

it('leaves kinship words beside a name', () => {
  expect(run('Aunt Natalie called.', [['Aunt Natalie', 'PERSON']]).text).toMatch(
    /^Aunt (?!Natalie)\p{Lu}\p{Ll}+ called\.$/u,
  );
});

it('gives a name that no list has a name and no syllables', () => {
  const pool = FEMALE_FIRST_NAME_LIST.entries;
  const done = run('Philippina wrote.', [['Philippina', 'PERSON']]);
  expect(pool).toContain(done.text.split(' ')[0]);
});

it('gives two capitals no surrogate that is an ordinary word, and keeps a state in an address', () => {
  const home = run('I live at 27 Alder Street, Portland, OR 97205.', [
    ['27 Alder Street, Portland, OR 97205', 'ADDRESS'],
  ]);
  expect(home.text).toMatch(/, OR \d{5}\.$/);
  const firm = run('I work at IT Ellison.', [['IT Ellison', 'ORGANIZATION']]);
  expect(firm.text).toMatch(/at [JQXZ][B-DF-HJ-NP-TV-Z] \p{Lu}\p{Ll}+\.$/u);
  expect(restored(firm.text, { secret: SECRET, entries: firm.vault })).toBe('I work at IT Ellison.');
});

it('takes a given name with a hyphen and a small letter for one name', () => {
  const done = run('Ask Soo-jin Han about it.', [['Soo-jin Han', 'PERSON']]);
  const [, given = ''] = /^Ask (\p{Lu}\p{Ll}+) \p{Lu}\p{L}+ about it\.$/u.exec(done.text) ?? [];
  expect(restored(`Is ${given} free?`, { secret: SECRET, entries: done.vault })).toBe('Is Soo-jin free?');
});

it('keeps a legal form in Cyrillic letters', () => {
  expect(run('Пишу в ООО «Ромашка» сегодня.', [['ООО «Ромашка»', 'ORGANIZATION']]).text).toMatch(
    /^Пишу в ООО «(?!Ромашка)\p{Lu}\p{L}+» сегодня\.$/u,
  );
});

it.each([
  ['Hermanos Quiroga', /^Hermanos (?!Quiroga)\p{Lu}\p{L}+$/u],
  ['Thackeray & Sons', /^(?!Thackeray)\p{Lu}\p{L}+ & Sons$/u],
])('keeps what kind of family firm "%s" is', (name, expected) => {
  expect(run(`${name} called.`, [[name, 'ORGANIZATION']]).text.replace(' called.', '')).toMatch(expected);
});

it.each([
  ['Penrose & Daughters Heating', /^(?!Penrose)\p{Lu}\p{L}+ & Daughters Heating$/u],
  ['Dunmore Vets', /^(?!Dunmore)\p{Lu}\p{L}+ Vets$/u],
  ['Pasticceria Sgambaro', /^Pasticceria (?!Sgambaro)\p{Lu}\p{L}+$/u],
  ['Bouwbedrijf Terpstra', /^Bouwbedrijf (?!Terpstra)\p{Lu}\p{L}+$/u],
  ['Karadeniz Fırını', /^(?!Karadeniz)\p{Lu}\p{L}+ Fırını$/u],
  ['Lindströms Åkeri', /^(?!Lindströms)\p{Lu}\p{L}+ Åkeri$/u],
])('keeps what kind of firm "%s" is', (name, expected) => {
  expect(run(`${name} called.`, [[name, 'ORGANIZATION']]).text.replace(' called.', '')).toMatch(expected);
});

it.each([
  ['Marie De Smet', /^\p{Lu}\p{Ll}+ De \p{Lu}\p{L}+$/u],
  ['Solène Le Guennec', /^\p{Lu}\p{Ll}+ Le \p{Lu}\p{L}+$/u],
  ['Pádraig Ó Murchú', /^\p{Lu}\p{Ll}+ Ó \p{Lu}\p{L}+$/u],
  ['Mr Van Damme', /^Mr Van (?!Damme)\p{Lu}\p{L}+$/u],
  ['Van Morrisey', /^(?!Van)\p{Lu}\p{Ll}+ \p{Lu}\p{L}+$/u],
])('keeps a capitalised particle inside a name, and replaces one that may be a given name: %s', (name, shape) => {
  expect(run(`${name} called.`, [[name, 'PERSON']]).text.replace(' called.', '')).toMatch(shape);
});

it.each([
  ['Anouk Van den Broeck', 'Van den Broeck'],
  ['Marie De Smet', 'De Smet'],
])('keeps the particle of %s where the surname stands alone', (full, surname) => {
  const { text } = run(`${full} called. Ask ${surname}.`, [
    [full, 'PERSON'],
    [surname, 'PERSON'],
  ]);
  const [, whole = '', alone] = /^(.+) called\. Ask (.+)\.$/u.exec(text) ?? [];
  expect(alone).toBe(whole.split(' ').slice(1).join(' '));
  expect(text).not.toContain(surname);
});
