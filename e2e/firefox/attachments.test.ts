// Attached files in Firefox: they are held, sanitized, and handed to the page by the event that brought them.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nodeSurroundings } from '../../lib/documents/pdf/node-surroundings.ts';
import { pdfReader } from '../../lib/documents/pdf/pdf.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import { installInFirefox, type TabTalk, talkToPage, until } from './harness.ts';

const NOTES = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos.\n';
const textOf = (bytes: Uint8Array) => strFromU8(bytes);
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos'];

let browser: Browser;
let server: ChatServer;
let page: Page;
let talk: TabTalk;

beforeAll(async () => {
  server = await startChatServer();
  browser = await installInFirefox();
  page = await browser.newPage();
  await page.goto(`${server.url}/files/`);
  talk = await talkToPage(browser);
  await page.bringToFront();
  await until('the page', async () => (await talk.state()) !== undefined);
});
beforeEach(() => {
  server.bodies.length = 0;
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A browser under test cannot drag from the desktop: the page gets the event that it would get. */
async function drop(name: string, text: string): Promise<void> {
  await page.$eval(
    '#zone',
    (zone, fileName, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: 'text/plain' }));
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, composed: true, dataTransfer }));
    },
    name,
    text,
  );
}

async function pick(name: string, text: string): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'coatcheck-files-')), name);
  writeFileSync(path, text);
  const field = await page.$('#field');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
}

const WAYS = [
  ['dropped', drop],
  ['picked', pick],
] as const;

it.each(WAYS)('a text file that is %s is held, and goes on sanitized', async (_, give) => {
  await give('notes.txt', NOTES);
  await until('the finds', async () => {
    const { attachment } = (await talk.state()) ?? {};
    return attachment?.busy === false && attachment.files.every(({ status }) => status === 'found');
  });
  expect(server.bodies).toEqual([]);
  await talk.act({ do: 'attach', choice: 'sanitized' });
  await until('the upload', async () => server.bodies.length > 0);
  expect(server.bodies[0]).toContain('notes.txt');
  expect(server.bodies[0]).toMatch(/My name is .*My landlord is/);
  for (const original of ORIGINALS) expect(server.bodies.join('\n')).not.toContain(original);
});

it.each(WAYS)('a file with nothing in it that is %s goes on by itself', async (_, give) => {
  await give('list.txt', '- bread\n- milk\n');
  await until('the upload', async () => server.bodies.length > 0);
  expect(server.bodies[0]).toContain('- milk');
});

const IN_ENGLISH = /Annika|Lindqvist/;
const DOCUMENTS = [
  ['office/fixtures/en-1.docx', IN_ENGLISH],
  ['office/fixtures/en-1.xlsx', IN_ENGLISH],
  ['pdf/fixtures/en-letter.pdf', IN_ENGLISH],
  ['pdf/fixtures/zh-no-font.pdf', /皇甫|静怡|青松街|530102199203081121/],
] as const;

async function contentOf(name: string, bytes: Uint8Array): Promise<string> {
  if (!name.endsWith('.pdf')) return Object.values(unzipSync(bytes)).map(textOf).join('\n');
  const read = pdfReader(await nodeSurroundings());
  return (await read({ name, type: '', bytes: new Uint8Array(bytes) })).text;
}

it.each(DOCUMENTS)('%s keeps its format, and nothing of the person is left in it', async (path, originals) => {
  const given = join('lib/documents', path);
  expect(await contentOf(path, readFileSync(given))).toMatch(originals);
  const field = await page.$('#field');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(given);
  await until('the finds', async () => (await talk.state())?.attachment?.files[0]?.status === 'found');
  expect(server.bodies).toEqual([]);
  await talk.act({ do: 'attach', choice: 'sanitized' });
  await until('the upload', async () => server.bodies.length > 0);
  const { name, data } = JSON.parse(server.bodies[0] ?? '{}') as { name: string; data: string };
  expect(extname(name)).toBe(extname(path));
  expect(await contentOf(name, Buffer.from(data, 'base64'))).not.toMatch(originals);
});
