// The private composer as a person uses it: by keyboard, over editors that other people wrote.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, SEEN_AFTER_MS } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';
import { privateFrame, tellPage } from './private-frame.ts';
import { promptedChat } from './screens.ts';

const shared = browserAndServer();

test('ProseMirror: type, change a word by a click, leave and come back, send', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/prosemirror/`);
  const composer = page.locator('#prompt-textarea');
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const editor = frame.locator('[data-coatcheck="private-editor"]');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Hello,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(LETTER);
  await expect(editor).toHaveValue(`Hello,\n${LETTER}`);
  await expect(frame.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  // The same font as the site's own.
  const fontOf = (element: Element) => getComputedStyle(element).fontSize;
  expect(await editor.evaluate(fontOf)).toBe(await composer.evaluate(fontOf));
  expect(
    await frame.evaluate(() => Array.from(CSS.highlights, ([, { size }]) => size).reduce((sum, size) => sum + size, 0)),
  ).toBeGreaterThan(5);

  // The caret in the employer: one click keeps it.
  await editor.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('Logistics');
    field.setSelectionRange(at, at);
  });
  const toggle = frame.locator('[data-coatcheck="word-toggle"]');
  await toggle.hover();
  // What lowers protection counts once it was seen for half a second, as a person sees it.
  await page.waitForTimeout(SEEN_AFTER_MS);
  await toggle.click();
  await frame.locator('[data-coatcheck="badge"]').click();
  await expect(frame.locator('[data-coatcheck="sanitized-text"]')).toContainText('Halvorsen Logistics');

  // Escape closes it; the draft stays in the frame, and nothing comes into the page.
  await editor.press('Escape');
  await expect(frame.locator('body')).toBeHidden();
  expect(await composer.textContent()).toBe('');
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  await expect(editor).toHaveValue(`Hello,\n${LETTER}`);

  await editor.press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
  const sent = shared.server.bodies.join('\n');
  for (const original of ORIGINALS.filter((one) => one !== 'Halvorsen')) expect(sent).not.toContain(original);
  expect(sent).toContain('Halvorsen Logistics');
  await expect(editor).toHaveValue('');
  await page.close();
});

test('a page that throws the frame out does not get the draft, and the person does', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  await page.locator('textarea[name="input"]').waitFor();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const first = await privateFrame(page, 'private-composer');
  await expect(first.locator('[data-coatcheck="private-editor"]')).toBeFocused();
  await page.keyboard.type('I am Annika Lindqvist.');
  await expect(first.locator('[data-coatcheck="badge"]')).toHaveText(/\d+ will be replaced/);
  const opens = shared.installed.context.waitForEvent('page');
  await page.evaluate(() => document.querySelector('coatcheck-private')?.remove());
  await poll(() => first.isDetached()).toBe(true);
  const own = await opens;
  await expect(own.locator('[data-coatcheck="private-editor"]')).toHaveValue('I am Annika Lindqvist.');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('Annika');
  await own.close();
  await page.close();
});

test('always on a site: the private composer takes the focus of the site’s own', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  await tellPage(shared.installed, page, { do: 'set-private-always', always: true });
  await page.locator('textarea[name="input"]').click();
  const frame = await privateFrame(page, 'private-composer');
  await expect(frame.locator('[data-coatcheck="private-editor"]')).toBeFocused();
  await page.keyboard.type('I am Annika Lindqvist.');
  await expect(frame.locator('[data-coatcheck="private-editor"]')).toHaveValue('I am Annika Lindqvist.');
  await expect(page.locator('textarea[name="input"]')).toHaveValue('');
  await page.close();
  // By the settings themselves: a page that is closed may not have stored what it was told, and the next test would type into a frame.
  await changeSettings(shared.installed, { privateOrigins: [] });
});

test('a click into the page gives the keyboard to the page, and a click into the frame takes it back', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  await page.locator('textarea[name="input"]').waitFor();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const editor = frame.locator('[data-coatcheck="private-editor"]');
  await expect(editor).toBeFocused();
  await page.keyboard.type('I am ');
  // A page that is too busy to say where the keyboard went has not taken it.
  await page.evaluate(() =>
    window.addEventListener('mouseup', () => {
      const until = performance.now() + 1000;
      while (performance.now() < until);
    }),
  );
  await page.mouse.click(20, 20);
  await expect(editor).not.toBeFocused();
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Annika.');
  await expect(editor).toHaveValue('I am Annika.');
  await frame.locator('[data-coatcheck="badge"]').click();
  await expect(frame.locator('[data-coatcheck="panel"]')).toBeVisible();
  await expect(frame.locator('[data-coatcheck="keyboard-taken"]')).toHaveCount(0);
  await page.close();
});

test('private view: the replies with originals, and all of them are copied', async () => {
  await shared.installed.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const composer = page.locator('textarea[name="input"]');
  // What is written while the page is still being built is lost now and then.
  await expect(async () => {
    await composer.fill(LETTER);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await composer.inputValue()).toBe(LETTER);
  }).toPass({ timeout: 60_000 });
  await composer.press('Enter');
  await expect(page.locator('body')).toContainText('Best wishes');
  await tellPage(shared.installed, page, { do: 'open-private-view' });
  const view = await privateFrame(page, 'private-view');
  await expect(view.locator('[data-coatcheck="private-reply"]').last()).toContainText('Annika Lindqvist');
  await view.locator('[data-coatcheck="copy"]').click();
  await expect(view.locator('[data-coatcheck="copy"]')).toHaveText('Copied');
  // Read where it can be: a page of the test's own.
  const reader = await shared.installed.context.newPage();
  await reader.goto(`${shared.server.url}/assistant-ui/`);
  const copied = await reader.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Annika Lindqvist');
  expect(copied).toContain('DE89 3704 0044 0532 0130 00');
  expect(copied).toContain('Best wishes');
  // A table's cells stand in a row, as a sheet takes them.
  expect(copied).toMatch(/^1\tAnnika Lindqvist$/m);
  await reader.close();
  await page.close();
});

interface HeldFrame {
  isWaiting?: boolean;
  goOn(): void;
}

/** In our frame: it asks for its tab to reach the page and, once welcomed, to get its draft. That second answer waits for `goOn`. */
function holdDraft(): void {
  const { chrome } = globalThis as unknown as { chrome?: { tabs?: { getCurrent?: () => Promise<unknown> } } };
  const tabs = chrome?.tabs;
  const ask = tabs?.getCurrent?.bind(tabs);
  if (!tabs || !ask) return;
  const frame = globalThis as unknown as HeldFrame;
  const held = new Promise<void>((done) => {
    frame.goOn = done;
  });
  let asked = 0;
  tabs.getCurrent = async () => {
    asked += 1;
    frame.isWaiting = asked > 1;
    if (frame.isWaiting) await held;
    return ask();
  };
}

test('the system’s theme changes while it opens, and once it is open', async () => {
  const page = await shared.installed.context.newPage();
  await page.addInitScript(holdDraft);
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const composer = page.locator('textarea[name="input"]');
  await composer.waitFor();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const ofUs = () => page.frames().find((frame) => frame.url().includes('private.html'));
  await poll(() => ofUs()?.evaluate(() => (globalThis as unknown as HeldFrame).isWaiting)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page's side looks in each frame that is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await ofUs()?.evaluate(() => (globalThis as unknown as HeldFrame).goOn());
  const editor = (await privateFrame(page, 'private-composer')).locator('[data-coatcheck="private-editor"]');
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  await poll(async () => (await editor.evaluate(groundOf)) === (await composer.evaluate(groundOf))).toBe(true);
  expect(await editor.evaluate(groundOf)).not.toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ colorScheme: 'light' });
  await poll(() => editor.evaluate(groundOf)).toBe('rgb(255, 255, 255)');
  await page.close();
});

test('it is as light or dark as the page, also where the system is not', async () => {
  const page = await shared.installed.context.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${shared.server.url}/prosemirror/`);
  await page.locator('#prompt-textarea').waitFor();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const backgrounds = () =>
    Promise.all(
      ['private-composer', 'private-editor'].map((part) =>
        frame.locator(`[data-coatcheck="${part}"]`).evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
  await poll(backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  // This page declares itself dark and sets no background.
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
  await poll(backgrounds).toEqual(['rgb(23, 28, 34)', 'rgb(18, 18, 18)']);
  await page.close();
});

test('private view: on a narrow screen it leaves room for a notice', async () => {
  const { page, panel } = await promptedChat(shared);
  await page.setViewportSize({ width: 320, height: 720 });
  await tellPage(shared.installed, page, { do: 'open-private-view' });
  const frame = await (await privateFrame(page, 'private-view')).frameElement();
  // The view is open already, as the notice goes after some seconds.
  await page.locator('textarea[name="input"]').press('Enter');
  await poll(async () => {
    const [view, notice] = [await frame.boundingBox(), await panel.boxOf('notices')];
    if (!view || !notice) return 'hidden';
    return view.y + view.height <= notice.y || notice.bottom <= view.y ? 'apart' : 'overlapping';
  }).toBe('apart');
  await page.close();
});
