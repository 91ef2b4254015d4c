import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseColumns } from './chinese-columns.ts';
import { barCodes } from './codes.ts';
import { letterHeight, lettersOf } from './letters.ts';
import { evenlyLit } from './page-light.ts';
import { flattened, type Gray, grayImage, type Pixels } from './pixels.ts';
import { resampled } from './resample.ts';
import { tiltOf } from './tilt.ts';
import { unreadAreas } from './unread-areas.ts';

function fill({ width, data }: Gray, [left, top, wide, tall]: readonly [number, number, number, number], level = 20) {
  for (let y = top; y < top + tall; y += 1) data.fill(level, y * width + left, y * width + left + wide);
}

/** Lines of letters, each a box of 6 by 10. */
function linesOfLetters(width = 500, height = 400): Gray {
  const page = grayImage(width, height);
  page.data.fill(245);
  for (let y = 100; y < height - 100; y += 24)
    for (let x = 80; x < width - 80; x += 10) if (x % 70 > 10) fill(page, [x, y, 6, 10]);
  return page;
}

const asPixels = ({ width, height, data }: Gray): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray([...data].flatMap((level) => [level, level, level, 255])),
});

describe('the shape of a page', () => {
  it.each([-5, -2, 0, 1.3, 4])('has its tilt of %d degrees told', (degrees) => {
    const { image } = resampled(linesOfLetters(), 1, -degrees);
    expect(tiltOf(lettersOf(image))).toBeCloseTo(degrees, 0);
  });

  it('has its letters measured, without a border', () => {
    const page = linesOfLetters();
    fill(page, [0, 0, 500, 4]);
    expect(letterHeight(lettersOf(page))).toBe(10);
  });

  it('is evenly lit after a shadow, with its letters dark', () => {
    const page = linesOfLetters();
    for (let i = 0; i < page.data.length; i += 1)
      page.data[i] = (page.data[i] ?? 0) * (1 - 0.6 * ((i % page.width) / page.width));
    const even = evenlyLit(page);
    const [paper, letter] = [even.data[50 * 500 + 420] ?? 0, even.data[105 * 500 + 403] ?? 255];
    expect(paper).toBeGreaterThan(220);
    expect(letter).toBeLessThan(60);
  });

  it('gives back the place of each point after it was turned and enlarged', () => {
    const at = fc.record({ x: fc.integer({ min: 90, max: 400 }), y: fc.integer({ min: 90, max: 300 }) });
    fc.assert(
      fc.property(at, ({ x, y }) => {
        const page = grayImage(500, 400);
        page.data.fill(255);
        fill(page, [x, y, 5, 5], 0);
        const { image, toSource } = resampled(page, 1.5, 3);
        const darkest = image.data.reduce((best, level, i) => (level < (image.data[best] ?? 0) ? i : best), 0);
        const found = toSource({ x: (darkest % image.width) + 0.5, y: Math.floor(darkest / image.width) + 0.5 });
        expect(Math.hypot(found.x - x - 2.5, found.y - y - 2.5)).toBeLessThan(4);
      }),
      { numRuns: 8 },
    );
  });
});

describe('the words of a Chinese line', () => {
  it('are cut between their characters, whatever words they form', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(lengths, (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const page = grayImage(total * 24, 24);
        page.data.fill(245);
        for (let i = 0; i < total; i += 1) fill(page, [i * 24 + 1, 0, 21, 23]);
        const line = { left: 1, top: 0, right: total * 24 - 2, bottom: 23 };
        const words = counts.map((count) => '国'.repeat(count));
        let start = 0;
        for (const [i, area] of (chineseColumns(page, line, words) ?? []).entries()) {
          expect(Math.abs(area.left - start * 24)).toBeLessThanOrEqual(2);
          start += counts[i] ?? 0;
          expect(Math.abs(area.right - start * 24)).toBeLessThanOrEqual(3);
        }
        expect(start).toBe(total);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what the OCR does not read', () => {
  it('is shown if it has edges as letters have', () => {
    const areas = unreadAreas(asPixels(linesOfLetters()), [], []);
    expect(areas.length).toBeGreaterThan(0);
    expect(areas.every(({ top, bottom }) => top >= 80 && bottom <= 330)).toBe(true);
  });

  it('is not shown for an empty page, or in a known area', () => {
    const empty = grayImage(300, 200);
    empty.data.fill(230);
    expect(unreadAreas(asPixels(empty), [], [])).toEqual([]);
    const known = { left: 0, top: 0, right: 500, bottom: 400 };
    expect(unreadAreas(asPixels(linesOfLetters()), [], [known])).toEqual([]);
  });

  it('is no bar code if it is text', () => {
    expect(barCodes(asPixels(linesOfLetters()))).toEqual([]);
  });
});

describe('opacity', () => {
  it('hides nothing: white letters on a transparent ground come to stand on black', () => {
    const data = new Uint8ClampedArray(40 * 4);
    data.set([255, 255, 255, 255, 9, 9, 9, 0], 0);
    const flat = flattened({ width: 8, height: 5, data });
    expect([...flat.data.subarray(0, 8)]).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
  });
});
