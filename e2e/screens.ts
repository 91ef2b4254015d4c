// Every screen of the extension, brought up as a person brings it up: for what is checked of each, and for pictures.
import { expect, type Frame, type Page } from '@playwright/test';
import type { Shared } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER } from './letter.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { privateFrame, tellPage } from './private-frame.ts';
import { withoutEngine } from './stopped-engine.ts';

export const part = (target: Page | Frame, name: string) => target.locator(`[data-coatcheck="${name}"]`);

/** A page of the extension, with nothing in it that is still being read. */
export async function ownPage({ installed }: Pick<Shared, 'installed'>, name: string): Promise<Page> {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/${name}.html`);
  await page.locator('#root > *').first().waitFor();
  const status = part(page, 'engine-status').first();
  if ((await status.count()) > 0) await expect(status).toHaveAttribute('data-model', 'ready', { timeout: 40_000 });
  return page;
}

/** The options, with the question that comes before everything is forgotten. */
export async function openForgetDialog(shared: Pick<Shared, 'installed'>): Promise<Page> {
  const options = await ownPage(shared, 'options');
  await part(options, 'forget').click();
  await expect(part(options, 'forget-dialog')).toBeVisible();
  return options;
}

export interface Chat {
  readonly page: Page;
  readonly panel: Panel;
}

/** Unfolds all that can be: the first word's decisions, the audit, what was promised. */
export async function unfold(target: Page | Frame): Promise<void> {
  await target.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  const word = part(target, 'span-row').first().locator('[aria-expanded="false"]');
  if ((await word.count()) > 0) await word.click();
}

/** A chat of somebody else's with a prompt that has been checked. */
export async function promptedChat({ installed, server }: Shared): Promise<Chat> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.locator('textarea[name="input"]').click();
  await page.keyboard.insertText(LETTER);
  await poll(async () => Object.values(await highlights(page)).reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2);
  return { page, panel };
}

/** The review, with the first word's decisions and the audit's attacks unfolded. */
export async function openReview({ panel }: Chat): Promise<void> {
  await panel.click('badge');
  await poll(() => panel.textOf('sanitized-text')).not.toBeUndefined();
  await poll(() => panel.textOf('audit-summary')).not.toBeUndefined();
}

export async function openWordCard({ page, panel }: Chat): Promise<void> {
  await page.locator('textarea[name="input"]').focus();
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /→/);
}

/** The popup or the side panel about this chat. */
export async function openBesideChat(
  shared: Pick<Shared, 'installed'>,
  { page }: Chat,
  kind: 'popup' | 'sidepanel',
): Promise<Page> {
  const shown = await openPopup(shared.installed, page);
  if (kind === 'sidepanel') await shown.goto(shown.url().replace('popup.html', 'sidepanel.html'));
  await part(shown, 'sanitized-text').waitFor();
  await part(shown, 'audit').locator('summary').waitFor();
  return shown;
}

/** The private view in the side panel, with the reply that this chat got. */
export async function repliesBeside({ installed }: Pick<Shared, 'installed'>, { page }: Chat): Promise<Page> {
  const shown = await openPopup(installed, page);
  await shown.goto(shown.url().replace('popup.html', 'sidepanel.html'));
  await part(shown, 'tab-replies').click();
  await part(shown, 'private-reply').first().waitFor();
  return shown;
}

/** A person's last looked-at send but one: Enter shows what will leave, and how to go on. */
export async function reviewHint(shared: Shared): Promise<Chat> {
  await changeSettings(shared.installed, { mode: 'first-sends', siteReviews: { [shared.server.url]: 2 } });
  const chat = await promptedChat(shared);
  await chat.page.keyboard.press('Enter');
  await poll(() => chat.panel.textOf('panel', { 'data-review': 'shown' })).not.toBeUndefined();
  return chat;
}

/** After it: prompts are sent at once from now on. */
export async function automaticNow({ page, panel }: Chat): Promise<void> {
  await page.keyboard.press('Enter');
  await panel.expectText('automatic-now', /./);
}

/** The badge of a site that is off. */
export async function siteOff({ installed, server }: Shared): Promise<Page> {
  await changeSettings(installed, { mode: 'automatic', disabledOrigins: [server.url] });
  const page = await installed.context.newPage();
  await page.goto(`${server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await poll(async () => (await panel.boxOf('off-badge')) !== undefined).toBe(true);
  return page;
}

/** Sends by Enter, and waits for the whole reply. */
export async function send({ page, panel }: Chat): Promise<void> {
  await page.locator('textarea[name="input"]').focus();
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /./);
  await poll(() => page.locator('[data-role="assistant"]').last().textContent()).toMatch(/Best wishes to .+\.\s*$/);
}

/** Sends while there is no engine: nothing can be checked, so nothing is sent. `look` sees the page in this state. */
export async function blockedSend(
  { installed }: Shared,
  { page, panel }: Chat,
  look: () => Promise<void>,
): Promise<void> {
  await withoutEngine(installed, async () => {
    await page.locator('textarea[name="input"]').focus();
    await page.keyboard.press('Enter');
    await poll(() => panel.textOf('badge')).not.toBeUndefined();
    await poll(() => panel.textOf('notice', { 'data-code': 'nothingSent' })).not.toBeUndefined();
    await look();
  });
}

interface Bed {
  readonly sendBy: (way: string, text: string) => Promise<string>;
}

/** A page that tries to send what was typed by a way of its own. */
export async function stoppedRequest({ installed, server }: Shared): Promise<Chat> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}/telemetry/`);
  await page.waitForFunction(() => 'bedWays' in window);
  const panel = await Panel.of(page);
  await page.locator('#composer').click();
  await page.keyboard.insertText(LETTER);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
  await page.evaluate((text) => (window as unknown as Bed).sendBy('fetch of JSON', text), LETTER);
  await panel.expectText('stopped', /./);
  return { page, panel };
}

export async function privateComposer({ installed }: Shared, page: Page): Promise<Frame> {
  await tellPage(installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  await expect(part(frame, 'private-editor')).toBeFocused({ timeout: 40_000 });
  return frame;
}

export async function privateView({ installed }: Shared, page: Page): Promise<Frame> {
  await tellPage(installed, page, { do: 'open-private-view' });
  const frame = await privateFrame(page, 'private-view');
  await part(frame, 'private-reply').first().waitFor();
  return frame;
}
