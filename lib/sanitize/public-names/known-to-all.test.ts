import { expect, it } from 'vitest';
import { type Annotation, type EntityType, MIN_REPLACED_RISK, type Role } from '../../detect/annotation.ts';
import { withKnownToAllKept } from './known-to-all.ts';

type Mark = readonly [string, EntityType, Role, number];

function rolesOf(text: string, marks: readonly Mark[]) {
  return annotationsOf(text, marks).map(({ role }) => role);
}

const roleOfPerson = (text: string, name: string) => rolesOf(text, [[name, 'PERSON', 'public', 0.99]])[0];

const risksOf = (text: string, marks: readonly Mark[]) => annotationsOf(text, marks).map(({ risk }) => risk);

function annotationsOf(text: string, marks: readonly Mark[]) {
  const annotations = marks.map(([name, type, role, roleConfidence]): Annotation => {
    const start = text.indexOf(name);
    const source = { detector: 'model', rule: 'ner-en' } as const;
    return {
      start,
      end: start + name.length,
      type,
      role,
      roleConfidence,
      confidence: 0.9,
      risk: role === 'public' ? 1 : 4,
      source,
    };
  });
  return withKnownToAllKept(text, annotations);
}

it('keeps a given name that only the list found in a question about nobody near', () => {
  const listed = (text: string, name: string) => {
    const start = text.indexOf(name);
    const source = { detector: 'pattern', rule: 'given-names' } as const;
    const one: Annotation = { start, end: start + name.length, type: 'PERSON', confidence: 0.59, risk: 4, source };
    return withKnownToAllKept(text, [one])[0]?.risk;
  };
  expect(listed('Wichtelliste: Bogdan zieht Elke, Elke zieht?', 'Bogdan')).toBe(4);
  expect(listed('Czy to prawda, że Bogdan z tego serialu ginie w lesie?', 'Bogdan')).toBe(1);
  expect(listed('Czy mam powiedzieć, że Bogdan nie przyszedł do pracy?', 'Bogdan')).toBe(4);
  expect(listed('Że Bogdan nie przyszedł wczoraj do pracy, to wszyscy widzieli.', 'Bogdan')).toBe(4);
});

it('keeps a firm that the model took for a person, and so for somebody', () => {
  const taken = (text: string, name: string) => risksOf(text, [[name, 'PERSON', 'identifier', 0.99]]);
  expect(taken('is Ryanair obliged to pay me?', 'Ryanair')).toEqual([1]);
  expect(taken('my boss at Ryanair shouts', 'Ryanair')).toEqual([4]);
  expect(taken('my dog Nike bit me', 'Nike')).toEqual([4]);
});

it('replaces the school of somebody’s child that the model calls public', () => {
  const school = (text: string) => risksOf(text, [['liceo Galvani', 'ORGANIZATION', 'public', 0.98]]);
  expect(school('mio figlio frequenta il liceo Galvani')).toEqual([4]);
  expect(school('il liceo Galvani fu fondato nel 1860')).toEqual([1]);
});

it('keeps what everybody knows, unless the prompt is surely about somebody of that name', () => {
  expect(
    risksOf('Compare Tom Hanks and Nike', [
      ['Tom Hanks', 'PERSON', 'identifier', 0.97],
      ['Nike', 'ORGANIZATION', 'identifier', 0.8],
    ]),
  ).toEqual([1, 1]);
  expect(risksOf('My manager at Nike', [['Nike', 'ORGANIZATION', 'identifier', 0.97]])).toEqual([4]);
  expect(risksOf('Newton owes me rent', [['Newton', 'PERSON', 'identifier', 0.7]])).toEqual([4]);
  expect(risksOf('介绍王家卫的电影', [['王家卫', 'PERSON', 'identifier', 0.97]])).toEqual([1]);
  expect(risksOf('Kennedy Newton owes me rent', [['Kennedy Newton', 'PERSON', 'identifier', 0.7]])).toEqual([4]);
  expect(risksOf('Ask Anna Weber', [['Anna Weber', 'PERSON', 'identifier', 0.5]])).toEqual([4]);
});

