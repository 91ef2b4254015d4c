// Splits a reply into the blocks in which a page shows it. Restoring reads each block by itself in the page (lib/page/replies), and so
// here.

interface Block {
  readonly start: number;
  readonly end: number;
}

const LINE_BLOCK = /^(?:\s*(?:[-*+•]|\d+[.)])\s|#{1,6} |> |\|)/u;

function cells(line: string, at: number): Block[] {
  return Array.from(line.matchAll(/[^|]+/gu), ({ 0: cell, index }) => ({
    start: at + index,
    end: at + index + cell.length,
  }));
}

/** The blocks of a reply: paragraphs, headings, list items, table cells and fenced code. */
export function blocksOf(reply: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { start: number; end: number } | undefined;
  let isCode = false;
  let at = 0;
  const close = () => {
    if (open) blocks.push(open);
    open = undefined;
  };
  for (const line of reply.split('\n')) {
    const end = at + line.length;
    const isFence = line.startsWith('```');
    if (isFence) {
      close();
      isCode = !isCode;
    } else if (!isCode && line.startsWith('|')) {
      close();
      blocks.push(...cells(line, at));
    } else if (!isCode && line.trim() === '') close();
    else {
      // A line that continues the text of a list item belongs to that item.
      if (!isCode && LINE_BLOCK.test(line)) close();
      open = { start: open?.start ?? at, end };
    }
    at = end + 1;
  }
  close();
  return blocks;
}
