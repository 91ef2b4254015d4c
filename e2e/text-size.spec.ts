// No text is cut off and nothing scrolls sideways: in a narrow popup, and where the person has set the browser to large text.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { clippedIn } from './clipped.ts';
import { browserAndServer } from './for-this-file.ts';
import { poll } from './poll.ts';
import {
  beside,
  type Chat,
  openReview,
  openWordCard,
  ownPage,
  part,
  privateComposer,
  privateView,
  promptedChat,
  send,
  unfold,
} from './screens.ts';

const shared = browserAndServer();

/** As in the browser's settings, where 16 pixels are medium. It holds for what is opened afterwards, and while the session does. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

async function expectWhole(target: Page | Frame, within?: string): Promise<void> {
  await poll(() => clippedIn(target, within), { timeout: 20_000 }).toEqual([]);
}

for (const language of ['en', 'de', 'fr'] as const)
  test.describe(language, () => {
    test.beforeAll(async () => {
      const options = await ownPage(shared, 'options');
      await part(options, 'language').selectOption(language);
      await expect(options.locator('html')).toHaveAttribute('lang', language);
      await options.close();
    });

    test('the popup and the side panel at 320 pixels, and with large text', async () => {
      const chat = await promptedChat(shared);
      for (const kind of ['popup', 'sidepanel'] as const)
        for (const [width, percent] of [
          [320, 100],
          [400, 150],
          [500, 200],
        ] as const) {
          const shown = await beside(shared, chat, kind);
          await setTextSize(shown, percent);
          await shown.setViewportSize({ width, height: 640 });
          await unfold(shown);
          await expectWhole(shown);
          await shown.close();
        }
      await chat.page.close();
    });

    for (const percent of [150, 200]) {
      test(`every page with text of ${percent} %`, async () => {
        for (const name of ['welcome', 'demo', 'options', 'popup', 'sidepanel']) {
          const page = await ownPage(shared, name);
          await setTextSize(page, percent);
          await unfold(page);
          await expectWhole(page);
          await page.close();
        }
      });

      test(`in the page with text of ${percent} %`, async () => {
        const chat = await promptedChat(shared, { before: (page) => setTextSize(page, percent) });
        const { page, panel } = chat;
        const expectPanelWhole = () => expectWhole(page, 'coatcheck-panel');
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
        await page.close();
      });

      test(`the private frames with text of ${percent} %`, async () => {
        const chat: Chat = await promptedChat(shared, { before: (page) => setTextSize(page, percent) });
        const frame = await privateComposer(shared, chat.page);
        await part(frame, 'send').waitFor();
        await expectWhole(frame);
        await part(frame, 'badge').click();
        await part(frame, 'sanitized-text').waitFor();
        await expectWhole(frame);
        await part(frame, 'close').click();
        await send(chat);
        await expectWhole(await privateView(shared, chat.page));
        await chat.page.close();
      });
    }
  });
