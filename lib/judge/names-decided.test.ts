import { expect, it } from 'vitest';
import { type Annotation, type EntityType, isReplaced, type Role } from '../detect/annotation.ts';
import { annotationsOf } from './evidence/evidence.test-support.ts';
import { withNamesDecided } from './names-decided.ts';

type Mark = readonly [value: string, type: EntityType, role: Role, roleConfidence: number];

function decided(text: string, marks: readonly Mark[], trustsNetwork = true): readonly Annotation[] {
  const mentions = marks.map(([value, type, role, roleConfidence]) => ({
    value,
    type,
    role,
    roleConfidence,
    risk: role === 'public' ? 1 : 4,
  })) as Parameters<typeof annotationsOf>[1];
  return withNamesDecided(text, annotationsOf(text, mentions), trustsNetwork);
}

const hidden = (text: string, marks: readonly Mark[]) =>
  decided(text, marks)
    .filter(isReplaced)
    .map(({ start, end }) => text.slice(start, end));

it.each<readonly [string, readonly Mark[], readonly string[]]>([
  // A listed name stays, unless the network is sure that somebody else is meant.
  [
    'Compare Tom Hanks and Nike',
    [
      ['Tom Hanks', 'PERSON', 'identifier', 0.6],
      ['Nike', 'ORGANIZATION', 'identifier', 0.6],
    ],
    [],
  ],
  ['My neighbour Tom Hanks sings', [['Tom Hanks', 'PERSON', 'identifier', 0.99]], ['Tom Hanks']],
  ['My manager at Nike', [['Nike', 'ORGANIZATION', 'identifier', 0.99]], ['Nike']],
  ['介绍王家卫的电影', [['王家卫', 'PERSON', 'identifier', 0.6]], []],
  // An unknown name is private, unless the network is sure that it is public.
  ['Ask Anna Weber', [['Anna Weber', 'PERSON', 'identifier', 0.5]], ['Anna Weber']],
  ['What did Bronwen Oduya say?', [['Bronwen Oduya', 'PERSON', 'public', 0.5]], ['Bronwen Oduya']],
  ['What did Bronwen Oduya say?', [['Bronwen Oduya', 'PERSON', 'public', 0.99]], []],
  [
    'What did Halewood Plumbing say?',
    [['Halewood Plumbing', 'ORGANIZATION', 'identifier', 0.7]],
    ['Halewood Plumbing'],
  ],
  ['What did Halewood Plumbing say?', [['Halewood Plumbing', 'ORGANIZATION', 'public', 0.99]], []],
  // Other types are not judged here.
  ['Bluebird is fast', [['Bluebird', 'PRODUCT', 'public', 0.4]], []],
])('in %j with %j hides %j', (text, marks, expected) => {
  expect(hidden(text, marks)).toEqual(expected);
});

it('gives a name one decision in all its places, and its parts with it', () => {
  const text = 'Who is faster? Oduya or Berwyn Hale? Bronwen Oduya ran before';
  expect(
    hidden(text, [
      ['Oduya', 'PERSON', 'public', 0.6],
      ['Berwyn Hale', 'PERSON', 'public', 0.99],
      ['Bronwen Oduya', 'PERSON', 'identifier', 0.99],
    ]),
  ).toEqual(['Oduya', 'Bronwen Oduya']);
  expect(
    hidden('What did Don Draper do when Draper left?', [
      ['Don Draper', 'PERSON', 'public', 0.9],
      ['Draper', 'PERSON', 'identifier', 0.6],
    ]),
  ).toEqual([]);
});

it('decides about a person and a firm of one name apart', () => {
  expect(
    hidden('Mercedes drives a Mercedes', [
      ['Mercedes', 'PERSON', 'identifier', 0.99],
      ['Mercedes', 'ORGANIZATION', 'public', 0.9],
    ]),
  ).toEqual(['Mercedes']);
});

it('keeps no name by the network’s role alone where the policy replaces names by their type', () => {
  const risk = (name: string) => {
    const source = { detector: 'model', rule: 'ner' } as const;
    const role = { role: 'public', roleConfidence: 0.99 } as const;
    const one = { start: 0, end: name.length, type: 'PERSON', confidence: 0.9, risk: 4, source, ...role } as const;
    return withNamesDecided(`${name} sings`, [one], false).map(isReplaced);
  };
  expect([risk('Bronwen Oduya'), risk('Tom Hanks')]).toEqual([[true], [false]]);
});

it('leaves a suggestion and what the person decided', () => {
  const text = 'Homer called';
  for (const more of [
    { risk: 3 },
    { risk: 4, source: { detector: 'dictionary', rule: 'own' } },
    { risk: 1, isDecided: true },
  ] as const) {
    const own = annotationsOf(text, [{ value: 'Homer', ...more }]);
    expect(withNamesDecided(text, own, true)).toEqual(own);
  }
});

it('says why, the strongest reason first', () => {
  const [one] = decided('Compare Tom Hanks with others', [['Tom Hanks', 'PERSON', 'identifier', 0.6]]);
  expect(one?.why?.[0]?.evidence).toBe('knownName');
  const weights = one?.why?.map(({ weight }) => Math.abs(weight)) ?? [];
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});
