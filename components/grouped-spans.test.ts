import { expect, it } from 'vitest';
import type { Annotation, RiskLevel } from '../lib/detect/annotation.ts';
import { ENGLISH } from '../lib/language/language.ts';
import type { PromptState } from '../lib/page/prompt/prompt-state.ts';
import { badgeSummary } from './badge-summary.ts';
import { type ReviewGroup, reviewGroupsOf } from './grouped-spans.ts';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { treatmentReasonText } from './role-words.ts';

const TEXT = 'I am Ann Lee, 64, with diabetes. Does Nike sell 3 shoes?';
const NAME = annotationOf(TEXT, 'Ann Lee', 'PERSON', 4);
const AGE = annotationOf(TEXT, '64', 'AGE', 2);
const ILLNESS = annotationOf(TEXT, 'diabetes', 'CONDITION', 2);
const SHOP = { ...annotationOf(TEXT, 'Nike', 'ORGANIZATION', 1), role: 'public', roleConfidence: 1 } as const;

const told = (groups: readonly ReviewGroup[]) =>
  groups.map(({ treatment, rows, isMixed }) => [treatment, isMixed, rows.map(({ original }) => original)]);
const at = (annotation: Annotation, risk: RiskLevel): Annotation => ({ ...annotation, risk });

it('divides what is replaced from what is kept, by role and then as it stands in the text', () => {
  const groups = reviewGroupsOf(promptOf(TEXT, [NAME, AGE, SHOP, ILLNESS], { 'Ann Lee': 'Eva Moss' }));
  expect(told(groups)).toEqual([
    ['replaced', false, ['Ann Lee']],
    ['kept', false, ['64', 'diabetes', 'Nike']],
  ]);
});

it('shows no group without values', () => {
  expect(told(reviewGroupsOf(promptOf(TEXT, [AGE])))).toEqual([['kept', false, ['64']]]);
  expect(reviewGroupsOf(promptOf(TEXT, []))).toEqual([]);
});

it('names a group after both where the other group is in it, and shows a kept name first', () => {
  const hidden = reviewGroupsOf(promptOf(TEXT, [NAME, at(AGE, 4)], { 'Ann Lee': 'Eva Moss', 64: '61' }));
  expect(told(hidden)).toEqual([['replaced', true, ['Ann Lee', '64']]]);
  const named = reviewGroupsOf(promptOf(TEXT, [ILLNESS, at(NAME, 1)]));
  expect(told(named)).toEqual([['kept', true, ['Ann Lee', 'diabetes']]]);
});

it('takes what the person marked as theirs, whatever its type says', () => {
  const marked: Annotation = {
    ...annotationOf(TEXT, 'shoes', 'MISC', 4),
    source: { detector: 'person', rule: 'marked' },
  };
  expect(told(reviewGroupsOf(promptOf(TEXT, [NAME, marked], { 'Ann Lee': 'Eva Moss', shoes: 'Tavoru' })))).toEqual([
    ['replaced', false, ['Ann Lee', 'shoes']],
  ]);
});

it('moves each value to the level of the other group, a kept number that follows from a replaced one too', () => {
  const state = promptOf(TEXT, [NAME, at(AGE, 2), ILLNESS], { 'Ann Lee': 'Eva Moss', 64: '61' });
  const moves = reviewGroupsOf(state).flatMap(({ rows }) => rows.map(({ original, movesTo }) => [original, movesTo]));
  expect(moves).toEqual([
    ['Ann Lee', 1],
    ['64', 1],
    ['diabetes', 4],
  ]);
});

it.each([
  [NAME, 'replaced', 'The answer does not need to know who it is.'],
  [at(AGE, 4), 'replaced', 'You or your profile hide it; the answer may then be about something else.'],
  [ILLNESS, 'kept', 'Without it, the answer would be about something else.'],
  [SHOP, 'kept', 'The answer may depend on it, and it gives nobody away.'],
  [{ ...at(NAME, 3), confidence: 0.2 }, 'kept', 'It may be a name, but Coatcheck is not sure enough to replace it.'],
  [at(NAME, 1), 'kept', 'You or your profile send it as it is.'],
] as const)('says why: %j %s', (annotation, treatment, reason) => {
  expect(treatmentReasonText(annotation, treatment, ENGLISH)).toBe(reason);
});