it('knows inflected names, names that hardly anybody shares, and the surname of somebody named in full', () => {
  expect(risksOf('wiersze Wisławy Szymborskiej', [['Wisławy Szymborskiej', 'PERSON', 'identifier', 0.97]])).toEqual([
    1,
  ]);
  expect(
    risksOf('Décris un tableau de Gustave Caillebotte', [['Gustave Caillebotte', 'PERSON', 'identifier', 0.7]]),
  ).toEqual([1]);
  expect(risksOf('о Василии Жуковском', [['Василии Жуковском', 'PERSON', 'identifier', 0.97]])).toEqual([1]);
  expect(risksOf('о Михаиле Булгакове', [['Михаиле Булгакове', 'PERSON', 'identifier', 0.97]])).toEqual([1]);
  expect(risksOf('Dostoyevski mi daha iyi?', [['Dostoyevski', 'PERSON', 'identifier', 0.7]])).toEqual([1]);
  expect(risksOf('Dracula, my cat', [['Dracula', 'PERSON', 'identifier', 0.97]])).toEqual([4]);
  const film = 'What did Don Draper do when Draper left, and Ada?';
  expect(
    risksOf(film, [
      ['Don Draper', 'PERSON', 'identifier', 0.7],
      ['Draper', 'PERSON', 'identifier', 0.7],
      ['Ada', 'PERSON', 'identifier', 0.7],
    ]),
  ).toEqual([1, 1, 4]);
});

it('keeps characters where the prompt names the work and nobody near', () => {
  const risk = (text: string, confidence: number) => risksOf(text, [['Woody', 'PERSON', 'identifier', confidence]])[0];
  expect(risk('Why does Woody leave in Toy Story?', 0.6)).toBe(1);
  expect(risk('My son Woody wants a cake like in Toy Story.', 0.6)).toBe(4);
  expect(risk('Woody turns five, in Toy Story style', 0.97)).toBe(4);
  expect(risk('We watch how Woody sings in Toy Story', 0.6)).toBe(4);
});

it('replaces a name that only the model takes for public where people write about those they know', () => {
  const sign = 'Put the names in capitals for the door sign: Marigold Finch, Marie Curie';
  expect(
    risksOf(sign, [
      ['Marigold Finch', 'PERSON', 'public', 0.99],
      ['Marie Curie', 'PERSON', 'public', 0.99],
    ]),
  ).toEqual([MIN_REPLACED_RISK, 1]);
  expect(risksOf('生日贺卡，写给张伟', [['张伟', 'PERSON', 'public', 0.99]])).toEqual([MIN_REPLACED_RISK]);
  expect(
    risksOf('Napiš zprávu pro Petr Novotný: Lenka přijde pozdě', [
      ['Petr Novotný', 'PERSON', 'public', 0.9],
      ['Lenka', 'PERSON', 'public', 0.9],
    ]),
  ).toEqual([MIN_REPLACED_RISK, MIN_REPLACED_RISK]);
  const long = `${'The city grew. '.repeat(40)}The birthday card of Marigold Finch is in the museum.`;
  expect(roleOfPerson(long, 'Marigold Finch')).toBe('public');
  expect(roleOfPerson('Who was Marigold Finch?', 'Marigold Finch')).toBe('public');
});

it('replaces such names in a message to somebody that stands in the prompt, and in a list of those whom one knows', () => {
  const marks = [
    ['Beth', 'PERSON', 'identifier', 0.7],
    ['Rohan', 'PERSON', 'public', 0.9],
  ] as const;
  expect(rolesOf('Rewrite: "Hi Beth, as I told Rohan, it is in the drive."', marks)).toEqual([
    'identifier',
    'identifier',
  ]);
  expect(rolesOf('Beth and then Rohan: which is the better character?', marks)).toEqual(['identifier', 'public']);
  expect(roleOfPerson('Sums about pizza with my students’ names: Ravi', 'Ravi')).toBe('identifier');
  expect(roleOfPerson('Hey Claude, compare Ravi with Sita', 'Ravi')).toBe('public');
});

it('replaces an employer that is on the list', () => {
  expect(risksOf('I spent 3 years at Nike', [['Nike', 'ORGANIZATION', 'public', 0.9]])).toEqual([MIN_REPLACED_RISK]);
  expect(risksOf('What did Nike earn?', [['Nike', 'ORGANIZATION', 'public', 0.9]])).toEqual([1]);
});

it('keeps a known firm that the writer applies to, which only a rule found', () => {
  const risksOfRule = (text: string, name: string) => {
    const start = text.indexOf(name);
    const source = { detector: 'pattern', rule: 'employer' } as const;
    const found = {
      start,
      end: start + name.length,
      type: 'ORGANIZATION',
      role: 'identifier',
      confidence: 0.8,
      risk: 4,
      source,
    } as const;
    return withKnownToAllKept(text, [found]).map(({ risk }) => risk);
  };
  expect(risksOfRule('A cover letter for an analyst role at Spotify.', 'Spotify')).toEqual([1]);
  expect(risksOfRule('A cover letter for an analyst role at Tarvos Labs.', 'Tarvos Labs')).toEqual([4]);
  expect(risksOfRule('I hate my role at Spotify, help with my application.', 'Spotify')).toEqual([4]);
  expect(risksOfRule('Improve my application: my current role at Spotify, since 2019', 'Spotify')).toEqual([4]);
  expect(risksOfRule('Improve my resume: Senior analyst role at Deloitte, 2019-2023', 'Deloitte')).toEqual([4]);
});

