// Walks through the blocks of a document (paragraphs, tables, text boxes) and collects their text in reading order.
import type { TextSlots } from './text-slots.ts';
import { childrenOf, type Element, localName } from './xml.ts';

export interface BlockRules {
  /** What stands before an element of this name, unless it is the first of its parent. */
  readonly separators: ReadonlyMap<string, string>;
  /** Boxes inside a paragraph. They are read behind it, so that the text around them stays together. */
  readonly boxes: ReadonlySet<string>;
  /** Reads an element with text. False if the element only contains others. */
  readonly leaf: (element: Element, walk: (inner: Element) => void) => boolean;
}

export function collectBlocks(root: Element, slots: TextSlots, rules: BlockRules): void {
  let boxes: Element[] | undefined;
  const walk = (element: Element): void => {
    if (rules.leaf(element, walk)) return;
    let isFirst = true;
    for (const child of childrenOf(element)) {
      const separator = rules.separators.get(localName(child));
      if (separator !== undefined && !isFirst) slots.separate(separator);
      if (separator !== undefined) isFirst = false;
      visit(child);
    }
  };
  const visit = (child: Element): void => {
    if (rules.boxes.has(localName(child)) && boxes) boxes.push(child);
    else if (localName(child) === 'p' || localName(child) === 'h') paragraph(child);
    else walk(child);
  };
  const paragraph = (element: Element): void => {
    const outer = boxes;
    boxes = [];
    walk(element);
    const held = boxes;
    boxes = outer;
    for (const box of held) {
      slots.separate('\n');
      walk(box);
    }
  };
  visit(root);
}
