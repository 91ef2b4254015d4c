// What happens to a page in a browser beside being typed into: conversations change under it, it stands in several tabs, it is
// left and come back to, zoomed, turned around and locked down.
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { install, Panel, SEEN_AFTER_MS } from './harness.ts';
import { highlights, overlayMarks } from './highlights.ts';
import { poll } from './poll.ts';

const PROMPT = 'My name is Annika Lindqvist.';

const shared = browserAndServer({ isOwn: true });
let page: Page;

test.beforeEach(async () => {
  page = await shared.installed.context.newPage();
});
test.afterEach(() => page.close());

const open = (path: string) => page.goto(`${shared.server.url}/life/${path}`);
const sentNames = () =>
  shared.server.bodies.map((body) => /name is (.+)\./.exec((JSON.parse(body) as { text: string }).text)?.[1] ?? '');

/** Sends the prompt and gives back the name that left. */
async function send(at: Page = page, prompt = PROMPT): Promise<string> {
  const before = shared.server.bodies.length;
  await at.bringToFront();
  await at.locator('#chat-input').click();
  await at.keyboard.insertText(prompt);
  await at.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(before + 1);
  await expect(at.locator('.chat-assistant').last()).toContainText('Best wishes');
  const name = sentNames().at(-1) ?? '';
  expect(name).not.toMatch(/Annika|Lindqvist|^$/);
  return name;
}

const stored = async () => (await askEngine(shared.installed, 'vaultSummary', {})).conversations;

test('a name is another one in a new chat, and its own again where one comes back', async () => {
  await open('');
  const panel = await Panel.of(page);
  const first = await send();
  expect(await send()).toBe(first);
  const address = page.url();
  expect(address).toMatch(/\/c\//);

  await page.locator('#new-chat').click();
  const second = await send();
  expect(second).not.toBe(first);
  expect(page.url()).not.toBe(address);

  while (page.url() !== address) await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('.chat-assistant').first()).toContainText(first);
  await panel.expectText('restore-toggle', /\d/);
  await panel.click('restore-toggle');
  await expect(page.locator('.chat-assistant').first()).toContainText('Annika Lindqvist');
  expect(await send()).toBe(first);
});

/** Everything above the composer grows, and the panel has had the time to go after it. */
const growAbove = (height: number) =>
  page.evaluate(async (px) => {
    const [above, composer] = [document.querySelector('#messages'), document.querySelector('#chat-input')];
    const before = composer?.getBoundingClientRect().top ?? 0;
    if (above instanceof HTMLElement) above.style.paddingBottom = `${px}px`;
    window.dispatchEvent(new Event('resize'));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round((composer?.getBoundingClientRect().top ?? 0) - before);
  }, height);

test('a press counts where what is pressed would move under the pointer, and the panel follows afterwards', async () => {
  await open('');
  const panel = await Panel.of(page);
  await send();
  const reply = page.locator('.chat-assistant').last();
  await panel.expectText('restore-toggle', /\d/);
  const toggle = async () => (await panel.boxOf('restore-toggle')) ?? { x: 0, y: 0, right: 0, bottom: 0 };
  const before = await toggle();

  await page.mouse.move((before.x + before.right) / 2, (before.y + before.bottom) / 2);
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.mouse.down();
  expect(await growAbove(150)).toBe(150);
  await page.mouse.up();
  await expect(reply).toContainText('Annika Lindqvist');

  await page.mouse.move(2, 2);
  await poll(async () => Math.round((await toggle()).y - before.y)).toBe(150);
});

test('a temporary chat is kept nowhere, and restores all the same', async () => {
  const before = await stored();
  await open('?temporary-chat=true');
  const panel = await Panel.of(page);
  const name = await send();
  expect(await send()).toBe(name);
  await panel.click('restore-toggle');
  await expect(page.locator('.chat-assistant').last()).toContainText('Annika Lindqvist');
  expect(await stored()).toBe(before);
  await page.locator('#new-chat').click();
  expect(await send()).not.toBe(name);
  expect(await stored()).toBe(before + 1);
});

test('two tabs and a window of one conversation agree', async () => {
  await open('');
  const name = await send();
  const tab = await shared.installed.context.newPage();
  await tab.goto(page.url());
  const opening = shared.installed.context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href, 'second', 'width=700,height=700'));
  const other = await opening;
  await other.waitForLoadState();
  const everywhere = [page, tab, other];
  const prompt = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos.';
  // Typed in one after the other, then sent as nearly at once as can be.
  for (const at of everywhere) {
    await at.bringToFront();
    await at.locator('#chat-input').click();
    await at.keyboard.insertText(prompt);
  }
  await Promise.all(everywhere.map((at) => at.locator('#send-message-button').click()));
  await poll(() => shared.server.bodies.length).toBe(4);
  const texts = shared.server.bodies.slice(1).map((body) => (JSON.parse(body) as { text: string }).text);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain(name);
  expect(texts[0]).not.toMatch(/Annika|Lindqvist|Tobias|Castellanos/);
  await tab.close();
  await other.close();
});

