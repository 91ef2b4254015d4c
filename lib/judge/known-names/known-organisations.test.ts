import { expect, it } from 'vitest';
import { readData } from '../../lexicon/read-data.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
import { isPublicName } from './public-names.ts';

it.each([
  'Stripe',
  'Palantir',
  'Intuit',
  'Burning Man',
  'Coachella',
  'Penguin Random House',
  'Wendy’s',
  'The Beatles',
  'British Gas',
  'Vodafone',
  'Aetna',
  'Evri',
  'Hyundai Creta',
  'Numberblocks',
  '阿里云',
  '丸亀製麺',
  '미래에셋증권',
  'ВкусВилл',
])('holds the firm, work or event %s', (name) => expect(isPublicName(name, 'ORGANIZATION')).toBe(true));

it('holds no small firm, and takes no genitive of a person for a firm', () => {
  expect(isPublicName('Halewood Plumbing', 'ORGANIZATION')).toBe(false);
  expect(isPublicName("Wendy's", 'PERSON')).toBe(false);
});

it('holds no single word that is a person’s name in our lists, and none of two Latin letters', () => {
  const latin = wordsOf(readData('known-names/organisations.tsv')).filter((word) => /^\p{Script=Latin}+$/u.test(word));
  expect(latin.filter((word) => word.length <= 2 || isSurrogateCandidate(word))).toEqual([]);
});
