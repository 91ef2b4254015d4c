// What our highlights and the overlay mark in a page.
import type { Frame, Page } from '@playwright/test';
import { attributesOf, type DomNode, nodesIn, textIn } from './dom-nodes.ts';

/** The marks of the overlay that stands in where the browser has no ranges in text fields: their words and their boxes. */
export async function overlayMarks(page: Page): Promise<{ text: string; x: number; y: number }[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const marks = [...nodesIn(root as DomNode)].filter((node) =>
    /^(risk-[2-5]|kept-name)$/.test(attributesOf(node).class ?? ''),
  );
  const found = [];
  for (const mark of marks) {
    const box = await session.send('DOM.getBoxModel', { nodeId: mark.nodeId }).catch(() => undefined);
    if (box) found.push({ text: textIn(mark), x: box.model.content[0] ?? 0, y: box.model.content[1] ?? 0 });
  }
  await session.detach();
  return found;
}

/** How many ranges each of our highlights marks. */
export function highlights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(Array.from(CSS.highlights, ([name, highlight]) => [name, highlight.size])),
  );
}

/** The same in one frame, for the highlights whose names fit. */
export function highlightCount(frame: Frame, names: RegExp): Promise<number> {
  return frame.evaluate(
    (source) =>
      Array.from(CSS.highlights).reduce((n, [name, { size }]) => n + (new RegExp(source).test(name) ? size : 0), 0),
    names.source,
  );
}
