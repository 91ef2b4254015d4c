// Documents on their way into a page: read in the engine, shown, and given on in the same format with surrogates.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PdfWriter, reference } from '../lib/documents/pdf/pdf-writer.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { textOfPdf } from './pdf-text.ts';
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

test('pdf: Chinese in a font that is not embedded is read with the character maps of the package', async () => {
  await attach('登记表.pdf', readFileSync(join(FIXTURES, 'pdf/fixtures/zh-no-font.pdf')), 'application/pdf');
  await panel.expectText('attachment', /登记表\.pdf.*Name of a person × \d/);
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  const bytes = Buffer.from(uploads()[0]?.data ?? '', 'base64');
  const text = await textOfPdf(bytes);
  expect(text).toMatch(/姓名:\p{Script=Han}+\n/u);
  for (const original of ['皇甫', '静怡', '青松街', '530102199203081121']) {
    expect(text).not.toContain(original);
    expect(bytes.toString('latin1')).not.toContain(Buffer.from(original).toString('latin1'));
  }
});

/** A PDF whose every page names a person in each of its lines. */
function pagesAboutPeople(count: number, lines = 1): Uint8Array {
  const writer = new PdfWriter();
  const pages = writer.reserve();
  const font = writer.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const kids = Array.from({ length: count }, (_, i) => {
    const line = `0 -20 Td (Page ${i + 1}. Signed by Annika Lindqvist.) Tj `;
    const contents = writer.addText('', `BT /F 12 Tf 72 800 Td ${line.repeat(lines)} ET`);
    return writer.add(
      `<< /Type /Page /Parent ${reference(pages)} /MediaBox [0 0 595 842] ` +
        `/Resources << /Font << /F ${reference(font)} >> >> /Contents ${reference(contents)} >>`,
    );
  });
  writer.add(`<< /Type /Pages /Count ${count} /Kids [${kids.map(reference).join(' ')}] >>`, pages);
  const catalog = writer.add(`<< /Type /Catalog /Pages ${reference(pages)} >>`);
  return writer.file(catalog, writer.add('<< >>'));
}

/** The longest time in milliseconds for which the page does nothing else while `work` runs. */
async function longestPause(work: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const times = { last: performance.now(), longest: 0 };
    const tick = () => {
      const now = performance.now();
      times.longest = Math.max(times.longest, now - times.last);
      times.last = now;
      setTimeout(tick, 10);
    };
    tick();
    return times;
  });
  await work();
  return watch.evaluate(({ last, longest }) => Math.max(longest, performance.now() - last));
}

const PROMPT = 'Sum up the file for me.';

test('pdf: of 500 pages the card says that they are too many, and the page goes on', async () => {
  await page.locator('#composer').fill(PROMPT);
  const pause = await longestPause(async () => {
    await attach('all.pdf', pagesAboutPeople(500), 'application/pdf');
    await panel.expectText('attachment', /all\.pdf.*more pages than can be checked.*Attach the pages that matter/);
  });
  expect(pause).toBeLessThan(1000);
  await expect(page.locator('#composer')).toHaveValue(PROMPT);
  expect(shared.server.bodies).toEqual([]);
  await panel.click('attach-cancel');
  await poll(() => panel.textOf('attachment')).toBe(undefined);
  await expect(page.locator('#composer')).toHaveValue(PROMPT);
  expect(shared.server.bodies).toEqual([]);
});

test('pdf: the person sees how much of 200 pages is read, and can stop it', async () => {
  await page.locator('#composer').fill(PROMPT);
  const pause = await longestPause(async () => {
    await attach('many.pdf', pagesAboutPeople(200, 35), 'application/pdf');
    await panel.expectText('attachment', /many\.pdf.*\d ?%/);
    await panel.click('attach-cancel');
    await poll(() => panel.textOf('attachment')).toBe(undefined);
  });
  expect(pause).toBeLessThan(1000);
  await expect(page.locator('#composer')).toHaveValue(PROMPT);
  expect(shared.server.bodies).toEqual([]);
  await attach('note.txt', strToU8('Signed by Annika Lindqvist.'), 'text/plain');
  await panel.expectText('attachment', /note\.txt.*Name of a person × 1/);
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
