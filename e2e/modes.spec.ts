// What Enter does: the first prompts of a person are looked at, then they are sent at once; a site, or everything, may be off.
import { expect, type Page, test } from '@playwright/test';
import { effectiveModeOf } from '../lib/engine/send-mode.ts';
import { askEngine } from './ask-engine.ts';
import { sentBodies } from './bed-actions.ts';
import { type Bed, bedOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { privateFrame, tellPage } from './private-frame.ts';
import { vaultBusyFor } from './vault-busy.ts';

const shared = browserAndServer({ mode: 'as installed' });

const PROMPT = 'My name is Annika Lindqvist.';
const rich = bedOf('ProseMirror');
const plain = bedOf('textarea');

const NEW_HERE = { mode: 'first-sends', siteReviews: {}, siteModes: {}, disabledOrigins: [] } as const;

test.beforeEach(() => changeSettings(shared.installed, NEW_HERE));

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page, bed: Bed, text: string): Promise<void> {
  await page.locator(bed.composer).click();
  await page.keyboard.insertText(text);
}

/** What will be sent has been shown for long enough to be sent. */
const shown = (panel: Panel) => poll(() => panel.textOf('panel', { 'data-review': 'shown' }));
const closed = (panel: Panel) => poll(() => panel.textOf('panel')).toBe(undefined);
const sent = () => sentBodies(shared.server).map(({ text }) => text);
const textIn = (page: Page, bed: Bed) =>
  page.locator(bed.composer).evaluate((e) => (e instanceof HTMLTextAreaElement ? e.value : (e.textContent ?? '')));
/** Where the keyboard is, as the page sees it. */
const inComposer = (page: Page, bed: Bed) =>
  page.locator(bed.composer).evaluate((composer) => composer.contains(document.activeElement));

/** The engine takes so long to say in which way to send, as on a machine with other work. */
async function holdVault(page: Page, ms: number): Promise<void> {
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  await options.evaluate(vaultBusyFor(ms));
  await page.bringToFront();
}

for (const bed of [rich, plain])
  test(`${bed.name}: three looks by keyboard and by mouse, then it is sent at once`, async () => {
    const { page, panel } = await open(bed);

    // By keyboard: Enter shows, Escape goes back, Enter shows again, and the next one sends.
    await write(page, bed, PROMPT);
    await page.keyboard.press('Enter');
    await shown(panel).toMatch(/Annika Lindqvist/);
    const first = await panel.textOf('sanitized-text');
    expect(first).not.toContain('Annika');
    expect(sent()).toEqual([]);
    await page.keyboard.press('Escape');
    await closed(panel);
    await poll(() => inComposer(page, bed)).toBe(true);
    expect(await textIn(page, bed)).toBe(PROMPT);
    await page.keyboard.press('Enter');
    await shown(panel).toMatch(/Annika Lindqvist/);
    await page.keyboard.press('Enter');
    await poll(sent).toEqual([first]);
    await closed(panel);
    await poll(() => inComposer(page, bed)).toBe(true);

    // By mouse: the site's own button shows; pressed twice it sends no more than once pressed; ours sends.
    await write(page, bed, PROMPT);
    await panel.expectText('badge', /1 will be replaced/);
    await page.locator(bed.send).dblclick();
    await shown(panel).toMatch(/Annika Lindqvist/);
    await page.locator(bed.send).click();
    expect(sent()).toEqual([first]);
    await panel.click('send');
    await poll(sent).toEqual([first, first]);
    await closed(panel);

    // A decision made while looking is part of what is shown, and of what is sent.
    await write(page, bed, PROMPT);
    await page.keyboard.press('Enter');
    await shown(panel).toMatch(/Annika Lindqvist/);
    await panel.click('span-row', { 'data-text': 'Annika Lindqvist' }, 'risk-toggle');
    await poll(() => panel.textOf('sanitized-text')).toBe(PROMPT);
    await panel.click('send');
    await poll(sent).toEqual([first, first, PROMPT]);

    // Said once, with the way to go on looking.
    await panel.expectText('automatic-now', /From now on, Enter sends at once/);
    await panel.clickAway('send-at-once');
    expect(await panel.textOf('automatic-now')).toBe(undefined);
    await write(page, bed, 'Thanks. Please write to Tobias Brenner.');
    await page.keyboard.press('Enter');
    await poll(() => sent().length).toBe(4);
    expect(sent()[3]).not.toContain('Tobias Brenner');
    expect(await panel.textOf('automatic-now')).toBe(undefined);
    await page.close();
  });

test('a text that was changed while it was shown is shown again', async () => {
  const { page, panel } = await open(plain);
  await write(page, plain, PROMPT);
  await page.keyboard.press('Enter');
  await shown(panel).toMatch(/Annika Lindqvist/);
  await page.locator(plain.composer).focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' I live with Tobias Brenner.');
  await poll(() => panel.textOf('original-text')).toContain('Tobias Brenner');
  await page.keyboard.press('Enter');
  await shown(panel).toMatch(/Tobias Brenner/);
  expect(sent()).toEqual([]);
  const second = await panel.textOf('sanitized-text');
  await page.keyboard.press('Enter');
  await poll(sent).toEqual([second]);
  await page.close();
});

