import { expect, it } from 'vitest';
import type { Annotation } from '../../detect/annotation.ts';
import { withKnownToAllKept } from './known-to-all.ts';
import { isCorrespondent, isSomebodyKnownToWriter } from './known-to-writer.ts';

const person = (text: string, name: string, more: Partial<Annotation> = {}): Annotation => ({
  start: text.indexOf(name),
  end: text.indexOf(name) + name.length,
  type: 'PERSON',
  risk: 4,
  confidence: 0.9,
  source: { detector: 'model', rule: 'ner-en' },
  ...more,
});

const OWN: readonly (readonly [string, string])[] = [
  ['My neighbour Michael Jordan plays loud music.', 'Michael Jordan'],
  ['my patient Emma Watson has a rash', 'Emma Watson'],
  ['Our former tenant, Mr. Michael Jordan, owes rent.', 'Michael Jordan'],
  ['Mein Nachbar Thomas Müller parkt falsch.', 'Thomas Müller'],
  ['Unsere Patientin Angela Merkel, 71', 'Angela Merkel'],
  ['Ma voisine Marion Cotillard fait du bruit', 'Marion Cotillard'],
  ['Mi casero Pablo Picasso no responde', 'Pablo Picasso'],
  ['Il mio vicino Roberto Benigni', 'Roberto Benigni'],
  ['Мой сосед Владимир Путин шумит', 'Владимир Путин'],
  ['Mi perro Pablo Picasso cojea', 'Pablo Picasso'],
  ['my cat Emma Watson purrs', 'Emma Watson'],
  ['Write a card for my aunt Emma Watson.', 'Emma Watson'],
  ['My boss is called Michael Jordan.', 'Michael Jordan'],
  ['Michael Jordan, my landlord, wants more rent.', 'Michael Jordan'],
  ['Emma Watson is our new intern.', 'Emma Watson'],
  ['Emma Watson from work is ill', 'Emma Watson'],
  ['Hello, my name is Michael Jordan and I need help.', 'Michael Jordan'],
  ['Please polish: I cannot come.\n\nKind regards,\nEmma Watson', 'Emma Watson'],
  ['Patient: Emma Watson\nComplaint: cough', 'Emma Watson'],
  ['Bệnh nhân: Emma Watson, ho', 'Emma Watson'],
  ['my physio Michael Jordan said to rest', 'Michael Jordan'],
  ['My line manager, Emma Watson, said no.', 'Emma Watson'],
  ['Meine Hausärztin Angela Merkel rät ab.', 'Angela Merkel'],
  ['Mi gestora Marie Curie no contesta', 'Marie Curie'],
  ['Mon kiné Michel Sardou est malade', 'Michel Sardou'],
  ['il mio idraulico Roberto Benigni', 'Roberto Benigni'],
  ['A minha explicadora Amália Rodrigues', 'Amália Rodrigues'],
  ['mijn huisarts Johan Cruijff', 'Johan Cruijff'],
  ['Mój chłopak Robert Lewandowski zapomniał', 'Robert Lewandowski'],
  ['Мой репетитор Лев Толстой болеет', 'Лев Толстой'],
  ['أنا محمود الخطيب وأحتاج مساعدة', 'محمود الخطيب'],
  ['אני עומר אדם וצריך עזרה', 'עומר אדם'],
];

it.each(OWN)('takes a namesake for somebody near: %s', (text, name) => {
  expect(isSomebodyKnownToWriter(text, person(text, name), [])).toBe(true);
});

const NOT_OWN: readonly (readonly [string, string])[] = [
  ['My favourite actress Emma Watson was in Little Women.', 'Emma Watson'],
  ['My favourite teacher in the films is Emma Watson.', 'Emma Watson'],
  ['How many rings did Michael Jordan win?', 'Michael Jordan'],
  ['My neighbour thinks that Michael Jordan is better than LeBron James.', 'Michael Jordan'],
  ['I told my boss about Emma Watson.', 'Emma Watson'],
  ['"Imagination is more important than knowledge."\n— Albert Einstein', 'Albert Einstein'],
  ['Harry Potter and his friend Ron Weasley', 'Ron Weasley'],
  ['Name: Albert Einstein\nField: physics', 'Albert Einstein'],
  ['Author: Jane Austen\nTitle: Emma', 'Jane Austen'],
  ['Emma Watson, Daniel Radcliffe and Rupert Grint', 'Emma Watson'],
  ['In meiner Klasse sprechen wir über Angela Merkel.', 'Angela Merkel'],
  ['The patient listened to Michael Jackson.', 'Michael Jackson'],
  ['Who was the coach of Michael Jordan?', 'Michael Jordan'],
  ['The director Christopher Nolan explains time.', 'Christopher Nolan'],
  ['My favourite coach is Jürgen Klopp.', 'Jürgen Klopp'],
];

it.each(NOT_OWN)('leaves whom all know: %s', (text, name) => {
  expect(isSomebodyKnownToWriter(text, person(text, name), [])).toBe(false);
});

it('sees contact data beside a name', () => {
  const text = 'Michael Jordan, 12 Elm Road, called. Compare Michael Jackson.';
  const address = { ...person(text, '12 Elm Road'), type: 'ADDRESS' as const };
  expect(isSomebodyKnownToWriter(text, person(text, 'Michael Jordan'), [address])).toBe(true);
  expect(isSomebodyKnownToWriter(text, person(text, 'Michael Jackson'), [address])).toBe(false);
});

