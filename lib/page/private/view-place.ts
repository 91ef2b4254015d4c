// The place of the private view: at the window's right edge, not over the site's composer or the badge above it.
import type { FrameBox } from './frame-host.ts';

const VIEW_WIDTH = 460;
const MARGIN = 12;
/** Room above the composer for our badge or the private composer's bar; above the window's lower edge if the composer is scrolled out. */
const ROOM_ABOVE_COMPOSER = 48;
/** A lower view could show no reply. */
const LOWEST_HEIGHT = 240;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'width'>;

/** The view's box. Its size never depends on its content, because the page can measure it. */
export function privateViewBox(
  window: { readonly width: number; readonly height: number },
  composer?: Edges,
): FrameBox {
  const width = Math.min(VIEW_WIDTH, window.width - 2 * MARGIN);
  const left = window.width - width - MARGIN;
  const whole = window.height - 2 * MARGIN;
  const isInTheWay =
    composer !== undefined && composer.width > 0 && composer.right > left && composer.left < left + width;
  const above = isInTheWay ? Math.min(composer.top, window.height) - ROOM_ABOVE_COMPOSER - 2 * MARGIN : whole;
  return { left, top: MARGIN, width, height: above >= LOWEST_HEIGHT ? Math.min(whole, Math.round(above)) : whole };
}
