// Pictures in Firefox: the language data is loaded in the options, and a picture goes on with its names covered.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeOcrFiles } from '../../lib/documents/pictures/node-ocr-files.ts';
import { nodeTools } from '../../lib/documents/pictures/node-tools.ts';
import { createOcr } from '../../lib/documents/pictures/ocr.ts';
import { readPicture } from '../../lib/documents/pictures/read-picture.ts';
import { ocrData } from '../../scripts/release/ocr-data.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import { installInFirefox, openOptions, talkToPage, until } from './harness.ts';

let browser: Browser;
let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer();
  browser = await installInFirefox();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function uploadTo(page: Page, selector: string, path: string): Promise<void> {
  const field = await page.$(selector);
  await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
}

it('is read once the language data is loaded, and goes on with its names covered', async () => {
  const options = await openOptions(browser, 'ocr-languages');
  const data = join(mkdtempSync(join(tmpdir(), 'coatcheck-ocr-')), 'coatcheck-ocr-data.zip');
  writeFileSync(data, ocrData());
  await uploadTo(options, '#pictures input[type="file"]', data);
  const state = () => options.$eval('[data-coatcheck="ocr-languages"]', ({ textContent }) => textContent ?? '');
  await until('the languages', async () => /German, English/.test(await state()));

  const page = await browser.newPage();
  await page.goto(`${server.url}/files/`);
  const talk = await talkToPage(browser);
  await page.bringToFront();
  await until('the page', async () => (await talk.state()) !== undefined);
  await uploadTo(page, '#field', 'lib/documents/pictures/fixtures/en-screen.png');
  await until('the finds', async () => (await talk.state())?.attachment?.files[0]?.status === 'found');
  // The page is drawn in the panel, with a box for what will be replaced.
  await talk.act({ do: 'look-at-page', step: { show: { file: 0, page: 1, isWritten: false } } });
  const shown = async () => (await talk.state())?.attachment?.shownPage;
  const box = await until('the page', async () => (await shown())?.boxes.find(({ text }) => text === 'Henderson'));
  expect(box.isCovered).toBe(true);
  expect((await shown())?.image).toBeDefined();
  await talk.act({ do: 'look-at-page', step: { toggle: box } });
  await until('the word that stays', async () =>
    (await shown())?.boxes.some(({ text, isCovered }) => text === 'Henderson' && !isCovered),
  );
  await talk.act({ do: 'attach', choice: 'sanitized' });
  await until('the upload', async () => server.bodies.length > 0);
  const { name, type, data: content } = JSON.parse(server.bodies[0] ?? '{}') as Record<string, string>;
  expect([name, type]).toEqual(['en-screen.png', 'image/png']);

  const ocr = createOcr(nodeOcrFiles);
  const bytes = new Uint8Array(Buffer.from(content ?? '', 'base64'));
  const { text } = await readPicture({ name: 'a.png', type: '', bytes }, { tools: nodeTools, ocr, languages: ['eng'] });
  ocr.end();
  expect(text).toContain('Henderson');
  // The phone number is whole here, because its surrogate may have the same area code.
  expect(text).not.toMatch(/Miriam|Oakes|Patel|0117 496 0245/);
}, 120_000);
