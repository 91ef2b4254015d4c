// Tests statements about places, jobs, ages and amounts; the corpus covers drugs and illnesses.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StandInKind } from '../../codecs/codec.ts';
import type { RestorePair } from '../../conversation/restore-pair.ts';
import type { EntityType } from '../../detect/annotation.ts';
import { segmentRecomputer } from '../recomputed-segments.ts';
import { restoreWithPairs } from '../surrogate-matcher.ts';
import { replyWithMarks } from './corpus-file.test-support.ts';
import { withSurrogatesInClaims } from './judge.ts';

const pair = (surrogate: string, original: string, type: EntityType, standIn: StandInKind = 'swap'): RestorePair => ({
  surrogate,
  original,
  type,
  standIn,
  shape: /^\d/.test(surrogate) && type !== 'AGE' ? 'digits' : 'phrase',
});
const BERLIN = pair('Peru', 'Germany', 'LOCATION');
const RENT = pair('1,240', '950', 'MONEY', 'noise');
const AGE = pair('48', '67', 'AGE', 'noise');
const NURSE = pair('carpenter', 'nurse', 'OCCUPATION');

const judged = (reply: string, pairs: readonly RestorePair[]) =>
  replyWithMarks(withSurrogatesInClaims(reply, restoreWithPairs(reply, pairs)));

it.each([
  ['You live in Peru.', 'You live in Germany.', [BERLIN]],
  ['In Peru, the law caps rent rises.', 'In ⟦=Peru⟧, the law caps rent rises.', [BERLIN]],
  ['Dans le Peru, la loi le permet.', 'Dans le ⟦=Peru⟧, la loi le permet.', [BERLIN]],
  ['In Peru gilt ein Mindestlohn.', 'In ⟦=Peru⟧ gilt ein Mindestlohn.', [BERLIN]],
  [
    'The weather in Peru is mild. I hope Peru treats you well.',
    'The weather in ⟦=Peru⟧ is mild. I hope Germany treats you well.',
    [BERLIN],
  ],
  // A shifted birth year must not be taken for the product of the weight and 24, nor a name for the French word for kidney.
  [
    '82.8 kg; 12; born in 1987',
    '82.5 kg; 12; born in 1985',
    [pair('82.8', '82.5', 'QUANTITY', 'noise'), pair('1987', '1985', 'DATE', 'shift')],
  ],
  [
    'Amy Reinhardt; syphilis',
    'Natalie Thackeray; asthma',
    [pair('Amy Reinhardt', 'Natalie Thackeray', 'PERSON'), pair('syphilis', 'asthma', 'CONDITION')],
  ],
  ['You pay $1,240 a month.', 'You pay $950 a month.', [RENT]],
  ['$1,240 is above the average.', '$⟦=1,240⟧ is above the average.', [RENT]],
  ['At $1,240 for 12 months you pay $14,880.', 'At $⟦=1,240⟧ for 12 months you pay $14,880.', [RENT]],
  ['$1,240 × 12 = $14,880', '$⟦=1,240⟧ × 12 = $14,880', [RENT]],
  ['| Rent | $1,240 |', '| Rent | $950 |', [RENT]],
  ['rent = 1240', 'rent = 950', [RENT]],
  ['You are 48.', 'You are 67.', [AGE]],
  ['At 48, you are too young for a pension.', 'At ⟦=48⟧, you are too young for a pension.', [AGE]],
  ['As a carpenter you know this.', 'As a nurse you know this.', [NURSE]],
  ['A carpenter earns about 3,000 a month.', 'A ⟦=carpenter⟧ earns about 3,000 a month.', [NURSE]],
])('reads "%s" as %s', (reply, expected, pairs) => {
  expect(judged(reply, pairs)).toBe(expected);
});

it('puts the numbers of a calculation back where its result was worked out again', () => {
  const reply = '$1,240 × 12 = $14,880.';
  const segments = segmentRecomputer([RENT])(reply, restoreWithPairs(reply, [RENT]));
  expect(replyWithMarks(withSurrogatesInClaims(reply, segments))).toBe('$950 × 12 = $11,400.');
});

it('does not take the month of May for a claim', () => {
  const drug = [pair('warfarin', 'metformin', 'DRUG')];
  expect(judged('You take warfarin since 12 May.', drug)).toBe('You take metformin since 12 May.');
  expect(judged('You take warfarin, which may cause bruises.', drug)).toContain('⟦=warfarin⟧');
});

