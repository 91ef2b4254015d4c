import { expect, it } from 'vitest';
import type { Annotation, EntityType, Role } from '../../detect/annotation.ts';
import { withKnownToAllKept } from './known-to-all.ts';

function risksOf(text: string, marks: readonly (readonly [string, EntityType, Role, number])[]) {
  const annotations = marks.map(([name, type, role, roleConfidence]): Annotation => {
    const start = text.indexOf(name);
    const source = { detector: 'model', rule: 'ner-en' } as const;
    return { start, end: start + name.length, type, role, roleConfidence, confidence: 0.9, risk: 4, source };
  });
  return withKnownToAllKept(text, annotations).map(({ risk }) => risk);
}

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

it('keeps characters and titles where the prompt names the work and nobody near', () => {
  expect(
    risksOf('Why does Elsa leave in Frozen?', [
      ['Elsa', 'PERSON', 'identifier', 0.6],
      ['Frozen', 'ORGANIZATION', 'fact', 0.5],
    ]),
  ).toEqual([1, 1]);
  expect(
    risksOf('My daughter Elsa wants a cake like in Frozen.', [
      ['Elsa', 'PERSON', 'identifier', 0.6],
      ['Frozen', 'ORGANIZATION', 'fact', 0.5],
    ]),
  ).toEqual([4, 1]);
  expect(risksOf('Elsa turns five, in Frozen style', [['Elsa', 'PERSON', 'identifier', 0.97]])).toEqual([4]);
  expect(risksOf('We watch how Elsa sings in Frozen', [['Elsa', 'PERSON', 'identifier', 0.6]])).toEqual([4]);
});

it('keeps a square that is called after a public figure, unless it is somebody’s own', () => {
  const square = (text: string) => risksOf(text, [['Konrad-Adenauer-Platz', 'PERSON', 'identifier', 0.4]]);
  expect(square('Wo parke ich am Konrad-Adenauer-Platz?')).toEqual([1]);
  expect(square('Ich wohne am Konrad-Adenauer-Platz.')).toEqual([4]);
});
