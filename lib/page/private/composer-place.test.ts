import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMPOSER_BAR_HEIGHT, placeOverComposer, screenBoxOf } from './composer-place.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

it('lies over the composer, with the bar above it', () => {
  const { box, editorHeight } = placeOverComposer(rect(100, 500, 600, 120), { width: 1000, height: 800 }, false);
  expect(editorHeight).toBe(120);
  expect(box).toEqual({ left: 100, top: 500 - COMPOSER_BAR_HEIGHT, width: 600, height: 120 + COMPOSER_BAR_HEIGHT });
});

it('grows upward over a composer of one line', () => {
  const { box, editorHeight } = placeOverComposer(rect(100, 700, 600, 24), { width: 1000, height: 800 }, false);
  expect(editorHeight).toBe(96);
  expect(box.top + box.height).toBe(724);
});

it('stays in the window, panel or not', () => {
  const sizes = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(sizes, sizes, sizes, sizes, fc.boolean(), (left, top, width, height, forPanel) => {
      const { box, editorHeight } = placeOverComposer(
        rect(left, top, width, height),
        { width: 900, height: 700 },
        forPanel,
      );
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(900);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(700);
      expect(editorHeight + COMPOSER_BAR_HEIGHT).toBeLessThanOrEqual(box.height);
    }),
  );
});

it('puts a window of its own over the composer, zoomed or not', () => {
  const composer = { left: 100, bottom: 600, width: 600, height: 100 };
  const browser = { screenX: 10, screenY: 20, outerWidth: 1000, outerHeight: 800, innerWidth: 1000, innerHeight: 700 };
  const plain = screenBoxOf(composer, browser);
  expect(plain).toMatchObject({ left: 110, width: 600 });
  // The page begins below the browser's bars, at 120.
  expect(plain.top + plain.height).toBe(720);
  const zoomed = screenBoxOf(composer, { ...browser, innerWidth: 500, innerHeight: 350 });
  expect(zoomed).toMatchObject({ left: 210, width: 1200 });
  expect(screenBoxOf({ left: -50, bottom: 20, width: 10, height: 10 }, browser)).toMatchObject({ left: 0, top: 0 });
});
