// Where the private composer lies: its editor over the site's composer, its bar above that, and the panel above the bar. All of it
// follows from the site's composer and the window: the page can measure it, and must learn nothing about the text from it.
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
