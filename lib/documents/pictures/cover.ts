// Covers places of a picture with one colour, so that no pixel of what stood there is left.
import { areaOf, type Colour, type Pixels, type Point, type Quad } from './pixels.ts';
import { cornersOf, onPicture, type TiltedBox } from './tilted-box.ts';

export const BLACK: Colour = [0, 0, 0];

/** How far outside a quad a point is along its clockwise side, in pixels. */
function outside(from: Point, to: Point, { x, y }: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return ((y - from.y) * (to.x - from.x) - (x - from.x) * (to.y - from.y)) / -length;
}

/** A pixel whose middle is that far outside may still be touched by a corner. */
const TOUCHED = Math.SQRT1_2;

export function fillQuad({ width, height, data }: Pixels, quad: Quad, [red, green, blue]: Colour): void {
  const { left, top, right, bottom } = areaOf(quad);
  for (let y = Math.max(0, Math.floor(top) - 1); y < Math.min(height, Math.ceil(bottom) + 1); y += 1)
    for (let x = Math.max(0, Math.floor(left) - 1); x < Math.min(width, Math.ceil(right) + 1); x += 1) {
      const middle = { x: x + 0.5, y: y + 0.5 };
      if (quad.some((corner, i) => outside(corner, quad[(i + 1) % 4] ?? corner, middle) > TOUCHED)) continue;
      data.set([red, green, blue, 255], (y * width + x) * 4);
    }
}

function colourAt({ width, height, data }: Pixels, { x, y }: Point): Colour | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function medianColour(colours: readonly Colour[]): Colour {
  const part = (at: 0 | 1 | 2) =>
    colours.map((colour) => colour[at]).sort((a, b) => a - b)[Math.floor(colours.length / 2)] ?? 255;
  return [part(0), part(1), part(2)];
}

/** Places along a line, about one a pixel, in the coordinates of a box. */
function* along(from: Point, to: Point): Generator<Point> {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
  for (let step = 0; step <= steps; step += 1)
    yield { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
}

function coloursAlong(pixels: Pixels, box: TiltedBox, from: Point, to: Point): readonly Colour[] {
  return [...along(from, to)].map((point) => colourAt(pixels, onPicture(box, point))).filter((found) => !!found);
}

/** The colour of the paper: most of what lies around the box. */
export function groundColour(pixels: Pixels, { left, top, right, bottom, ...box }: TiltedBox): Colour {
  const rim = { ...box, left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
  const colours = [
    ...coloursAlong(pixels, rim, { x: rim.left, y: rim.top }, { x: rim.right, y: rim.top }),
    ...coloursAlong(pixels, rim, { x: rim.left, y: rim.bottom }, { x: rim.right, y: rim.bottom }),
    ...coloursAlong(pixels, rim, { x: rim.left, y: rim.top }, { x: rim.left, y: rim.bottom }),
    ...coloursAlong(pixels, rim, { x: rim.right, y: rim.top }, { x: rim.right, y: rim.bottom }),
  ];
  return medianColour(colours);
}

export const difference = (one: Colour, other: Colour): number =>
  Math.max(...one.map((part, i) => Math.abs(part - (other[i] ?? 0))));

/** The colour of the letters: the mean of what differs most from the paper. */
export function inkColour(pixels: Pixels, box: TiltedBox, ground: Colour): Colour {
  const colours: Colour[] = [];
  const step = Math.max(1, (box.bottom - box.top) / 24);
  for (let y = box.top; y < box.bottom; y += step)
    colours.push(...coloursAlong(pixels, box, { x: box.left, y }, { x: box.right, y }));
  const most = Math.max(1, ...colours.map((colour) => difference(colour, ground)));
  const ink = colours.filter((colour) => difference(colour, ground) >= most * 0.7);
  return ink.length === 0 ? BLACK : medianColour(ink);
}

/** How far a box may grow to each side, in pixels. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly upright: number;
}

/** The OCR's box may cut a letter: it grows to each side as long as there is ink on its edge. */
export function grownOverInk(pixels: Pixels, box: TiltedBox, ground: Colour, room: Room): TiltedBox {
  const ink = difference(inkColour(pixels, box, ground), ground) * 0.35;
  const isInk = (from: Point, to: Point) =>
    coloursAlong(pixels, box, from, to).some((colour) => difference(colour, ground) > ink);
  let { left, top, right, bottom } = box;
  const within = (y: number) =>
    [
      { x: left, y },
      { x: right, y },
    ] as const;
  const beside = (x: number) =>
    [
      { x, y: top },
      { x, y: bottom },
    ] as const;
  while (top > box.top - room.upright && isInk(...within(top))) top -= 1;
  while (bottom < box.bottom + room.upright && isInk(...within(bottom))) bottom += 1;
  while (left > box.left - room.left && isInk(...beside(left))) left -= 1;
  while (right < box.right + room.right && isInk(...beside(right))) right += 1;
  return { ...box, left, top, right, bottom };
}

export const widened = (box: TiltedBox, sides: Room): TiltedBox => ({
  ...box,
  left: box.left - sides.left,
  right: box.right + sides.right,
  top: box.top - sides.upright,
  bottom: box.bottom + sides.upright,
});

export const fillBox = (pixels: Pixels, box: TiltedBox, colour: Colour): void =>
  fillQuad(pixels, cornersOf(box), colour);