it('restores names in every sentence', () => {
  const names = [pair('Lena', 'Ann', 'PERSON'), pair('Peru', 'Germany', 'LOCATION')];
  expect(judged('The law in Peru protects Lena.', names)).toBe('The law in ⟦=Peru⟧ protects Ann.');
});

it('says what a surrogate that was left stands for, and keeps every character of the reply', () => {
  const reply = 'Warfarin is safe. You take warfarin daily.';
  const segments = withSurrogatesInClaims(reply, restoreWithPairs(reply, [pair('warfarin', 'metformin', 'DRUG')]));
  expect(segments).toContainEqual({ text: 'Warfarin', standsFor: 'Metformin', type: 'DRUG', standIn: 'swap' });
  expect(segments.map(({ text, surrogate }) => surrogate ?? text).join('')).toBe(reply);
});

it('reads dates and abbreviations on to the end of the sentence', () => {
  const drug = [pair('warfarin', 'metformin', 'DRUG')];
  expect(judged('You take warfarin (e.g. Coumadin from approx. 3.5 mg on), which thins the blood.', drug)).toContain(
    '⟦=warfarin⟧',
  );
  expect(judged('You take warfarin.\n\nIt is raining.', drug)).toBe('You take metformin.\n\nIt is raining.');
});

it('leaves a drug that is all of a heading or cell, where nobody knows what is said of it beside', () => {
  const [swapped, placeholder] = [
    pair('warfarin', 'metformin', 'DRUG'),
    pair('[DRUG_1]', 'metformin', 'DRUG', 'placeholder'),
  ];
  const block = (reply: string, one: RestorePair) =>
    replyWithMarks(withSurrogatesInClaims(reply, restoreWithPairs(reply, [one]), { isBlock: true }));
  expect(block('Warfarin', swapped)).toBe('⟦=Warfarin⟧');
  expect(block('[DRUG_1]', placeholder)).toBe('metformin');
  expect(judged('Warfarin', [swapped])).toBe('Metformin');
});

it('changes no character of the reply and leaves nothing but facts', () => {
  const pairs = [pair('warfarin', 'metformin', 'DRUG'), pair('Lena', 'Ann', 'PERSON'), RENT, BERLIN, AGE];
  const parts = fc.constantFrom(
    'warfarin',
    'Lena',
    '$1,240',
    'Peru',
    '48',
    'is safe',
    'You take',
    'the law',
    '.',
    '\n',
    '- ',
    '| ',
    '= 3',
    'because',
    '。',
    '会',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), fc.boolean(), (words, isBlock) => {
      const reply = words.join(' ');
      const before = restoreWithPairs(reply, pairs);
      const after = withSurrogatesInClaims(reply, before, { isBlock });
      expect(after.map(({ text, surrogate }) => surrogate ?? text).join('')).toBe(reply);
      after.forEach((segment, i) => {
        if (segment.standsFor === undefined) expect(segment).toEqual(before[i]);
        else expect(before[i]).toMatchObject({ text: segment.standsFor, surrogate: segment.text });
        if (segment.type === 'PERSON') expect(segment.standsFor).toBeUndefined();
      });
    }),
    { numRuns: 300 },
  );
});

it('judges a long reply in little time', () => {
  const reply = 'You take warfarin and pay $1,240 in Peru, which is safe, and so on and on. '.repeat(2_000);
  const pairs = [pair('warfarin', 'metformin', 'DRUG'), RENT, BERLIN];
  const segments = restoreWithPairs(reply, pairs);
  const began = performance.now();
  withSurrogatesInClaims(reply, segments);
  expect(performance.now() - began).toBeLessThan(2_000);
});

it.each([100, 1_000])('judges a sentence of %i amounts in little time', (count) => {
  const segments = Array.from({ length: count }, (_, i) => [
    { text: `$9${i}`, surrogate: `$${3_001 + i * 7}`, type: 'MONEY' as const, standIn: 'noise' as const },
    { text: ` ${70_013 + i * 137}, ` },
  ]).flat();
  const reply = segments.map(({ text, ...rest }) => ('surrogate' in rest ? rest.surrogate : text)).join('');
  const began = performance.now();
  withSurrogatesInClaims(reply, segments);
  expect(performance.now() - began).toBeLessThan(500);
});

it('takes no word of a surrogate for a statement', () => {
  const segments = [
    { text: 'asthma', surrogate: 'obesity', type: 'CONDITION' },
    { text: '; ' },
    { text: '82.5 kg', surrogate: '79.2 kg', type: 'QUANTITY', standIn: 'noise' },
  ] as const;
  expect(withSurrogatesInClaims('obesity; 79.2 kg', segments)).toEqual(segments);
});
