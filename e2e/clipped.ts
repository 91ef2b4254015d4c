// Text that does not fit: what runs out of its box, is cut off by one, or makes the window scroll sideways. Looks into closed shadow
// roots, and into one frame.
import type { Frame, Page } from '@playwright/test';
import { inIsolatedWorld } from './own-world.ts';

/** Runs in the page. Each line names an element and what does not fit. */
function clippedText(within: string | undefined): string[] {
  const found: string[] = [];
  /** A width is rounded up, and a letter may lean out of its box. */
  const slack = 2;
  /** The browser's sign in a choice. */
  const arrow = 16;
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

  function look(element: Element): void {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (style.display === 'none' || style.visibility === 'hidden' || box.width === 0) return;
    // Only screen readers read it.
    if (style.clipPath === 'inset(50%)') return;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isBox = style.display !== 'inline' && clientWidth > 0;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const holds = element.matches(
      'button, label, a, summary, h1, h2, h3, p, li, dt, dd, th, td, [data-risk], [role="status"]',
    );
    if (isBox && (holds || cuts(style.overflowX)) && scrollWidth > clientWidth + slack)
      found.push(`${nameOf(element)} is ${scrollWidth} wide in ${clientWidth}`);
    // Lines may be set closer than letters are high.
    const lean = Number.parseFloat(style.fontSize) / 4;
    const isCutBelow = cuts(style.overflowY) || (holds && style.overflowY === 'visible');
    if (isBox && isCutBelow && scrollHeight > clientHeight + lean)
      found.push(`${nameOf(element)} is ${scrollHeight} high in ${clientHeight}`);
    if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is no canvas');
      pen.font = style.font;
      const room = clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const isChoice = element instanceof HTMLSelectElement;
      const words = isChoice ? (element.selectedOptions[0]?.text ?? '') : element.placeholder;
      if (pen.measureText(words).width > room - (isChoice ? arrow : 0))
        found.push(`A ${isChoice ? 'choice' : 'field'} has no room for “${words}”`);
    }
    if (element instanceof HTMLSelectElement || element instanceof SVGElement) return;
    if (box.right > innerWidth + slack && style.overflowX === 'visible')
      found.push(`${nameOf(element)} leaves the window`);
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (within === undefined && scrollWidth > clientWidth)
    found.push(`The page is ${scrollWidth} wide in ${clientWidth}`);
  const root = within === undefined ? document.body : document.querySelector(within);
  if (!root) throw new Error(`There is no ${within}`);
  look(root);
  return found;
}

export const clippedTextsIn = (target: Page | Frame, within?: string): Promise<string[]> =>
  inIsolatedWorld(target, (world) => world.call(clippedText, within));
