// Screens that need a model server or a passphrase, for pictures.
import { expect, type Page } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { changeSettings, forgetEverything, type Installed, PROFILE_REPLACING_EVERYTHING } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { ownPage } from './screens.ts';
import {
  hidePrivately,
  OUTSIDE,
  part,
  saveServer,
  type WithModelServer,
  writtenPrivately,
} from './with-model-server.ts';

/** Takes a picture of a page as it is. */
export type Take = (page: Page, picture: string, options?: { readonly fullPage: boolean }) => Promise<void>;

const PASSPHRASE = 'correct horse battery staple';
const WHOLE = { fullPage: true };

/** Facts hidden by a hint, in the private composer over a chat with a model server, and our own chat with it. */
export async function takeHints(shared: WithModelServer, take: Take): Promise<void> {
  const { installed, server } = shared;
  await changeSettings(installed, { profile: 'balanced' });
  await saveServer(shared);
  const page = await installed.context.newPage();
  await page.goto(`${server.url}/own-model/`);
  await page.locator('#text-input').waitFor();
  const frame = await writtenPrivately(shared, page);
  await take(page, 'hint-choice');
  await hidePrivately(frame, OUTSIDE);
  await part(frame, 'sanitized-text').scrollIntoViewIfNeeded();
  await take(page, 'hint-preview');
  await part(frame, 'send').click();
  await poll(() => server.bodies.length).toBe(1);
  await part(frame, 'notice').waitFor();
  await take(page, 'hint-sent');
  await page.close();
  const ownChat = await ownPage({ installed }, 'model-chat');
  await ownChat.locator('[data-demo-composer]').waitFor();
  await take(ownChat, 'model-chat-ready');
  await ownChat.close();
  server.bodies.length = 0;
  await askEngine(installed, 'setModelServer', { server: null });
  await changeSettings(installed, { profile: PROFILE_REPLACING_EVERYTHING });
}

/** The options with each fold open, then locked, and the popup that asks for the passphrase. */
export async function takeLocked(installed: Installed, take: Take): Promise<void> {
  const options = await ownPage({ installed }, 'options');
  // Drawn once the vault has answered.
  await part(options, 'set-passphrase').waitFor();
  await options.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  await take(options, 'options-unfolded', WHOLE);
  for (const field of ['next', 'again'])
    await part(options, 'set-passphrase').locator(`[name="${field}"]`).fill(PASSPHRASE);
  await part(options, 'set-passphrase-do').click();
  await part(options, 'lock').click({ timeout: 60_000 });
  await part(options, 'unlock').waitFor();
  await take(options, 'options-locked', WHOLE);
  const popup = await openPopup(installed, options);
  await part(popup, 'unlock-passphrase').fill('not this one');
  await part(popup, 'unlock-now').click();
  await expect(part(popup, 'notice').first()).toBeVisible({ timeout: 60_000 });
  await take(popup, 'popup-locked');
  await popup.close();
  await options.close();
  await forgetEverything(installed);
}
