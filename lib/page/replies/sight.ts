// Which blocks are in sight, or about to be. A browser computes for every drawn frame where each element is that it is asked about, and a
// long conversation has thousands of blocks; so it is asked about some hundred regions, each around several blocks.

export interface Sight {
  /** `guess` counts until the browser has said where the block's region is. True where the block is in sight. */
  add(block: Element, guess: boolean): boolean;
  delete(block: Element): void;
}

/** Scrolling is to find the marks there already. */
const AROUND_SIGHT = '60% 0px';
/** Where some hundred elements are takes over half a millisecond: not for every frame that typing and streaming make the browser draw. */
const LOOKS_EVERY_MS = 300;
/** Only Chromium knows of a delay; Firefox looks at every frame. */
const LOOKS: IntersectionObserverInit & { readonly delay: number } = {
  rootMargin: AROUND_SIGHT,
  delay: LOOKS_EVERY_MS,
};
/** A cell, its row, the table's body, the table, the text, the message. */
const LEVELS = 5;
/** What has more children than this is the conversation. */
const MOST_CHILDREN = 30;
const MOST_BLOCKS = 60;
/** A browser asked about a hundred thousand stops for seconds. What is more is restored, and not marked. */
const MOST_REGIONS = 2_000;

interface Region {
  readonly blocks: Set<Element>;
  /** Unknown until the browser says it. */
  isInSight?: boolean;
}

export function watchSight(onChange: (block: Element, isInSight: boolean) => void): Sight {
  const regions = new Map<Element, Region>();
  const placeOf = new Map<Element, Element>();

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const region = regions.get(target);
      if (!region) continue;
      region.isInSight = isIntersecting;
      for (const block of region.blocks) onChange(block, isIntersecting);
    }
  }, LOOKS);

  /** The largest thing around the block that is still a part of the conversation, and has room. */
  function regionAround(block: Element): Element {
    let found = block;
    let at = block;
    for (let level = 0; level < LEVELS; level += 1) {
      const { parentElement } = at;
      if (!parentElement?.parentElement || parentElement.localName === 'body') break;
      // The browser counts all children anew each time it is asked how many there are.
      if (parentElement.children[MOST_CHILDREN] !== undefined) break;
      at = parentElement;
      if ((regions.get(at)?.blocks.size ?? 0) < MOST_BLOCKS) found = at;
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
      // The page may have moved it since.
      if (before && !before.contains(block)) remove(block);
      const place = placeOf.get(block) ?? regionAround(block);
      if (regions.size >= MOST_REGIONS && !regions.has(place)) return false;
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
