import { expect, it } from 'vitest';
import type { EntityType } from '../../detect/annotation.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
import { withNamesDecided } from '../names-decided.ts';
import { FIRM_LISTS } from './firm-lists.ts';
import { isPublicName } from './public-names.ts';

function riskOf(text: string, name: string, type: EntityType = 'ORGANIZATION', roleConfidence = 0.7) {
  const start = text.indexOf(name);
  const source = { detector: 'model', rule: 'ner-en' } as const;
  const found = {
    start,
    end: start + name.length,
    type,
    role: 'identifier',
    roleConfidence,
    confidence: 0.9,
    risk: 4,
    source,
  } as const;
  return withNamesDecided(text, [found], true)[0]?.risk;
}

const KEPT: readonly (readonly [string, string])[] = [
  ['How does Stripe make money?', 'Stripe'],
  ['Summarise the history of Palantir', 'Palantir'],
  ['Compare Intuit with its rivals', 'Intuit'],
  ['Who founded Burning Man?', 'Burning Man'],
  ['The line-up of Coachella this year', 'Coachella'],
  ['Which imprints has Penguin Random House?', 'Penguin Random House'],
  ['A menu like that of Wendy’s', 'Wendy’s'],
  ['Songs by The Beatles', 'The Beatles'],
  ['比较腾讯云和阿里云', '阿里云'],
  ['ヨドバシと丸亀製麺の株価', '丸亀製麺'],
  ['카카오뱅크와 미래에셋증권 비교', '미래에셋증권'],
  ['Сравни ВкусВилл с другими', 'ВкусВилл'],
];

it.each(KEPT)('keeps a firm, work or event that everybody knows: %s', (text, name) => {
  expect(riskOf(text, name)).toBe(1);
});

const OWN: readonly (readonly [string, string])[] = [
  ['I work at Palantir and want to leave', 'Palantir'],
  ['How do I tell my manager at Stripe?', 'Stripe'],
  ['I was laid off by Intuit', 'Intuit'],
];

it.each(OWN)('replaces a firm that the network surely takes for somebody’s own: %s', (text, name) => {
  expect(riskOf(text, name, 'ORGANIZATION', 0.8)).toBe(4);
});

it('replaces a person who is called so, if the network is sure of that', () => {
  expect(riskOf('My neighbour Coachella owes me rent', 'Coachella', 'PERSON', 0.8)).toBe(4);
  expect(riskOf('Stripe owes me rent', 'Stripe', 'PERSON')).toBe(1);
  expect(isPublicName("Wendy's", 'PERSON')).toBe(false);
});

/** The two older lists also hold names of people, which `isFirmOnly` excludes. */
const NEW_LISTS = FIRM_LISTS.slice(2);

it('holds no single word that is a person’s name in our lists, and none of two Latin letters', () => {
  const words = NEW_LISTS.flatMap((list) => list.trim().split(/\s+/)).filter((name) => !name.includes('_'));
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word));
  expect(latin.filter((word) => word.length <= 2 || isSurrogateCandidate(word))).toEqual([]);
});

it('names nothing twice', () => {
  const names = NEW_LISTS.flatMap((list) => list.trim().split(/\s+/));
  const seen = new Set<string>();
  expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
});
