// No text is cut off and nothing scrolls sideways: in a narrow popup, and where the person has set the browser to large text.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { clippedTextsIn } from './clipped.ts';
import { closeOpened, type Shared, serverOnly } from './for-this-file.ts';
import { changeSettings, type Installed, install, profileWithText } from './harness.ts';
import { poll } from './poll.ts';
import {
  type Chat,
  openBesideChat,
  openForgetDialog,
  openReview,
  openWordCard,
  ownPage,
  part,
  privateComposer,
  privateView,
  promptedChat,
  repliesBeside,
  send,
  unfold,
} from './screens.ts';

const served = serverOnly();
/** What the browser calls medium. */
const MEDIUM = 16;
/** It grows with its letters, up to the 800 pixels that a browser gives. */
const POPUP = 400;

async function expectWhole(target: Page | Frame, within?: string): Promise<void> {
  await poll(() => clippedTextsIn(target, within), { timeout: 20_000 }).toEqual([]);
}

async function speak(shared: Shared, language: string): Promise<void> {
  const options = await ownPage(shared, 'options');
  await part(options, 'language').selectOption(language);
  await expect(options.locator('html')).toHaveAttribute('lang', language);
  await options.close();
}

async function besideWhole(shared: Shared, chat: Chat, width: number): Promise<void> {
  for (const kind of ['popup', 'sidepanel'] as const) {
    const shown = await openBesideChat(shared, chat, kind);
    await shown.setViewportSize({ width, height: 640 });
    await unfold(shown);
    await expectWhole(shown);
    await shown.close();
  }
}

async function ownPagesWhole(shared: Shared, width?: number): Promise<void> {
  for (const name of ['welcome', 'demo', 'elsewhere', 'options', 'popup', 'sidepanel']) {
    const page = await ownPage(shared, name);
    if (width !== undefined) await page.setViewportSize({ width, height: 720 });
    await unfold(page);
    await expectWhole(page);
    await page.close();
  }
  const asked = await openForgetDialog(shared);
  await expectWhole(asked);
  await asked.close();
}

/** Badge, word card, review, what is said after a send, and the private view. */
async function inPageWhole(shared: Shared, chat: Chat): Promise<void> {
  const { page, panel } = chat;
  const expectPanelWhole = () => expectWhole(page, 'coatcheck-panel');
  await page.bringToFront();
  await expectPanelWhole();
  await openWordCard(chat);
  await expectPanelWhole();
  await page.keyboard.press('Escape');
  await openReview(chat);
  await panel.click('audit-summary');
  await expectPanelWhole();
  await page.keyboard.press('Escape');
  await send(chat);
  await expectPanelWhole();
  await expectWhole(await privateView(shared, page));
  const replies = await repliesBeside(shared, chat);
  await expectWhole(replies);
  await replies.close();
}

async function privateComposerWhole(shared: Shared): Promise<void> {
  const { page } = await promptedChat(shared);
  const frame = await privateComposer(shared, page);
  await part(frame, 'send').waitFor();
  await expectWhole(frame);
  await part(frame, 'badge').click();
  await part(frame, 'sanitized-text').waitFor();
  await expectWhole(frame);
  await page.close();
}

/** One for each size of text, which is set before a browser begins. */
const browsers = new Map<number, Installed>();

test.afterAll(async () => {
  for (const installed of browsers.values()) await installed.close();
});

async function withTextOf(percent: number, work: (shared: Shared) => Promise<void>): Promise<void> {
  const installed = browsers.get(percent) ?? (await install({ profile: profileWithText((MEDIUM * percent) / 100) }));
  browsers.set(percent, installed);
  // The one that is chosen by default.
  await changeSettings(installed, { profile: 'balanced' });
  await work({ installed, server: served.server });
  await closeOpened({ installed });
}

test('the popup and the side panel are 320 pixels wide', () =>
  withTextOf(100, async (shared) => {
    const chat = await promptedChat(shared);
    for (const language of ['en', 'de', 'fr', 'es', 'zh-CN']) {
      await speak(shared, language);
      await besideWhole(shared, chat, 320);
    }
  }));

test('the pages of the extension are 320 pixels wide', () =>
  withTextOf(100, async (shared) => {
    for (const language of ['en', 'de', 'fr', 'es', 'zh-CN']) {
      await speak(shared, language);
      await ownPagesWhole(shared, 320);
    }
    await speak(shared, 'en');
  }));

test('the private composer is 320 pixels wide: its buttons are free, and a notice is whole', () =>
  withTextOf(100, async (shared) => {
    const { page } = await promptedChat(shared);
    await page.setViewportSize({ width: 320, height: 720 });
    for (const language of ['en', 'de', 'fr', 'es', 'zh-CN']) {
      await speak(shared, language);
      await page.bringToFront();
      const frame = await privateComposer(shared, page);
      // The caret is in a name, which is shown in the bar where it has room.
      await part(frame, 'private-editor').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(14, 14));
      await expect(part(frame, 'badge')).toHaveText(/\d/);
      await expect(frame.locator('.cc-private-change')).toHaveText(/Annika Lindqvist → /);
      await expectWhole(frame);
      await part(frame, 'close').click();
    }
    await speak(shared, 'en');
  }));

test('a chat is 320 pixels wide: the head of the review keeps to one line', () =>
  withTextOf(100, async (shared) => {
    const chat = await promptedChat(shared);
    await chat.page.setViewportSize({ width: 320, height: 720 });
    for (const language of ['en', 'de', 'fr', 'es', 'zh-CN']) {
      await speak(shared, language);
      await chat.page.bringToFront();
      await openReview(chat);
      await expectWhole(chat.page, 'coatcheck-panel');
      const [write, close] = [await chat.panel.boxOf('open-private-composer'), await chat.panel.boxOf('close')];
      expect(close?.y).toBeLessThan(write?.bottom ?? 0);
      await chat.page.keyboard.press('Escape');
    }
    await speak(shared, 'en');
  }));

for (const [percent, language, inPage] of [
  [150, 'de', true],
  [200, 'de', false],
] as const)
  test(`text of ${percent} %, ${language}`, () =>
    withTextOf(percent, async (shared) => {
      await speak(shared, language);
      await ownPagesWhole(shared);
      const chat = await promptedChat(shared);
      await poll(() => chat.panel.fontSizeOf('badge')).toBe((MEDIUM * 0.8125 * percent) / 100);
      await besideWhole(shared, chat, (POPUP * percent) / 100);
      if (!inPage) return;
      await inPageWhole(shared, chat);
      await privateComposerWhole(shared);
    }));
