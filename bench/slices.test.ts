import { expect, it } from 'vitest';
import { redactedGapsIn } from './baselines.ts';
import type { ComparedDetector } from './detectors.ts';
import { NO_SCORE } from './score.ts';
import { judgeSet, opensSentence, SLICES, UNCHANGED_SLICE } from './slices.ts';

const text = 'Anna met Bob. Carl said: "Dora left."\n  Eve stayed.';
const mark = (name: string) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length, type: 'PERSON' });
const set = {
  name: 'test',
  group: 'test',
  scope: new Set(['PERSON']),
  examples: [{ text, gold: ['Anna', 'Bob', 'Carl', 'Dora', 'Eve'].map(mark) }],
};
const finding = (...names: string[]): ComparedDetector => ({
  name: 'test',
  detect: async () => names.map((name) => ({ ...mark(name), replaced: true })),
});
const sliceOf = (name: string) => SLICES.find((slice) => slice.name === name) ?? UNCHANGED_SLICE;

it('knows where a sentence starts', () => {
  const opening = set.examples[0]?.gold.filter(({ start }) => opensSentence(text, start)) ?? [];
  expect(opening.map(({ start, end }) => text.slice(start, end))).toEqual(['Anna', 'Carl', 'Eve']);
  expect(opensSentence('a     Bob', 6)).toBe(false);
});

it('counts only what opens a sentence in that slice', async () => {
  const { scores } = await judgeSet(set, finding('Anna', 'Bob'), sliceOf('first in a sentence'));
  expect(scores.get('PERSON')).toEqual({ ...NO_SCORE, gold: 3, found: 1, hits: 1, anyLabel: 1, telling: 3, safe: 1 });
});

it('hands the detector the changed text', async () => {
  const seen: string[] = [];
  const listening: ComparedDetector = {
    name: 'test',
    async detect(given) {
      seen.push(given);
      return [];
    },
  };
  for (const slice of SLICES) await judgeSet(set, listening, slice);
  expect(seen).toEqual([text, text.toLowerCase(), text.toUpperCase(), text]);
});

it('shows what would leave', async () => {
  const { leaked } = await judgeSet(set, finding('Anna', 'Carl', 'Dora', 'Eve'), UNCHANGED_SLICE);
  expect(leaked).toEqual(['PERSON: Anna met [Bob]. Carl said: "Dora left."⏎  Ev']);
});

it('finds where gaps were cut into a text', () => {
  expect(redactedGapsIn('Hi Anna, call 555.', 'Hi \ue000, call \ue000.')).toEqual([
    { start: 3, end: 7 },
    { start: 14, end: 17 },
  ]);
  expect(redactedGapsIn('nothing', 'nothing')).toEqual([]);
});
