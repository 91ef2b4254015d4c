// The egress guard in Firefox: the port between the worlds, and each way by which a page sends.
import { expect, it } from 'vitest';
import { LETTER, ORIGINALS } from '../letter.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';
import { typeInto } from './typing.ts';

interface Bed {
  readonly bedWays: readonly string[];
  readonly sendBy: (way: string, text: string) => Promise<string>;
}

const shared = browserAndServer();

it('lets no original leave by any way that a page tries, and harmless text by all', async () => {
  const page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}/telemetry/`);
  await page.waitForSelector('#composer');
  await typeInto(page, '#composer', LETTER);
  await until('marks', () => page.$('coatcheck-overlay'));

  const tryAll = async (text: string): Promise<Record<string, string>> => {
    const ways = await page.evaluate(() => (window as unknown as Bed).bedWays);
    const outcomes: Record<string, string> = {};
    for (const way of ways)
      outcomes[way] = await page.evaluate((by, what) => (window as unknown as Bed).sendBy(by, what), way, text);
    return outcomes;
  };
  await until(
    'the first stop',
    async () =>
      (await page.evaluate((text) => (window as unknown as Bed).sendBy('fetch of JSON', text), LETTER)) !==
      'answered 204',
  );
  shared.server.arrived.length = 0;
  expect(await tryAll(LETTER)).toMatchObject({
    'fetch of a Request': 'rejected TypeError',
    'fetch of gzip': 'rejected TypeError',
    'XMLHttpRequest of JSON': 'error 4 0',
    beacon: 'true',
    EventSource: 'error',
    image: 'error',
  });
  const arrived = decodeURIComponent(shared.server.arrived.join('\n').replaceAll('+', ' ')).toLowerCase();
  for (const original of ORIGINALS) expect(arrived).not.toContain(original.toLowerCase());
  expect(arrived).not.toContain(btoa(`v1:${LETTER}`).toLowerCase());

  shared.server.arrived.length = 0;
  const passed = await tryAll('weather report');
  expect(passed).toMatchObject({ 'fetch of a Request': 'answered 204', 'fetch of a new frame': 'answered 204' });
  await until('what went to an address', async () => shared.server.arrived.some((line) => line.includes('/log/away')));
  await page.close();
});