test('a page that comes back from the back/forward cache is guarded as before', async () => {
  await open('');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const panel = await Panel.of(page);
  await panel.expectText('badge', /./);
  await page.goto(`${shared.server.url}/plain/`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await send();
});

test('the panel stands over the composer, and marks on their words, however the page is drawn', async () => {
  await open('');
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /1 will be replaced/);
  const styles = [' ', 'body { zoom: 1.5 }', 'html { zoom: 1.25 }', 'body { transform: scale(0.8) translateX(30px) }'];
  for (const css of styles) {
    const style = await page.addStyleTag({ content: css });
    await page.evaluate(() => scrollTo(0, 0));
    await poll(() => placeOf(panel, css)).toBe('in place');
    await style.evaluate((element) => (element as HTMLStyleElement).remove());
  }
});

/** The badge stands above the composer's upper right corner. */
async function placeOf(panel: Panel, drawn: string): Promise<string> {
  const composer = await page.locator('#chat-input').boundingBox();
  const badge = await panel.boxOf('badge');
  if (!composer || !badge) return 'missing';
  const isRight = Math.abs(badge.right - (composer.x + composer.width)) < 3;
  const isAbove = badge.bottom <= composer.y + 1 && composer.y - badge.bottom < 12;
  return isRight && isAbove ? 'in place' : `${drawn} ${JSON.stringify({ badge, composer })}`;
}

test('the browser’s own zoom changes nothing', async () => {
  await open('');
  const panel = await Panel.of(page);
  // It is kept for the whole site: at last as it was.
  for (const factor of [1.5, 0.67, 1]) {
    await page.bringToFront();
    await shared.installed.worker.evaluate(async (zoom) => {
      const { chrome } = globalThis as unknown as {
        chrome: {
          tabs: { query(about: object): Promise<{ id: number }[]>; setZoom(tab: number, to: number): Promise<void> };
        };
      };
      const [tab] = await chrome.tabs.query({ active: true, windowType: 'normal' });
      if (tab) await chrome.tabs.setZoom(tab.id, zoom);
    }, factor);
    await poll(() => page.evaluate(() => window.devicePixelRatio)).toBeCloseTo(factor, 1);
    await page.locator('#chat-input').fill(PROMPT);
    await panel.expectText('badge', /1 will be replaced/);
    await poll(() => placeOf(panel, `zoom ${factor}`)).toBe('in place');
    await page.locator('#chat-input').fill('');
  }
});

test('a page from right to left is marked and sent like any other', async () => {
  await open('?rtl');
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText('שלום, My name is Annika Lindqvist. תודה');
  await panel.expectText('badge', /1 will be replaced/);
  await poll(async () => (await highlights(page))['coatcheck-risk-4'] ?? 0).toBeGreaterThan(0);
  const badge = await panel.boxOf('badge');
  expect(badge?.x).toBeGreaterThanOrEqual(0);
  expect(badge?.right).toBeLessThanOrEqual(1100);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies[0]).toMatch(/שלום, My name is .* תודה/);
  expect(shared.server.bodies[0]).not.toMatch(/Annika|Lindqvist/);
});

test('a page that allows nothing but its own files, and no text as markup, changes nothing', async () => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) complaints.push(message.text());
  });
  await open('?strict&typed');
  const panel = await Panel.of(page);
  await send();
  await panel.click('restore-toggle');
  await expect(page.locator('.chat-assistant').last()).toContainText('Annika Lindqvist');
  await panel.click('badge');
  await panel.expectText('panel', /Before you send/);
  expect(complaints).toEqual([]);
});

test('marks over a text field are drawn as large as the field is', async () => {
  const older = await install({ flags: ['--disable-blink-features=OpaqueRange'] });
  const at = await older.context.newPage();
  await at.goto(`${shared.server.url}/life/`);
  await at.addStyleTag({ content: 'body { transform: scale(0.75); transform-origin: 0 0 }' });
  await at.locator('#chat-input').click();
  await at.keyboard.insertText(PROMPT);
  await poll(async () => (await overlayMarks(at)).map(({ text }) => text)).toEqual(['Annika Lindqvist']);
  const box = await at.locator('#chat-input').boundingBox();
  const letter = await at.locator('#chat-input').evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = getComputedStyle(element).font;
    return context.measureText('m').width;
  });
  const [mark] = await overlayMarks(at);
  // Eleven letters, the padding and the border, all at three quarters of their size.
  expect(Math.abs((mark?.x ?? 0) - ((box?.x ?? 0) + 0.75 * (11 * letter + 8 + 1)))).toBeLessThan(2);
  await older.close();
});

test('a page that writes itself anew is listened to again', async () => {
  await open('');
  await page.evaluate(() => {
    document.open();
    document.write(`<form><textarea id="chat-input"></textarea></form><script>
      const composer = document.getElementById('chat-input');
      composer.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        fetch('/api/chat', { method: 'POST', body: JSON.stringify({ text: composer.value }) });
        composer.value = '';
      });
    </script>`);
    document.close();
  });
  const panel = await Panel.of(page);
  const before = shared.server.bodies.length;
  await page.locator('#chat-input').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(before + 1);
  expect(sentNames().at(-1)).not.toMatch(/Annika|Lindqvist|^$/);
});
