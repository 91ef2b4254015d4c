// The text of an editor, with the way back from offsets to the DOM.
import type { Span } from '../../text/span.ts';

interface Piece extends Span {
  readonly node: Text;
}

export interface Flattened {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

const BLOCKS = new Set([
  'P',
  'DIV',
  'LI',
  'UL',
  'OL',
  'PRE',
  'BLOCKQUOTE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TR',
  'TABLE',
  'SECTION',
]);

/** Blocks begin on a new line; `<br>` is a line end, but the one that only keeps an empty or last line open is not. */
export function flatten(root: Node): Flattened {
  let text = '';
  const pieces: Piece[] = [];

  function breakLine(): void {
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  }

  function visit(node: Node): void {
    if (node instanceof Text) {
      pieces.push({ node, start: text.length, end: text.length + node.data.length });
      text += node.data;
      return;
    }
    if (!(node instanceof Element)) return;
    if (node.tagName === 'BR') {
      const closesBlock = node.nextSibling === null && node.previousSibling !== null;
      const keepsOpen = node.classList.contains('ProseMirror-trailingBreak');
      if (!closesBlock && !keepsOpen) text += '\n';
      return;
    }
    const isBlock = BLOCKS.has(node.tagName);
    const emptyBlock = isBlock && node.textContent === '' && node !== root;
    if (isBlock && node !== root) {
      const first = node.previousElementSibling === null && node.parentNode === root;
      if (!first && node.previousElementSibling) text += '\n';
      else if (!first) breakLine();
    }
    if (emptyBlock) return;
    for (const child of node.childNodes) visit(child);
  }

  for (const child of root.childNodes) visit(child);
  return { text, pieces };
}

export function rangeIn({ pieces }: Flattened, { start, end }: Span): Range | undefined {
  const first = pieces.find((piece) => start >= piece.start && start < piece.end);
  const last = pieces.find((piece) => end > piece.start && end <= piece.end);
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
