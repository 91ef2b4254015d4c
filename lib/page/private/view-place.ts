// Where the private view lies: at the window's right edge, clear of the site's composer and of our own tag above that.
import type { Box } from './frame-host.ts';

const WIDTH = 460;
const MARGIN = 12;
/** Our tag stands there, or the private composer's bar. */
const ABOVE_COMPOSER = 48;
/** Less than this shows no reply. */
const HEIGHT_AT_LEAST = 240;

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'width'>;

/** Of one size whatever is in it: the page can measure it. */
export function viewPlace(window: { readonly width: number; readonly height: number }, composer?: Edges): Box {
  const width = Math.min(WIDTH, window.width - 2 * MARGIN);
  const left = window.width - width - MARGIN;
  const whole = window.height - 2 * MARGIN;
  const isInTheWay =
    composer !== undefined && composer.width > 0 && composer.right > left && composer.left < left + width;
  const above = isInTheWay ? composer.top - ABOVE_COMPOSER - 2 * MARGIN : whole;
  return { left, top: MARGIN, width, height: above >= HEIGHT_AT_LEAST ? Math.min(whole, Math.round(above)) : whole };
}