test('a page that presses its own button while a prompt is looked at sends nothing', async () => {
  const { page, panel } = await open(plain);
  await write(page, plain, PROMPT);
  await page.keyboard.press('Enter');
  await shown(panel).toMatch(/Annika Lindqvist/);
  await holdVault(page, 800);
  await page.evaluate(
    ({ composer, send }) => {
      const field = document.querySelector<HTMLElement>(composer);
      const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
      field?.dispatchEvent(new KeyboardEvent('keydown', key));
      document.querySelector<HTMLElement>(send)?.click();
      field?.closest('form')?.requestSubmit();
    },
    { composer: plain.composer, send: plain.send },
  );
  await shown(panel).toMatch(/Annika Lindqvist/);
  expect(sent()).toEqual([]);
  // What the person does counts all the same, also while nothing came of what the page did yet.
  await page.keyboard.press('Enter');
  await poll(() => sent().length).toBe(1);
  await page.close();
});

test('who wants to go on looking does', async () => {
  await changeSettings(shared.installed, { siteReviews: { [shared.server.url]: 2 } });
  const { page, panel } = await open(plain);
  for (const count of [1, 2]) {
    await write(page, plain, PROMPT);
    await page.keyboard.press('Enter');
    await shown(panel).toMatch(/Annika Lindqvist/);
    await page.keyboard.press('Enter');
    await poll(() => sent().length).toBe(count);
    if (count === 2) break;
    await panel.expectText('automatic-now', /From now on/);
    await holdVault(page, 800);
    await panel.click('keep-reviewing');
  }
  expect(await panel.textOf('automatic-now')).toBe(undefined);
  await page.close();
});

test('a site that is off says so, sends what is written, and one click turns it on', async () => {
  await changeSettings(shared.installed, { mode: 'off' });
  const { page, panel } = await open(plain);
  await write(page, plain, PROMPT);
  await panel.expectText('off-badge', /Not protected/);
  expect(await panel.textOf('badge')).toBe(undefined);
  await page.keyboard.press('Enter');
  await poll(sent).toEqual([PROMPT]);
  await panel.click('off-badge');
  await write(page, plain, PROMPT);
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Enter');
  await shown(panel).toMatch(/Annika Lindqvist/);
  expect(sent()).toEqual([PROMPT]);
  await page.close();
});

test('the popup sets the mode of all sites and of this one, and the page hears of it', async () => {
  const { page, panel } = await open(plain);
  await write(page, plain, PROMPT);
  const popup = await openPopup(shared.installed, page);
  await popup.locator('[data-coatcheck="mode-here"]').selectOption('automatic');
  await popup.locator('[data-coatcheck="mode-everywhere"]').selectOption('review');
  const kept = async () => effectiveModeOf(await askEngine(shared.installed, 'getSettings', {}), shared.server.url);
  await poll(kept).toBe('automatic');
  await page.bringToFront();
  await page.locator(plain.composer).focus();
  await page.keyboard.press('Enter');
  await poll(() => sent().length).toBe(1);
  await popup.bringToFront();
  await popup.locator('[data-coatcheck="mode-here"]').selectOption('off');
  await page.bringToFront();
  await panel.expectText('off-badge', /Not protected/);
  await popup.bringToFront();
  await expect(popup.locator('[data-coatcheck="site-switch"]')).not.toBeChecked();
  await popup.locator('[data-coatcheck="mode-here"]').selectOption('everywhere');
  await page.bringToFront();
  // Until then the page says that it is not protected, and is not.
  await poll(() => panel.textOf('off-badge')).toBe(undefined);
  await poll(kept).toBe('review');
  await write(page, plain, PROMPT);
  await page.keyboard.press('Enter');
  await shown(panel).toMatch(/Annika Lindqvist/);
  expect(sent().length).toBe(1);
  await popup.close();
  await page.close();
});

test('the private composer is looked at too, by keyboard and by mouse', async () => {
  const { page } = await open(plain);
  await page.locator(plain.composer).waitFor();
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const editor = frame.locator('[data-coatcheck="private-editor"]');
  const review = frame.locator('[data-coatcheck="panel"][data-review="shown"]');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText(PROMPT);
  await page.keyboard.press('Enter');
  await expect(review).toBeVisible();
  expect(sent()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(editor).toHaveValue(PROMPT);
  await page.keyboard.press('Enter');
  await expect(review).toBeVisible();
  const first = await frame.locator('[data-coatcheck="sanitized-text"]').textContent();
  await page.keyboard.press('Enter');
  await poll(sent).toEqual([first]);
  await expect(editor).toHaveValue('');
  await page.keyboard.insertText(PROMPT);
  await page.keyboard.press('Enter');
  await expect(review).toBeVisible();
  await frame.locator('[data-coatcheck="send"]').click();
  await poll(sent).toEqual([first, first]);
  await page.close();
});
