// The window that shows what a selection becomes when it is restored: what it is told, kept in the browser's memory and gone with it. It
// gets the text as the page has it and asks the engine itself, so that no original is handed over.
import { browser } from 'wxt/browser';
import type { Selected } from './in-page.ts';

export interface SelectionPreview extends Selected {
  readonly tab: number;
  readonly frame: number;
  readonly isPrivate: boolean;
}

const KEY = 'selection-preview';
const SIZE = { width: 560, height: 520 };

export async function openPreview(preview: SelectionPreview): Promise<void> {
  await browser.storage.session.set({ [KEY]: preview });
  await browser.windows.create({
    type: 'popup',
    url: browser.runtime.getURL('/selection.html'),
    ...SIZE,
  });
}

/** Once: a window that is loaded anew shows nothing. */
export async function takePreview(): Promise<SelectionPreview | undefined> {
  const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
  await browser.storage.session.remove(KEY);
  return kept as SelectionPreview | undefined;
}