it('replaces a namesake wherever the prompt names him, whatever the model takes him for', () => {
  const text =
    'My neighbour Michael Jordan is loud. How do I tell Michael Jordan? Is Emma Watson louder? Mr Jordan is.';
  const first = person(text, 'Michael Jordan', { risk: 1, role: 'public', roleConfidence: 0.9 });
  const later = text.lastIndexOf('Michael Jordan');
  const surname = { ...first, start: text.indexOf('Jordan is.'), end: text.indexOf(' is.') };
  const found = [first, { ...first, start: later, end: later + 14 }, person(text, 'Emma Watson'), surname];
  expect(withKnownToAllKept(text, found).map(({ risk, role }) => [risk, role])).toEqual([
    [4, 'identifier'],
    [4, 'identifier'],
    [1, 'public'],
    [4, 'identifier'],
  ]);
});

it.each([
  ['Write a short mail to Ivor Thwaite about the keys.', 'Ivor Thwaite', true],
  ['Formuliere eine Absage an Jonas Feldkamp.', 'Jonas Feldkamp', true],
  ['Biglietto di auguri per Beatrice Colonnello', 'Beatrice Colonnello', true],
  ['Napiš zprávu pro Petr Novotný', 'Petr Novotný', true],
  ['Tulis pesan untuk Dewi Lestari Putri', 'Dewi Lestari Putri', true],
  ['Напиши сообщение для Оксана Ткаченко', 'Оксана Ткаченко', true],
  ['请给王建华写一封感谢信', '王建华', true],
  ['저는 정민호입니다.', '정민호', true],
  ["Hi, I'm Saoirse Keane, new here.", 'Saoirse Keane', true],
  ['Please write to Mr Thwaite that the boiler is fixed.', 'Thwaite', true],
  ['Please reply to Ivor Thwaite.', 'Ivor Thwaite', true],
  ['Write a letter about Ivor Thwaite.', 'Ivor Thwaite', false],
  ['Summarise the essay by Zadie Osborne.', 'Zadie Osborne', false],
])('sees whom a text writes to: %s', (text, name, expected) => {
  expect(isCorrespondent(text, person(text, name))).toBe(expected);
});

it('replaces whom a letter goes to, though the model takes the name for a public one, unless a list knows it', () => {
  const text = 'Draft a mail to Ivor Thwaite. Draft a letter to Albert Einstein.';
  const found = ['Ivor Thwaite', 'Albert Einstein'].map((name) => person(text, name, { risk: 1, role: 'public' }));
  expect(withKnownToAllKept(text, found).map(({ risk }) => risk)).toEqual([4, 1]);
});

const PASSED_ON: readonly (readonly [string, string, boolean])[] = [
  ['Frag Jim, ob er Zeit hat.', 'Jim', true],
  ['Please remind Elsa of the dentist.', 'Elsa', true],
  ['Hi! Can you ask Elsa when she comes?', 'Elsa', true],
  ['Elsa und Anna kommen am Samstag zu uns.', 'Elsa', true],
  ['Elsa is coming over to ours on Saturday', 'Elsa', true],
  ['Lucía viene el sábado a mi casa', 'Lucía', true],
  ['Why does Frodo ask Sam?', 'Sam', false],
  ['In welcher Folge kommt Elsa zurück?', 'Elsa', false],
  ['Elsa und Anna kommen im zweiten Film zu den Trollen.', 'Elsa', false],
];

it.each(PASSED_ON)('tells who is passed a word or visits the writer: %s', (text, name, expected) => {
  expect(isCorrespondent(text, person(text, name))).toBe(expected);
});

it.each([
  ['I met with Oren T about the audit', 'Oren T', true],
  ['we recently spoke to Lena and Oren about rent', 'Oren', true],
  ["j'ai parlé avec Oren du loyer", 'Oren', true],
  ['ich habe gestern mit Oren telefoniert', 'Oren', true],
  ['ho parlato con Oren ieri', 'Oren', true],
  ['Вчера я поговорила с Оксаной', 'Оксаной', true],
  ['Ми з Орестом шукаємо квартиру', 'Орестом', true],
  ['мы с Региной ждем щенка', 'Региной', true],
  ['io e Fosca litighiamo sempre', 'Fosca', true],
  ['Fosca e io litighiamo sempre', 'Fosca', true],
  ['Nächste Woche ziehen Oren und ich um', 'Oren', true],
  ['aiutami a rispondere a Oren', 'Oren', true],
  ['ayúdame a contestarle a Oren', 'Oren', true],
  ['I spoke about Oren in my essay', 'Oren', false],
  ['Oren tanzt und ich schaue den Film', 'Oren', false],
  ['compara a Oren y Yocasta en la obra', 'Oren', false],
  ['perché Oren e Ione litigano nel romanzo?', 'Oren', false],
  ['how to deal with Oren in chapter two', 'Oren', false],
  ['ich habe Probleme mit Oren im Spiel', 'Oren', false],
])('sees in %j whether the writer has met %s', (text, name, expected) => {
  expect(isCorrespondent(text, person(text, name))).toBe(expected);
});
