// What an event in the composer says about the text: whether a word has ended, and whether the person is likely to type on.
import { endsInUnspacedScript } from './unfinished-word.ts';

export interface TypedChange {
  /**
   * `letter`: a word goes on. `separator`: a word has ended. `several`: more than one character has changed, as by a paste or a suggestion of the
   * browser. `composing`: an input method composes characters that are not yet text.
   */
  readonly kind: 'letter' | 'separator' | 'several' | 'composing';
  /** The script has no spaces between words, so only a pause tells that a word has ended. */
  readonly isUnspaced: boolean;
}

const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{N}]$/u;
const LINE_ENDS: ReadonlySet<string> = new Set(['insertLineBreak', 'insertParagraph']);
/** Firefox reports the composed text again after `compositionend`, with `isComposing` false. */
const COMPOSED: ReadonlySet<string> = new Set(['insertCompositionText', 'insertFromComposition']);
/** A key deletes a character, a word or a line, and an input method what it composed. Cutting and dragging are no typing. */
const TYPED_DELETION = /^delete(?!ByCut$|ByDrag$)/;

function kindOf(event: Event): TypedChange['kind'] {
  // The input method has finished a text. In Chromium no other event follows.
  if (event.type === 'compositionend') return 'separator';
  // Paste, cut, drop: the event does not tell the text.
  if (!('inputType' in event)) return 'several';
  const { inputType, data, isComposing } = event as InputEvent;
  if (isComposing) return 'composing';
  if (LINE_ENDS.has(inputType) || COMPOSED.has(inputType)) return 'separator';
  if (TYPED_DELETION.test(inputType)) return 'letter';
  if (inputType !== 'insertText' || data === null || Array.from(data).length !== 1) return 'several';
  return LETTER_OR_DIGIT.test(data) ? 'letter' : 'separator';
}

export const typedChangeOf = (event: Event): TypedChange => ({
  kind: kindOf(event),
  isUnspaced: endsInUnspacedScript((event as Partial<InputEvent>).data ?? ''),
});
