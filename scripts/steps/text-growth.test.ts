import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Detector } from '../../lib/detect/annotation.ts';
import { createDetectors } from '../../lib/engine/detectors.ts';
import { annotate } from '../../lib/judge/annotate.ts';
import { policyFor } from '../../lib/sanitize/policy/policy.ts';
import { startCounting, type WorkCounter } from './executed-work.ts';
import { MAX_GROWTH } from './growth.ts';
import { TEXTS } from './texts.ts';

const LENGTH = 3000;
/** Rarer work says nothing: a rule that runs for a list only begins with the first list. */
const LEAST_COUNT = 25_000;

const policy = policyFor('balanced');
let detectors: readonly Detector[];
let counter: WorkCounter;

beforeAll(async () => {
  counter = await startCounting();
  detectors = await createDetectors({ model: false });
  // Lists and patterns are built at the first text.
  await annotate('Anna Schmidt lives in Berlin.', detectors, { policy });
}, 120_000);

afterAll(() => counter.stop());

const workFor = (text: string) => counter.countOf(() => annotate(text, detectors, { policy }));

it.each(Object.entries(TEXTS))('detection does at most 2.5 times the work for twice the text: %s', async (_, make) => {
  const once = await workFor(make(LENGTH));
  const twice = await workFor(make(2 * LENGTH));
  const growing = [...twice]
    .map(([what, count]) => ({ what, count, ratio: count / (once.get(what) ?? 0) }))
    .filter(({ count, ratio }) => count > LEAST_COUNT && ratio > MAX_GROWTH);
  expect(growing).toEqual([]);
});

it('counts a function that compares all with all, and a pattern that reads all for each', async () => {
  const { sameBirthDays } = await import('../../lib/detect/same-birth-days.ts');
  const work = await counter.countOf(async () => {
    for (let at = 0; at < 50; at += 1) sameBirthDays('', []);
    for (let at = 0; at < 50; at += 1) /x$/.test('a'.repeat(100));
  });
  expect(Object.fromEntries(work)).toMatchObject({ '/x$/': 5050 });
  expect([...work].find(([what]) => what.includes('sameBirthDays'))?.[1]).toBe(50);
});
