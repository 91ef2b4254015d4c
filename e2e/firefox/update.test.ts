// An update with a chat open. Firefox ends the scripts of the old version, and runs those of the new one in the page as it stands: the
// old guard has nobody who answers it, and between the new one and the extension stands a page whose scripts run.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inEnglish } from '../../lib/page/prompt/notice.test-support.ts';
import { browserAndServer } from './for-this-file.ts';
import { type TabTalk, talkToPage, until, updateInFirefox } from './harness.ts';

const PROMPT = 'My name is Annika Lindqvist.';

const shared = browserAndServer();
let page: Page;

beforeEach(async () => {
  shared.server.bodies.length = 0;
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}/life/`);
  await page.waitForSelector('#chat-input');
});
afterEach(async () => {
  shared.server.mode = 'answer';
  await page.close();
});

async function type(text: string): Promise<void> {
  await page.bringToFront();
  await page.click('#chat-input');
  await page.keyboard.type(text);
}

const composed = () => page.$eval('#chat-input', (input) => (input as HTMLTextAreaElement).value);
const ours = () =>
  page.$$eval('html > *', (all) =>
    all.map(({ localName }) => localName).filter((name) => name.startsWith('coatcheck')),
  );

/** What the panel says, once it says something like this. */
const notice = (talk: TabTalk, title: RegExp) =>
  until(`a notice like ${title}`, async () => {
    const said = (await talk.state())?.notice;
    const shown = said && inEnglish(said);
    return shown && title.test(shown.title) ? shown : undefined;
  });

it('says after an update that the page is to be loaded anew, sends nothing, and loses nothing', async () => {
  await type(PROMPT);
  await until('marks', () => page.$('coatcheck-overlay'));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['coatcheck-hello', 'coatcheck-knock'])
      window.addEventListener(
        name,
        (event) => {
          heard.push(name);
          event.preventDefault();
        },
        true,
      );
  });
  await updateInFirefox(shared.browser);
  const talk = await talkToPage(shared.browser);
  const said = await notice(talk, /could not/);
  expect(said.detail).toMatch(/installed or updated while this page was open.*Reload this page/);

  await type(' I live alone.');
  await page.keyboard.press('Enter');
  // Of the check and of the send, whichever ends last.
  const refused = await notice(talk, /Nothing was sent|could not be checked/);
  expect(refused.detail).toMatch(/Reload this page/);
  await new Promise((done) => setTimeout(done, 1000));
  expect(await composed()).toBe(`${PROMPT} I live alone.`);
  expect(shared.server.bodies).toEqual([]);
  expect((await ours()).filter((name) => name === 'coatcheck-panel')).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);

  await page.reload();
  await page.waitForSelector('#chat-input');
  await type(PROMPT);
  await page.keyboard.press('Enter');
  await until('the request', async () => shared.server.bodies.length > 0);
  expect(shared.server.bodies.join()).not.toMatch(/Annika|Lindqvist/);
  expect((await notice(talk, /^Sent, protected/)).detail).toContain('Coatcheck saw the request');
  await talk.close();
});

it('does not say of a request that failed that it was sent', async () => {
  shared.server.mode = 'fail';
  const talk = await talkToPage(shared.browser);
  await type(PROMPT);
  await page.keyboard.press('Enter');
  expect((await notice(talk, /Probably not sent/)).detail).toMatch(/127\.0\.0\.1:\d+ failed.*put your own text back/);
  await talk.close();
});
