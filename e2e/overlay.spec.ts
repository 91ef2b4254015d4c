// Text fields in a browser without ranges inside them: the marks lie over the field and go where its text goes.
import { type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { overlayMarks } from './highlights.ts';
import { poll } from './poll.ts';

const shared = browserAndServer({ flags: ['--disable-blink-features=OpaqueRange'] });

const field = (page: Page) => page.locator('textarea[name="input"]');
const markOf = async (page: Page, text: string) => (await overlayMarks(page)).find((mark) => mark.text === text);

test('marks lie on their words, scroll with them, and leave with the text', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  await field(page).click();
  // Lines of one known height, so that a word's place can be told without asking the overlay.
  await field(page).evaluate((element: HTMLElement) => {
    element.style.cssText +=
      'font: 16px/20px monospace; height: 100px; max-height: 100px; padding: 10px; border: 0; overflow: auto';
  });
  await page.keyboard.insertText(
    `Hello there,\nthis is Annika Lindqvist.\n${'and so on\n'.repeat(12)}Tobias Castellanos is my landlord.`,
  );
  await field(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await poll(async () => Boolean(await markOf(page, 'Annika Lindqvist'))).toBe(true);
  const box = await field(page).boundingBox();
  const letter = await field(page).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = getComputedStyle(element).font;
    return context.measureText('m').width;
  });
  // The overlay is drawn anew when a check ends, so a mark may be gone for a moment.
  let name: Awaited<ReturnType<typeof markOf>>;
  await poll(async () => {
    name = (await markOf(page, 'Annika Lindqvist')) ?? name;
    const right = (name?.x ?? 0) - ((box?.x ?? 0) + 10 + 8 * letter);
    const down = (name?.y ?? 0) - ((box?.y ?? 0) + 10 + 20);
    return Math.abs(right) < 1.5 && Math.abs(down) < 4;
  }).toBe(true);

  await field(page).evaluate((element) => {
    element.scrollTop = 60;
  });
  await poll(async () => Math.round(((await markOf(page, 'Annika Lindqvist'))?.y ?? 0) - (name?.y ?? 0))).toBe(-60);

  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await poll(() => overlayMarks(page)).toEqual([]);
  await page.close();
});
