// axe finds nothing on any screen, in light and dark; and what the person asked the system for is honoured.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { browserAndServer } from './for-this-file.ts';
import {
  beside,
  blockedSend,
  openReview,
  openWordCard,
  ownPage,
  part,
  privateComposer,
  privateView,
  promptedChat,
  send,
  stoppedRequest,
  unfold,
} from './screens.ts';

const shared = browserAndServer();
/** All that we put into a site stands in it. */
const PANEL = { within: 'coatcheck-panel' };

for (const name of ['welcome', 'demo', 'options', 'popup', 'sidepanel'])
  test(`${name}.html`, async () => {
    const page = await ownPage(shared, name);
    await expectAccessible(page);
    await page.close();
  });

test('in the page: badge, word card, review; popup and side panel about it', async () => {
  const chat = await promptedChat(shared);
  const { page, panel } = chat;
  await panel.expectText('badge', /\d+ will be replaced/);
  await expectAccessible(page, page, PANEL);
  await openWordCard(chat);
  await expectAccessible(page, page, PANEL);
  await page.keyboard.press('Escape');
  await openReview(chat);
  await panel.click('audit-summary');
  await expectAccessible(page, page, PANEL);
  for (const kind of ['popup', 'sidepanel'] as const) {
    const shown = await beside(shared, chat, kind);
    await unfold(shown);
    await expectAccessible(shown);
    await shown.close();
  }
  await page.close();
});

test('in the page: what was sent, and the private view of the reply', async () => {
  const chat = await promptedChat(shared);
  await send(chat);
  await expectAccessible(chat.page, chat.page, PANEL);
  const view = await privateView(shared, chat.page);
  await expectAccessible(chat.page, view);
  await chat.page.close();
});

test('in the page: a request that was stopped', async () => {
  const { page } = await stoppedRequest(shared);
  await expectAccessible(page, page, PANEL);
  await page.close();
});

test('the private composer, with its review', async () => {
  const { page } = await promptedChat(shared);
  const frame = await privateComposer(shared, page);
  await expect(part(frame, 'badge')).toHaveText(/\d+ will be replaced/);
  await expectAccessible(page, frame);
  await part(frame, 'badge').click();
  await part(frame, 'sanitized-text').waitFor();
  await expectAccessible(page, frame);
  await page.close();
});

test('in the page: a send that was blocked', async () => {
  const chat = await promptedChat(shared);
  await blockedSend(shared, chat);
  await expectAccessible(chat.page, chat.page, PANEL);
  await chat.page.close();
});
