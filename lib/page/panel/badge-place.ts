// Places the badge beside a composer: above its upper right corner, or, if the page has controls there, at the next free place.
// A place that the person chose is kept.
import type { BadgeOffset } from '../../engine/site-settings.ts';
import { type Box, boxesOverlap } from '../composer/composer-block.ts';

/** The badge's lower right corner in the window; the badge extends to the left and upward from it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BadgeSurroundings {
  readonly composer: Box;
  /** The composer with its buttons and frame. */
  readonly block: Box;
  readonly badge: Size;
  readonly window: Size;
}

export const BADGE_GAP = 6;

/** Positions in order of preference. */
export const BADGE_SLOTS = [
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
export type BadgeSlot = (typeof BADGE_SLOTS)[number];

function cornerOf(slot: BadgeSlot, { composer, block, badge }: BadgeSurroundings): Corner {
  const row = badge.height + BADGE_GAP;
  const right = composer.right;
  const left = composer.left + badge.width;
  const above = composer.top - BADGE_GAP;
  const below = block.bottom + BADGE_GAP + badge.height;
  const places: Readonly<Record<BadgeSlot, Corner>> = {
    'above right': { x: right, y: above },
    'above left': { x: left, y: above },
    'above middle': { x: (composer.left + composer.right + badge.width) / 2, y: above },
    'over block right': { x: right, y: block.top - BADGE_GAP },
    'over block left': { x: left, y: block.top - BADGE_GAP },
    'below right': { x: right, y: below },
    'below left': { x: left, y: below },
    'beside right': { x: block.right + BADGE_GAP + badge.width, y: composer.top + badge.height },
    'beside left': { x: block.left - BADGE_GAP, y: composer.top + badge.height },
    'higher right': { x: right, y: above - row },
    'higher left': { x: left, y: above - row },
    'highest right': { x: right, y: above - 2 * row },
  };
  return places[slot];
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Moves the corner so that the whole badge is inside the window. */
export const clampedToWindow = ({ x, y }: Corner, badge: Size, window: Size): Corner => ({
  x: clamped(x, Math.min(badge.width + BADGE_GAP, window.width - BADGE_GAP), window.width - BADGE_GAP),
  y: clamped(y, Math.min(badge.height + BADGE_GAP, window.height - BADGE_GAP), window.height - BADGE_GAP),
});

export function cornerAtSlot(slot: BadgeSlot, beside: BadgeSurroundings): Corner {
  const corner = cornerOf(slot, beside);
  const place = clampedToWindow(corner, beside.badge, beside.window);
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
export interface CoveredPointCounts {
  readonly controls: number;
  readonly contents: number;
}

const CONTROL_COSTS = 100;
const costOf = ({ controls, contents }: CoveredPointCounts) => CONTROL_COSTS * controls + contents;

/** Places without a composer, in order of preference. */
export const WINDOW_CORNERS = ['lower right', 'lower left', 'upper right', 'upper left'] as const;
export type WindowCorner = (typeof WINDOW_CORNERS)[number];

export const cornerInWindow = (corner: WindowCorner, badge: Size, window: Size): Corner => ({
  x: corner.endsWith('right') ? window.width - BADGE_GAP : BADGE_GAP + badge.width,
  y: corner.startsWith('lower') ? window.height - BADGE_GAP : BADGE_GAP + badge.height,
});

/** The first corner of the window in which the badge covers no control of the page, or else the first of all. */
export const freeWindowCorner = (badge: Size, window: Size, coverOf: (box: Box) => CoveredPointCounts): WindowCorner =>
  WINDOW_CORNERS.find((corner) => coverOf(boxAt(cornerInWindow(corner, badge, window), badge)).controls === 0) ??
  WINDOW_CORNERS[0];

/** As wide as the badge becomes with most words. */
const LONG_BADGE_WIDTH = 260;

interface BestSlot {
  readonly slot: BadgeSlot;
  readonly cost: number;
}

/** The first place that covers nothing, or else the one that covers least. Stops asking at the first free place. */
function bestBadgeSlot(beside: BadgeSurroundings, coverOf: (box: Box) => CoveredPointCounts): BestSlot {
  let best: BestSlot = { slot: BADGE_SLOTS[0], cost: Number.POSITIVE_INFINITY };
  for (const slot of BADGE_SLOTS) {
    const box = boxAt(cornerAtSlot(slot, beside), beside.badge);
    // Moving the badge into the window can put it over the composer.
    if (boxesOverlap(box, beside.composer)) continue;
    const cost = costOf(coverOf(box));
    if (cost === 0) return { slot, cost };
    if (cost < best.cost) best = { slot, cost };
  }
  return best;
}

/** The best place with room for longer words, so that the badge does not move again when its words change; or else the best for its present words. */
export function freeBadgeSlot(beside: BadgeSurroundings, coverOf: (box: Box) => CoveredPointCounts): BadgeSlot {
  // The badge may be a DOMRect, which has nothing to spread.
  const { width, height } = beside.badge;
  const long = { ...beside, badge: { width: Math.max(width, LONG_BADGE_WIDTH), height } };
  const roomy = bestBadgeSlot(long, coverOf);
  // At the edge of the window the short badge may stand elsewhere than the long one.
  const [longBox, box] = [long, beside].map((one) => boxAt(cornerAtSlot(roomy.slot, one), one.badge)) as [Box, Box];
  const isInside = box.left >= longBox.left && box.right <= longBox.right;
  return roomy.cost === 0 && isInside ? roomy.slot : bestBadgeSlot(beside, coverOf).slot;
}

export const cornerAtOffset = (offset: BadgeOffset, { composer, badge, window }: BadgeSurroundings): Corner =>
  clampedToWindow({ x: composer.right + offset.x, y: composer.top + offset.y }, badge, window);

/** The offset from the composer's upper right corner to the badge's lower right corner. */
export const badgeOffsetOf = (corner: Corner, composer: Box): BadgeOffset => ({
  x: Math.round(corner.x - composer.right),
  y: Math.round(corner.y - composer.top),
});
