// Whether a private composer has the colours of what the page shows under it: a page may stay light in a dark browser.
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

/** The page tells the private composer its colours a moment after it has changed them. */
export async function privateComposerFollows(page: Page, system: ColourScheme): Promise<void> {
  const [frame] = page.frames().filter((one) => one.url().includes('private.html'));
  const editor = frame?.locator('[data-coatcheck="private-editor"]');
  if (!editor || (await editor.count()) === 0) return;
  const composer = page.locator('textarea, [contenteditable]').first();
  const expected = colourSchemeOf({ ...(await composer.evaluate(coloursAround)), system });
  await poll(async () => {
    const color = await editor.evaluate((element) => getComputedStyle(element).backgroundColor);
    return colourSchemeOf({ grounds: [{ color, hasPicture: false }], text: '', declared: '', system });
  }).toBe(expected);
  // Its bar follows the page beside the composer, which may have another colour: it looks twice a second.
  await page.waitForTimeout(600);
}
