// Pictures and scanned pages: read on this device once the language data is loaded, and written anew with words covered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { nodeOcrFiles } from '../lib/documents/pictures/node-ocr-files.ts';
import { nodeTools } from '../lib/documents/pictures/node-tools.ts';
import { createOcr } from '../lib/documents/pictures/ocr.ts';
import { readPicture } from '../lib/documents/pictures/read-picture.ts';
import { ocrData } from '../scripts/release/ocr-data.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { uploadsTo } from './uploads.ts';

const FIXTURES = join(import.meta.dirname, '../lib/documents');

/** In the picture of the letter. The phone number is whole here, because its surrogate may have the same area code. */
const ORIGINALS = /Miriam|Oakes|Henderson|Patel|0117 496 0245/;

const shared = browserAndServer();
const uploads = () => uploadsTo(shared.server);

async function optionsPage() {
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html#pictures`);
  return options;
}

const languagesIn = (options: Page) => options.locator('[data-coatcheck="ocr-languages"]');
const dataFieldIn = (options: Page) => options.locator('#pictures input[type="file"]');
const ocrDataFile = () => ({ name: 'coatcheck-ocr-data.zip', mimeType: '', buffer: Buffer.from(ocrData()) });

/** Needed by each test that reads a picture, since a test that is run again begins in a new browser. */
async function loadLanguageData(): Promise<void> {
  const options = await optionsPage();
  await dataFieldIn(options).setInputFiles([ocrDataFile()]);
  await expect(languagesIn(options)).toHaveText(/Reads:/);
  await options.close();
}

async function openChat() {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/files/`);
  const panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
  const attach = (name: string, file: string, mimeType: string) =>
    page.locator('#field').setInputFiles([{ name, mimeType, buffer: readFileSync(join(FIXTURES, file)) }]);
  return { page, panel, attach };
}

async function textIn(bytes: Uint8Array): Promise<string> {
  const ocr = createOcr(nodeOcrFiles);
  const reading = { tools: nodeTools, ocr, languages: ['eng'] } as const;
  const { text } = await readPicture({ name: 'a.png', type: '', bytes: new Uint8Array(bytes) }, reading);
  ocr.end();
  return text;
}

test('without language data a picture is not read, and the card says what to do', async () => {
  const { page, panel, attach } = await openChat();
  await attach('letter.png', 'pictures/fixtures/en-screen.png', 'image/png');
  await panel.expectText('attachment', /letter\.png.*load the language data once in the options/);
  await panel.click('attach-cancel');
  await page.close();
});

test('the language data is loaded in the options, checked, and removed', async () => {
  const options = await optionsPage();
  const state = languagesIn(options);
  await expect(state).toHaveText(/No language data is loaded/);
  const field = dataFieldIn(options);
  await field.setInputFiles([{ name: 'other.zip', mimeType: '', buffer: Buffer.from('PK') }]);
  await expect(options.getByText('The language data was not loaded')).toBeVisible();
  await field.setInputFiles([ocrDataFile()]);
  await expect(state).toHaveText(/Reads: Chinese, German, English, French, Spanish\./);
  await options.locator('[data-coatcheck="remove-ocr-data"]').click();
  await options.locator('[data-coatcheck="remove-ocr-data-confirm"]').click();
  await expect(state).toHaveText(/No language data is loaded/);
  await options.close();
});

test('a picture goes on with its names covered, written from pixels', async () => {
  await loadLanguageData();
  const { page, panel, attach } = await openChat();
  await attach('letter.png', 'pictures/fixtures/en-screen.png', 'image/png');
  await panel.expectText('attachment', /letter\.png.*Name of a person × \d/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const [upload] = uploads();
  expect(upload).toMatchObject({ name: 'letter.png', type: 'image/png' });
  const text = await textIn(Buffer.from(upload?.data ?? '', 'base64'));
  expect(text).toMatch(/Thank you for coming to our clinic/);
  expect(text).not.toMatch(ORIGINALS);
  await page.close();
});

test('a scanned PDF is read and written', async () => {
  await loadLanguageData();
  const { page, panel, attach } = await openChat();
  await attach('scan.pdf', 'pdf/fixtures/scan.pdf', 'application/pdf');
  await panel.expectText('attachment', /scan\.pdf.*Name of a person × \d/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  expect(uploads()[0]).toMatchObject({ name: 'scan.pdf', type: 'application/pdf' });
  expect(Buffer.from(uploads()[0]?.data ?? '', 'base64').toString('latin1')).toMatch(/^%PDF/);
  await page.close();
});

test('on its page, words are left and covered by a click, and an area by drawing', async () => {
  await loadLanguageData();
  const { page, panel, attach } = await openChat();
  await attach('letter.png', 'pictures/fixtures/en-screen.png', 'image/png');
  await panel.expectText('attachment', /letter\.png.*Name of a person × \d/);
  await panel.click('look-at-pages');
  const shows = poll(() => panel.attributeOf('page-dialog', 'data-shows'));
  await shows.toBe('original');
  await page.screenshot({ path: test.info().outputPath('original.png') });

  await panel.click('page-box', { title: 'Henderson: will be replaced' });
  const kept = { title: 'Henderson: stays as it is' };
  await poll(() => panel.textOf('page-box', kept)).toBe('');
  await panel.click('page-box', { title: 'Friday: stays as it is' });
  await poll(() => panel.textOf('page-box', { title: 'Friday: will be replaced' })).toBe('');

  const layer = await panel.boxOf('page-layer');
  if (!layer) throw new Error('the page has no place');
  const at = (x: number, y: number) =>
    [layer.x + (layer.right - layer.x) * x, layer.y + (layer.bottom - layer.y) * y] as const;
  // Over "raised value of".
  await page.mouse.move(...at(0.33, 0.405));
  await page.mouse.down();
  await page.mouse.move(...at(0.53, 0.435), { steps: 4 });
  await page.mouse.up();
  await poll(() => panel.textOf('page-box', { 'data-kind': 'drawn' })).toBe('');

  await panel.click('page-written');
  await shows.toBe('written');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('written-dark.png') });
  await panel.click('page-close');
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const text = await textIn(Buffer.from(uploads()[0]?.data ?? '', 'base64'));
  expect(text).toMatch(/Thank you for coming to our clinic/);
  expect(text).toMatch(/Henderson/);
  expect(text).not.toMatch(/Miriam|Oakes|Patel|Friday|raised|value/);
  await page.close();
});
