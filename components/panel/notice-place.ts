// Places notices beside the composer so that they cover nothing that the person reads or presses. The end of a reply, which the person waits
// for, may be directly above the composer; a notice that would cover it goes below the composer, or to the upper edge of the window.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Box, boxesOverlap } from '../../lib/page/composer/composer-block.ts';
import { watchSurroundings } from '../../lib/page/panel/surroundings-watch.ts';
import { coversPageContent } from '../../lib/page/panel/under-point.ts';
import {
  composerBlockBox,
  leftEdgeInWindow,
  PANEL_MARGIN,
  roomAboveAndBelow,
  type WindowSize,
  watchLayout,
  windowSize,
} from './review-place.ts';

export type NoticeSide = 'above' | 'below' | 'top';

export interface NoticePlace {
  readonly side: NoticeSide;
  /** In pixels from the badge; from the window's left edge on the side `top`. */
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width: number;
  readonly maxHeight: number;
}

const MAX_WIDTH = 420;
/** The least width of a notice: in a narrower one every button would need its own line. */
const MIN_WIDTH = 280;

interface NoticeRoom {
  readonly tag: Box;
  readonly block: Box;
  readonly window: WindowSize;
  /** Height of the notice. */
  readonly height: number;
}

/** The composer's width, within readable limits and the window. */
export const noticeWidth = (block: Box, window: WindowSize): number =>
  Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, block.right - block.left), window.width - 2 * PANEL_MARGIN);

/**
 * @param covers whether the notice would cover page content at this place
 * @param held the side to keep, because the pointer or the focus is on the notice
 */
export function placeNotice(
  { tag, block, window, height }: NoticeRoom,
  covers: (box: Box) => boolean,
  held?: NoticeSide,
): NoticePlace {
  const width = noticeWidth(block, window);
  const { above, below } = roomAboveAndBelow(tag, block, window);
  // Aligned with the badge, within the composer's block.
  const right = Math.min(block.right, Math.max(tag.right, block.left + width));
  const left = leftEdgeInWindow(right - width, width, window);
  const boxFrom = (top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const fits = { above: height <= above.room, below: height <= below.room, top: true };
  const isFree = {
    above: () => !covers(boxFrom(tag.bottom - above.bottom - height)),
    below: () => !covers(boxFrom(tag.top + below.top)),
  };
  const sideBy = (): NoticeSide => {
    if (held && fits[held]) return held;
    for (const side of ['above', 'below'] as const) if (fits[side] && isFree[side]()) return side;
    // Better to cover content below the composer than the end of a reply above it.
    if (fits.below) return 'below';
    // Otherwise at the top of the window, unless the badge would cover the notice's buttons there. Then beside the composer, where a notice that
    // is too tall scrolls.
    if (!boxesOverlap(tag, boxFrom(PANEL_MARGIN))) return 'top';
    return above.room >= below.room ? 'above' : 'below';
  };
  const side = sideBy();
  if (side === 'top') return { side, left, top: PANEL_MARGIN, width, maxHeight: window.height - 2 * PANEL_MARGIN };
  if (side === 'below') return { side, left: left - tag.left, top: below.top, width, maxHeight: below.room };
  return { side, left: left - tag.left, bottom: above.bottom, width, maxHeight: above.room };
}

/** A streaming reply can grow under the notice, so its place is checked at this interval if the page has changed. */
const CHECKED_EVERY_MS = 500;

function hostOf(element: Element | null): Element | undefined {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
}

const isSamePlace = (a: NoticePlace | undefined, b: NoticePlace): boolean =>
  a !== undefined && Object.keys({ ...a, ...b }).every((key) => Reflect.get(a, key) === Reflect.get(b, key));

interface Placed {
  readonly place: NoticePlace | undefined;
  readonly element: RefObject<HTMLDivElement | null>;
  /** How often the notice changed sides since it was shown. */
  readonly moves: number;
}

export function useNoticePlace(anchor: RefObject<HTMLElement | null>, shown: boolean): Placed {
  const [place, setPlace] = useState<NoticePlace>();
  const [moves, setMoves] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const side = useRef<NoticeSide>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of sides creates a new element, whose size must be watched.
  useLayoutEffect(() => {
    if (!shown) {
      side.current = undefined;
      return;
    }
    const update = (mayMove: boolean) => {
      const [tag, notice] = [anchor.current, element.current];
      if (!tag || !notice) return;
      const [box, block, size] = [tag.getBoundingClientRect(), composerBlockBox(tag), windowSize()];
      // Set the width before measuring, because the height depends on how the text wraps.
      notice.style.width = `${noticeWidth(block, size)}px`;
      const isHeld = side.current !== undefined && (!mayMove || notice.matches(':hover, :focus-within'));
      const room = { tag: box, block, window: size, height: notice.scrollHeight };
      const next = placeNotice(room, coversPageContent, isHeld ? side.current : undefined);
      if (side.current !== undefined && side.current !== next.side) setMoves((so) => so + 1);
      side.current = next.side;
      setPlace((was) => (was && isSamePlace(was, next) ? was : next));
    };
    const stop = watchLayout([anchor.current, element.current], () => update(false));
    const host = hostOf(anchor.current);
    const around = watchSurroundings((node) => host?.contains(node) === true);
    const timer = setInterval(() => {
      if (!around.isDue) return;
      around.looked();
      update(true);
    }, CHECKED_EVERY_MS);
    return () => {
      stop();
      around.stop();
      clearInterval(timer);
    };
  }, [anchor, shown, moves]);
  return { place, element, moves };
}
