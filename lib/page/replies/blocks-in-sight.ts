// Tracks which blocks are visible or about to be. For every frame a browser computes the position of each element that it observes, and a long
// conversation has thousands of blocks; so some hundred regions are observed, each around several blocks.

export interface BlocksInSight {
  /** `guess` is returned until the browser has reported the region's position. True if the block is visible. */
  add(block: Element, guess: boolean): boolean;
  delete(block: Element): void;
}

/** Regions count as visible early, so that marks exist before the person scrolls to them. */
const SIGHT_MARGIN = '60% 0px';
/** Computing the position of some hundred elements takes over half a millisecond: too long for every frame that typing or streaming causes. */
const LOOKS_EVERY_MS = 300;
/** Only Chromium supports `delay`; Firefox checks at every frame. */
const OBSERVER_OPTIONS: IntersectionObserverInit & { readonly delay: number } = {
  rootMargin: SIGHT_MARGIN,
  delay: LOOKS_EVERY_MS,
};
/** For example: a cell, its row, the table's body, the table, the text, the message. */
const MAX_LEVELS = 5;
/** An element with more children than this is taken for the conversation itself. */
const MAX_CHILDREN = 30;
const MAX_BLOCKS_PER_REGION = 60;
/** A browser that observes a hundred thousand regions freezes for seconds. Blocks beyond this limit are restored, but not marked. */
const MAX_REGIONS = 2_000;

interface Region {
  readonly blocks: Set<Element>;
  /** Undefined until the browser has reported it. */
  isInSight?: boolean;
}

export function watchBlocksInSight(onChange: (block: Element, isInSight: boolean) => void): BlocksInSight {
  const regions = new Map<Element, Region>();
  const placeOf = new Map<Element, Element>();

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const region = regions.get(target);
      if (!region) continue;
      region.isInSight = isIntersecting;
      for (const block of region.blocks) onChange(block, isIntersecting);
    }
  }, OBSERVER_OPTIONS);

  /** The largest element around the block that is still a part of the conversation and has not too many blocks. */
  function regionAround(block: Element): Element {
    let found = block;
    let at = block;
    for (let level = 0; level < MAX_LEVELS; level += 1) {
      const { parentElement } = at;
      if (!parentElement?.parentElement || parentElement.localName === 'body') break;
      // Not `children.length`, for which the browser counts all children each time.
      if (parentElement.children[MAX_CHILDREN] !== undefined) break;
      at = parentElement;
      if ((regions.get(at)?.blocks.size ?? 0) < MAX_BLOCKS_PER_REGION) found = at;
    }
    return found;
  }

  function remove(block: Element): void {
    const place = placeOf.get(block);
    const region = place && regions.get(place);
    if (!place || !region) return;
    placeOf.delete(block);
    region.blocks.delete(block);
    if (region.blocks.size > 0) return;
    regions.delete(place);
    observer.unobserve(place);
  }

  return {
    add(block, guess) {
      const before = placeOf.get(block);
      // The page may have moved the block since.
      if (before && !before.contains(block)) remove(block);
      const place = placeOf.get(block) ?? regionAround(block);
      if (regions.size >= MAX_REGIONS && !regions.has(place)) return false;
      const region: Region = regions.get(place) ?? { blocks: new Set() };
      if (region.blocks.size === 0) {
        regions.set(place, region);
        observer.observe(place);
      }
      region.blocks.add(block);
      placeOf.set(block, place);
      return region.isInSight ?? guess;
    },
    delete: remove,
  };
}
