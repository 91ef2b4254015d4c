// The attacks of e2e/hostile that lean on what differs between browsers: the port between the worlds, and bodies that answer twice.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askByPort, bisect } from '../hostile/guesses.ts';
import { ATTACKS, secondAnswer } from '../hostile/second-answers.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';
import { typeInto } from './typing.ts';

const SECRETS = ['Annika Lindqvist', '14 March 1987', 'Tobias Castellanos'];

const shared = browserAndServer();
let page: Page;

beforeEach(async () => {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}/life/`);
  await page.waitForSelector('#chat-input');
});
afterEach(() => page.close());

const isStopped = (text: string) =>
  page.evaluate(
    (body) =>
      fetch('/log/draft', { method: 'POST', body }).then(
        () => false,
        () => true,
      ),
    text,
  );

async function typeLetter(): Promise<void> {
  await typeInto(page, '#chat-input', LETTER);
  await until('marks', () => page.$('coatcheck-overlay'));
  await until('a stop', () => isStopped(LETTER));
}

// The first, for what is stopped on a site is remembered there until the person decides.
it('answers nothing about an earlier chat in a fresh document', async () => {
  await typeInto(page, '#chat-input', LETTER);
  await until('marks', () => page.$('coatcheck-overlay'));
  await page.keyboard.press('Enter');
  await until('the address', async () => page.url().includes('/life/c/'));
  await until('the reply', () => page.evaluate(() => document.body.textContent?.includes('Best wishes') ?? false));
  const address = page.url();
  await until('what the page keeps', () => page.evaluate(() => Object.keys(localStorage).length > 0));
  await page.close();
  page = await shared.browser.newPage();
  await page.goto(address);
  await until('the reply', () => page.evaluate(() => document.body.textContent?.includes('Best wishes') ?? false));
  await new Promise((done) => setTimeout(done, 2000));
  expect(await page.evaluate(bisect, SECRETS)).toEqual({ learned: [], questions: 1, stopped: 0 });
});

it('takes no port of the page’s, and gives it none of the guard’s', async () => {
  await typeLetter();
  const { taken, learned, caught } = await page.evaluate(askByPort, SECRETS);
  expect({ learned, caught }).toEqual({ learned: [], caught: 0 });
  expect(taken).not.toContain('page');
});

it('sends what it has read of a body, and nothing else', async () => {
  await typeLetter();
  for (const attack of ATTACKS) {
    shared.server.arrived.length = 0;
    await page.evaluate(secondAnswer(attack, LETTER, 'x'));
    const arrived = decodeURIComponent(
      shared.server.arrived
        .join('\n')
        .replaceAll('+', ' ')
        .replace(/%(?![0-9A-F]{2})/gi, '%25'),
    );
    for (const original of ORIGINALS) expect(arrived, attack).not.toContain(original);
  }
});
