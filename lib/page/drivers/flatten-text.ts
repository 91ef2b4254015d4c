// Reads the text of an editor, and maps offsets in it back to the DOM.
import type { Span } from '../../text/span.ts';

/** A span of the text that lies in one text node, where it begins at `offset`. */
interface NodeSpan extends Span {
  readonly node: Text;
  readonly offset: number;
}

export interface FlattenedText {
  readonly text: string;
  /** The pieces in order. Line ends, and the tabs between table cells, belong to no piece. */
  readonly pieces: readonly NodeSpan[];
}

interface FlattenRules {
  /** Elements that the editor shows but that are not part of its document: placeholders, list handles. */
  readonly decorations?: string;
  /** Called for tags that are neither block nor inline by default. */
  readonly isBlock?: (element: Element) => boolean;
}

const tagNames = (text: string) => new Set(text.split(' '));
const BLOCK_TAGS = tagNames(
  'P DIV LI UL OL DL DT DD PRE BLOCKQUOTE H1 H2 H3 H4 H5 H6 TR TABLE TBODY THEAD TFOOT SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV FIGURE FIGCAPTION DETAILS SUMMARY FIELDSET FORM HR ADDRESS',
);
const INLINE_TAGS = tagNames(
  'SPAN A B I U S EM STRONG DEL INS MARK SMALL SUB SUP KBD VAR SAMP ABBR CITE Q FONT BDI BDO LABEL TIME',
);
const CELL_TAGS = tagNames('TD TH');
const SKIPPED_TAGS = tagNames('STYLE SCRIPT TEMPLATE NOSCRIPT SELECT');
/** Zero-width characters, which editors insert where the caret must be able to stand. */
const ZERO_WIDTH = /[\u200b\ufeff]+/;
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

const isText = (node: Node): node is Text => node.nodeType === TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT_NODE;

/** Reads the text. Every block is a line, an empty one too. A `<br>` ends a line, except at the end of a block, where it only keeps the line open. */
export function flattenText(root: Node, { decorations, isBlock }: FlattenRules = {}): FlattenedText {
  const pieces: NodeSpan[] = [];
  let text = '';
  let lines = 0;
  /** True while text is appended to the current line. */
  let isOpen = false;
  let breaksBefore = false;

  function startLine(): void {
    if (lines > 0) text += '\n';
    lines += 1;
  }

  function openLine(): void {
    if (!isOpen || breaksBefore) startLine();
    isOpen = true;
    breaksBefore = false;
  }

  function closeLine(): void {
    isOpen = false;
    breaksBefore = false;
  }

  function addText(node: Text): void {
    if (node.data === '' || (!isOpen && isIndentation(node))) return;
    openLine();
    let offset = 0;
    for (const part of node.data.split(new RegExp(`(${ZERO_WIDTH.source})`))) {
      if (part !== '' && !ZERO_WIDTH.test(part)) {
        pieces.push({ node, offset, start: text.length, end: text.length + part.length });
        text += part;
      }
      offset += part.length;
    }
  }

  function addBlock(element: Element): void {
    closeLine();
    const before = lines;
    for (const child of element.childNodes) visit(child);
    if (lines === before) startLine();
    closeLine();
  }

  function standsOnItsOwn(element: Element): boolean {
    const { tagName } = element;
    if (BLOCK_TAGS.has(tagName)) return true;
    return !INLINE_TAGS.has(tagName) && !CELL_TAGS.has(tagName) && (isBlock?.(element) ?? false);
  }

  function visit(node: Node): void {
    if (isText(node)) addText(node);
    else if (isElement(node) && !SKIPPED_TAGS.has(node.tagName) && !(decorations && node.matches(decorations))) {
      if (node.tagName === 'BR') addBreak();
      else if (standsOnItsOwn(node)) addBlock(node);
      else addInline(node);
    }
  }

  function addBreak(): void {
    openLine();
    breaksBefore = true;
  }

  function addInline(node: Element): void {
    if (CELL_TAGS.has(node.tagName) && node.previousElementSibling) {
      openLine();
      text += '\t';
    }
    if (node.tagName === 'IMG') openLine();
    for (const child of node.childNodes) visit(child);
  }

  for (const child of root.childNodes) visit(child);
  return { text, pieces };
}

/** Whether the node contains only the line breaks and spaces of the markup between two blocks. */
function isIndentation(node: Text): boolean {
  const isBetween = (sibling: Node | null) =>
    sibling === null || (isElement(sibling) && BLOCK_TAGS.has(sibling.tagName));
  return (
    /^[^\S\n]*\n\s*$/.test(node.data) &&
    (node.previousSibling ?? node.nextSibling) !== null &&
    isBetween(node.previousSibling) &&
    isBetween(node.nextSibling)
  );
}

interface RangePoints {
  readonly startContainer: Text;
  readonly startOffset: number;
  readonly endContainer: Text;
  readonly endOffset: number;
}

/** Undefined if no part of the span is in a text node. */
export function rangePointsOf({ pieces }: FlattenedText, { start, end }: Span): RangePoints | undefined {
  const from = firstEndingAfter(pieces, start);
  const first = pieces[from];
  if (!first || first.start >= end) return undefined;
  let to = firstEndingAfter(pieces, end - 1);
  if (to === pieces.length || (pieces[to] as NodeSpan).start >= end) to -= 1;
  const last = pieces[to];
  if (!last || to < from) return undefined;
  return {
    startContainer: first.node,
    startOffset: first.offset + Math.max(0, start - first.start),
    endContainer: last.node,
    endOffset: last.offset + Math.min(last.end, end) - last.start,
  };
}

function firstEndingAfter(pieces: readonly NodeSpan[], at: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as NodeSpan).end > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function rangeOfSpan(flattened: FlattenedText, span: Span): Range | undefined {
  const points = rangePointsOf(flattened, span);
  if (!points) return undefined;
  const range = document.createRange();
  range.setStart(points.startContainer, points.startOffset);
  range.setEnd(points.endContainer, points.endOffset);
  return range;
}
