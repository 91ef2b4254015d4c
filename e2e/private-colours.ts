// Waits until the private frames have the colours of the page around them: a page may stay light in a dark browser.
import type { Page } from '@playwright/test';
import { type ColourScheme, colourSchemeOf, type SchemeSurroundings } from '../lib/page/dom/page-colour-scheme.ts';
import { poll } from './poll.ts';

type Around = Omit<SchemeSurroundings, 'system'>;

/** Runs in the page, on its composer. */
function coloursAround(composer: Element): Around {
  const grounds: { color: string; hasPicture: boolean }[] = [];
  for (let at: Node | null = composer; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor: color, backgroundImage } = getComputedStyle(at);
    grounds.push({ color, hasPicture: backgroundImage !== 'none' });
  }
  const { colorScheme } = getComputedStyle(document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? 'light';
  return {
    grounds,
    text: getComputedStyle(composer).color,
    declared: colorScheme === 'normal' ? meta : colorScheme,
  };
}

/** The page tells the private frames its colours a moment after it has changed them. */
export async function privateFramesFollow(page: Page, system: ColourScheme): Promise<void> {
  const frames = page.frames().filter((one) => one.url().includes('private.html'));
  for (const frame of frames) {
    const editor = frame.locator('[data-coatcheck="private-editor"]');
    if ((await editor.count()) === 0) continue;
    const composer = page.locator('textarea, [contenteditable]').first();
    const expected = colourSchemeOf({ ...(await composer.evaluate(coloursAround)), system });
    await poll(async () => {
      const color = await editor.evaluate((element) => getComputedStyle(element).backgroundColor);
      return colourSchemeOf({ grounds: [{ color, hasPicture: false }], text: '', declared: '', system });
    }).toBe(expected);
  }
  // All but the editor follows the page at the frame's corner, which may have another colour: it is looked at twice a second.
  if (frames.length > 0) await page.waitForTimeout(600);
}
