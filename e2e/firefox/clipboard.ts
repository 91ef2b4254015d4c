// What is on the clipboard, pasted into a page where Coatcheck does not run.
import type { Browser } from 'puppeteer-core';
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
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyV');
  await page.keyboard.up('Control');
  const pasted = await until('what was pasted', () =>
    page.$eval('textarea', ({ dataset: { text, html } }) =>
      text === undefined ? undefined : { text, html: html ?? '' },
    ),
  );
  await page.close();
  return pasted;
}
