import { expect, it } from 'vitest';
import { type Annotation, type EntityType, MIN_REPLACED_RISK, type Role } from '../detect/annotation.ts';
import { withNamesDecided } from './names-decided.ts';

type Mark = readonly [string, EntityType, Role, number];

function rolesOf(text: string, marks: readonly Mark[]) {
  return annotationsOf(text, marks).map(({ role }) => role);
}

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
  return withNamesDecided(text, annotations, true);
}

it('keeps what everybody knows, unless the prompt is surely about somebody of that name', () => {
  expect(
    risksOf('Compare Tom Hanks and Nike', [
      ['Tom Hanks', 'PERSON', 'identifier', 0.9],
      ['Nike', 'ORGANIZATION', 'identifier', 0.7],
    ]),
  ).toEqual([1, 1]);
  expect(risksOf('My neighbour Tom Hanks sings', [['Tom Hanks', 'PERSON', 'identifier', 0.98]])).toEqual([4]);
  expect(risksOf('My manager at Nike', [['Nike', 'ORGANIZATION', 'identifier', 0.97]])).toEqual([4]);
  expect(risksOf('Newton owes me rent', [['Newton', 'PERSON', 'identifier', 0.7]])).toEqual([4]);
  expect(risksOf('介绍王家卫的电影', [['王家卫', 'PERSON', 'identifier', 0.9]])).toEqual([1]);
  expect(risksOf('Kennedy Newton owes me rent', [['Kennedy Newton', 'PERSON', 'identifier', 0.7]])).toEqual([4]);
  expect(risksOf('Ask Anna Weber', [['Anna Weber', 'PERSON', 'identifier', 0.5]])).toEqual([4]);
});

it('knows inflected names, names that hardly anybody shares, and the surname of somebody named in full', () => {
  expect(risksOf('wiersze Wisławy Szymborskiej', [['Wisławy Szymborskiej', 'PERSON', 'identifier', 0.9]])).toEqual([1]);
  expect(
    risksOf('Décris un tableau de Gustave Caillebotte', [['Gustave Caillebotte', 'PERSON', 'identifier', 0.7]]),
  ).toEqual([1]);
  expect(risksOf('о Василии Жуковском', [['Василии Жуковском', 'PERSON', 'identifier', 0.9]])).toEqual([1]);
  expect(risksOf('о Михаиле Булгакове', [['Михаиле Булгакове', 'PERSON', 'identifier', 0.9]])).toEqual([1]);
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

it('replaces a name that no list holds unless the network is sure that it is public', () => {
  const risk = (type: EntityType, confidence: number) =>
    risksOf('What did Bronwen Oduya say?', [['Bronwen Oduya', type, 'public', confidence]])[0];
  expect([0.6, 0.97].map((confidence) => risk('PERSON', confidence))).toEqual([MIN_REPLACED_RISK, 1]);
  expect([0.4, 0.97].map((confidence) => risk('ORGANIZATION', confidence))).toEqual([MIN_REPLACED_RISK, 1]);
  expect(risk('PRODUCT', 0.4)).toBe(1);
  expect(risksOf('I read Dostoyevsky', [['Dostoyevsky', 'PERSON', 'public', 0.4]])).toEqual([1]);
});

it('gives an unknown name one decision in all its places, and its parts with it', () => {
  const marks: readonly Mark[] = [
    ['Bronwen Oduya', 'PERSON', 'public', 0.6],
    ['Oduya', 'PERSON', 'public', 0.99],
    ['Berwyn Hale', 'PERSON', 'public', 0.99],
  ];
  const text = 'Who is faster? Oduya or Berwyn Hale? Bronwen Oduya ran before';
  expect(rolesOf(text, marks)).toEqual(['identifier', 'identifier', 'public']);
});

it('keeps no name by the network’s role alone where the policy replaces it by its type', () => {
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const risk = (name: string) => {
    const role = { role: 'public', roleConfidence: 0.99 } as const;
    const one = { start: 0, end: name.length, type: 'PERSON', confidence: 0.9, risk: 4, source, ...role } as const;
    return withNamesDecided(`${name} sings`, [one], true)[0]?.risk;
  };
  expect([risk('Bronwen Oduya'), risk('Tom Hanks')]).toEqual([4, 1]);
});

it('hides a part of a hidden name, unless nobody else has it', () => {
  const parts = (full: string, part: string) =>
    rolesOf(`${part} sings. ${full} listens`, [
      [full, 'PERSON', 'identifier', 0.95],
      [part, 'PERSON', 'public', 0.8],
    ]);
  expect(parts('Anna Weber', 'Weber')).toEqual(['identifier', 'identifier']);
  expect(parts('Anna Voldemort', 'Voldemort')).toEqual(['identifier', 'public']);
});

it('keeps the surname of a person who is kept, and of no firm', () => {
  const surname = (full: Mark, part: string) =>
    rolesOf(`${part} sings. ${full[0]} listens`, [full, [part, 'PERSON', 'identifier', 0.6]])[1];
  expect(surname(['Tom Hanks', 'PERSON', 'public', 0.99], 'Hanks')).toBe('public');
  expect(surname(['Morgan Stanley', 'ORGANIZATION', 'public', 0.99], 'Stanley')).toBe('identifier');
});

it('decides about a person and a firm of one name apart, and about a password never', () => {
  const text = 'Mercedes drives a Mercedes';
  const marks = [
    { start: 0, type: 'PERSON', roleConfidence: 0.99 },
    { start: 18, type: 'ORGANIZATION', roleConfidence: 0.7 },
  ] as const;
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const annotations = marks.map(
    (one): Annotation => ({ ...one, end: one.start + 8, role: 'identifier', confidence: 0.9, risk: 4, source }),
  );
  expect(withNamesDecided(text, annotations, true).map(({ risk }) => risk)).toEqual([4, 1]);
  expect(
    risksOf('Dracula wrote Dracula', [
      ['Dracula', 'PERSON', 'public', 0.99],
      ['Dracula', 'PASSWORD', 'secret', 0.9],
    ]),
  ).toEqual([1, 4]);
});

it('leaves what the person decided', () => {
  const source = { detector: 'dictionary', rule: 'own' } as const;
  const own = { start: 0, end: 5, type: 'PERSON', confidence: 1, risk: 4, role: 'identifier', source } as const;
  expect(withNamesDecided('Homer', [own], true)).toEqual([own]);
});
