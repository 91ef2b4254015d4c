import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { withHighestRiskOfSameText } from './same-text.ts';

const TEXT = 'Lindqvist;64\nLindqvist;64\nlindqvist';
const at = (start: number, length: number, more: Partial<Annotation>): Annotation => ({
  start,
  end: start + length,
  type: 'LOCATION',
  risk: 2,
  confidence: 0.8,
  source: { detector: 'model', rule: 'ner' },
  ...more,
});

it('gives identical strings the highest risk of any, and its type', () => {
  const spans = [at(0, 9, {}), at(10, 2, { type: 'AGE' }), at(13, 9, { type: 'PERSON', risk: 4 }), at(26, 9, {})];
  expect(withHighestRiskOfSameText(TEXT, spans).map(({ start, type, risk }) => [start, type, risk])).toEqual([
    [0, 'PERSON', 4],
    [10, 'AGE', 2],
    [13, 'PERSON', 4],
    [26, 'LOCATION', 2],
  ]);
});

it.each<Partial<Annotation>>([
  { source: { detector: 'person', rule: 'click' } },
  { source: { detector: 'dictionary', rule: 'Lindqvist' } },
  { isDecided: true },
])('leaves what the person decided for one place: %o', (decision) => {
  const own = at(0, 9, { risk: 1, ...decision });
  expect(withHighestRiskOfSameText(TEXT, [own, at(13, 9, { type: 'PERSON', risk: 4 })])[0]).toBe(own);
});

it('lets a city that everybody knows stand beside a person of its name', () => {
  const risks = (confidence: number) =>
    withHighestRiskOfSameText('Paris in Paris', [at(0, 5, { type: 'PERSON', risk: 4 }), at(9, 5, { confidence })]).map(
      ({ risk }) => risk,
    );
  expect(risks(0.95)).toEqual([4, 2]);
  // If the model is less sure, Paris may be the person again: "What should Paris pack?"
  expect(risks(0.6)).toEqual([4, 4]);
});

it.each([
  ['that somebody lives there', 'Wixby and I live in Wixby', []],
  ['which region it is in', 'Wixby and I liked it, Wixby, Texas', [[29, 5]]],
])('lets a town that few people know stand beside a person of its name if the text says %s', (_, text, regions) => {
  const spans = [
    at(0, 5, { type: 'PERSON', risk: 4, confidence: 0.8 }),
    at(text.lastIndexOf('Wixby'), 5, { confidence: 0.95 }),
    ...regions.map(([start = 0, length = 0]) => at(start, length, {})),
  ];
  expect(withHighestRiskOfSameText(text, spans).map(({ risk }) => risk)).toEqual([4, 2, ...regions.map(() => 2)]);
});

it('takes one code for one thing, whatever the model calls it', () => {
  const text = "KeyError: 'zubin_home' in hosts['zubin_home']";
  const spans = [at(11, 10, { type: 'ID', risk: 5 }), at(33, 10, { type: 'USERNAME', risk: 4 })];
  expect(withHighestRiskOfSameText(text, spans).map(({ type }) => type)).toEqual(['ID', 'ID']);
});

it('takes a name of which the model is not sure for the city that it surely is elsewhere', () => {
  const city = at(9, 5, { confidence: 1 });
  const risks = (first: Partial<Annotation>, text = 'Paris in Paris') =>
    withHighestRiskOfSameText(text, [at(0, 5, { risk: 4, ...first }), city]).map(({ risk }) => risk);
  expect(risks({ type: 'PERSON', confidence: 0.6 })).toEqual([2, 2]);
  expect(risks({ type: 'PERSON', confidence: 0.8 })).toEqual([4, 2]);
  expect(risks({ type: 'ORGANIZATION', confidence: 0.85 })).toEqual([2, 2]);
  expect(risks({ type: 'PERSON', confidence: 0.6, source: { detector: 'pattern', rule: 'given-names' } })).toEqual([
    4, 2,
  ]);
  expect(risks({ type: 'PERSON', confidence: 0.6 }, 'Wixby in Wixby')).toEqual([4, 4]);
});
