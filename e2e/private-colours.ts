// Whether a private composer has the colours of what the page shows under it: a page may stay light in a dark browser.
import type { Frame, Page } from '@playwright/test';
import { type ColourScheme, colourSchemeOf, type SchemeSurroundings } from '../lib/page/dom/page-colour-scheme.ts';
import { poll } from './poll.ts';

type Around = Omit<SchemeSurroundings, 'system'>;

/** The colours of the page's own elements at this point, without ours in front of them. Runs in the page. */
function coloursAt([x, y]: readonly [number, number]): Around {
  let element: Element = document.documentElement;
  for (let root: DocumentOrShadowRoot | null = document; root; root = element.shadowRoot) {
    const top = root.elementsFromPoint(x, y).find((at) => !at.localName.startsWith('coatcheck-'));
    if (!top || top === element) break;
    element = top;
  }
  const grounds: { color: string; hasPicture: boolean }[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (!(at instanceof Element)) continue;
    const { backgroundColor: color, backgroundImage } = getComputedStyle(at);
    grounds.push({ color, hasPicture: backgroundImage !== 'none' });
  }
  const declared = getComputedStyle(document.documentElement).colorScheme;
  return { grounds, text: getComputedStyle(element).color, declared: declared === 'normal' ? 'light' : declared };
}

async function schemeUnder(page: Page, frame: Frame, system: ColourScheme): Promise<ColourScheme> {
  const box = await (await frame.frameElement()).boundingBox();
  if (!box) return system;
  return colourSchemeOf({
    ...(await page.evaluate(coloursAt, [box.x + box.width / 2, box.y + box.height - 8])),
    system,
  });
}

/** The page tells the private composer its colours a moment after it has changed them. */
export async function privateComposerFollows(page: Page, system: ColourScheme): Promise<void> {
  const [frame] = page.frames().filter((one) => one.url().includes('private.html'));
  const editor = frame?.locator('[data-coatcheck="private-editor"]');
  if (!frame || !editor || (await editor.count()) === 0) return;
  const expected = await schemeUnder(page, frame, system);
  await poll(async () => {
    const color = await editor.evaluate((element) => getComputedStyle(element).backgroundColor);
    return colourSchemeOf({ grounds: [{ color, hasPicture: false }], text: '', declared: '', system });
  }).toBe(expected);
}
