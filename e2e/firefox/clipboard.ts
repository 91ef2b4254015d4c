// What is on the clipboard, pasted into a page where Coatcheck does not run; and a text put there.
import type { Browser, Page } from 'puppeteer-core';
import { inFirefox } from './bidi.ts';
import { until } from './harness.ts';

interface Pasted {
  readonly text: string;
  readonly html: string;
}

export async function clipboard(browser: Browser): Promise<Pasted> {
  const page = await browser.newPage();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
    field.addEventListener('paste', ({ clipboardData }) => {
      field.dataset.text = clipboardData?.getData('text/plain') ?? '';
      field.dataset.html = clipboardData?.getData('text/html') ?? '';
    });
  });
  await page.bringToFront();
  await page.click('textarea');
  await withControl(page, 'V');
  const pasted = await until('what was pasted', () =>
    page.$eval('textarea', ({ dataset: { text, html } }) =>
      text === undefined ? undefined : { text, html: html ?? '' },
    ),
  );
  await page.close();
  return pasted;
}

export async function withControl(page: Page, letter: 'A' | 'C' | 'V'): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(`Key${letter}`);
  await page.keyboard.up('Control');
}

/** Pastes a text by its key, as if it had been copied elsewhere. */
export async function paste(browser: Browser, page: Page, selector: string, text: string): Promise<void> {
  await inFirefox(
    browser,
    `Cc['@mozilla.org/widget/clipboardhelper;1'].getService(Ci.nsIClipboardHelper).copyString(${JSON.stringify(text)}) ?? true`,
  );
  await page.bringToFront();
  await page.click(selector);
  await withControl(page, 'V');
}
