// A text in a composer in Firefox. Each key takes the debugger some milliseconds: only the end of a text is typed.
import type { Page } from 'puppeteer-core';

/** Enough to be somebody who writes there. */
const BY_KEY = 12;

export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.click(selector);
  await page.evaluate((start) => document.execCommand('insertText', false, start), text.slice(0, -BY_KEY));
  await page.keyboard.type(text.slice(-BY_KEY));
}
