// The corpus of medical questions: surrogates are restored only in statements about the person, never in advice about the surrogate itself.
import { expect, it } from 'vitest';
import { restoreWithPairs } from '../surrogate-matcher.ts';
import { readQuestions, replyWithMarks } from './corpus-file.test-support.ts';
import { withSurrogatesInClaims } from './judge.ts';

const questions = readQuestions();

it('has at least sixty questions in five languages', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  for (const tag of ['en', 'de', 'fr', 'es', 'zh']) {
    expect(questions.filter(({ name }) => name.split(':')[0]?.endsWith(` ${tag}`)).length).toBeGreaterThanOrEqual(5);
  }
});

it.each(questions)('$name', ({ pairs, reply, expected }) => {
  const segments = withSurrogatesInClaims(reply, restoreWithPairs(reply, pairs));
  expect(replyWithMarks(segments)).toBe(expected);
  expect(segments.map(({ text, surrogate }) => surrogate ?? text).join('')).toBe(reply);
});
