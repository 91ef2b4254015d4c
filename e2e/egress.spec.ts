// What a page sends beside the prompt: nothing raw arrives, the page goes on working, and the person is told.
import { expect, type Page, test } from '@playwright/test';
import { highlights, type Installed, install, Panel } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { type ChatServer, startChatServer } from './server.ts';

interface Bed {
  readonly bedWays: readonly string[];
  readonly bedCalls: readonly string[];
  readonly sendBy: (way: string, text: string) => Promise<string>;
}

let installed: Installed;
let server: ChatServer;

test.beforeAll(async () => {
  server = await startChatServer(new URL('.build', import.meta.url).pathname);
  installed = await install();
});
test.beforeEach(() => {
  server.bodies.length = 0;
  server.arrived.length = 0;
});
test.afterAll(async () => {
  await installed.close();
  await server.close();
});

async function openBed(query = ''): Promise<{ page: Page; panel: Panel }> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}/telemetry/${query}`);
  await page.waitForFunction(() => 'bedWays' in window);
  return { page, panel: await Panel.of(page) };
}

async function typeLetter(page: Page, panel: Panel): Promise<void> {
  await page.locator('#composer').click();
  await page.keyboard.type(LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await expect.poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
}

const sendBy = (page: Page, way: string, text: string) =>
  page.evaluate(([by, what]) => (window as unknown as Bed).sendBy(by ?? '', what ?? ''), [way, text]);

/** As a page writes it: escaped, in capitals, in base64. */
function arrivedText(): string {
  const plain = server.arrived.join('\n');
  const unescaped = plain.replaceAll('+', ' ').replace(/(?:%[0-9A-F]{2})+/g, (hex) => {
    return Buffer.from(hex.replaceAll('%', ''), 'hex').toString('utf8');
  });
  const runs = plain.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return [plain, unescaped, ...runs.map((run) => Buffer.from(run, 'base64').toString('utf8'))].join('\n').toLowerCase();
}

function expectNothingRaw(): void {
  const arrived = arrivedText();
  for (const original of ORIGINALS) expect(arrived, original).not.toContain(original.toLowerCase());
}

for (const [name, query] of [
  ['a page', ''],
  ['a page with a strict policy', '?strict'],
] as const) {
  test(`${name}: no way that it tries carries an original, and harmless text passes by all of them`, async () => {
    const { page, panel } = await openBed(query);
    const ways = await page.evaluate(() => (window as unknown as Bed).bedWays);
    expect(ways.length).toBeGreaterThan(20);
    await typeLetter(page, panel);
    const stopped: Record<string, string> = {};
    for (const way of ways) stopped[way] = await sendBy(page, way, LETTER);
    expect(stopped).toMatchObject({
      'fetch of JSON': 'rejected TypeError',
      'fetch of a Request': 'rejected TypeError',
      'fetch of base64': 'rejected TypeError',
      'XMLHttpRequest of JSON': 'error 4 0',
      beacon: 'true',
      EventSource: 'error',
      image: 'error',
    });
    await panel.expectText('stopped', /The page tried to send .* with \d+ of your originals to 127\.0\.0\.1/);
    // A request that may go shows that those before it have been dealt with.
    expect(await sendBy(page, 'fetch of JSON', 'nothing to see')).toBe('answered 204');
    expectNothingRaw();
    await expect(page.locator('#composer')).toHaveValue(LETTER);

    server.arrived.length = 0;
    for (const way of ways) await sendBy(page, way, 'weather report');
    await expect.poll(() => arrivedText().match(/weather report/g)?.length ?? 0).toBeGreaterThanOrEqual(ways.length);
    await page.close();
  });
}
