// Where what opens above our tag lies, and how large its letters are.
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Place {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
}

const MARGIN = 8;
const WIDEST = 720;
const LOWEST = 200;

function placeAbove(anchor: DOMRect): Place {
  const width = Math.min(WIDEST, window.innerWidth - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.right - width, window.innerWidth - width - MARGIN));
  return { left: left - anchor.left, width, maxHeight: Math.max(LOWEST, anchor.top - 2 * MARGIN) };
}

/** Opens upward, inside the window, so that the site's own send button stays free. */
export function usePlace(anchor: RefObject<HTMLElement | null>, shown: boolean): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!shown) return;
    const update = () => {
      if (anchor.current) setPlace(placeAbove(anchor.current.getBoundingClientRect()));
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
