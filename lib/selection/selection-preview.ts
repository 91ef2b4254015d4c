// Opens the window that shows a selection with its originals restored. The selection is handed over as the page has it, in session storage (memory
// only); the window asks the engine for the originals itself.
import { browser } from 'wxt/browser';
import type { SelectedText } from './functions-run-in-page.ts';

/** The selection as the page has it, without originals, and where it was made. */
export interface SelectionToPreview extends SelectedText {
  readonly tab: number;
  readonly frame: number;
  readonly isPrivate: boolean;
}

const PREVIEW_KEY = 'selection-preview';
const WINDOW_SIZE = { width: 560, height: 520 };

export async function openSelectionPreview(preview: SelectionToPreview): Promise<void> {
  await browser.storage.session.set({ [PREVIEW_KEY]: preview });
  await browser.windows.create({
    type: 'popup',
    url: browser.runtime.getURL('/selection.html'),
    ...WINDOW_SIZE,
  });
}

/** Returns the preview only once: a reloaded window shows nothing. */
export async function takeSelectionToPreview(): Promise<SelectionToPreview | undefined> {
  const kept: unknown = (await browser.storage.session.get(PREVIEW_KEY))[PREVIEW_KEY];
  await browser.storage.session.remove(PREVIEW_KEY);
  return kept as SelectionToPreview | undefined;
}
