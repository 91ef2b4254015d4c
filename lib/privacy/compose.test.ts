import { expect, it } from 'vitest';
import { composeGuarantee } from './compose.ts';
import type { ValueGuarantee } from './guarantee.ts';

const keyed: ValueGuarantee = { mechanism: 'fpe', type: 'ID', kind: 'computational' };
const date: ValueGuarantee = { mechanism: 'date-shift', type: 'DATE', kind: 'interval' };
const removed: ValueGuarantee = { mechanism: 'reserve', type: 'PERSON', kind: 'removed' };
const noised = (epsilon: number): ValueGuarantee => ({
  mechanism: 'metric-dp',
  type: 'AGE',
  kind: 'metric',
  epsilon,
  unit: 9,
});

it('adds the epsilons of independent numbers, and nothing else', () => {
  expect(composeGuarantee([keyed, noised(0.5), noised(1.5), noised(0)]).epsilons).toEqual({ tenthOfRange: 2 });
  expect(composeGuarantee([keyed, removed]).epsilons).toEqual({});
});

it('says how many replacements were made in which way', () => {
  const { sentence } = composeGuarantee([keyed, keyed, removed, noised(2)]);
  expect(sentence).toMatch(/^4 replacements: 2 under a key/);
  expect(sentence).toContain('1 by stand-ins');
  expect(sentence).toContain(
    '1 number by noise (ε = 2 in total per tenth of the range, at most 20 over the whole range)',
  );
  expect(composeGuarantee([]).sentence).toBe('Nothing in this prompt is replaced.');
});

it('does not claim for a shifted date what holds for a permutation', () => {
  const { sentence, takenAsPublic } = composeGuarantee([date, date]);
  expect(sentence).toBe('2 replacements: 2 dates by one secret shift for the whole conversation.');
  expect(takenAsPublic).toContainEqual({ key: 'publicDates' });
});

it('states what is taken as public', () => {
  expect(composeGuarantee([keyed]).takenAsPublic.map(({ key }) => key)).toEqual([
    'publicSpans',
    'publicKeptWords',
    'publicFormats',
    'publicEqualValues',
    'publicEqualAcrossChats',
    'publicDates',
  ]);
});

it('says of words drawn by their context that the bound holds between any words, and of others only inside their groups', () => {
  const drawn = (mechanism: 'rap-li' | 'cape', epsilon: number): ValueGuarantee => ({
    mechanism,
    type: 'MISC',
    kind: 'group',
    epsilon,
  });
  const { sentence, epsilons } = composeGuarantee([drawn('rap-li', 1), drawn('cape', 2), drawn('cape', 2)]);
  expect(epsilons).toEqual({ wordsOfGroup: 1, anyWords: 4 });
  expect(sentence).toContain(
    '1 word drawn from fixed groups of similar words (ε = 1 in total, between words of one group)',
  );
  expect(sentence).toContain(
    '2 words drawn from all words by how well they fit the context (ε = 4 in total, between any words)',
  );
});
