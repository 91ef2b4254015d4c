// Writes into the composer what a person typed while their keys were kept.
import { isTextField } from '../dom/text-fields.ts';
import { normalisedEditorText, pause } from '../drivers/driver.ts';
import { eraseAtCaret, SELECTION_SETTLES_MS, selectionOf, typeAtCaret } from '../drivers/insertions.ts';
import { driverFor } from './composer.ts';

export interface TypedText {
  readonly text: string;
  /** The number of characters of the composer's text that the person deleted, with Backspace, before they typed `text`. */
  readonly erased: number;
}

const EDITOR_READS_INPUT_MS = 20;

function caretToEnd(at: HTMLElement): void {
  if (isTextField(at)) at.setSelectionRange(at.value.length, at.value.length);
  else {
    const selection = selectionOf(at);
    selection?.selectAllChildren(at);
    selection?.collapseToEnd();
  }
}

/** Types at the caret, or at the end of what the composer holds. False if the composer did not take it. */
export async function typeIntoComposer(
  at: HTMLElement,
  { text, erased }: TypedText,
  isAtCaret: boolean,
): Promise<boolean> {
  const driver = driverFor(at);
  const before = driver.read(at);
  const characters = Array.from(before);
  const wanted = characters.slice(0, Math.max(0, characters.length - erased)).join('') + text;
  at.focus();
  if (!isAtCaret) caretToEnd(at);
  await pause(SELECTION_SETTLES_MS);
  for (let i = 0; i < erased; i += 1) eraseAtCaret(at);
  if (text !== '') typeAtCaret(at, text);
  await pause(EDITOR_READS_INPUT_MS);
  const now = driver.read(at);
  // The place of the caret is not known, and so neither is the text to expect: any change counts as success.
  const isTyped = isAtCaret ? now !== before : normalisedEditorText(now) === normalisedEditorText(wanted);
  return isTyped || driver.write(at, wanted);
}
