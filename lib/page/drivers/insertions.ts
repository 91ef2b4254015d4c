// Ways to make an editor insert text itself, so that its state and its undo history agree with what it shows. None of them reports success;
// the caller reads the text back.
import { newPageDataTransfer } from '../dom/page-transfer.ts';
import { pause } from './driver.ts';

export type InsertText = (composer: HTMLElement, range: Range, text: string) => Promise<void>;

/** Editors read the selection at `selectionchange`, which comes in a later task. */
export const SELECTION_SETTLES_MS = 30;
/** Time for the editor to render one word, because the next word is searched for in the rendered text. */
const RENDERS_WITHIN_MS = 10;

interface WithSelection {
  readonly getSelection?: () => Selection | null;
}

export function selectionOf(composer: HTMLElement): Selection | null {
  const root = composer.getRootNode() as Node & WithSelection;
  return root.getSelection?.() ?? document.getSelection();
}

export function selectRange(composer: HTMLElement, range: Range): void {
  const selection = selectionOf(composer);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Uses the browser's editing command, like typing over a selection. */
export const insertByCommand: InsertText = async (composer, range, text) => {
  selectRange(composer, range);
  await pause(SELECTION_SETTLES_MS);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
};

/** Whether the editor makes this edit itself at `beforeinput`, as Slate does. */
export function takesInput(at: HTMLElement, edit: InputEventInit): boolean {
  if (!at.isContentEditable) return false;
  const event = new InputEvent('beforeinput', { ...edit, bubbles: true, cancelable: true, composed: true });
  return !at.dispatchEvent(event);
}

/**
 * Edits at the caret, as a key would. The editor is asked first: the browser's editing command changes the page without Slate's knowledge, so Slate
 * would show a text that its state does not hold.
 */
function editAtCaret(composer: HTMLElement, edit: InputEventInit, command: 'delete' | 'insertText'): void {
  if (!takesInput(composer, edit)) document.execCommand(command, false, edit.data ?? '');
}

export const typeAtCaret = (composer: HTMLElement, text: string): void =>
  editAtCaret(composer, { inputType: 'insertText', data: text }, 'insertText');

/** Deletes the character before the caret. */
export const eraseAtCaret = (composer: HTMLElement): void =>
  editAtCaret(composer, { inputType: 'deleteContentBackward' }, 'delete');

function transferWithText(text: string, composer: HTMLElement): DataTransfer {
  const data = newPageDataTransfer(composer.ownerDocument.defaultView);
  data.setData('text/plain', text);
  return data;
}

/** Imitates a spelling correction. The event contains its range, so it does not depend on the selection. */
export const insertByCorrection: InsertText = async (composer, range, text) => {
  const { startContainer: first } = range;
  const target = (first instanceof Element ? first : first.parentElement) ?? composer;
  target.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertReplacementText',
      dataTransfer: transferWithText(text, composer),
      targetRanges: [new StaticRange(range)],
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
  await pause(RENDERS_WITHIN_MS);
};

/** Imitates a paste. Editors that parse pasted text turn several lines into several paragraphs. */
export function insertByPaste(selectionSettlesMs: number): InsertText {
  return async (composer, range, text) => {
    selectRange(composer, range);
    await pause(selectionSettlesMs);
    composer.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: transferWithText(text, composer),
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    );
  };
}

/** Replaces the DOM. Only for editors that read their own DOM; others would show one text and hold another. */
export const insertByMarkup: InsertText = async (composer, _range, text) => {
  composer.replaceChildren(
    ...text.split('\n').map((line) => {
      const paragraph = document.createElement('p');
      paragraph.append(line === '' ? document.createElement('br') : line);
      return paragraph;
    }),
  );
  composer.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }),
  );
};
