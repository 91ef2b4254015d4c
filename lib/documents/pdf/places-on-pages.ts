// Where the text of a PDF stands on its pages, as far as the boxes of a review need it.
import type { Span } from '../../text/span.ts';
import type { TextPlace } from '../page-view.ts';
import type { Cell } from './page-lines.ts';
import type { PageContent } from './read-document.ts';

/** Shares of the height of the letters, over and under the base line. */
const OVER = 0.9;
const UNDER = 0.25;

/** The upright box around a cell, whose base line may have any direction. */
function placeOf({ x, y, angle, width, size }: Cell, span: Span, page: PageContent): TextPlace {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [0, width].flatMap((along) =>
    [-OVER * size, UNDER * size].map(
      (across) => [x + along * cos - across * sin, y + along * sin + across * cos] as const,
    ),
  );
  const xs = corners.map(([at]) => at / page.width);
  const ys = corners.map(([, at]) => at / page.height);
  return { ...span, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** For each page the places of its cells. `spans`: where the text of each cell of the document stands in the text of all. */
export function placesOnPages(
  pages: readonly PageContent[],
  spans: readonly Span[],
): readonly (readonly TextPlace[])[] {
  let from = 0;
  return pages.map((page) => {
    const own = spans.slice(from, from + page.cells.length);
    from += page.cells.length;
    return page.cells.flatMap((cell, i) => {
      const span = own[i];
      return span && span.end > span.start ? [placeOf(cell, span, page)] : [];
    });
  });
}
