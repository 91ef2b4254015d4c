import { expect, it } from 'vitest';
import { composerLikelihood, type TextBoxFacts } from './likely-composer.ts';

const box: TextBoxFacts = {
  width: 600,
  depth: 0.9,
  isFocused: false,
  words: '',
  isInSearch: false,
  hasButton: true,
  isOneLine: false,
};

it.each<[string, Partial<TextBoxFacts>, Partial<TextBoxFacts>]>([
  ['a box that asks for a message beats a nameless one', { words: 'Message the assistant' }, {}],
  ['a nameless box beats a search field', {}, { words: 'Search', depth: 0.05, isInSearch: true }],
  ['the box at the foot beats a comment box above', {}, { words: 'Add a comment', depth: 0.3 }],
  ['the box in use beats one that is not', { isFocused: true }, {}],
  ['a box with a button beats one without', {}, { hasButton: false }],
  ['a box of several lines beats a field of one', {}, { isOneLine: true }],
  ['a field of one line that asks for a message beats a nameless box', { words: 'Message', isOneLine: true }, {}],
])('%s', (_, likelier, other) => {
  expect(composerLikelihood({ ...box, ...likelier })).toBeGreaterThan(composerLikelihood({ ...box, ...other }));
});
