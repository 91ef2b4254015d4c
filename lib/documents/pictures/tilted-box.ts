// Boxes along a tilted line of text: the picture's coordinates turned so that the line lies level.
import type { Point, Quad } from './pixels.ts';

export interface TiltedBox {
  /** In radians, clockwise. */
  readonly angle: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) + y * Math.sin(angle),
  y: y * Math.cos(angle) - x * Math.sin(angle),
});

/** The place on the picture of a point in the box's coordinates. */
export const onPicture = ({ angle }: Pick<TiltedBox, 'angle'>, point: Point): Point => turned(point, -angle);

export const angleOf = ([topLeft, topRight]: Quad): number =>
  Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x);

/** The smallest box of this angle around all the quads. */
export function boxAround(quads: readonly Quad[], angle: number): TiltedBox {
  const corners = quads.flat().map((corner) => turned(corner, angle));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { angle, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const cornersOf = (box: TiltedBox): Quad => [
  onPicture(box, { x: box.left, y: box.top }),
  onPicture(box, { x: box.right, y: box.top }),
  onPicture(box, { x: box.right, y: box.bottom }),
  onPicture(box, { x: box.left, y: box.bottom }),
];