it('gives the names of one list the role of a private one among them', () => {
  const marks = [
    ['Teodora', 'PERSON', 'identifier', 0.98],
    ['Wil', 'PERSON', 'public', 0.9],
  ] as const;
  expect(rolesOf('Drinks for Teodora, Wil', marks)).toEqual(['identifier', 'identifier']);
  expect(rolesOf('Drinks for Teodora. Who is Wil?', marks)).toEqual(['identifier', 'public']);
});

it('replaces a firm that no list holds in a prompt that speaks of somebody', () => {
  const firm = (text: string, name: string) => risksOf(text, [[name, 'ORGANIZATION', 'public', 0.95]]);
  expect(firm('Ich verdiene 3.450 € bei der Nordlicht Logistik GmbH.', 'Nordlicht Logistik GmbH')).toEqual([
    MIN_REPLACED_RISK,
  ]);
  expect(firm('Wie viel verdient man bei der Nordlicht Logistik GmbH?', 'Nordlicht Logistik GmbH')).toEqual([1]);
  expect(firm('Ich habe Aktien der Siemens AG.', 'Siemens AG')).toEqual([1]);
});

it('hides an employer in all its places, since one that stayed would stop the send', () => {
  const text = 'My boss at Siemens is rude, no sorry, Siemens it is';
  const again = text.lastIndexOf('Siemens');
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const firm = { type: 'ORGANIZATION', role: 'public', roleConfidence: 0.6, confidence: 0.9, risk: 1, source } as const;
  const annotations = [text.indexOf('Siemens'), again].map((start) => ({ ...firm, start, end: start + 7 }));
  expect(withKnownToAllKept(text, annotations).map(({ risk }) => risk)).toEqual([4, 4]);
});

it('hides those whom a pasted message greets, and the others in it', () => {
  const message = 'traduis: Salut Titouan, la mère de Loïc vient aussi';
  expect(roleOfPerson(message, 'Titouan')).toBe('identifier');
  expect(
    rolesOf(message, [
      ['Titouan', 'PERSON', 'public', 0.99],
      ['Loïc', 'PERSON', 'public', 0.99],
    ]),
  ).toEqual(['identifier', 'identifier']);
  expect(roleOfPerson('traduis: la mère de Loïc vient aussi', 'Loïc')).toBe('public');
});

it('hides whom only the model calls public beside somebody surely private and a firm, and nobody of the lists', () => {
  const text = 'Hiroshi Tanabe lives with Fenella Marsh, founded Mudlark Studio and admires Yoko Ono.';
  const people = (sure: number): readonly Mark[] => [
    ['Hiroshi Tanabe', 'PERSON', 'public', 0.96],
    ['Fenella Marsh', 'PERSON', 'identifier', sure],
  ];
  const rest: readonly Mark[] = [
    ['Mudlark Studio', 'ORGANIZATION', 'identifier', 0.9],
    ['Yoko Ono', 'PERSON', 'public', 0.96],
  ];
  expect(rolesOf(text, [...people(0.97), ...rest])).toEqual(['identifier', 'identifier', 'identifier', 'public']);
  expect(rolesOf(text, [...people(0.7), ...rest])).toEqual(['public', 'identifier', 'identifier', 'public']);
  expect(rolesOf(text, people(0.97))).toEqual(['public', 'identifier']);
});

it('hides whom the model calls public with little confidence, except in a question that speaks of nobody', () => {
  const risk = (text: string, confidence: number) => risksOf(text, [['Bronwen', 'PERSON', 'public', confidence]])[0];
  expect(risk('our new finance director asked Bronwen about it', 0.65)).toBe(4);
  expect(risk('our new finance director asked Bronwen about it', 0.97)).toBe(1);
  expect(risk('when was Bronwen first performed?', 0.65)).toBe(1);
  expect(risk('Kuzenim Bronwen ile Burak nişanlanıyor, ne giysem?', 0.65)).toBe(4);
});

it('doubts more beside something private, and never a name that everybody knows', () => {
  const email = ['annika@example.org', 'EMAIL', 'identifier', 0.99] as const;
  const text = 'my friend told annika@example.org that Bronwen likes Prague';
  expect(risksOf(text, [email, ['Bronwen', 'PERSON', 'public', 0.85]])).toEqual([4, 4]);
  expect(risksOf(text, [['Bronwen', 'PERSON', 'public', 0.85]])).toEqual([1]);
  const password = ['Kestrel-19', 'PASSWORD', 'secret', 0.99] as const;
  const read = 'my friend, whose password is Kestrel-19, has started to read Dostoyevsky';
  expect(risksOf(read, [password, ['Dostoyevsky', 'PERSON', 'public', 0.6]])).toEqual([4, 1]);
});
