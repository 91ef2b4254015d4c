import { useEffect, useLayoutEffect, useRef } from 'react';

/** A little above the end is the end: the last line's gap is not worth a decision. */
const NEAR_PIXELS = 48;

/** Who reads the end of what grows stays there; who has scrolled up is left alone. */
export function useStayAtEnd(scroller: () => Element | null, grown: unknown): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const at = scroller();
      if (at) isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_PIXELS;
    };
    // Of any element in it, and of the document itself.
    document.addEventListener('scroll', look, true);
    return () => document.removeEventListener('scroll', look, true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has grown is measured in the document.
  useLayoutEffect(() => {
    const at = scroller();
    if (at && isAtEnd.current) at.scrollTop = at.scrollHeight;
  }, [grown]);
}
