// The places of texts in the pixels of a drawn page: which pixels belong to a text, and which colour it has.
import type { PlacedText } from './page-lines.ts';
import type { PagePicture } from './surroundings.ts';

/** The pixels of a text's place: those of a box, or some of them. */
export interface TextPlace {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether the middle of a pixel of the box belongs to a text that is not parallel to the box; undefined if all belong. */
  readonly holds: ((x: number, y: number) => boolean) | undefined;
}

/** How far letters reach above and below the base line, and beside their places, in shares of their size. */
const ABOVE = 1;
const BELOW = 0.3;
const BESIDE = 0.12;
const SLANTED = 0.02;
/** Sum over the three colours: a smaller difference is no letter. */
const VISIBLE_DIFFERENCE = 24;

/** @param scale pixels per point */
export function placeOf({ x, y, angle, width, size }: PlacedText, scale: number, canvas: PagePicture): TextPlace {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [start, end] = [-BESIDE * size, width + BESIDE * size];
  const [high, low] = [-ABOVE * size, BELOW * size];
  const corners = [start, end].flatMap((along) => [high, low].map((across) => [along, across] as const));
  const xs = corners.map(([along, across]) => (x + along * cos - across * sin) * scale);
  const ys = corners.map(([along, across]) => (y + along * sin + across * cos) * scale);
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const holds = (px: number, py: number) => {
    const [dx, dy] = [(px + 0.5) / scale - x, (py + 0.5) / scale - y];
    const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
    return along >= start && along <= end && across >= high && across <= low;
  };
  return {
    left: within(Math.floor(Math.min(...xs)), canvas.width),
    right: within(Math.ceil(Math.max(...xs)), canvas.width),
    top: within(Math.floor(Math.min(...ys)), canvas.height),
    bottom: within(Math.ceil(Math.max(...ys)), canvas.height),
    holds: Math.abs(Math.sin(2 * angle)) > SLANTED ? holds : undefined,
  };
}

/** Takes the pixels of a place from one picture into another of the same size. */
export function copyPlace(from: PagePicture, to: PagePicture, { left, right, top, bottom, holds }: TextPlace): void {
  for (let y = top; y < bottom; y += 1) {
    const row = y * from.width;
    if (!holds) to.pixels.set(from.pixels.subarray((row + left) * 4, (row + right) * 4), (row + left) * 4);
    else
      for (let x = left; x < right; x += 1) {
        const at = (row + x) * 4;
        if (holds(x, y)) to.pixels.set(from.pixels.subarray(at, at + 4), at);
      }
  }
}

/** The colour that differs most from the ground, or undefined if the text cannot be seen there. */
export function inkOf(full: PagePicture, ground: PagePicture, place: TextPlace): string | undefined {
  const [drawn, empty] = [full.pixels, ground.pixels];
  let most = VISIBLE_DIFFERENCE;
  let found = -1;
  for (let y = place.top; y < place.bottom; y += 1) {
    for (let x = place.left; x < place.right; x += 1) {
      const at = (y * full.width + x) * 4;
      const difference =
        Math.abs((drawn[at] ?? 0) - (empty[at] ?? 0)) +
        Math.abs((drawn[at + 1] ?? 0) - (empty[at + 1] ?? 0)) +
        Math.abs((drawn[at + 2] ?? 0) - (empty[at + 2] ?? 0));
      if (difference <= most || (place.holds && !place.holds(x, y))) continue;
      most = difference;
      found = at;
    }
  }
  return found < 0 ? undefined : `rgb(${drawn[found]}, ${drawn[found + 1]}, ${drawn[found + 2]})`;
}
