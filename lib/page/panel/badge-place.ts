// Places the badge beside a composer: above its upper right corner, or, if the page has controls there, at the next free place.
// A place that the person chose is kept.
import type { BadgeOffset } from '../../engine/protocol.ts';
import { type Box, boxesMeet } from '../composer/composer-block.ts';

/** The badge's lower right corner in the window; the badge extends to the left and upward from it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Beside {
  readonly composer: Box;
  /** The composer with its buttons and frame. */
  readonly block: Box;
  readonly badge: Size;
  readonly window: Size;
}

export const GAP = 6;

/** Positions in order of preference. */
export const SLOTS = [
  'above right',
  'above left',
  'above middle',
  'over block right',
  'over block left',
  'below right',
  'below left',
  'beside right',
  'beside left',
  'higher right',
  'higher left',
  'highest right',
] as const;
export type Slot = (typeof SLOTS)[number];

function cornerOf(slot: Slot, { composer, block, badge }: Beside): Corner {
  const row = badge.height + GAP;
  const right = composer.right;
  const left = composer.left + badge.width;
  const above = composer.top - GAP;
  const below = block.bottom + GAP + badge.height;
  const places: Readonly<Record<Slot, Corner>> = {
    'above right': { x: right, y: above },
    'above left': { x: left, y: above },
    'above middle': { x: (composer.left + composer.right + badge.width) / 2, y: above },
    'over block right': { x: right, y: block.top - GAP },
    'over block left': { x: left, y: block.top - GAP },
    'below right': { x: right, y: below },
    'below left': { x: left, y: below },
    'beside right': { x: block.right + GAP + badge.width, y: composer.top + badge.height },
    'beside left': { x: block.left - GAP, y: composer.top + badge.height },
    'higher right': { x: right, y: above - row },
    'higher left': { x: left, y: above - row },
    'highest right': { x: right, y: above - 2 * row },
  };
  return places[slot];
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Moves the corner so that the whole badge is inside the window. */
export const inWindow = ({ x, y }: Corner, badge: Size, window: Size): Corner => ({
  x: clamped(x, Math.min(badge.width + GAP, window.width - GAP), window.width - GAP),
  y: clamped(y, Math.min(badge.height + GAP, window.height - GAP), window.height - GAP),
});

export function placeAt(slot: Slot, beside: Beside): Corner {
  const corner = cornerOf(slot, beside);
  const place = inWindow(corner, beside.badge, beside.window);
  // The badge scrolls out of the window with its composer.
  return beside.composer.bottom <= 0 ? { ...place, y: Math.min(corner.y, place.y) } : place;
}

export const boxAt = ({ x, y }: Corner, { width, height }: Size): Box => ({
  left: x - width,
  top: y - height,
  right: x,
  bottom: y,
});

/** The number of points at which the badge would cover a control or content. */
export interface Cover {
  readonly controls: number;
  readonly contents: number;
}

const CONTROL_COSTS = 100;
const costOf = ({ controls, contents }: Cover) => CONTROL_COSTS * controls + contents;

/** The first place that covers nothing, or else the one that covers least. Stops asking at the first free place. */
export function freeSlot(beside: Beside, coverOf: (box: Box) => Cover): Slot {
  let best: { readonly slot: Slot; readonly cost: number } = { slot: SLOTS[0], cost: Number.POSITIVE_INFINITY };
  for (const slot of SLOTS) {
    const box = boxAt(placeAt(slot, beside), beside.badge);
    // Moving the badge into the window can put it over the composer.
    if (boxesMeet(box, beside.composer)) continue;
    const cost = costOf(coverOf(box));
    if (cost === 0) return slot;
    if (cost < best.cost) best = { slot, cost };
  }
  return best.slot;
}

export const placedAt = (offset: BadgeOffset, { composer, badge, window }: Beside): Corner =>
  inWindow({ x: composer.right + offset.x, y: composer.top + offset.y }, badge, window);

/** The offset from the composer's upper right corner to the badge's lower right corner. */
export const offsetOf = (corner: Corner, composer: Box): BadgeOffset => ({
  x: Math.round(corner.x - composer.right),
  y: Math.round(corner.y - composer.top),
});
