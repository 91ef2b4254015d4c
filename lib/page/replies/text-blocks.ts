// Decides which text nodes are read as one text. Markdown, syntax highlighters and formulas split a value over many elements; a table cell, a line
// break or a footnote mark separates values.
import { closestAcrossRoots } from '../dom/elements.ts';

/** Elements in which a person may be typing, besides fields of forms; and our own elements. */
const EDITORS = '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [data-coatcheck-host]';

/**
 * Elements whose text is never changed: scripts and styles, fields in which a person may be typing, text that browsers store or load from (the title
 * is in the history, styles and drawings contain addresses), and our own elements.
 */
const NEVER_CHANGED_SELECTOR = `head, title, svg, iframe, frameset, object, script, style, noscript, template, textarea, input, select, ${EDITORS}`;

/** Placed in the joined text where another element lies between two text nodes, so that no value is found across it. */
const VALUE_BORDER = '\ufffc';
const LINE_END = '\n';

/** One text node, and the separator between it and the one before. */
export interface BlockPiece {
  readonly node: Text;
  readonly gap: '' | typeof VALUE_BORDER | typeof LINE_END;
}

const INLINE_TAGS = new Set([
  ...[
    'A',
    'B',
    'I',
    'EM',
    'STRONG',
    'SPAN',
    'CODE',
    'U',
    'S',
    'MARK',
    'SMALL',
    'FONT',
    'DEL',
    'INS',
    'ABBR',
    'BDI',
    'BDO',
  ],
  ...['CITE', 'DFN', 'KBD', 'Q', 'SAMP', 'TIME', 'VAR', 'TT', 'STRIKE', 'BIG', 'LABEL', 'WBR'],
  ...['mi', 'mn', 'mo', 'mtext', 'mrow', 'mstyle', 'mpadded'],
]);
/** Line numbers that a syntax highlighter puts before a line of code. */
const LINE_NUMBER = '[class*="linenumber" i], [class*="line-number" i], [class*="lineno" i]';
const FOOTNOTE = /^\W*\d{1,3}\W*$/u;
const LONGEST_FOOTNOTE = 8;

/** Whether a span is part of a KaTeX fraction: its parts are stacked, so each is read as a separate text. */
function isStacked(element: Element): boolean {
  return element.className === 'vlist-t' || element.parentElement?.className === 'vlist';
}

function isInline(element: Element): boolean {
  const { tagName } = element;
  // A composer may be a span; if it were read together with the text around it, it would be restored like a message.
  if (!INLINE_TAGS.has(tagName) || element.matches(EDITORS)) return false;
  if (tagName === 'A') return !(element.textContent.length <= LONGEST_FOOTNOTE && FOOTNOTE.test(element.textContent));
  if (tagName === 'SPAN') return !isStacked(element) && !element.matches(LINE_NUMBER);
  // The parts of a power or fraction are neighbours in the tree but not on the page.
  if (tagName.startsWith('m'))
    return element.parentElement === null || !element.parentElement.matches(STACKING_ELEMENTS);
  return true;
}

const STACKING_ELEMENTS =
  'msup, msub, msubsup, mfrac, mroot, munder, mover, munderover, mmultiscripts, mtd, math, semantics';

/** The element whose text nodes are read as one text. `known` caches results, because markup may be nested thousands deep. */
export function textBlockOf(node: Node, known = new Map<Node, Node>()): Node {
  const met: Node[] = [];
  let at = node.parentNode;
  let found: Node | undefined;
  while (at) {
    found = known.get(at);
    if (found) break;
    met.push(at);
    if (!(at instanceof Element && at.parentNode && isInline(at))) break;
    at = at.parentNode;
  }
  const block = found ?? at ?? node;
  for (const one of met) known.set(one, block);
  return block;
}

/** The text nodes that belong to this block and to no block inside it. */
export function textPiecesOf(block: Node): BlockPiece[] {
  const pieces: BlockPiece[] = [];
  let gap: BlockPiece['gap'] = '';
  let at: Node | null = block.firstChild;
  while (at) {
    let isEntered = false;
    if (at instanceof Text) {
      pieces.push({ node: at, gap: pieces.length === 0 ? '' : gap });
      gap = '';
    } else if (at instanceof Element) {
      if (isInline(at)) isEntered = at.firstChild !== null;
      else if (at.tagName === 'BR') gap = gap === VALUE_BORDER ? VALUE_BORDER : LINE_END;
      else gap = VALUE_BORDER;
    }
    if (isEntered) {
      at = at.firstChild;
      continue;
    }
    while (at && at !== block && !at.nextSibling) at = at.parentNode;
    at = at === block ? null : (at?.nextSibling ?? null);
  }
  return pieces;
}

export function textBlocksIn(root: Node, into = new Set<Node>(), known = new Map<Node, Node>()): Set<Node> {
  if (root instanceof Text) return into.add(textBlockOf(root, known));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // Neighbours usually share their parent, and so their block.
  let parent: Node | null = null;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentNode === parent) continue;
    parent = text.parentNode;
    into.add(textBlockOf(text, known));
  }
  return into;
}

const elementOf = (block: Node) => (block instanceof Element ? block : block.parentElement);

/** The nearest such element around the block, through open shadow roots too: an editor may draw its text in one. */
function neverChangedAround(block: Node): Element | null {
  const element = elementOf(block) ?? (block.getRootNode() as Partial<ShadowRoot>).host;
  return element ? closestAcrossRoots(element, NEVER_CHANGED_SELECTOR) : null;
}

export function isNeverChanged(block: Node): boolean {
  return neverChangedAround(block) !== null;
}

/**
 * A read-only code editor. It reverts changes by others, because it renders its own document. CodeMirror marks a read-only editor without focus only
 * by `contenteditable="false"`, which a composer may have too while its page sends.
 */
const VIEWER =
  '[role="textbox"][aria-readonly="true"], [contenteditable][aria-readonly="true"], .cm-content[contenteditable="false"]';

/** The viewer that shows this block, unless the viewer is inside an element that is never changed. */
export function readOnlyViewerOf(block: Node): Element | undefined {
  const holder = neverChangedAround(block);
  if (!holder?.matches(VIEWER)) return undefined;
  if (holder.parentElement && closestAcrossRoots(holder.parentElement, NEVER_CHANGED_SELECTOR)) return undefined;
  return holder;
}
