// The place of the private view: at the window's right edge, not over the site's composer or the badge above it, and not under a notice.
import { type Box, boxesOverlap } from '../composer/composer-block.ts';
import type { FrameBox } from './frame-host.ts';

const VIEW_WIDTH = 460;
const MARGIN = 12;
/** Room above the composer for our badge or the private composer's bar; above the window's lower edge if the composer is scrolled out. */
const ROOM_ABOVE_COMPOSER = 48;
/** A lower view could show no reply. */
const LOWEST_HEIGHT = 240;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'width'>;

interface ViewSurroundings {
  readonly window: { readonly width: number; readonly height: number };
  readonly composer?: Edges | undefined;
  /** The notices, which are in front of the view. */
  readonly notice?: Box | undefined;
}

/** The larger part of the box above or below the notice; the whole box if that part is too low. */
function besideNotice(box: FrameBox, notice: Box): FrameBox {
  const { left, top, width, height } = box;
  const bottom = top + height;
  if (!boxesOverlap({ left, top, right: left + width, bottom }, notice)) return box;
  const above = Math.round(notice.top) - MARGIN - top;
  const below = bottom - Math.round(notice.bottom) - MARGIN;
  if (Math.max(above, below) < LOWEST_HEIGHT) return box;
  return above >= below ? { ...box, height: above } : { ...box, top: bottom - below, height: below };
}

/** The view's box. Its size never depends on its content, because the page can measure it. */
export function privateViewBox({ window, composer, notice }: ViewSurroundings): FrameBox {
  const width = Math.min(VIEW_WIDTH, window.width - 2 * MARGIN);
  const left = window.width - width - MARGIN;
  const whole = window.height - 2 * MARGIN;
  const isInTheWay =
    composer !== undefined && composer.width > 0 && composer.right > left && composer.left < left + width;
  const above = isInTheWay ? Math.min(composer.top, window.height) - ROOM_ABOVE_COMPOSER - 2 * MARGIN : whole;
  const height = above >= LOWEST_HEIGHT ? Math.min(whole, Math.round(above)) : whole;
  const box = { left, top: MARGIN, width, height };
  return notice ? besideNotice(box, notice) : box;
}
