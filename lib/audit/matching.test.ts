import fc from 'fast-check';
import { expect, it } from 'vitest';
import { said } from '../language/message.ts';
import { editDistance, isLikenessAtLeast, likeness } from './likeness.ts';
import { matchingAttack } from './matching.ts';
import { promptFrom } from './prompt.test-support.ts';

const isWord = (word: string) => ['dental', 'margin', 'killer', 'mental', 'meeting'].includes(word);
const found = (marked: string, more = {}) =>
  matchingAttack(promptFrom(marked, more), isWord).recoveries.map(({ original, trace, found: seen, earlier }) => [
    original,
    trace,
    seen,
    earlier,
  ]);

it('sees a name that was misspelt and so not found', () => {
  expect(found('[John Miller|Ian Kohl|PERSON] and Jonh Miler')).toEqual([['John Miller', 'near', 'Jonh', false]]);
  expect(found('[Annika Lindqvist|Eva Kohl|PERSON] signed as lindquist')).toEqual([
    ['Annika Lindqvist', 'near', 'lindquist', false],
  ]);
});

it.each([
  ['another word of the language', 'the [dental work|x|CONDITION|reserve] was a mental strain'],
  ['an ordinary word in capitals', '[Mental Ltd|Velora|ORGANIZATION]: DENTAL. Dental care'],
  ['an everyday word', '[Marta|Eva|PERSON] on the mark'],
  ['a surrogate that nobody can tell from another', '[Martin|Marvin|PERSON] met [Anna|Hanna|PERSON]'],
  ['three letters', '[Ann|Eva|PERSON] Any'],
  ['numbers', '[4850|4851|MONEY|metric-dp], 4852'],
])('passes over %s', (_, marked) => {
  expect(found(marked)).toEqual([]);
});

it('compares words in small letters only where it can tell ordinary ones, and says so', () => {
  const prompt = promptFrom('[Annika Lindqvist|Eva Kohl|PERSON] signed as lindquist');
  expect(matchingAttack(prompt)).toMatchObject({ recoveries: [], notes: [said('auditCapitalsOnly')] });
  expect(matchingAttack(prompt, isWord)).toMatchObject({ recoveries: [{ found: 'lindquist' }], notes: [] });
});

it('looks at words that were drawn near their original', () => {
  expect(found('has [diabetes|diabetic|CONDITION|rap-li]')).toEqual([['diabetes', 'near', 'diabetic', false]]);
});

it('tells a draw that gave the word itself from a word that was left', () => {
  expect(found('has [diabetes|diabetes|CONDITION|cape]')).toEqual([['diabetes', 'unchanged', 'diabetes', false]]);
});

it('looks for what earlier prompts protected', () => {
  const earlier = [{ text: 'Tobias Castellanos', type: 'PERSON' }] as const;
  expect(found('Write to Castelanos.', { earlier })).toEqual([['Tobias Castellanos', 'near', 'Castelanos', true]]);
  expect(found('Write to Castellanos.', { earlier })).toEqual([['Tobias Castellanos', 'part', 'Castellanos', true]]);
  expect(found('Write to nobody.', { earlier })).toEqual([]);
});

it('finds what an earlier prompt protected whole, numbers too', () => {
  const earlier = [{ text: '503 555 0142', type: 'PHONE' }] as const;
  expect(found('call 503-555-0142', { earlier })).toEqual([['503 555 0142', 'whole', '503 555 0142', true]]);
  expect(found('call 503-555-0143', { earlier })).toEqual([]);
  expect(found('call [503-555-0142|503-555-0142|MONEY|metric-dp]', { earlier })).toEqual([]);
});

it('counts one edit for a swap, and stops where more than enough are needed', () => {
  expect(editDistance('john', 'jonh')).toBe(1);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBeGreaterThan(2);
  expect(likeness('', '')).toBe(1);
  expect(isLikenessAtLeast('abcdefghij', 'abcdefgxyz', 0.7)).toBe(true);
  expect(isLikenessAtLeast('abcdefghij', 'abcdefwxyz', 0.7)).toBe(false);
});

it('agrees with the distance without a bound, whichever side comes first', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (a, b, most) => {
      const distance = editDistance(a, b);
      expect(editDistance(b, a)).toBe(distance);
      expect(editDistance(a, b, most) <= most).toBe(distance <= most);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
