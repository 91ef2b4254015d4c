// The place of the private composer: its editor over the site's composer, its bar above the editor, and the panel above the bar. It depends only on
// the site's composer and the window: the page can measure the frame, and must learn nothing about the text from it.
import type { ScreenBox } from '../../engine/platform-windows.ts';
import type { FrameBox } from './frame-host.ts';

export const COMPOSER_BAR_HEIGHT = 44;
const LOWEST_EDITOR = 96;
const SMALLEST_WIDTH = 320;
const PANEL_HEIGHT = 460;
const MARGIN = 8;

interface ComposerPlace {
  readonly box: FrameBox;
  readonly editorHeight: number;
}

export function placeOverComposer(
  composer: Pick<DOMRect, 'left' | 'right' | 'bottom' | 'width' | 'height'>,
  window: { readonly width: number; readonly height: number },
  forPanel: boolean,
): ComposerPlace {
  const most = window.height - 2 * MARGIN;
  const editorHeight = Math.round(
    Math.max(Math.min(LOWEST_EDITOR, most), Math.min(composer.height, most - COMPOSER_BAR_HEIGHT)),
  );
  const height = Math.min(most, editorHeight + COMPOSER_BAR_HEIGHT + (forPanel ? PANEL_HEIGHT : 0));
  const width = Math.min(Math.max(composer.width, SMALLEST_WIDTH), window.width);
  const bottom = Math.min(Math.max(composer.bottom, MARGIN + height), window.height - MARGIN);
  const left = Math.max(0, Math.min(composer.left, window.width - width));
  return {
    box: { left: Math.round(left), top: Math.round(bottom - height), width: Math.round(width), height },
    editorHeight,
  };
}

const SMALLEST_WINDOW = { width: 560, height: 420 };
const TITLE_BAR_HEIGHT = 32;

type Edges = Pick<DOMRect, 'left' | 'bottom' | 'width' | 'height'>;
type BrowserWindow = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'innerWidth' | 'innerHeight'>;

/** The place of a separate window over the site's composer; their lower edges meet. The page may be zoomed, but screen coordinates are not. */
export function screenBoxOf(composer: Edges, browser: BrowserWindow): ScreenBox {
  const zoom = browser.outerWidth / browser.innerWidth || 1;
  const width = Math.round(Math.max(SMALLEST_WINDOW.width, composer.width * zoom));
  const height = Math.round(
    Math.max(SMALLEST_WINDOW.height, composer.height * zoom + COMPOSER_BAR_HEIGHT + TITLE_BAR_HEIGHT),
  );
  const top = browser.screenY + browser.outerHeight - (browser.innerHeight - composer.bottom) * zoom - height;
  return {
    left: Math.max(0, Math.round(browser.screenX + composer.left * zoom)),
    top: Math.max(0, Math.round(top)),
    width,
    height,
  };
}
