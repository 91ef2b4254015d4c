// The block of a composer: its text field with the frame and the buttons around it.

/**
 * Custom property of our host: the block's left, top, right and bottom edge, measured from the badge's lower right corner in CSS pixels. Scrolling
 * does not change it.
 */
export const BLOCK_OFFSETS_PROPERTY = '--coatcheck-block';

/** A frame that is this much higher than its text field contains more than a composer's buttons. */
const MAX_FRAME_HEIGHT = 160;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function parentAcrossShadow(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The composer's block in window coordinates. */
export function composerBlockOf(composer: Element): Box {
  const own = composer.getBoundingClientRect();
  let { left, top, right, bottom } = own;
  for (let at = parentAcrossShadow(composer); at && at !== document.body; at = parentAcrossShadow(at)) {
    const box = at.getBoundingClientRect();
    if (box.height > own.height + MAX_FRAME_HEIGHT) break;
    // An empty wrapper is at the window's corner and would stretch the block to it.
    if (box.width === 0 && box.height === 0) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Controls this far outside of the block still count: pages place them over its corner, or beside it without a common frame. */
const MARGIN_AROUND_BLOCK = 48;
const MAX_CONTROL_WIDTH = 280;
const MAX_CONTROL_HEIGHT = 110;

/** Whether the element has the size of a control; larger elements contain controls. */
export function isControlSized(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && width <= MAX_CONTROL_WIDTH && height <= MAX_CONTROL_HEIGHT;
}

/** The height that a frame adds to its lines of text. */
const AROUND_LINES = 64;

/** Whether a control is as high as the text field beside it: many pages stretch a control over the whole row, which grows with the text. */
export function isStretchedBeside(element: Element, composer: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const row = composer.getBoundingClientRect().height + AROUND_LINES;
  return width > 0 && width <= MAX_CONTROL_HEIGHT && height > 0 && height <= row;
}

export function isNearComposer(control: Element, composer: Element): boolean {
  const box = control.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const { left, top, right, bottom } = composerBlockOf(composer);
  return (
    x >= left - MARGIN_AROUND_BLOCK &&
    x <= right + MARGIN_AROUND_BLOCK &&
    y >= top - MARGIN_AROUND_BLOCK &&
    y <= bottom + MARGIN_AROUND_BLOCK
  );
}

export const isBesideComposer = (control: Element, composer: Element): boolean =>
  (isControlSized(control) || isStretchedBeside(control, composer)) && isNearComposer(control, composer);

/** Chats place the send button at the end of the lines, beside the text or below it: from this share of the width on. */
const TRAILING_FROM = 0.6;

export function isAtTrailingEdge(control: Element, composer: Element): boolean {
  const { left, width } = composer.getBoundingClientRect();
  const box = control.getBoundingClientRect();
  const along = ((box.left + box.right) / 2 - left) / Math.max(1, width);
  return getComputedStyle(composer).direction === 'rtl' ? along <= 1 - TRAILING_FROM : along >= TRAILING_FROM;
}
