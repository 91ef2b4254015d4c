// Finds the place of a word in an editor or a message in Firefox, where it is clicked with the mouse.
import type { Page } from 'puppeteer-core';

/** The middle of a word in the window. The word must lie within one text node. */
export const middleOfWord = (page: Page, selector: string, word: string): Promise<{ x: number; y: number }> =>
  page.$eval(
    selector,
    (element, wanted) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let node = nodes.nextNode() as Text;
      while (!node.data.includes(wanted)) node = nodes.nextNode() as Text;
      const start = node.data.indexOf(wanted);
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    },
    word,
  );
