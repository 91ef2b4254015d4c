// The blocks of an OpenDocument file (paragraphs, lists, tables, pages, notes) as text in reading order.
import { collectParagraph } from './odf-paragraphs.ts';
import type { TextSlots } from './text-slots.ts';
import { childrenOf, type Element, localName } from './xml.ts';

const LINES = new Set([
  ...['p', 'h', 'list', 'list-item', 'list-header', 'table', 'table-row', 'section', 'page', 'frame', 'custom-shape'],
  ...['notes', 'annotation', 'table-of-content', 'illustration-index', 'index-body', 'master-page', 'g', 'rect'],
  ...['header', 'footer', 'header-left', 'footer-left', 'header-first', 'footer-first', 'region-left', 'region-center'],
  ...['region-right', 'ellipse', 'handout-master', 'connector', 'line', 'caption'],
]);
const CELLS = new Set(['table-cell', 'covered-table-cell']);
/** Elements that hold text without a paragraph. */
const BARE = new Set([...['index-title-template', 'index-entry-span', 'header-decl', 'footer-decl', 'date-time-decl']]);
const PARAGRAPHS = new Set(['p', 'h']);

export function collectOdfBlocks(root: Element, slots: TextSlots): void {
  const name = localName(root);
  if (PARAGRAPHS.has(name)) {
    for (const box of collectParagraph(root, slots)) {
      slots.separate('\n');
      collectOdfBlocks(box, slots);
    }
    return;
  }
  if (BARE.has(name)) {
    slots.separate('\n');
    slots.addContent(root);
    return;
  }
  let isFirst = true;
  for (const child of childrenOf(root)) {
    const separator = LINES.has(localName(child)) ? '\n' : CELLS.has(localName(child)) ? '\t' : undefined;
    if (separator && !isFirst) slots.separate(separator);
    if (separator) isFirst = false;
    collectOdfBlocks(child, slots);
  }
}
