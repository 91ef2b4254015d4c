// Firefox ends an idle background page, and starts it again at the next message. Neither the chat nor the memory may notice.
import type { Browser } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { backgroundNumber, collectGarbage, endBackground, extensionMemory } from './background.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';

const RESTARTS = 10;
/** Of the memory with the model loaded, between the first restarts and the last. */
const MOST_GROWTH = 1.1;

/** Starting the model takes seconds on a machine that does much else. */
const PATIENCE_MS = 120_000;

const shared = browserAndServer();

const isReplied = (replies: readonly Element[], count: number) =>
  replies.length === count && replies.at(-1)?.textContent?.trim().endsWith('.') === true;

/** Garbage is collected some time after it was asked for. */
async function leastMemory(browser: Browser): Promise<number> {
  await collectGarbage(browser);
  const readings: number[] = [];
  for (let i = 0; i < 8; i += 1) {
    await new Promise((done) => setTimeout(done, 250));
    readings.push(extensionMemory(browser));
  }
  return Math.min(...readings);
}

it(`keeps its memory over ${RESTARTS} restarts of the background, and checks every prompt`, async () => {
  const { browser, server } = shared;
  const page = await browser.newPage();
  await page.goto(`${server.url}/life/`);
  await page.waitForSelector('#chat-input');
  const memory: number[] = [];
  const backgrounds = new Set<unknown>();
  for (let round = 0; round <= RESTARTS; round += 1) {
    if (round > 0) await endBackground(browser);
    await page.click('#chat-input');
    await page.keyboard.type('My name is Annika Lindqvist and I live alone.');
    await until(`marks ${round + 1}`, async () => (await page.$('coatcheck-overlay')) !== null, PATIENCE_MS);
    await page.keyboard.press('Enter');
    await until(`request ${round + 1}`, async () => server.bodies.length === round + 1, PATIENCE_MS);
    // Firefox ends a page that has nothing to do, not one that is at work.
    await until(`reply ${round + 1}`, () => page.$$eval('.chat-assistant', isReplied, round + 1), PATIENCE_MS);
    backgrounds.add(await backgroundNumber(browser));
    memory.push(await leastMemory(browser));
  }
  expect(server.bodies.join('\n')).not.toMatch(/Annika|Lindqvist/);
  expect(backgrounds.size).toBe(RESTARTS + 1);
  // The first start also installs.
  process.stdout.write(`MB after each start: ${memory.map(Math.round).join(', ')}\n`);
  const least = (from: number, to: number) => Math.min(...memory.slice(from, to));
  const [early, late] = [least(1, 4), least(-3, memory.length)];
  expect(late, `MB after each start: ${memory.map(Math.round).join(', ')}`).toBeLessThan(early * MOST_GROWTH);
  await page.close();
}, 540_000);
