import { expect, it } from 'vitest';
import type { Annotation } from '../detect/annotation.ts';
import { policyFor } from '../sanitize/policy/policy.ts';
import { annotateUnderPolicy } from './annotate-under-policy.ts';
import { withOnlyDoubtfulNameKept } from './lone-guesses.ts';

const MODEL = { detector: 'model', rule: 'ner-en' } as const;

function annotationOf(text: string, string: string, more: Partial<Annotation> = {}): Annotation {
  const start = text.indexOf(string);
  return { start, end: start + string.length, type: 'PERSON', risk: 4, confidence: 0.55, source: MODEL, ...more };
}

/** The strings that are still replaced. */
const replaced = (text: string, ...annotations: readonly Annotation[]) =>
  withOnlyDoubtfulNameKept(text, annotations)
    .filter(({ risk }) => risk > 2)
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['Respect the Greens and their roots.', 'Greens', 'PERSON'],
  ['They drove down the Strip at night.', 'Strip', 'ORGANIZATION'],
] as const)('keeps one weak guess in a text with nothing else: %j', (text, guess, type) => {
  expect(replaced(text, annotationOf(text, guess, { type }))).toEqual([]);
});

it('keeps the guess at a level that the page marks, so that the person can raise it', () => {
  const text = 'Respect the Greens and their roots.';
  expect(withOnlyDoubtfulNameKept(text, [annotationOf(text, 'Greens')])).toMatchObject([{ risk: 2 }]);
});

it('keeps further mentions of the guess with it', () => {
  const text = 'The Greens grow. greens like rain.';
  const mention = annotationOf(text, 'greens', { source: { detector: 'mention', rule: 'same' }, confidence: 0.95 });
  expect(replaced(text, annotationOf(text, 'Greens'), { ...mention, end: mention.end })).toEqual(['Greens', 'greens']);
  const same = { ...annotationOf(text, 'Greens'), source: { detector: 'mention', rule: 'same' } } as Annotation;
  expect(replaced(text, annotationOf(text, 'Greens'), same)).toEqual([]);
});

it.each([
  ['a surer name', { confidence: 0.9 }],
  ['a find of a rule', { source: { detector: 'pattern', rule: 'given-names' } }],
  ['a password', { type: 'PASSWORD' }],
  ['the name of an account', { type: 'USERNAME' }],
  ['another weak guess', {}],
] as const)('replaces the guess beside %s', (_, more) => {
  const text = 'Greens met Okonjo.';
  const other = annotationOf(text, 'Okonjo', more as Partial<Annotation>);
  expect(replaced(text, annotationOf(text, 'Greens'), other)).toEqual(['Greens', 'Okonjo']);
});

it.each([
  ['balanced', []],
  ['strict', ['Greens']],
] as const)('in the profile %s, a lone guess leaves %j to replace', async (profile, left) => {
  const text = 'Respect the Greens and their roots.';
  const { risk: _, ...guess } = annotationOf(text, 'Greens', { role: 'identifier' });
  const found = await annotateUnderPolicy(text, [{ name: 'model', detect: () => [guess] }], policyFor(profile));
  expect(found.filter(({ risk }) => risk > 2).map(({ start, end }) => text.slice(start, end))).toEqual(left);
});
