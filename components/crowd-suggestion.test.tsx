import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { annotationOf, promptOf } from './prompt.test-support.ts';
import { Review } from './review.tsx';

const TEXT = 'I am 67, a nurse in Leeds, and have sarcoidosis.';

it('shows the suggestion in the review, with what is estimated and one button', () => {
  const prompt = promptOf(TEXT, [annotationOf(TEXT, '67', 'AGE', 2)]);
  const [start, end] = [TEXT.indexOf('67'), TEXT.indexOf('67') + 2];
  const suggestion = { start, end, original: '67', phrase: 'in my sixties', people: 1, peopleAfter: 20 };
  const state = { ...prompt, ...(prompt.sanitized && { sanitized: { ...prompt.sanitized, suggestion } }) };
  const shown = renderToStaticMarkup(<Review state={state} act={() => {}} />);
  expect(shown).toContain('may fit about one person (an estimate)');
  expect(shown).toContain('With “in my sixties” instead of “67” it would be about 20 people.');
  expect(shown.match(/data-coatcheck="crowd-accept"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<Review state={prompt} act={() => {}} />)).not.toContain('crowd-accept');
});
