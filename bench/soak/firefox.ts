// The soak's tab in Firefox, which counts no listeners for us: memory of its processes by the system.
import { collectGarbage, extensionMemory, siteMemory } from '../../e2e/firefox/background.ts';
import { askEngine, installInFirefox, talkToPage } from '../../e2e/firefox/harness.ts';
import { COMPOSER, NEW_CHAT, REPLY, type SoakTab } from './tab.ts';

/** Firefox collects some time after it was asked to. */
const COLLECTS_WITHIN_MS = 3000;

export async function firefoxTab(): Promise<SoakTab> {
  const browser = await installInFirefox();
  await askEngine(browser, 'setSettings', { profile: 'balanced' });
  const page = await browser.newPage();
  return {
    async open(url) {
      await page.goto(url);
      await page.waitForSelector(COMPOSER);
      const talk = await talkToPage(browser);
      await talk.act({ do: 'set-restore-always', always: true });
      await talk.close();
      await page.bringToFront();
    },
    async send(text) {
      await page.click(COMPOSER);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    lastReply: () => page.evaluate((reply) => [...document.querySelectorAll(reply)].at(-1)?.textContent ?? '', REPLY),
    startNewChat: () => page.click(NEW_CHAT),
    async measure() {
      await collectGarbage(browser);
      await new Promise((done) => setTimeout(done, COLLECTS_WITHIN_MS));
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      return { 'sites MB': siteMemory(browser), 'extension MB': extensionMemory(browser), elements };
    },
    close: () => browser.close(),
  };
}
