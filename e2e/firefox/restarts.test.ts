// Firefox ends an idle background page, and starts it again at the next message. Neither the chat nor the memory may notice.
import type { Browser } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { backgroundNumber, collectGarbage, endBackground, extensionMemory } from './background.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';

const RESTARTS = 10;
/** Rounds whose memory is compared. The first start also installs. */
const EARLY = [1, 2, 3];
const LATE = [RESTARTS - 2, RESTARTS - 1, RESTARTS];
/** The memory's growth between these, with the model loaded. */
const MAX_GROWTH = 1.1;

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
  const memory = new Map<number, number>();
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
    // In each round, because the garbage of rounds in which nothing is collected is still there some rounds later.
    memory.set(round, await leastMemory(browser));
  }
  expect(server.bodies.join('\n')).not.toMatch(/Annika|Lindqvist/);
  expect(backgrounds.size).toBe(RESTARTS + 1);
  const words = `MB after each start: ${Array.from(memory.values(), Math.round).join(', ')}`;
  process.stdout.write(`${words}\n`);
  const least = (rounds: readonly number[]) => Math.min(...rounds.map((round) => memory.get(round) ?? Number.NaN));
  expect(least(LATE), words).toBeLessThan(least(EARLY) * MAX_GROWTH);
  await page.close();
}, 540_000);
