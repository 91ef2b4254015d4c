// What is copied in Firefox out of a page whose replies are restored.
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { sentBodies } from '../bed-actions.ts';
import { LETTER } from '../letter.ts';
import { richReply, valuesIn } from '../rich-reply.ts';
import { clipboard } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';
import { typeInto } from './typing.ts';

const REPLY = 'article[data-role="assistant"] > div';
const LINK = `${REPLY} a[href^="https"]`;
const ORIGINALS = valuesIn(LETTER);

const shared = browserAndServer(richReply);
let page: Page;
let panel: PanelInFirefox;
/** The stand-in that the page was sent and that its reply holds. */
let received = '';

const reply = () => page.$eval(REPLY, ({ textContent }) => textContent ?? '');
const replySays = (part: string) => until(`${part} in the reply`, async () => (await reply()).includes(part));

beforeAll(async () => {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}/markdown/`);
  await page.waitForSelector('form textarea');
  panel = new PanelInFirefox(shared.browser, page);
  await typeInto(page, 'form textarea', LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await until('the whole reply', async () => /Greetings to .*!/.test(await reply()));
  received = sentBodies(shared.server)[0]?.text ?? '';
  await panel.click('restore-toggle');
  await replySays(ORIGINALS.name);
});

async function copy(selector: string): Promise<{ text: string; html: string }> {
  await page.bringToFront();
  await page.$eval(selector, (element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyC');
  await page.keyboard.up('Control');
  return clipboard(shared.browser);
}

async function copyByButton(): Promise<string> {
  await page.bringToFront();
  await page.$eval('article[data-role="assistant"] [data-copy]', (button) => button.scrollIntoView());
  await page.click('article[data-role="assistant"] [data-copy]');
  // The page writes a moment after its button was pressed.
  await new Promise((done) => setTimeout(done, 500));
  return (await clipboard(shared.browser)).text;
}

it('a copied link has the original in its text, and the surrogate in its address', async () => {
  const surrogate = encodeURIComponent(valuesIn(received).name);
  const { text, html } = await copy(LINK);
  expect(text).toBe(ORIGINALS.name);
  // The link's own tag is outside of what is selected: the reply as a whole has it.
  expect(html).toContain(ORIGINALS.name);
  const whole = await copy(REPLY);
  expect(whole.html).toContain(`name=${surrogate}`);
  expect(whole.html).not.toContain(encodeURIComponent(ORIGINALS.name));
});

it('the site’s own copy button gives originals', async () => {
  const text = await copyByButton();
  expect(text).toContain(ORIGINALS.account);
  // Addresses keep their surrogates.
  const outside = text.replace(/\]\([^)]*\)/g, ']');
  for (const value of Object.values(valuesIn(received))) expect(outside).not.toContain(value);
});

it('a page cannot ask for originals with a copy event of its own', async () => {
  const { name } = valuesIn(received);
  const answer = await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    event.preventDefault();
    document.body.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  }, name);
  expect(answer).toBe(name);
});

it('surrogates are copied where surrogates are shown', async () => {
  await panel.click('restore-toggle');
  const { account } = valuesIn(received);
  await replySays(account);
  const { text, html } = await copy(REPLY);
  expect(text).toContain(account);
  const byButton = await copyByButton();
  expect(byButton).toContain(account);
  for (const original of [ORIGINALS.first, ORIGINALS.account]) {
    expect(text).not.toContain(original);
    expect(html).not.toContain(original);
    expect(byButton).not.toContain(original);
  }
});
