// Areas that a person draws on a page, in shares of its size.
import type { RelativeArea } from '../../lib/documents/page-view.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A press that moved less was no drawing. */
const LEAST_SIDE = 0.005;
/** How far one key moves an area, or changes its size. */
const STEP = 0.02;

const within = (share: number) => Math.min(1, Math.max(0, share));

export const areaBetween = (one: Place, other: Place): RelativeArea => ({
  left: within(Math.min(one.x, other.x)),
  top: within(Math.min(one.y, other.y)),
  right: within(Math.max(one.x, other.x)),
  bottom: within(Math.max(one.y, other.y)),
});

export const isDrawn = ({ left, top, right, bottom }: RelativeArea): boolean =>
  right - left >= LEAST_SIDE && bottom - top >= LEAST_SIDE;

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The area after an arrow key: moved, or with Shift larger or smaller at its right and lower sides. Undefined for other keys. */
export function movedBy(
  { left, top, right, bottom }: RelativeArea,
  key: string,
  isResized: boolean,
): RelativeArea | undefined {
  const by = DIRECTIONS[key];
  if (!by) return undefined;
  if (isResized) {
    return {
      left,
      top,
      right: within(Math.max(left + STEP, right + by.x)),
      bottom: within(Math.max(top + STEP, bottom + by.y)),
    };
  }
  const x = Math.max(-left, Math.min(1 - right, by.x));
  const y = Math.max(-top, Math.min(1 - bottom, by.y));
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
