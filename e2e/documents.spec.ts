// Documents on their way into a page: read in the engine, shown, and given on in the same format with surrogates.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { uploadsTo } from './uploads.ts';

const FIXTURES = join(import.meta.dirname, '../lib/documents');

const shared = browserAndServer();
let page: Page;
let panel: Panel;

test.beforeEach(async () => {
  page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/files/`);
  panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
});
test.afterEach(() => page.close());

const uploads = () => uploadsTo(shared.server);
const attach = (name: string, content: Uint8Array, mimeType = '') =>
  page.locator('#field').setInputFiles([{ name, mimeType, buffer: Buffer.from(content) }]);

/** All that the entries of a zip hold, with their names, in small letters and without spaces. */
function contentOf(bytes: Uint8Array): string {
  const entries = Object.entries(unzipSync(bytes));
  return entries.map(([name, content]) => name + strFromU8(content)).join('\n');
}

const KINDS = ['docx', 'xlsx', 'pptx', 'odt', 'ods'] as const;

for (const kind of KINDS)
  test(`${kind}: keeps its format, and nothing of the person is left in it`, async () => {
    await attach(`Lease Annika Lindqvist.${kind}`, readFileSync(join(FIXTURES, `office/fixtures/en-1.${kind}`)));
    await panel.expectText('attachment', /Name of a person × \d.*attached as Lease .*Left out of the sanitized file/);
    expect(shared.server.bodies).toEqual([]);
    await panel.click('attach-sanitized');
    await poll(uploads).toHaveLength(1);
    const [upload] = uploads();
    expect(upload?.name).toMatch(new RegExp(`^Lease .+\\.${kind}$`));
    expect(upload?.name).not.toMatch(/Annika|Lindqvist/);
    const content = contentOf(Buffer.from(upload?.data ?? '', 'base64'));
    for (const original of ['Annika', 'Lindqvist', 'annika.lindqvist@northmere.example', 'Desmond Okafor'])
      expect(content).not.toContain(original);

    // The prompt gives the same surrogate as the file, and the reply about it is restored.
    await page.locator('#composer').click();
    await page.keyboard.type('My name is Annika Lindqvist. Sum up the file.');
    await panel.expectText('badge', /1 will be replaced/);
    await page.keyboard.press('Enter');
    const messages = page.locator('#messages');
    await expect(messages).toContainText('this is about');
    const surrogate = ((await messages.textContent()) ?? '').match(/this is about \**(.+?)\**[.,\n]/)?.[1] ?? '';
    expect(content.replace(/<[^>]*>/g, '')).toContain(surrogate);
    await panel.click('restore-toggle');
    await expect(messages).toContainText('this is about **Annika Lindqvist**');
  });

for (const fixture of [
  'rtf/fixtures/word-en.rtf',
  'calendars/fixtures/google-en.ics',
  'calendars/fixtures/apple-en.vcf',
])
  test(`${fixture}: goes on without the person`, async () => {
    await attach(basename(fixture), readFileSync(join(FIXTURES, fixture)));
    await panel.expectText('attachment', /Name of a person × \d.*Left out of the sanitized file/);
    await panel.click('attach-sanitized');
    await poll(uploads).toHaveLength(1);
    const [upload] = uploads();
    expect(upload?.name).toBe(basename(fixture));
    const content = upload?.data === undefined ? upload?.text : strFromU8(Buffer.from(upload.data, 'base64'));
    expect(content).toMatch(/^(?:\{\\rtf1|BEGIN:V)/);
    for (const original of ['Annabel', 'Thornbury', '7946 0182', 'quillmoor.example'])
      expect(content?.replace(/\r\n /g, '')).not.toContain(original);
  });

const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  return pages.join('\n');
};

test('pdf: goes on as pages without the original, and its text can be found', async () => {
  await attach('letter.pdf', readFileSync(join(FIXTURES, 'pdf/fixtures/en-letter.pdf')), 'application/pdf');
  await panel.expectText('attachment', /letter\.pdf.*Name of a person × \d/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const [upload] = uploads();
  expect(upload).toMatchObject({ name: 'letter.pdf', type: 'application/pdf' });
  const bytes = Buffer.from(upload?.data ?? '', 'base64');
  const text = await textOfPdf(bytes);
  expect(text).toMatch(/Dear Mr \w+/);
  for (const original of ['Annika', 'Lindqvist', 'Okonjo']) {
    expect(text).not.toContain(original);
    expect(bytes.toString('latin1')).not.toContain(original);
  }
});

test('pdf: its text alone, if the person wants that', async () => {
  await attach('letter.pdf', readFileSync(join(FIXTURES, 'pdf/fixtures/en-letter.pdf')), 'application/pdf');
  await panel.expectText('attachment', /letter\.pdf.*Name of a person × \d/);
  await panel.click('attach-text');
  await poll(uploads).toHaveLength(1);
  expect(uploads()[0]).toMatchObject({ name: 'letter.txt', type: 'text/plain' });
  expect(uploads()[0]?.text).toMatch(/Dear Mr \w+/);
  expect(uploads()[0]?.text).not.toMatch(/Annika|Lindqvist|Okonjo/);
});

test('zip: each entry is treated as its kind, and its names are replaced', async () => {
  const content = zipSync({
    'Annika Lindqvist/notes.txt': strToU8('My name is Annika Lindqvist.\n'),
    'lease.docx': readFileSync(join(FIXTURES, 'office/fixtures/en-1.docx')),
    'track.mp3': new Uint8Array([0xff, 0xfb, 0x90, 0x44, 0, 0, 0]),
  });
  await attach('papers.zip', content, 'application/zip');
  await panel.expectText('attachment', /papers\.zip.*Name of a person × \d.*files that cannot be read/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const entries = unzipSync(Buffer.from(uploads()[0]?.data ?? '', 'base64'));
  const names = Object.keys(entries);
  expect(names).toHaveLength(2);
  expect(names.join('\n')).toMatch(/notes\.txt/);
  const lease = names.find((name) => name.endsWith('.docx')) ?? '';
  const all =
    names.join('\n') +
    Object.values(entries)
      .map((entry) => strFromU8(entry))
      .join('\n') +
    contentOf(entries[lease] ?? new Uint8Array());
  expect(all).not.toMatch(/Annika|Lindqvist/);
});

test('eml: a mail is written anew, with its headers and attachments sanitized', async () => {
  const mail = [
    'From: Annika Lindqvist <annika.lindqvist@northmere.example>',
    'To: Desmond Okafor <d.okafor@bramblewick.example>',
    'Subject: The lease of Annika Lindqvist',
    'Received: from mail.northmere.example (192.0.2.77) by mx.example',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('Dear Desmond,\n\nplease call me.\n\nAnnika Lindqvist\n').toString('base64'),
  ].join('\r\n');
  await attach('lease.eml', strToU8(mail), 'message/rfc822');
  await panel.expectText('attachment', /lease\.eml.*Name of a person × \d/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const text = Buffer.from(uploads()[0]?.data ?? '', 'base64').toString();
  expect(text).toMatch(/^From: .*@/m);
  expect(text).not.toMatch(/Annika|Lindqvist|Okafor|192\.0\.2\.77/);
});

test('a password, a broken file and a bomb are told in words, and the tab stays alive', async () => {
  await attach('secret.pdf', readFileSync(join(FIXTURES, 'pdf/fixtures/encrypted.pdf')), 'application/pdf');
  await panel.expectText('attachment', /secret\.pdf.*password/);
  await panel.click('attach-cancel');
  const docx = readFileSync(join(FIXTURES, 'office/fixtures/en-1.docx'));
  await attach('broken.docx', docx.subarray(0, docx.length / 2));
  await panel.expectText('attachment', /broken\.docx.*(damaged|cannot read)/);
  await panel.click('attach-cancel');
  await attach('bomb.zip', zipSync({ 'a.txt': new Uint8Array(40_000_000) }));
  await panel.expectText('attachment', /bomb\.zip.*(too long|No text)/);
  await panel.click('attach-cancel');
  expect(shared.server.bodies).toEqual([]);
  await page.locator('#composer').click();
  await page.keyboard.type('My name is Annika Lindqvist.');
  await panel.expectText('badge', /1 will be replaced/);
});
