// Places the review beside the badge, and sets the panel's text size.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { BLOCK_OFFSETS_PROPERTY, type Box } from '../../lib/page/composer/composer-block.ts';

/** The position of the review, in pixels from the badge (`tag`). */
export interface ReviewPlace {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  /** Distance below the badge's upper edge, if it opens below the composer. */
  readonly top?: number;
  /** Distance above the badge's lower edge, if it opens above the composer. */
  readonly bottom?: number;
  /** True if the height is too small to stack the parts; they then stand side by side across the window's width. */
  readonly isLow: boolean;
}

export const PANEL_MARGIN = 8;
const MAX_WIDTH = 720;
const MAX_WIDTH_IN_LOW_WINDOW = 1120;
const MIN_HEIGHT = 200;
/** The height that shows both texts and some of the values, stacked. */
const STACKED_HEIGHT = 440;
/** The extra height that justifies opening below the composer and covering the content there. */
const EXTRA_ROOM_BELOW = 80;

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The offset and the available height on each side. */
interface SideRooms {
  readonly above: { readonly room: number; readonly bottom: number };
  readonly below: { readonly room: number; readonly top: number };
}

/** The room above and below that leaves the composer's block and the badge uncovered. */
export function roomAboveAndBelow(tag: Box, block: Box, window: WindowSize): SideRooms {
  const upper = Math.min(tag.top, block.top);
  const lower = Math.max(tag.bottom, block.bottom);
  return {
    above: { room: upper - 2 * PANEL_MARGIN, bottom: tag.bottom - upper + PANEL_MARGIN },
    below: { room: window.height - lower - 2 * PANEL_MARGIN, top: lower - tag.top + PANEL_MARGIN },
  };
}

/** The nearest left edge to `wanted` that keeps the whole width in the window. */
export const leftEdgeInWindow = (wanted: number, width: number, window: WindowSize): number =>
  Math.max(PANEL_MARGIN, Math.min(wanted, window.width - width - PANEL_MARGIN));

/** Places the review above the composer, or below it if it is near the top of the window; always inside the window. */
export function placeReview(tag: Box, block: Box, window: WindowSize): ReviewPlace {
  const { above, below } = roomAboveAndBelow(tag, block, window);
  const isBelow =
    above.room < STACKED_HEIGHT && below.room > above.room + (above.room < MIN_HEIGHT ? 0 : EXTRA_ROOM_BELOW);
  const room = Math.max(MIN_HEIGHT, isBelow ? below.room : above.room);
  const isLow = room < STACKED_HEIGHT;
  const width = Math.min(isLow ? MAX_WIDTH_IN_LOW_WINDOW : MAX_WIDTH, window.width - 2 * PANEL_MARGIN);
  // Aligned with the badge; a wide review is centred in the window.
  const wanted = isLow ? (window.width - width) / 2 : tag.right - width;
  return {
    left: leftEdgeInWindow(wanted, width, window) - tag.left,
    width,
    maxHeight: room,
    isLow,
    ...(isBelow ? { top: below.top } : { bottom: above.bottom }),
  };
}

/** The composer's block, read from the host's style; the badge's own box if there is no composer. */
export function composerBlockBox(tag: HTMLElement): Box {
  const box = tag.getBoundingClientRect();
  const root = tag.getRootNode();
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return box;
  const told = root.host.style.getPropertyValue(BLOCK_OFFSETS_PROPERTY).split(' ').map(Number.parseFloat);
  const [left, top, right, bottom] = told;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return box;
  return { left: box.right + left, top: box.bottom + top, right: box.right + right, bottom: box.bottom + bottom };
}

export const windowSize = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight });

/** Calls `update` now and whenever the badge, the page or one of `elements` moves or changes size. */
export function watchLayout(elements: readonly (Element | null)[], update: () => void): () => void {
  update();
  const watch = new ResizeObserver(update);
  for (const element of [document.documentElement, ...elements]) if (element) watch.observe(element);
  window.addEventListener('resize', update);
  window.addEventListener('scroll', update, { capture: true, passive: true });
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', update);
    window.removeEventListener('scroll', update, { capture: true });
  };
}

/** The review's place, which never covers the site's send button; undefined until it is measured. */
export function useReviewPlace(anchor: RefObject<HTMLElement | null>, shown: boolean): ReviewPlace | undefined {
  const [place, setPlace] = useState<ReviewPlace>();
  useLayoutEffect(() => {
    if (!shown) return;
    return watchLayout([anchor.current], () => {
      const tag = anchor.current;
      if (tag) setPlace(placeReview(tag.getBoundingClientRect(), composerBlockBox(tag), windowSize()));
    });
  }, [anchor, shown]);
  return place;
}

/** Sets `--cc-rem` to the font size that the person chose in the browser, independent of the site's styles. */
export function useBrowserFontSize(anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = anchor.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return;
    root.host.style.setProperty('--cc-rem', getComputedStyle(root.host).fontSize || '16px');
  }, [anchor]);
}