it.each([
  [
    [
      ['networkRole', 2],
      ['unknown', -0.5],
    ],
    'replaced',
    'The sentence seems to mean a private person or organization.',
  ],
  [
    [
      ['nothingElse', 3],
      ['partOfPrivate', 1],
    ],
    'replaced',
    'Part of a name that is replaced.',
  ],
  [
    [
      ['knownName', -2.6],
      ['networkRole', 1],
    ],
    'kept',
    'Widely known: a list holds this name.',
  ],
  [
    [
      ['networkRole', -3],
      ['knownName', -2.6],
    ],
    'kept',
    'The model knows this name as a public one.',
  ],
  [[['foundByForm', 1.7]], 'replaced', 'Written like a name, and no list of widely known names holds it.'],
  [
    [
      ['sureness', 0.2],
      ['networkRole', -0.4],
    ],
    'replaced',
    'No list of widely known names holds it.',
  ],
  [[['sureness', -1]], 'kept', 'Probably an ordinary word.'],
  // The person keeps a name that the judge would hide, so the judge's reason is not shown.
  [[['networkRole', 2]], 'kept', 'You or your profile send it as it is.'],
] as const)('speaks from the strongest reason %j: %s', (reasons, treatment, text) => {
  const why = reasons.map(([evidence, weight]) => ({ evidence, weight }));
  expect(treatmentReasonText({ ...at(NAME, treatment === 'kept' ? 1 : 4), why }, treatment, ENGLISH)).toBe(text);
});

it('gives no reason of the judge for what the person decided', () => {
  const why = [{ evidence: 'knownWord', weight: -1.6 }] as const;
  expect(treatmentReasonText({ ...at(NAME, 1), why, isDecided: true }, 'kept', ENGLISH)).toBe(
    ENGLISH.say('whyYouDecided'),
  );
});

it('counts what a person sees changed, and nothing where nothing is', () => {
  const words = (state: PromptState) => badgeSummary(state, ENGLISH).words;
  expect(words(promptOf(TEXT, [NAME, at(AGE, 4)], { 'Ann Lee': 'Eva Moss', 64: '64' }))).toBe('1 will be replaced');
  expect(words(promptOf(TEXT, [at(AGE, 4)], { 64: '64' }))).toBe('Nothing to replace');
  const { sanitized: _, ...unknown } = promptOf(TEXT, [NAME, at(AGE, 4)]);
  expect(words(unknown)).toBe('Checking');
});

it('counts the kept names of people beside what is replaced, and says that nothing is replaced only without them', () => {
  const text = 'Did Ann Lee, 64, ever meet Marie Curie or hear of Nike?';
  const name = annotationOf(text, 'Ann Lee', 'PERSON', 4);
  const known = annotationOf(text, 'Marie Curie', 'PERSON', 1);
  const others = [annotationOf(text, '64', 'AGE', 2), annotationOf(text, 'Nike', 'ORGANIZATION', 1)];
  const hidden = { 'Ann Lee': 'Eva Moss' };
  const summary = (state: PromptState) => badgeSummary(state, ENGLISH);
  expect(summary(promptOf(text, [name, known, ...others], hidden))).toEqual({
    state: 'replacing',
    words: '1 will be replaced · 1 name as it is',
    sentence: 'Coatcheck: 1 will be replaced, 1 name as it is.',
  });
  const kept = promptOf(text, [at(name, 2), known, ...others]);
  expect(summary(kept)).toMatchObject({ state: 'quiet', words: '2 names as they are' });
  expect(summary({ ...kept, isTyping: true })).toMatchObject({ state: 'quiet', words: '2 names as they are' });
  // A profile that draws words can replace a name that its risk keeps.
  expect(summary(promptOf(text, [at(name, 3), known], hidden)).words).toBe('1 will be replaced · 1 name as it is');
  expect(summary(promptOf(text, others)).words).toBe('Nothing to replace');
});
