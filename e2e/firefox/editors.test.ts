// Editors in Firefox: several lines typed, marked, sent line for line and restored; a word of an input method; a long text pasted.
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentBodies } from '../bed-actions.ts';
import { type Bed, bedOf, bedsOf, withQuery } from '../bed-table.ts';
import { paste } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { highlights, type TabTalk, talkToPage, until } from './harness.ts';
import { composeAndEnter } from './input-method.ts';

const LINES = [
  'My name is Annika Lindqvist.',
  '',
  'I work at Halvorsen Logistics GmbH, my phone is +1 503 555 0142.',
  'Pay to DE89 3704 0044 0532 0130 00, says Tobias Castellanos.',
];
const ORIGINALS = ['Annika', 'Lindqvist', 'Halvorsen', '503 555 0142', 'DE89 3704', 'Tobias', 'Castellanos'];

const shared = browserAndServer();
let page: Page;
let talk: TabTalk;

beforeAll(async () => {
  talk = await talkToPage(shared.browser);
});
afterAll(() => talk.close());
beforeEach(() => {
  shared.server.bodies.length = 0;
});
afterEach(() => page.close());

async function open({ path, composer }: Bed): Promise<void> {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await page.click(composer);
}

const marked = (atLeast: number) =>
  until(`${atLeast} marks`, async () => {
    const { 'coatcheck-risk-4': high = 0, 'coatcheck-risk-5': highest = 0 } = await highlights(page);
    return high + highest >= atLeast;
  });

async function sent(): Promise<string> {
  await until('the request', async () => shared.server.bodies.length === 1);
  const [body = ''] = shared.server.bodies;
  for (const original of ORIGINALS) expect(body).not.toContain(original);
  return body;
}

it.each(bedsOf('Quill', 'Lexical', 'Slate', 'CodeMirror'))('$name: lines, marks, send, restore', async (bed) => {
  await open(bed);
  for (const [at, line] of LINES.entries()) {
    if (at > 0) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Enter');
      await page.keyboard.up('Shift');
    }
    await page.keyboard.type(line);
  }
  await marked(5);
  await page.keyboard.press('Enter');
  await sent();
  const lines = (sentBodies(shared.server)[0]?.outline ?? []).flatMap((line) => line.replace(/^p /, '').split('⏎'));
  expect(lines).toHaveLength(LINES.length);
  expect(lines[0]).toMatch(/^My name is \S+ \S+\.$/);
  expect(lines[1]).toBe('');

  const reply = () => page.$eval(bed.reply, ({ textContent }) => textContent ?? '');
  await until('the whole reply', async () => (await reply()).includes('Best wishes to'));
  await until('what can be restored', async () => ((await talk.state())?.replies.surrogates ?? 0) > 4);
  expect(await reply()).not.toContain('Annika');
  await talk.act({ do: 'toggle-restore' });
  await until('the originals', async () => /Annika Lindqvist.*DE89 3704 0044 0532 0130 00/s.test(await reply()));
});

it.each([withQuery(bedOf('contenteditable'), 'naive'), bedOf('Lexical')])(
  '$name: the Enter that ends a composition sends nothing, the next one does',
  async (bed) => {
    await open(bed);
    await page.keyboard.type('My name is Annika Lindqvist. ');
    await marked(1);
    await composeAndEnter(shared.browser, 'でんわ', '電話');
    const text = () => page.evaluate(() => window.bed?.text() ?? '');
    await until('the composed word', async () => (await text()).includes('電話'));
    expect(await text()).toContain('Annika Lindqvist');
    expect(shared.server.bodies).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await sent()).toContain('電話');
  },
);

it('a long text that is pasted is marked where it stands, and sent sanitized', async () => {
  await open(bedOf('ProseMirror'));
  const text = `${LINES.join('\n')}\n${'The roof leaks, and nobody comes to mend it.\n'.repeat(12)}`;
  await paste(shared.browser, page, '#prompt-textarea', text);
  await marked(5);
  await page.keyboard.press('Enter');
  expect(await sent()).toContain('The roof leaks');
});
