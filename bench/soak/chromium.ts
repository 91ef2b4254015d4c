import { memoryReader } from '../../e2e/chromium-memory.ts';
import { changeSettings, install } from '../../e2e/harness.ts';
import { tellPage } from '../../e2e/private-frame.ts';
import { COMPOSER, NEW_CHAT, REPLY, type SoakTab } from './tab.ts';

export async function chromiumTab(): Promise<SoakTab> {
  const installed = await install();
  await changeSettings(installed, { profile: 'balanced' });
  const page = await installed.context.newPage();
  const measure = await memoryReader(installed, page);
  return {
    async open(url) {
      await page.goto(url);
      await page.waitForSelector(COMPOSER);
      await tellPage(installed, page, { do: 'set-restore-always', always: true });
    },
    async send(text) {
      await page.locator(COMPOSER).click();
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
    },
    lastReply: () => page.evaluate((reply) => [...document.querySelectorAll(reply)].at(-1)?.textContent ?? '', REPLY),
    startNewChat: () => page.locator(NEW_CHAT).click(),
    measure,
    close: () => installed.close(),
  };
}
