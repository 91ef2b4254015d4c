// What pages of known sites do beside sending: an address that is not final yet, drafts, a viewer for code, a reply in the way of the send button.
import { expect, type Page, test } from '@playwright/test';
import { chatgpt } from '../lib/sites/chatgpt.ts';
import { lumo } from '../lib/sites/lumo.ts';
import type { SiteAdapter } from '../lib/sites/site-adapter.ts';
import { fixtureExpectationsByGeneration } from '../lib/sites/site-adapter-of.ts';
import { browserOnly } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { bundleBehaviour, openStructure } from './sites/structures.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const REAL = '/c/0a1b2c3d-0000-4000-8000-000000000001';

const shared = browserOnly({ permissions: ['clipboard-read', 'clipboard-write'] });
let script: string;
test.beforeAll(async () => {
  script = await bundleBehaviour();
});

const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function open(site: SiteAdapter, changed?: (html: string) => string, address?: string) {
  const expectation = fixtureExpectationsByGeneration(site)[0];
  if (!expectation) throw new Error(`${site.name} has no structure.`);
  const opened = await openStructure(
    shared.installed.context,
    { ...expectation, address: address ?? expectation.address },
    script,
    changed,
  );
  return { ...opened, panel: await Panel.of(opened.page) };
}

async function send(page: Page): Promise<void> {
  await x(page, 'composer').click();
  await page.keyboard.insertText(PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await poll(() => x(page, 'text').last().textContent()).toContain('Best wishes to');
}

test('a new chat keeps its replies when its placeholder becomes an id', async () => {
  const addresses = `/c/WEB:11111111-0000-4000-8000-000000000001 ${REAL}`;
  const { page, bodies, panel } = await open(
    chatgpt,
    (html) => html.replace('<div data-x="log">', `<div data-addresses="${addresses}" data-x="log">`),
    'https://chatgpt.com/',
  );
  await send(page);
  await poll(() => new URL(page.url()).pathname).toBe(REAL);
  await panel.click('restore-toggle');
  await expect(x(page, 'text').last()).toContainText('Annika');

  // Under its id the chat is known again after a reload, though it was sent under the placeholder.
  const written = bodies.map((body) => (JSON.parse(body) as { text: string }).text).join();
  await page.close();
  const again = await open(chatgpt, undefined, `https://chatgpt.com${REAL}`);
  await again.page.evaluate((text) => {
    document.querySelector('[data-x="log"]')?.append(Object.assign(document.createElement('p'), { textContent: text }));
  }, written);
  await again.panel.click('restore-toggle');
  await expect(again.page.locator('[data-x="log"] > p')).toContainText('Annika');
  await again.page.close();
});

test('what the page saves while somebody types holds no original, and is not taken for the send', async () => {
  // The prompt itself leaves unseen: only the draft holds it in words.
  const { page, drafts, panel } = await open(chatgpt, (html) =>
    html.replace('data-drafts=', 'data-sends-encrypted data-drafts='),
  );
  await send(page);
  await poll(() => drafts.join('\n')).toMatch(/My name is .*phone/);
  await panel.expectText('notice', /did not see the request/);
  for (const original of ['Annika', 'Lindqvist', 'Tobias']) expect(drafts.join('\n')).not.toContain(original);
  await page.close();
});

test('a viewer for code keeps what it draws, tells the original, and gives it when copied', async () => {
  const viewer = await bundleBehaviour('code-viewer.ts');
  const { page, panel } = await open(chatgpt, (html) =>
    html.replace('</body>', () => `<script>${viewer}</script></body>`),
  );
  await send(page);
  const code = page.locator('.cm-content[aria-readonly="true"]').last();
  const drawn = await code.textContent();
  await panel.click('restore-toggle');
  await poll(async () => (await highlights(page))['coatcheck-stand-in'] ?? 0).toBeGreaterThan(0);
  expect(await code.textContent()).toBe(drawn);

  await code.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Annika');
  await page.close();
});

for (const kind of ['plain', 'display'] as const) {
  test(`what is copied from a viewer for code holds the originals, also where the browser copies (${kind})`, async () => {
    const viewer = await bundleBehaviour('code-viewer.ts');
    const { page, panel } = await open(chatgpt, (html) =>
      html.replace(
        '</body>',
        () => `<script>document.body.dataset.viewer = '${kind}';</script><script>${viewer}</script></body>`,
      ),
    );
    await send(page);
    await panel.click('restore-toggle');
    // It tells the originals, since nothing can be written into it.
    await poll(async () => (await highlights(page))['coatcheck-stand-in'] ?? 0).toBeGreaterThan(0);
    // By its words: which line a click in the middle of the viewer meets depends on the heights.
    const line = page.locator('.cm-content > div').filter({ hasText: 'this is about' }).last();
    await expect(async () => {
      // In the middle of the window, where neither the site's bars nor the panel cover it.
      await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await line.click({ clickCount: 3, position: { x: 8, y: 8 }, timeout: 5_000 });
      await page.keyboard.press('ControlOrMeta+c');
      await poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 2_000 }).toContain('Annika');
    }).toPass({ timeout: 40_000 });
    const markup = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType('text/html'))?.text();
      });
    // With what stands around it, the markup too. A reply that is still drawn takes a selection away.
    await expect(async () => {
      await x(page, 'log').evaluate((log) => document.getSelection()?.selectAllChildren(log));
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('ControlOrMeta+c');
      await poll(markup, { timeout: 2_000 }).toMatch(/Annika/);
    }).toPass({ timeout: 40_000 });
    await page.close();
  });
}

test('says of a site that encrypts that no request can be read', async () => {
  const { page, bodies, panel } = await open(lumo);
  await send(page);
  await poll(() => bodies.length).toBe(1);
  await panel.expectText('notice', /encrypts what it sends/);
  expect(bodies[0]).not.toContain('Annika');
  await page.close();
});

test('misses no send button where the site shows none yet', async () => {
  const { page } = await open(chatgpt);
  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'health')).toHaveText(
    'Composer found · send button hidden until you can send · replies found',
  );
  await expect(part(popup, 'health-advice')).toHaveCount(0);
  await popup.close();
  await page.close();
});

test('says after a send which part of a changed site was not found, and copies a report without its text', async () => {
  // Replies and stop button of a form that nobody knows yet.
  const { page, bodies } = await open(chatgpt, (html) =>
    html
      .replaceAll('data-content-search-unit-key="u2:assistant"', 'data-x-reply')
      .replaceAll('data-markdown-text-style="assistant-message"', 'data-x-words')
      .replaceAll('aria-label="Stop"', 'aria-label="Halt"'),
  );
  await send(page);
  await poll(() => bodies.length).toBe(1);
  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'health-advice')).toContainText('neither a reply nor a stop button');
  await part(popup, 'health').click();
  await part(popup, 'copy-report').click();
  await expect(part(popup, 'report-result')).toContainText('Copied');
  const report = await popup.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('after a send: message found, answer missing');
  expect(report).toContain('[data-x-reply]');
  const words = `${PROMPT} ${bodies.join(' ')} Good morning Best wishes`.match(/\p{Lu}[\p{L}\p{N}]{3,}/gu) ?? [];
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => report.includes(word))).toEqual([]);
  await popup.close();
  await page.close();
});
