// Holds a pasted text before the page gets it, and gives it to the page later, at the caret where it was pasted.
import type { ExtensionEventDispatch } from '../dom/extension-event-dispatch.ts';
import { newPageDataTransfer, newPagePaste } from '../dom/page-transfer.ts';
import { pause } from '../drivers/driver.ts';
import { takesInput } from '../drivers/insertions.ts';
import { storeCaret } from './caret.ts';

export interface HeldPaste {
  readonly text: string;
  /** The text box that the text was pasted into. */
  readonly box: HTMLElement;
  /** Gives the page the text in all formats in which it was copied; false if the page did not take it. */
  landAsIs(): Promise<boolean>;
  /** Gives the page this text in its place; false if the page did not take it. */
  land(text: string): Promise<boolean>;
}

const PLAIN = 'text/plain';
/** Editors read the caret at `selectionchange`, which comes in a later task. */
const CARET_SETTLES_MS = 100;

/** The texts of a transfer by their format: spreadsheets and word processors copy a picture and its text. */
export function textsOf(transfer: DataTransfer): Map<string, string> {
  const types = transfer.types.filter((type) => type.startsWith('text/'));
  return new Map(types.map((type) => [type, transfer.getData(type)]));
}

export const plainTextIn = (texts: ReadonlyMap<string, string>) => texts.get(PLAIN) ?? '';

export function transferWith(
  page: Window,
  files: readonly File[],
  texts: ReadonlyMap<string, string> = new Map(),
): DataTransfer {
  const transfer = newPageDataTransfer(page);
  // Not `items.add`: Firefox does not let a page read texts that a content script adds in that way.
  for (const [type, text] of texts) transfer.setData(type, text);
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Imitates a paste. A page that leaves it to the browser gets the plain text, because the browser inserts nothing for a synthetic event. */
export function pasteInto(at: HTMLElement, clipboardData: DataTransfer, text: string): boolean {
  if (!at.dispatchEvent(newPagePaste(at.ownerDocument.defaultView, clipboardData))) return true;
  const edit = { inputType: 'insertFromPaste', dataTransfer: clipboardData };
  return text !== '' && (takesInput(at, edit) || document.execCommand('insertText', false, text));
}

const hasFocus = (at: HTMLElement) => (at.getRootNode() as Document | ShadowRoot).activeElement === at;

/** @param at the innermost element of the paste; an editor may draw it anew, and its `box` stays */
export function holdPaste(
  { at, box }: { readonly at: HTMLElement; readonly box: HTMLElement },
  texts: ReadonlyMap<string, string>,
  { target, dispatch }: { readonly target: Window; readonly dispatch: ExtensionEventDispatch },
): HeldPaste {
  const caret = storeCaret(box);

  async function give(given: ReadonlyMap<string, string>): Promise<boolean> {
    if (!box.isConnected) return false;
    const isFocused = hasFocus(box);
    if (!isFocused) {
      caret.restore();
      await pause(CARET_SETTLES_MS);
    }
    const to = box.contains(at) ? at : box;
    return dispatch.run(() => to.isConnected && pasteInto(to, transferWith(target, [], given), plainTextIn(given)));
  }

  return {
    text: plainTextIn(texts),
    box,
    landAsIs: () => give(texts),
    // The plain text alone, because the other formats (HTML) still hold the originals.
    land: (text) => give(new Map([[PLAIN, text]])),
  };
}
