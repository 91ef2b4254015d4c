import { expect, it } from 'vitest';
import { type TypedChange, typedChangeOf } from './typed-change.ts';

const typed = (inputType: string, data: string | null = null, isComposing = false) =>
  Object.assign(new Event('input'), { inputType, data, isComposing });

it.each<[string, string | null, TypedChange['kind']]>([
  ['insertText', 'a', 'letter'],
  ['insertText', '7', 'letter'],
  ['insertText', '𠮷', 'letter'],
  ['insertText', ' ', 'separator'],
  ['insertText', '.', 'separator'],
  ['insertParagraph', null, 'separator'],
  ['insertLineBreak', null, 'separator'],
  ['deleteContentBackward', null, 'letter'],
  ['deleteContentForward', null, 'letter'],
  ['deleteWordBackward', null, 'letter'],
  ['deleteSoftLineBackward', null, 'letter'],
  ['deleteCompositionText', null, 'letter'],
  ['deleteByCut', null, 'several'],
  ['deleteByDrag', null, 'several'],
  ['insertText', 'Annika Lindqvist', 'several'],
  ['insertReplacementText', 'Annika', 'several'],
  ['insertFromPaste', null, 'several'],
  ['historyUndo', null, 'several'],
])('takes %s of %s for a %s', (inputType, data, kind) => {
  expect(typedChangeOf(typed(inputType, data)).kind).toBe(kind);
});

it('takes what an input method composes for no text before it has ended', () => {
  expect(typedChangeOf(typed('insertCompositionText', 'wang', true)).kind).toBe('composing');
  const ended = Object.assign(new Event('compositionend'), { data: '王' });
  expect(typedChangeOf(ended)).toEqual({ kind: 'separator', isUnspaced: true });
});

it.each(['insertCompositionText', 'insertFromComposition'])('takes %s after a composition for its end', (inputType) => {
  expect(typedChangeOf(typed(inputType, '東京'))).toEqual({ kind: 'separator', isUnspaced: true });
});

it.each(['paste', 'cut', 'drop'])('takes a %s for several characters', (name) => {
  expect(typedChangeOf(new Event(name)).kind).toBe('several');
});
