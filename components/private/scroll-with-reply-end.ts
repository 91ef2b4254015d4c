import { useEffect, useLayoutEffect, useRef } from 'react';

/** A reader within this distance of the end counts as being at the end. */
const NEAR_PIXELS = 48;

/** Keeps the end of a growing reply in view for a reader who is at the end; leaves one who has scrolled up alone. */
export function useScrollWithReplyEnd(scroller: () => Element | null, grown: unknown): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const at = scroller();
      if (at) isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_PIXELS;
    };
    // In the capture phase, to see the scrolling of every element and of the document.
    document.addEventListener('scroll', look, true);
    return () => document.removeEventListener('scroll', look, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the growth is measured in the document.
  useLayoutEffect(() => {
    const at = scroller();
    if (at && isAtEnd.current) at.scrollTop = at.scrollHeight;
  }, [grown]);
}
