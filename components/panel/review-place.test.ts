import { expect, it } from 'vitest';
import { placeReview } from './review-place.ts';

const WINDOW = { width: 1280, height: 720 };
const tagAt = (top: number) => ({ top, bottom: top + 28, left: 870, right: 1000 });
const GAP = 6;
/** A composer of the given height, below the badge (`tag`). */
const blockAt = (top: number, height: number) => ({
  top: top + 28 + GAP,
  bottom: top + 28 + height,
  left: 300,
  right: 1000,
});
const UNDER = 130;

it('opens upward where there is room, beside the tag', () => {
  const place = placeReview(tagAt(640), blockAt(640, 60), WINDOW);
  expect(place).toEqual({ left: 280 - 870, width: 720, maxHeight: 624, bottom: 28 + 8, isLow: false });
});

it('is as wide as the window allows, and in its middle, where it is low', () => {
  const block = blockAt(300, UNDER);
  expect(placeReview(tagAt(300), block, WINDOW)).toMatchObject({
    left: 80 - 870,
    width: 1120,
    maxHeight: 284,
    isLow: true,
  });
  expect(placeReview({ ...tagAt(300), left: 500, right: 640 }, block, { width: 700, height: 720 })).toMatchObject({
    left: 8 - 500,
    width: 684,
  });
});

it('opens below a composer that stands high, and leaves what belongs to it free', () => {
  const high = placeReview(tagAt(90), blockAt(90, UNDER), WINDOW);
  expect(high.top).toBe(28 + UNDER + 8);
  expect(high.maxHeight).toBe(720 - 118 - UNDER - 16);
  expect(high.isLow).toBe(false);
  // On a large screen there is more room below a composer in the middle than above it.
  const middle = (width: number, height: number) => placeReview(tagAt(300), blockAt(300, UNDER), { width, height });
  expect(middle(1920, 1000)).toMatchObject({ top: 166, isLow: false });
  expect(middle(1440, 880)).toMatchObject({ top: 166, isLow: true });
});

it('stays above where there is no more below', () => {
  expect(placeReview(tagAt(180), blockAt(180, UNDER), { width: 800, height: 480 }).top).toBeUndefined();
});

it('leaves the composer free where the tag stands below it', () => {
  const block = { left: 300, top: 480, right: 1000, bottom: 640 };
  expect(placeReview(tagAt(646), block, WINDOW)).toMatchObject({ bottom: 674 - 480 + 8, maxHeight: 480 - 16 });
});
