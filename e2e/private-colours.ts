// Waits until the private frames have the colours of the page around them: a page may stay light in a dark browser.
import type { Frame, Locator, Page } from '@playwright/test';
import {
  COLOUR_SCHEME_ATTRIBUTE,
  type ColourScheme,
  colourSchemeOf,
  type SchemeSurroundings,
} from '../lib/page/dom/page-colour-scheme.ts';
import { poll } from './poll.ts';

type Around = Omit<SchemeSurroundings, 'system'>;

/** Runs in the page. */
function coloursAround(element: Element): Around {
  const grounds: { color: string; hasPicture: boolean }[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor: color, backgroundImage } = getComputedStyle(at);
    grounds.push({ color, hasPicture: backgroundImage !== 'none' });
  }
  const { colorScheme } = getComputedStyle(document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? 'light';
  return {
    grounds,
    text: getComputedStyle(element).color,
    declared: colorScheme === 'normal' ? meta : colorScheme,
  };
}

/** A picture of the page does not wait until the frame, which has a process to itself, is drawn again. */
const drawn = (frame: Frame) =>
  frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1000))));

const expectedAround = async (place: Locator, system: ColourScheme): Promise<ColourScheme> =>
  colourSchemeOf({ ...(await place.evaluate(coloursAround)), system });

/** The page tells its private frames their colours a moment after it has changed: the editor those of the site's composer, the rest its own. */
export async function privateFramesFollow(page: Page, system: ColourScheme): Promise<void> {
  for (const frame of page.frames().filter((one) => one.url().includes('private.html'))) {
    const ofPage = await expectedAround(page.locator('body'), system);
    await poll(() => frame.locator('html').getAttribute(COLOUR_SCHEME_ATTRIBUTE)).toBe(ofPage);
    await drawn(frame);
    const editor = frame.locator('[data-coatcheck="private-editor"]');
    if ((await editor.count()) === 0) continue;
    const ofComposer = await expectedAround(page.locator('textarea, [contenteditable]').first(), system);
    await poll(async () => {
      const color = await editor.evaluate((element) => getComputedStyle(element).backgroundColor);
      return colourSchemeOf({ grounds: [{ color, hasPicture: false }], text: '', declared: '', system });
    }).toBe(ofComposer);
  }
}
