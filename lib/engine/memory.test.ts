import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../detect/annotation.ts';
import { namesIn, visibleWords } from './memory.ts';

const found = (start: number, end: number, type: Annotation['type'], risk: RiskLevel): Annotation => ({
  start,
  end,
  type,
  risk,
  confidence: 1,
  source: { detector: 'model', rule: 'test' },
});

it('remembers names that were replaced, and nothing else', () => {
  const text = 'Anna, 26, met Bob in Rome';
  const annotations = [
    found(0, 4, 'PERSON', 5),
    found(6, 8, 'AGE', 4),
    found(14, 17, 'PERSON', 1),
    found(21, 25, 'LOCATION', 4),
  ];
  expect(namesIn(text, annotations)).toEqual([
    { text: 'Anna', type: 'PERSON' },
    { text: 'Rome', type: 'LOCATION' },
  ]);
});

it('tells the words that stayed from the surrogates', () => {
  const replacement = {
    start: 5,
    end: 9,
    outStart: 5,
    outEnd: 10,
    original: 'Anna',
    surrogate: 'Maria',
    type: 'PERSON',
    mechanism: 'permutation',
  } as const;
  const sanitized = {
    text: 'Dear Maria, see José. Dear all',
    replacements: [replacement],
    guarantee: { values: [], epsilonTotal: 0, takenAsPublic: [], sentence: '' },
    vault: [],
    pairs: [],
  };
  expect(visibleWords(sanitized)).toEqual(['Dear', 'see', 'José', 'all']);
});
