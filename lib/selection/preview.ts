// Opens the window that shows a selection with its originals restored. The selection is handed over as the page has it, in session storage (memory
// only); the window asks the engine for the originals itself.
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

/** Returns the preview only once: a reloaded window shows nothing. */
export async function takePreview(): Promise<SelectionPreview | undefined> {
  const kept: unknown = (await browser.storage.session.get(KEY))[KEY];
  await browser.storage.session.remove(KEY);
  return kept as SelectionPreview | undefined;
}
