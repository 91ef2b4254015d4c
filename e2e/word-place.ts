// Finds the place of a word in a composer: in a text field by the browser's ranges inside it, in an editor by its text nodes.
import type { Page } from '@playwright/test';

/** The middle of a word of the composer, in the window. */
export function middleOfWord(page: Page, composer: string, word: string): Promise<{ x: number; y: number }> {
  return page
    .locator(composer)
    .first()
    .evaluate((element, wanted) => {
      const field = element as HTMLTextAreaElement & { createValueRange?: (a: number, b: number) => Range };
      const text = field.value ?? element.textContent ?? '';
      const start = text.indexOf(wanted);
      let range = field.createValueRange?.(start, start + wanted.length);
      if (!range) {
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let node = nodes.nextNode();
        while (node && !node.textContent?.includes(wanted)) node = nodes.nextNode();
        const at = node?.textContent?.indexOf(wanted) ?? 0;
        range = document.createRange();
        range.setStart(node as Node, at);
        range.setEnd(node as Node, at + wanted.length);
      }
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    }, word);
}
