import { expect, it } from 'vitest';
import { isLanguageAskedFor } from './language-asked-for.ts';

/** Whether the language marked with ⟦ ⟧ is one that the prompt asks for. */
function isAsked(marked: string): boolean {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  return isLanguageAskedFor(marked.replace(/[⟦⟧]/g, ''), { start, end });
}

it.each([
  'Translate to ⟦German⟧: my dog is ill',
  'Please translate this into ⟦Dutch⟧: hello',
  'Translate the following from ⟦Spanish⟧ to English',
  'Write a poem in ⟦French⟧ about cats',
  'How do I say thanks in ⟦Japanese⟧?',
  'Übersetze das bitte ins ⟦Englische⟧.',
  'Traduis en ⟦anglais⟧ : bonjour',
  'I am fluent in English and ⟦Polish⟧.',
  'Explain ⟦German⟧ grammar to me',
  'The ⟦English⟧ version is wrong',
  '⟦English⟧: My name is Anna.\nFrench:',
])('%s', (marked) => {
  expect(isAsked(marked)).toBe(true);
});

it.each([
  'My neighbour is ⟦German⟧ and loud.',
  'She married a ⟦Polish⟧ man',
  'a ⟦Spanish⟧ nurse from Madrid',
  'As an ⟦Italian⟧, I love food',
  'Write a letter. My wife is ⟦Russian⟧.',
  'Write in ⟦Jewish⟧',
])('%s', (marked) => {
  expect(isAsked(marked)).toBe(false);
});
