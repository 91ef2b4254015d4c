// What belongs to a composer and stands around it: its frame, the buttons beside and below the text.

/** On our host: the block's left, top, right and bottom from our tag's lower right corner, in CSS pixels. It stays the same as a page scrolls. */
export const BLOCK_FROM_TAG = '--coatcheck-block';

/** Buttons stand in a row or two around a text field; what is higher holds more than a composer. */
const HIGHEST_FRAME = 160;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function around(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** In the window. */
export function blockOf(composer: Element): Box {
  const own = composer.getBoundingClientRect();
  let { left, top, right, bottom } = own;
  for (let at = around(composer); at && at !== document.body; at = around(at)) {
    const box = at.getBoundingClientRect();
    if (box.height > own.height + HIGHEST_FRAME) break;
    // Wrappers without a box of their own would pull the block to the window's corner.
    if (box.width === 0 && box.height === 0) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** A little outside of the block: what a page lays over its composer's corner, or beside it without a frame around both. */
const MARGIN = 48;
const WIDEST_CONTROL = 280;
const HIGHEST_CONTROL = 110;

/** Is it of a size to be pressed? Larger things hold controls. */
export function isControlSized(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && width <= WIDEST_CONTROL && height <= HIGHEST_CONTROL;
}

/** What a frame adds to the lines of its text. */
const AROUND_LINES = 64;

/** As high as the text that it stands beside: many pages stretch a control to the whole row, which grows with what is written. */
export function isStretchedBeside(element: Element, composer: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const row = composer.getBoundingClientRect().height + AROUND_LINES;
  return width > 0 && width <= HIGHEST_CONTROL && height > 0 && height <= row;
}

export function isNear(control: Element, composer: Element): boolean {
  const box = control.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const { left, top, right, bottom } = blockOf(composer);
  return x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN;
}

export const isBeside = (control: Element, composer: Element): boolean =>
  (isControlSized(control) || isStretchedBeside(control, composer)) && isNear(control, composer);

/** Where lines end, beside the text or below it, is where chats have what sends. */
const TRAILING_FROM = 0.6;

export function isAtTrailingEdge(control: Element, composer: Element): boolean {
  const { left, width } = composer.getBoundingClientRect();
  const box = control.getBoundingClientRect();
  const along = ((box.left + box.right) / 2 - left) / Math.max(1, width);
  return getComputedStyle(composer).direction === 'rtl' ? along <= 1 - TRAILING_FROM : along >= TRAILING_FROM;
}
