import { expect, it } from 'vitest';
import { ENTITY_TYPES, type EntityType, type HidingMethod } from '../../detect/annotation.ts';
import { seededRandom } from '../../privacy/random.seeded.test-support.ts';
import { annotated, SECRET } from '../marked-text.test-support.ts';
import { planPrompt } from '../plan.ts';
import { sanitize } from '../sanitize.ts';
import { policyFor } from './policy.ts';
import { hidingMethodOf, waysToHide } from './ways-to-hide.ts';

it('offers the group first where there is one, and only what a type can be hidden as', () => {
  expect(waysToHide({ type: 'AGE' }, '67', 'in my sixties')).toEqual(['generalise', 'placeholder', 'noise']);
  expect(waysToHide({ type: 'DRUG' }, 'metformin')).toEqual(['placeholder', 'swap']);
  expect(waysToHide({ type: 'DATE' }, '3 March 2027', 'spring 2027')).toEqual(['generalise', 'placeholder', 'shift']);
  expect(waysToHide({ type: 'DATE', kind: 'date-of-birth' }, '3 March 1985')).toEqual([]);
  expect(waysToHide({ type: 'PERSON' }, 'Ann')).toEqual([]);
  expect(waysToHide({ type: 'MONEY' }, '54,000 €')).toEqual(['placeholder', 'scale', 'noise']);
  expect(waysToHide({ type: 'QUANTITY' }, '12 %')).toEqual(['placeholder', 'noise']);
});

const EXAMPLES: Readonly<Partial<Record<EntityType, string>>> = {
  AGE: '67',
  MONEY: '54,000 €',
  QUANTITY: '82 kg',
  DATE: '3 March 2027',
  TIME: '14:30',
  LOCATION: 'Leeds',
  DEMOGRAPHIC: 'Dutch',
  OCCUPATION: 'nurse',
  CONDITION: 'asthma',
  DRUG: 'metformin',
  EVENT: 'Oktoberfest',
};

/** Each way that a card offers must hide the value in that way. */
it.each(ENTITY_TYPES.filter((type) => waysToHide({ type }, '').length > 0))(
  'carries out each way offered for %s',
  (type) => {
    const value = EXAMPLES[type];
    if (value === undefined) throw new Error(`There is no example of ${type}.`);
    const text = `I know of ${value} and the rest.`;
    const send = (hideAs?: HidingMethod) => {
      const marks = annotated(text, [[value, type]]).map((one) => (hideAs ? { ...one, hideAs } : one));
      const planned = planPrompt(marks, policyFor('balanced'), text);
      const [replacement] = sanitize(
        text,
        planned,
        { secret: SECRET, entries: [], known: [] },
        seededRandom(`${type} ${hideAs}`),
      ).replacements;
      if (!replacement) throw new Error(`${type} was not replaced.`);
      return replacement;
    };
    const ways = waysToHide({ type }, value, send().phrase);
    for (const way of ways) {
      const { standIn, phrase, surrogate } = send(way);
      expect([way, hidingMethodOf(standIn, ways)]).toEqual([way, way]);
      if (way === 'generalise') expect(surrogate).toBe(phrase);
    }
  },
);

it.each([
  ['forty-five years', 'AGE'],
  ['三千五百块', 'MONEY'],
] as const)('gives a number in words, which no noise can change, a placeholder: %s', (value, type) => {
  const text = `It is ${value} now.`;
  const [found] = annotated(text, [[value, type]]);
  if (!found) throw new Error('nothing annotated');
  const plan = planPrompt([{ ...found, risk: 4 }], policyFor('preempt'), text);
  const sent = sanitize(text, plan, { secret: SECRET, entries: [] }, seededRandom('words'));
  expect(sent.text).toBe(`It is [${type}_1] now.`);
});
