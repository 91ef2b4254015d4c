// Finds the blocks that must be read again after changes of the page.

import type { PageTextRecords } from './page-text-records.ts';
import { textBlockOf, textBlocksIn } from './text-blocks.ts';

export const OBSERVED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  // Attributes are observed because a message may become its own edit box.
  attributes: true,
  attributeFilter: ['contenteditable', 'aria-readonly'],
};

function textsIn(nodes: NodeList): Text[] {
  const texts: Text[] = [];
  for (const node of nodes) {
    if (node instanceof Text) texts.push(node);
    else {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
    }
  }
  return texts;
}

export function blocksChangedBy(
  mutations: readonly MutationRecord[],
  records: PageTextRecords,
  isMarked: (block: Node) => boolean,
): Set<Node> {
  const blocks = new Set<Node>();
  const known = new Map<Node, Node>();
  for (const { type, target, addedNodes, removedNodes } of mutations) {
    if (type === 'characterData') {
      if (!(target instanceof Text)) continue;
      records.written(target);
      blocks.add(textBlockOf(target, known));
    } else if (type === 'attributes') textBlocksIn(target, blocks, known);
    else {
      // `textContent +=` and `innerHTML +=` read the text, which may hold our originals, and write it back with more at its end.
      if (addedNodes.length > 0 && removedNodes.length > 0) records.inherit(textsIn(removedNodes), textsIn(addedNodes));
      for (const added of addedNodes) textBlocksIn(added, blocks, known);
      if (isMarked(target)) blocks.add(target);
      else if (target instanceof Element && target.firstChild) {
        // A part of a value may have been removed from an element inside the block.
        const block = textBlockOf(target.firstChild, known);
        if (isMarked(block)) blocks.add(block);
      }
    }
  }
  return blocks;
}
