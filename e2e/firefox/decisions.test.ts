// Decisions about a prompt in Firefox: clues that identify together, whose a name is, what is hidden in the review, undo, and Send in the side panel.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { bedOf } from '../bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { askEngine, openPopup, openSidePanel, until } from './harness.ts';
import { part, says } from './page-text.ts';
import { PanelInFirefox } from './panel.ts';

const CHAT = bedOf('assistant-ui');
const shared = browserAndServer();
const opened: Page[] = [];

beforeAll(() => askEngine(shared.browser, 'setSettings', { profile: 'balanced' }));
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function written(text: string, badge: RegExp, { path, composer } = CHAT) {
  shared.server.bodies.length = 0;
  const page = await shared.browser.newPage();
  opened.push(page);
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await page.click(composer);
  await page.keyboard.type(text);
  const panel = new PanelInFirefox(shared.browser, page);
  await panel.expectText('badge', badge);
  return { page, panel };
}

/** Everything that the server has received once the prompt has left. */
async function received(): Promise<string> {
  await until('the request', async () => shared.server.bodies.length > 0);
  return shared.server.bodies.join('\n');
}

it('facts that identify together are said in the badge, and one click makes one of them more general', async () => {
  const asked = 'I am 67, a nurse in Leeds, and I have sarcoidosis. What should I ask my doctor?';
  const { page, panel } = await written(asked, /^May identify someone$/);
  await panel.click('badge');
  await panel.expectText('crowd', /fit.*instead of/i);
  await panel.click('crowd-accept');
  await panel.expectText('badge', /^1 will be replaced/);
  await page.keyboard.press('Escape');
  await page.click(CHAT.composer);
  await page.keyboard.press('Enter');
  expect(await received()).not.toContain(asked);
});

it('a short name is split off and joined again, by which its stand-in changes', async () => {
  const { page, panel } = await written('Elizabeth Marsh signed. I told Liz to pay. What now?', /^1 will be replaced$/);
  await panel.click('badge');
  await panel.click('span-row', { text: 'Liz', inside: 'span-open' });
  await panel.expectText('same-person-state', /^Counted as a form of Elizabeth Marsh$/);
  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /^Counted as a person of their own$/);
  await panel.expectText('badge', /^2 will be replaced$/);
  await panel.click('same-person-toggle');
  await panel.expectText('same-person-state', /^Counted as a form of Elizabeth Marsh$/);
  await panel.expectText('badge', /^1 will be replaced$/);
  await page.keyboard.press('Escape');
  await page.click(CHAT.composer);
  await page.keyboard.press('Enter');
  expect(await received()).not.toMatch(/Elizabeth|Marsh|Liz/);
});

it('what is selected in the review is hidden, and Undo takes that back', async () => {
  const { page, panel } = await written('bluebird needs a plan in three lines.', /^Nothing to replace$/);
  await panel.click('badge');
  await panel.expectText('sanitized-text', /^bluebird needs/);
  // A double click on the first word.
  const { left, top } = await panel.cornerOf('sanitized-text');
  await page.mouse.click(left + 30, top + 18, { count: 2 });
  await panel.expectText('hide-selected', /^Hide this: bluebird$/);
  await panel.click('hide-selected');
  await panel.expectText('badge', /^1 will be replaced$/);
  await panel.click('undo');
  await panel.expectText('badge', /^Nothing to replace$/);
  await panel.expectText('sanitized-text', /^bluebird needs/);
});

it('Send in the side panel sends what it shows', async () => {
  const { page } = await written('Please remind Annika Lindqvist of the lease.', /^1 will be replaced$/);
  const popup = await openPopup(shared.browser, 'send');
  opened.push(popup);
  const side = await openSidePanel(shared.browser, popup);
  opened.push(side);
  const shown = await says(side, part('sanitized-text'), /of the lease/);
  expect(shown).not.toMatch(/Annika|Lindqvist/);
  await side.bringToFront();
  await until('Send', () => side.$eval(part('send'), (button) => !(button as HTMLButtonElement).disabled));
  await side.click(part('send'));
  expect(JSON.parse(await received()).text).toBe(shown);
  await page.bringToFront();
});
