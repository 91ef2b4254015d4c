// Where what opens above our tag lies, and how large its letters are.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { UNDER_TAG } from '../../lib/page/composer-block.ts';

export interface Place {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  /** Below the composer; above it where this is missing. */
  readonly top?: number;
  /** There is no room to read one part below the other: parts stand beside each other, as wide as the window is. */
  readonly isLow: boolean;
}

const MARGIN = 8;
const WIDEST = 720;
const WIDEST_LOW = 1120;
const LOWEST = 200;
/** Both texts and some of the values, one below the other. */
const ENOUGH = 440;
/** What stands below a composer is worth covering for so much. */
const MUCH_MORE = 80;

interface Window {
  readonly width: number;
  readonly height: number;
}

/** `under`: from our tag to the end of the composer and what belongs to it. */
export function placeBy(tag: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>, under: number, window: Window): Place {
  const above = tag.top - 2 * MARGIN;
  const below = window.height - tag.bottom - under - 2 * MARGIN;
  const isBelow = above < ENOUGH && below > above + (above < LOWEST ? 0 : MUCH_MORE);
  const room = Math.max(LOWEST, isBelow ? below : above);
  const isLow = room < ENOUGH;
  const width = Math.min(isLow ? WIDEST_LOW : WIDEST, window.width - 2 * MARGIN);
  // Beside the tag; what is wider than a composer stands in the middle.
  const wanted = isLow ? (window.width - width) / 2 : tag.right - width;
  const left = Math.max(MARGIN, Math.min(wanted, window.width - width - MARGIN));
  return {
    left: left - tag.left,
    width,
    maxHeight: room,
    isLow,
    ...(isBelow ? { top: tag.bottom + under + MARGIN - tag.top } : {}),
  };
}

/** The host says how far down the composer goes. */
function underTag(tag: HTMLElement): number {
  const root = tag.getRootNode();
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return 0;
  return Number.parseFloat(root.host.style.getPropertyValue(UNDER_TAG)) || 0;
}

/** Opens upward, or below the composer where it stands high, inside the window: the site's own send button stays free. */
export function usePlace(anchor: RefObject<HTMLElement | null>, shown: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!shown) return;
    const update = () => {
      const tag = anchor.current;
      if (!tag) return;
      const size = { width: window.innerWidth, height: window.innerHeight };
      setPlace(placeBy(tag.getBoundingClientRect(), underTag(tag), size));
    };
    update();
    const watch = new ResizeObserver(update);
    watch.observe(document.documentElement);
    if (anchor.current) watch.observe(anchor.current);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
    };
  }, [anchor, shown]);
  return place;
}

/** How large the person wants letters in this browser, whatever the site makes of it. */
export function useTextSize(anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = anchor.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return;
    root.host.style.setProperty('--cc-rem', getComputedStyle(root.host).fontSize || '16px');
  }, [anchor]);
}
