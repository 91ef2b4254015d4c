// Pages that live long: lists that recycle their rows, and a thousand messages that come and go.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER } from './letter.ts';
import { poll } from './poll.ts';
import { richReply, valuesIn } from './rich-reply.ts';

const shared = browserAndServer({ reply: richReply });

async function openWithReply(
  path: string,
): Promise<{ page: Page; panel: Panel; surrogates: ReturnType<typeof valuesIn> }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  const panel = await Panel.of(page);
  await page.locator('form textarea').click();
  await page.keyboard.insertText(LETTER);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
  const before = shared.server.bodies.length;
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBeGreaterThan(before);
  await poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0).toBeGreaterThan(3);
  return { page, panel, surrogates: valuesIn(JSON.parse(shared.server.bodies.at(-1) ?? '{}').text) };
}

/** Each row's text beside what the list's data says it is. */
const rows = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-role="assistant"]'), (row) => ({
      shown: row.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      written: row.dataset.text?.replace(/\s+/g, ' ').trim() ?? '',
    })),
  );

test('a list that recycles its rows shows no wrong text, restored or not', async () => {
  const { page, panel, surrogates } = await openWithReply('/virtual-list/');
  const originals = valuesIn(LETTER);
  const withOriginals = (text: string) => {
    let restored = text.replaceAll(surrogates.account.replaceAll(' ', ''), originals.account.replaceAll(' ', ''));
    for (const name of ['landlord', 'account', 'phone', 'first', 'last'] as const)
      restored = restored.replaceAll(surrogates[name], originals[name]);
    return restored;
  };
  const withoutAddress = (text: string) => text.replace(/\?name=[^)\s]*/g, '');

  /** Up and down, in steps that leave some rows and in leaps that leave none. */
  async function expectRows(expected: (written: string) => string): Promise<void> {
    for (const top of [0, 300, 900, 6000, 5800, 12_000, 200, 9000, 8900, 0]) {
      await page.locator('[data-list]').evaluate((list, to) => list.scrollTo({ top: to }), top);
      await poll(async () => {
        const now = await rows(page);
        if (now.length < 8) return 'too few rows';
        return now.find(({ shown, written }) => withoutAddress(shown) !== withoutAddress(expected(written))) ?? 'right';
      }).toBe('right');
    }
  }

  await expectRows((written) => written);
  await panel.click('restore-toggle');
  await expectRows(withOriginals);
  await panel.click('restore-toggle');
  await expectRows((written) => written);
  await page.close();
});

async function counts(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  // Twice: what the first collection sets free may hold on to more.
  for (let i = 0; i < 2; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const MESSAGES_KEPT = 20;

test('a thousand restored messages leave nothing behind', async () => {
  const { page, panel } = await openWithReply('/markdown/');
  await panel.click('restore-toggle');
  await expect(page.locator('article').last()).toContainText(valuesIn(LETTER).name);
  // Each message is to be as long as the next: what is copied is the whole reply.
  await expect(page.locator('article').last()).toContainText('Greetings to');
  /** All of them, in sight or not, as the panel counts them. */
  const counted = async () => Number(/\d+/.exec((await panel.textOf('restore-toggle')) ?? '')?.[0] ?? 0);
  const ofOne = await counted();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Adds messages one by one, as a stream does, and keeps the last few. */
  const stream = (messages: number) =>
    page.evaluate(
      async ([count, kept]) => {
        const written = (window as unknown as { asWritten(): string[] }).asWritten()[0] ?? '';
        const main = document.querySelector('main');
        for (let i = 0; i < count; i += 1) {
          const article = document.createElement('article');
          article.dataset.role = 'assistant';
          main?.append(article);
          for (const part of [0.4, 1]) {
            article.innerHTML = written.slice(0, Math.round(written.length * part));
            await Promise.resolve();
          }
          if (main && main.children.length > kept) main.firstElementChild?.remove();
          if (i % 25 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      [messages, MESSAGES_KEPT] as const,
    );

  await stream(100);
  await expect(page.locator('article').last()).toContainText(valuesIn(LETTER).name);
  const before = await counts(session);
  await stream(1000);
  await expect(page.locator('article').last()).toContainText(valuesIn(LETTER).name);
  // Of 1,100 messages those that are left, and some slack: what is out of sight is counted in pauses.
  const most = 2 * MESSAGES_KEPT * ofOne;
  await poll(counted).toBeLessThan(most);
  expect((await highlights(page))['coatcheck-reply']).toBeLessThan(most);
  await poll(async () => (await counts(session)).nodes - before.nodes).toBeLessThan(before.nodes * 0.1);
  // What is said of the send has buttons, and goes by itself.
  await poll(async () => (await counts(session)).listeners - before.listeners).toBeLessThanOrEqual(2);
  await page.close();
});
