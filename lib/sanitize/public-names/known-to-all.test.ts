import { expect, it } from 'vitest';
import { type Annotation, type EntityType, MIN_REPLACED_RISK, type Role } from '../../detect/annotation.ts';
import { withKnownToAllKept } from './known-to-all.ts';

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
  return withKnownToAllKept(text, annotations);
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

it('leaves what the person decided', () => {
  const source = { detector: 'dictionary', rule: 'own' } as const;
  const own = { start: 0, end: 5, type: 'PERSON', confidence: 1, risk: 4, role: 'identifier', source } as const;
  expect(withKnownToAllKept('Homer', [own])).toEqual([own]);
});
