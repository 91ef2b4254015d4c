// The place of the private composer: its editor over the site's composer, its bar above the editor, and the panel above the bar. It depends only on
// the site's composer and the window: the page can measure the frame, and must learn nothing about the text from it.
import type { ScreenBox } from '../../engine/platform-windows.ts';
import type { Box } from './frame-host.ts';

export const BAR_HEIGHT = 44;
const EDITOR_AT_LEAST = 96;
const WIDTH_AT_LEAST = 320;
const PANEL_HEIGHT = 460;
const MARGIN = 8;

export interface Place {
  readonly box: Box;
  readonly editorHeight: number;
}

export function placeOver(
  composer: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width' | 'height'>,
  window: { readonly width: number; readonly height: number },
  forPanel: boolean,
): Place {
  const most = window.height - 2 * MARGIN;
  const editorHeight = Math.round(
    Math.max(Math.min(EDITOR_AT_LEAST, most), Math.min(composer.height, most - BAR_HEIGHT)),
  );
  const height = Math.min(most, editorHeight + BAR_HEIGHT + (forPanel ? PANEL_HEIGHT : 0));
  const width = Math.min(Math.max(composer.width, WIDTH_AT_LEAST), window.width);
  const bottom = Math.min(Math.max(composer.bottom, MARGIN + height), window.height - MARGIN);
  const left = Math.max(0, Math.min(composer.left, window.width - width));
  return {
    box: { left: Math.round(left), top: Math.round(bottom - height), width: Math.round(width), height },
    editorHeight,
  };
}

const WINDOW_AT_LEAST = { width: 560, height: 420 };
const TITLE_BAR = 32;

type Edges = Pick<DOMRect, 'left' | 'bottom' | 'width' | 'height'>;
type BrowserWindow = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight'>;

/** The place of a separate window over the site's composer; their lower edges meet. The page may be zoomed, but screen coordinates are not. */
export function screenBoxOf(composer: Edges, browser: BrowserWindow): ScreenBox {
  const zoom = browser.outerWidth / browser.innerWidth || 1;
  const width = Math.round(Math.max(WINDOW_AT_LEAST.width, composer.width * zoom));
  const height = Math.round(Math.max(WINDOW_AT_LEAST.height, composer.height * zoom + BAR_HEIGHT + TITLE_BAR));
  const top = browser.screenY + browser.outerHeight - (browser.innerHeight - composer.bottom) * zoom - height;
  return {
    left: Math.max(0, Math.round(browser.screenX + composer.left * zoom)),
    top: Math.max(0, Math.round(top)),
    width,
    height,
  };
}
