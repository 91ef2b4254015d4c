// Reads a message of the page as blocks of plain text for the private view. The page's markup is not taken over.

export type ReplyBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export interface ReplyText {
  readonly blocks: readonly ReplyBlock[];
}

const SKIPPED_ELEMENTS =
  'script, style, noscript, template, button, input, textarea, select, svg, [data-coatcheck-host], [aria-hidden="true"]';
const BLOCK_ELEMENTS =
  'address, article, aside, blockquote, div, dl, dt, dd, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul';

/** Collapses white space to one line of text, but keeps the line breaks that the page shows. */
const withPlainSpaces = (text: string) =>
  text
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/ ?\u2028 ?/g, '\n')
    .trim();

/** Whether the page shows the source's line breaks here. */
const keepsLineBreaks = (element: Element | null) =>
  element !== null && /^pre/.test(getComputedStyle(element).whiteSpace);

/** The text that the site wrote into a text node, even if it now shows originals. */
export type TextReader = (node: Text) => string;

/** The text of an inline node. A line break that the page shows becomes a line separator (U+2028), which `withPlainSpaces` turns into a newline. */
function inlineText(node: Node, textOf: TextReader): string {
  if (node instanceof Text) {
    const text = textOf(node);
    return text.includes('\n') && keepsLineBreaks(node.parentElement) ? text.replaceAll('\n', '\u2028') : text;
  }
  if (!(node instanceof Element) || node.matches(SKIPPED_ELEMENTS)) return '';
  if (node.tagName === 'BR') return '\u2028';
  return [...node.childNodes].map((child) => inlineText(child, textOf)).join('');
}

function preText(node: Node, textOf: TextReader): string {
  if (node instanceof Text) return textOf(node);
  return [...node.childNodes].map((child) => preText(child, textOf)).join('');
}

function rowsOf(table: Element, textOf: TextReader): string[][] {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => withPlainSpaces(inlineText(cell, textOf))),
  );
}

export function replyBlocksOf(message: Element, textOf: TextReader): readonly ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let run = '';

  function endRun(): void {
    const text = withPlainSpaces(run);
    run = '';
    if (text !== '') blocks.push({ kind: 'text', text });
  }

  function visitChildren(element: Element, depth: number): void {
    for (const child of element.shadowRoot?.childNodes ?? element.childNodes) visit(child, depth);
  }

  function visitItem(item: Element, mark: string, depth: number): void {
    endRun();
    const at = blocks.length;
    visitChildren(item, depth + 1);
    endRun();
    const first = blocks[at];
    if (first?.kind === 'text') blocks[at] = { kind: 'item', depth, mark, text: first.text };
    else blocks.splice(at, 0, { kind: 'item', depth, mark, text: '' });
  }

  function visitList(list: Element, depth: number): void {
    let number = list instanceof HTMLOListElement ? list.start : 0;
    for (const child of list.children) {
      if (child.tagName !== 'LI') visit(child, depth);
      else visitItem(child, list.tagName === 'OL' ? `${number++}.` : '•', depth);
    }
  }

  function visit(node: Node, depth: number): void {
    if (!(node instanceof Element)) {
      run += inlineText(node, textOf);
      return;
    }
    if (node.matches(SKIPPED_ELEMENTS)) return;
    if (!node.matches(BLOCK_ELEMENTS) && !node.querySelector(BLOCK_ELEMENTS) && !node.shadowRoot) {
      run += inlineText(node, textOf);
      return;
    }
    endRun();
    if (node.tagName === 'PRE') blocks.push({ kind: 'code', text: preText(node, textOf).replace(/\n$/, '') });
    else if (node.tagName === 'TABLE') blocks.push({ kind: 'table', rows: rowsOf(node, textOf) });
    else if (/^H[1-6]$/.test(node.tagName))
      blocks.push({ kind: 'heading', text: withPlainSpaces(inlineText(node, textOf)) });
    else if (node.tagName === 'UL' || node.tagName === 'OL') visitList(node, depth);
    else visitChildren(node, depth);
    endRun();
  }

  visitChildren(message, 0);
  endRun();
  return blocks;
}

/** The texts of a reply in order, which a restored copy is made of. */
export function replyTexts({ blocks }: ReplyText): string[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.text]));
}
