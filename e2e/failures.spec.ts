// What goes wrong in a browser: nothing may be sent, nothing lost, and the notice says why.
import { expect, test } from '@playwright/test';
import { emptyOnInput, removeOnInput } from './broken-composers.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { highlights } from './highlights.ts';
import { LETTER } from './letter.ts';
import { expectNoOriginalSent, letterChat } from './letter-chat.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { closeEngine, withoutEngine } from './stopped-engine.ts';

const shared = browserAndServer({ isOwn: true, permissions: ['clipboard-read', 'clipboard-write'] });

test.afterEach(() => closeOpened(shared));

test('the engine is killed in the middle of a send', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared);
  await write(LETTER);
  await checked();
  await withoutEngine(shared.installed, async () => {
    await page.keyboard.press('Enter');
    // The send fails, or the check before it: then the prompt cannot be sent at all.
    await panel.expectText(
      'notice',
      /Nothing was sent.*still in the composer|It will not be sent until it has been checked/,
    );
    await expect(composer).toHaveValue(LETTER);
    expect(shared.server.bodies).toEqual([]);
  });
});

test('an engine that was killed between two prompts starts again', async () => {
  const { page, write, checked } = await letterChat(shared);
  await write(LETTER);
  await checked();
  await closeEngine(shared.installed);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNoOriginalSent(shared);
});

test('the network fails after the send: nobody says that it was sent, and the text comes back with Undo', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared);
  shared.server.mode = 'fail';
  await write(LETTER);
  await checked();
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Probably not sent.*put your own text back/);
  expectNoOriginalSent(shared);
  await panel.click('badge');
  await panel.click('undo');
  await expect(composer).toHaveValue(LETTER);
  expectNoOriginalSent(shared);
});

test('the page puts a new composer in the place of the old one, again and again', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared, '/assistant-ui/?rerender');
  await write(LETTER);
  await checked();
  await page.evaluate(() => {
    document.documentElement.dataset.swap = '';
  });
  await page.keyboard.press('Enter');
  // Either the sanitized text went out, or nothing did and the text is there.
  await panel.expectText('badge', /Sent|replaced|Not sent|wrong|blocked|again/i);
  await poll(async () => shared.server.bodies.length > 0 || (await composer.inputValue()) === LETTER, {
    timeout: 20_000,
  }).toBe(true);
  expectNoOriginalSent(shared);
});

test('the page takes the composer away while it is written into: the text comes back, and what was said stays', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared, '/form/');
  await write(LETTER);
  await checked();
  await composer.evaluate(removeOnInput);
  await page.keyboard.press('Enter');
  await expect(composer).toHaveValue(LETTER);
  await checked();
  await panel.expectText('notice', /Nothing was sent.*in the composer again/);
  expect(shared.server.bodies).toEqual([]);

  // The next thing that the person does about it ends it.
  await write(' Thank you.');
  await poll(() => panel.textOf('notice')).toBeUndefined();
});

test('a composer that takes nothing any more: Undo gives the text by the clipboard', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared, '/form/');
  await write(LETTER);
  await checked();
  await composer.evaluate(emptyOnInput);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*Try again below/);
  await panel.click('badge');
  await panel.click('undo');
  await panel.expectText('notice', /Your text is on the clipboard.*Reload the page and paste it/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('a composer that is gone for good: what was said stays, and Undo gives the text by the clipboard', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared, '/form/');
  await write(LETTER);
  await checked();
  await composer.evaluate((field: HTMLTextAreaElement) => {
    field.addEventListener('input', () => field.form?.remove());
  });
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*Put my text back/);
  await panel.click('badge');
  await panel.expectText('panel', /The page no longer has a text box/);
  expect(await panel.textOf('open-private-composer')).toBeUndefined();
  await panel.click('undo');
  await panel.expectText('notice', /Your text is on the clipboard/);
  await panel.expectText('badge', /^Coatcheck$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('blank text, a lone surrogate and a double Enter', async () => {
  const { page, composer, write, checked } = await letterChat(shared);
  await composer.click();
  await page.keyboard.insertText('   ');
  await page.keyboard.press('Enter');
  expect(shared.server.bodies).toEqual([]);
  await composer.fill('');
  await write(`${LETTER} \ud83d`);
  await checked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  await expect(composer).toHaveValue('');
  expect(shared.server.bodies).toHaveLength(1);
  expectNoOriginalSent(shared);
});

test('Enter again while the site’s button is not ready yet: sent once, and said so', async () => {
  const { page, panel, composer, write, checked } = await letterChat(shared, '/form/');
  await write(LETTER);
  await checked();
  await composer.evaluate((field: HTMLTextAreaElement) => {
    const button = document.querySelector('button') as HTMLButtonElement;
    const typed = field.value;
    button.disabled = true;
    const watch = setInterval(() => {
      if (field.value === typed) return;
      clearInterval(watch);
      setTimeout(() => {
        button.disabled = false;
      }, 700);
    }, 10);
  });
  await page.keyboard.press('Enter');
  await expect(composer).not.toHaveValue(LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Sent, protected/);
  await expect(composer).toHaveValue('');
  expect(shared.server.bodies).toHaveLength(1);
  expectNoOriginalSent(shared);
});

test('a megabyte of text', async () => {
  const { page, panel, composer } = await letterChat(shared);
  // In one line: Chromium itself takes a minute to put thousands of them into a field.
  const text = `${LETTER} `.repeat(Math.ceil(1_000_000 / LETTER.length));
  await composer.fill(text);
  await panel.expectText('notice', /too long/);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*too long/);
  expect((await composer.inputValue()).length).toBe(text.length);
  expect(shared.server.bodies).toEqual([]);
});

test('a send before the first check is done waits for it', async () => {
  const { page, write } = await letterChat(shared);
  // A killed engine has to start again, which makes the check slow.
  await closeEngine(shared.installed);
  await write(LETTER);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNoOriginalSent(shared);
});

test('the popup shows the prompt, changes a risk, and switches the site off and on', async () => {
  const { page, write, checked } = await letterChat(shared);
  await write(LETTER);
  await checked();
  const popup = await openPopup(shared.installed, page);
  await expect(popup.locator('[data-coatcheck="original-text"]')).toContainText('Annika Lindqvist');
  await popup
    .locator('[data-coatcheck="span-row"][data-text="Halvorsen Logistics GmbH"] [data-coatcheck="risk-toggle"]')
    .click();
  await expect(popup.locator('[data-coatcheck="sanitized-text"]')).toContainText('Halvorsen');
  const siteSwitch = popup.locator('[data-coatcheck="site-switch"]');
  await siteSwitch.click();
  await expect(siteSwitch).not.toBeChecked();
  await poll(async () => Object.keys(await highlights(page)).length).toBe(0);
  await siteSwitch.click();
  await expect(siteSwitch).toBeChecked();
  await checked();
});
