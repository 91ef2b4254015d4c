import { expect, it } from 'vitest';
import {
  type Annotation,
  type EntityType,
  type Finding,
  isReplaced,
  type RiskLevel,
  type Role,
} from '../detect/annotation.ts';
import { annotationsOf } from './evidence/evidence.test-support.ts';
import { withNamesDecided } from './names-decided.ts';

const riskFor = ({ role }: Finding): RiskLevel => (role === 'public' ? 1 : 4);

type Mark = readonly [value: string, type: EntityType, role: Role, roleConfidence: number];

function decided(text: string, marks: readonly Mark[], trustsNetwork = true): readonly Annotation[] {
  const mentions = marks.map(([value, type, role, roleConfidence]) => ({
    value,
    type,
    role,
    roleConfidence,
    risk: role === 'public' ? 1 : 4,
  })) as Parameters<typeof annotationsOf>[1];
  return withNamesDecided(text, annotationsOf(text, mentions), riskFor, trustsNetwork);
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
    return withNamesDecided(`${name} sings`, [one], () => 4, false).map(isReplaced);
  };
  expect([risk('Bronwen Oduya'), risk('Tom Hanks')]).toEqual([[true], [false]]);
});

it('leaves what the person decided', () => {
  const text = 'Homer called';
  for (const more of [
    { risk: 4, source: { detector: 'dictionary', rule: 'own' } },
    { risk: 1, isDecided: true },
  ] as const) {
    const own = annotationsOf(text, [{ value: 'Homer', ...more }]);
    expect(withNamesDecided(text, own, () => 4, true)).toEqual(own);
  }
});

it('leaves a suggestion, and a name of a type of which the policy replaces nothing', () => {
  const text = 'Ask Anna Weber';
  for (const risk of [2, 3] as const) {
    const found = annotationsOf(text, [{ value: 'Anna Weber', risk, role: 'identifier', roleConfidence: 0.99 }]);
    expect(withNamesDecided(text, found, () => risk, true)).toEqual(found);
  }
});

it('takes the level of a private name from the policy', () => {
  const found = annotationsOf('Ask Anna Weber', [
    { value: 'Anna Weber', risk: 1, role: 'public', roleConfidence: 0.5 },
  ]);
  expect(withNamesDecided('Ask Anna Weber', found, () => 5, true)[0]?.risk).toBe(5);
});

it('says why, the strongest reason first', () => {
  const [one] = decided('Compare Tom Hanks with others', [['Tom Hanks', 'PERSON', 'identifier', 0.6]]);
  expect(one?.why?.[0]?.evidence).toBe('knownName');
  const weights = one?.why?.map(({ weight }) => Math.abs(weight)) ?? [];
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});

it('leaves a private name that the prompt asks about to the person', () => {
  const of = (text: string) => decided(text, [['Dana Whitcombe', 'PERSON', 'identifier', 0.9]]).map(({ risk }) => risk);
  expect(of('Who is Dana Whitcombe?')).toEqual([3]);
  expect(of('Who is Dana Whitcombe’s landlord?')).toEqual([4]);
});
