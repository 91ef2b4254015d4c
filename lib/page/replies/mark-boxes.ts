// The boxes of replies' marks in the window.

export const containsPoint = (box: DOMRect, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export function boxesOf({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): readonly DOMRect[] {
  if (!startContainer.isConnected || !endContainer.isConnected) return [];
  const length = (node: Node) => node.textContent?.length ?? 0;
  // The page's text may have changed since the mark was made.
  if (startOffset > length(startContainer) || endOffset > length(endContainer)) return [];
  const range = new Range();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return [...range.getClientRects()];
}
