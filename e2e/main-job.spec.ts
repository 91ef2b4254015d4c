// The main job on chat front ends that other people wrote, and on the demo.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Bed, bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const BEDS = bedsOf('demo', 'assistant-ui', 'deep-chat', 'Ant Design X', 'chatscope', 'NLUX', 'ChatUI', 'ProseMirror');

/** Characters that are typed key by key. */
const BY_KEY = 60;

const addressOf = ({ path, received }: Bed): string =>
  `${received ? `chrome-extension://${shared.installed.id}` : shared.server.url}${path}`;

const textIn = (composer: Locator): Promise<string> =>
  composer.evaluate((element) =>
    element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
  );

for (const bed of BEDS) {
  const text = (page: Page) => textIn(page.locator(bed.composer));
  const replies = async (page: Page) => (await page.locator(bed.reply).allTextContents()).join('\n');
  /** The last words are there; the demo's last row is a number like others, and it says itself when it has come. */
  const isWhole = async (page: Page) =>
    bed.received
      ? (await page.locator('[data-demo-streaming]').count()) === 0
      : /Best wishes to .+\.\s*$/.test(await replies(page));
  const received = async (page: Page) =>
    bed.received ? (await page.locator(bed.received).allTextContents()).join('\n') : shared.server.bodies.join('\n');

  const type = async (page: Page, whole: string) => {
    if (!bed.dropsFastKeys) {
      // Its last words key by key: a key costs a test as much as a whole text that is put in at once.
      await page.keyboard.insertText(whole.slice(0, -BY_KEY));
      await page.keyboard.type(whole.slice(-BY_KEY));
    } else
      for (const { 0: word, index } of whole.matchAll(/\S+\s*/g)) {
        await page.keyboard.insertText(word);
        await poll(() => text(page), { intervals: [20] }).toBe(whole.slice(0, index) + word);
      }
    expect(await text(page)).toBe(whole);
  };

  test(`${bed.name}: type, see, change, send, read, restore, copy and back`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(addressOf(bed));
    const panel = await Panel.of(page);
    await page.locator(bed.composer).click();
    await type(page, LETTER);

    // Seen: highlights and the count.
    await panel.expectText('badge', /\d+ will be replaced/);
    await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
    expect((await highlights(page))['coatcheck-risk-4']).toBeGreaterThan(2);

    // Changed: one click keeps the employer.
    await panel.click('badge');
    await panel.expectText('panel', /Halvorsen/);
    const employer = 'Halvorsen Logistics GmbH';
    await panel.click('span-row', { 'data-text': employer }, 'risk-toggle');
    await poll(() => panel.textOf('sanitized-text')).toContain('Halvorsen');
    await page.keyboard.press('Escape');

    // Sent with Enter.
    await page.locator(bed.composer).click();
    await page.keyboard.press('Enter');
    await poll(() => received(page)).toContain('My name is');
    const body = await received(page);
    for (const original of ORIGINALS.filter((o) => o !== 'Halvorsen')) expect(body).not.toContain(original);
    expect(body).toContain(employer);
    await poll(() => text(page)).toBe('');

    // Read: surrogates in prose and in a table; wait until the stream has ended.
    await poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0).toBeGreaterThan(5);
    await poll(() => isWhole(page)).toBe(true);
    const before = await replies(page);
    for (const original of ['Annika', 'Tobias']) expect(before).not.toContain(original);

    // Restored by one click, and back by another.
    await panel.click('restore-toggle');
    await poll(() => replies(page)).toContain('Annika');
    const restored = await replies(page);
    for (const original of ['Annika', 'Lindqvist', 'Tobias', 'DE89 3704 0044 0532 0130 00'])
      expect(restored).toContain(original);

    // Copied: what is read is what is pasted.
    await page.locator(bed.reply).last().selectText();
    await page.keyboard.press('Control+C');
    await page.locator(bed.composer).click();
    await page.keyboard.press('Control+V');
    await poll(() => text(page)).toContain('Annika');

    // The button moves until what was pasted has been checked.
    await panel.expectText('badge', /\d+ will be replaced/);
    await panel.click('restore-toggle');
    await poll(() => replies(page)).toBe(before);

    // Sent again, by the mouse: what was pasted is replaced as it was before.
    const until = (await received(page)).length;
    await panel.expectText('badge', /\d+ will be replaced/);
    await page.locator(bed.send).last().click();
    await poll(async () => (await received(page)).slice(until)).toContain('letter');
    const all = await received(page);
    for (const original of ORIGINALS.filter((o) => o !== 'Halvorsen')) expect(all).not.toContain(original);
    await page.close();
  });
}
