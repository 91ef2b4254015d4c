// Measures how long the popup takes until something useful is painted: the site, its switch, and the findings in the prompt.
import type { Page } from '@playwright/test';
import { type Installed, Panel } from '../e2e/harness.ts';
import { openPopup } from '../e2e/popup.ts';

const PROMPT = 'My name is Annika Lindqvist. I live in Berlin.';

async function promptedChat({ context, id }: Installed): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/demo.html`);
  const panel = await Panel.of(page);
  await page.locator('[data-demo-composer]').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /will be replaced/);
  return page;
}

/** In the popup, from the start of its loading: the first frame after the prompt's words are in it. */
function notePaint(): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-coatcheck="site-switch"]')) return;
    if (!document.querySelector('[data-coatcheck="span-row"]')) return;
    seen.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute('data-painted', `${performance.now()}`)),
    );
  });
  seen.observe(document, { childList: true, subtree: true });
}

export const stopEngine = ({ worker }: Installed) =>
  worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { offscreen: { closeDocument(): Promise<void> } } };
    // There may be no offscreen document to close.
    await chrome.offscreen.closeDocument().catch(() => undefined);
  });

/** Milliseconds, one per opening. `cold`: the engine is not running, and begins to load when the popup asks. */
export async function popupTimes(installed: Installed, runs: number, engine: 'cold' | 'warm'): Promise<number[]> {
  const chat = await promptedChat(installed);
  await installed.context.addInitScript(notePaint);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (engine === 'cold') await stopEngine(installed);
    const popup = await openPopup(installed, chat);
    await popup.locator('html[data-painted]').waitFor({ state: 'attached' });
    times.push(Number(await popup.locator('html').getAttribute('data-painted')));
    await popup.close();
  }
  await chat.close();
  return times;
}
