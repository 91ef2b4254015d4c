// The smaller jobs in Firefox: hiding a selected word, one's details, a text for elsewhere, one word of a restored reply, and a pause.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Bed, bedOf } from '../bed-table.ts';
import { clipboard } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { askEngine, openOptions, openOwn, openPopup, until } from './harness.ts';
import { part, says, textOf } from './page-text.ts';
import { PanelInFirefox } from './panel.ts';
import { middleOfWord } from './word-place.ts';

const CHAT = bedOf('assistant-ui');
const shared = browserAndServer();
const opened: Page[] = [];

beforeAll(() => askEngine(shared.browser, 'setSettings', { profile: 'balanced' }));
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function write(page: Page, composer: string, text: string, badge: RegExp): Promise<PanelInFirefox> {
  await page.bringToFront();
  await page.click(composer);
  await page.keyboard.type(text);
  const panel = new PanelInFirefox(shared.browser, page);
  await panel.expectText('badge', badge);
  return panel;
}

async function openChat({ path, composer }: Bed, text: string, badge: RegExp) {
  const page = await shared.browser.newPage();
  opened.push(page);
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  return { page, panel: await write(page, composer, text, badge) };
}

/** @returns everything that the server received, once the pattern is found in it. */
async function sendByEnter(page: Page, pattern: RegExp): Promise<string> {
  const { bodies } = shared.server;
  bodies.length = 0;
  await page.keyboard.press('Enter');
  await until(`${pattern} at the server`, async () => pattern.test(bodies.join('\n')));
  return bodies.join('\n');
}

const gone = (panel: PanelInFirefox, name: string) =>
  until(`no ${name}`, async () => (await panel.textOf(name)) === undefined);

it.each([
  { ...CHAT, firstLine: CHAT.composer },
  { ...bedOf('ProseMirror'), firstLine: '#prompt-textarea p' },
])('$name: hides a selected word, also in the next prompt', async ({ firstLine, ...bed }) => {
  const { page, panel } = await openChat(bed, 'bluebird needs a plan in three lines.', /^Nothing to replace$/);
  // The double click is on the first word: the browser does not tell where other words of a text field are.
  await page.click(firstLine, { offset: { x: 30, y: 12 }, count: 2 });
  await panel.expectText('hide-selected', /^Hide this$/);
  await panel.click('hide-selected');
  await panel.expectText('badge', /^1 will be replaced$/);
  await gone(panel, 'hide-selected');
  await page.click(bed.composer);
  expect(await sendByEnter(page, /needs a plan/)).not.toContain('bluebird');
  await write(page, bed.composer, 'Who leads bluebird?', /^1 will be replaced$/);
});

it('a detail typed into the options is found in the prompt after it, and forgotten when it is removed', async () => {
  const { page } = await openChat(CHAT, 'Put tove on the plan.', /^Nothing to replace$/);
  const options = await openOptions(shared.browser, 'details-text');
  opened.push(options);
  await options.click(part('details-text'));
  await options.keyboard.type('Tove Nordvik');
  await options.click(part('details-add'));
  await says(options, part('detail'), /Tove Nordvik/);

  await write(page, CHAT.composer, ' And Mrs Nordvik too.', /^2 will be replaced$/);
  expect(await sendByEnter(page, /on the plan/)).not.toMatch(/tove|nordvik/i);

  await options.bringToFront();
  await options.click(`${part('detail')} button`);
  await until('no detail', async () => (await options.$$(part('detail'))).length === 0);
  await openChat(CHAT, 'Put tove on the plan.', /^Nothing to replace$/);
});

it('a text for elsewhere is protected and copied, and its reply gets the originals back', async () => {
  const page = await openOwn(shared.browser, 'elsewhere', '[data-demo-composer]');
  opened.push(page);
  await write(page, '[data-demo-composer]', 'Please remind Annika Lindqvist of the lease.', /1 will be replaced/);
  await page.keyboard.press('Enter');
  const text = await says(page, `${part('protected-text')} [data-demo-role="user"]`, /of the lease/);
  expect(text).not.toMatch(/Annika|Lindqvist/);
  await page.click(part('copy-protected'));
  await says(page, part('copy-protected'), /^Copied$/);
  expect((await clipboard(shared.browser)).text).toBe(text);

  await page.bringToFront();
  await page.click('a[href="/elsewhere.html?reply"]');
  await until('the field of the reply', () => page.$(part('reply-text')).then(Boolean));
  await page.click(part('reply-text'));
  await page.keyboard.type(`Dear ${/remind (.*?) of/.exec(text)?.[1]}, thank you for your letter.`);
  await page.click(part('restore-reply'));
  await says(page, part('restored-reply'), /^Dear Annika Lindqvist, thank you for your letter\.$/);
});

it('a click on a word of a restored reply shows what was sent in its place, for this word only, and takes that back', async () => {
  const bed = bedOf('textarea');
  const { page, panel } = await openChat(bed, 'My name is Annika Lindqvist and I rent.', /^1 will be replaced$/);
  await page.keyboard.press('Enter');
  await says(page, bed.reply, /Best wishes to all\.\s*$/);
  await panel.click('restore-toggle');
  const whole = await says(page, bed.reply, /Annika Lindqvist/);
  const card = await until('the card of the word', async () => {
    const shown = await panel.textOf('reply-word');
    if (shown !== undefined) return shown;
    // The offer to restore always lies over the short reply; it is made once per browser.
    if ((await panel.textOf('offer-restore')) !== undefined) await panel.click('decline-restore');
    const { x, y } = await middleOfWord(page, bed.reply, 'Lindqvist');
    await page.mouse.click(x, y);
    return undefined;
  });
  const surrogate = /Restored: Lindqvist\s*Sent as: (.+?)Show/.exec(card)?.[1] ?? 'no surrogate';
  await panel.click('reply-word-toggle');
  const mixed = await says(page, bed.reply, new RegExp(surrogate));
  expect(mixed.split('Lindqvist').length).toBe(whole.split('Lindqvist').length - 1);
  await panel.click('reply-word-toggle');
  await until('the whole reply', async () => (await textOf(page, bed.reply)) === whole);
  await page.keyboard.press('Escape');
  await gone(panel, 'reply-word');
});

it('a pause of ten minutes is begun in the popup, counted down, and ended by a click', async () => {
  await askEngine(shared.browser, 'setSettings', { sitePauses: {} });
  const prompt = 'Write to Annika Lindqvist about the lease.';
  const { page, panel } = await openChat(CHAT, prompt, /^1 will be replaced$/);
  const popup = await openPopup(shared.browser, 'pause');
  opened.push(popup);
  await popup.click(part('pause'));
  await says(popup, part('paused'), /^Paused for (10:00|9:\d\d): prompts are sent as you write them/);
  await page.bringToFront();
  await panel.expectText('off-badge', /^Paused: not protected ?(10:00|9:\d\d) ?· ?Turn on$/);
  const left = await panel.textOf('pause-left');
  await until('the count-down', async () => (await panel.textOf('pause-left')) !== left);
  await page.click(CHAT.composer);
  await sendByEnter(page, /Annika Lindqvist about the lease/);

  await panel.click('off-badge');
  await gone(panel, 'off-badge');
  await write(page, CHAT.composer, prompt, /^1 will be replaced$/);
  expect(await sendByEnter(page, /about the lease/)).not.toMatch(/Annika|Lindqvist/);
});
