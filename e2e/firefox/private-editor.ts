// The private composer over a page in Firefox, as a test reaches it.
import type { Browser, Frame, Page } from 'puppeteer-core';
import { clickInPopup, until } from './harness.ts';

export const EDITOR = '[data-coatcheck="private-editor"]';

/** Finds the frame by its content, because Firefox's debugger gives every frame of an extension the address about:blank. */
export async function privateEditorIn(page: Page): Promise<Frame> {
  return until('the private composer with the keyboard', async () => {
    for (const frame of page.frames().slice(1))
      if (await frame.evaluate((editor) => document.activeElement?.matches(editor) && document.hasFocus(), EDITOR))
        return frame;
    return undefined;
  });
}

export async function openPrivateEditor(browser: Browser, page: Page): Promise<Frame> {
  await clickInPopup(browser, 'open-private-composer');
  await page.bringToFront();
  return privateEditorIn(page);
}

export const valueIn = (frame: Frame | Page): Promise<string> =>
  frame.$eval(EDITOR, (field) => (field as HTMLTextAreaElement).value);

/** All at once, as from a clipboard. */
export async function fillPrivately(frame: Frame, text: string): Promise<void> {
  await frame.$eval(
    EDITOR,
    (field, what) => {
      (field as HTMLTextAreaElement).select();
      document.execCommand('insertText', false, what);
    },
    text,
  );
  await until('the text', async () => (await valueIn(frame)) === text);
}
