import { describe, expect, it } from 'vitest';
import type { Box } from '../../lib/page/composer/composer-block.ts';
import { placeNotice } from './notice-place.ts';

const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
const HEIGHT = 90;

/** A badge (`tag`) above the right end of a composer. */
const chat = (left: number, right: number, top: number, bottom: number) => ({
  tag: { left: right - 140, right, top: top - 34, bottom: top - 6 },
  block: { left, top, right, bottom },
  height: HEIGHT,
});
const low = { ...chat(260, 1020, 660, 780), window: WINDOW };
const nothing = () => false;
const meets = (taken: Box) => (box: Box) =>
  box.left < taken.right && taken.left < box.right && box.top < taken.bottom && taken.top < box.bottom;
const REPLY: Box = { left: 260, top: 100, right: 1020, bottom: 650 };

describe('placeNotice', () => {
  it('opens above the composer where the page has nothing there', () => {
    expect(placeNotice(low, nothing)).toEqual({
      side: 'above',
      left: 600 - 880,
      bottom: 28 + 8,
      width: 420,
      maxHeight: 626 - 16,
    });
  });

  it('leaves the end of a reply free: below the composer, or at the upper edge where there is no room', () => {
    const middle = { ...chat(260, 1020, 400, 480), window: WINDOW };
    expect(placeNotice(middle, meets(REPLY))).toMatchObject({ side: 'below', top: 480 - 366 + 8, left: 600 - 880 });
    expect(placeNotice(low, meets(REPLY))).toMatchObject({ side: 'top', top: 8, left: 600 });
  });

  it('never lies under the tag: where it fits nowhere, it is scrolled beside the composer', () => {
    const middle = { ...chat(260, 1020, 360, 460), height: 420, window: WINDOW };
    expect(placeNotice(middle, nothing)).toMatchObject({ side: 'below', maxHeight: 800 - 460 - 16 });
    const lower = { ...chat(260, 1020, 430, 600), height: 420, window: WINDOW };
    expect(placeNotice(lower, nothing)).toMatchObject({ side: 'above', maxHeight: 430 - 34 - 16 });
  });

  it('covers what stands below a composer before the end of a reply', () => {
    const middle = { ...chat(260, 1020, 400, 480), window: WINDOW };
    expect(placeNotice(middle, () => true).side).toBe('below');
  });

  it('is no wider than a composer that it can be read in, and stays in the window', () => {
    expect(placeNotice({ ...chat(900, 1250, 660, 780), window: WINDOW }, nothing)).toMatchObject({
      width: 350,
      left: 900 - 1110,
    });
    const narrow = placeNotice({ ...chat(10, 205, 660, 780), window: WINDOW }, nothing);
    expect(narrow).toMatchObject({ width: 280, left: 8 - 65 });
    const phone = placeNotice({ ...chat(0, 390, 700, 780), window: PHONE }, nothing);
    expect(phone).toMatchObject({ width: 374, left: 8 - 250 });
  });

  it('stays by the tag where a narrow field stands in a wide frame', () => {
    const { tag, block } = chat(170, 364, 660, 780);
    const wide = { ...block, right: 930 };
    expect(placeNotice({ tag, block: wide, height: HEIGHT, window: WINDOW }, nothing)).toMatchObject({
      width: 420,
      left: 170 - 224,
    });
  });

  it('opens below where there is no room above', () => {
    expect(placeNotice({ ...chat(260, 1020, 110, 200), window: WINDOW }, nothing).side).toBe('below');
  });

  it('stays where it is while it is about to be pressed, if it fits there', () => {
    expect(placeNotice(low, meets(REPLY), 'above').side).toBe('above');
    const held = { ...chat(260, 1020, 300, 480), height: 290, window: WINDOW };
    expect(placeNotice(held, nothing, 'above').side).toBe('below');
  });
});
