import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLACK, fillBox, fillQuad, groundColour, grownOverInk, inkColour } from './cover.ts';
import { type Area, areaOf, type Pixels, quadOf } from './pixels.ts';
import { boxAround, cornersOf, onPicture } from './tilted-box.ts';

function paper(width: number, height: number, level = 240): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(level) };
}

const levelAt = ({ width, data }: Pixels, x: number, y: number) => data[(y * width + x) * 4];

/** A word as a black box. */
function withWord(area: Area): Pixels {
  const pixels = paper(100, 60);
  fillQuad(pixels, quadOf(area), BLACK);
  return pixels;
}

const levelBox = (area: Area) => boxAround([quadOf(area)], 0);

describe('a covered box', () => {
  it('leaves no pixel of what it touches, at any angle', () => {
    const size = fc.double({ min: 2, max: 40, noNaN: true });
    const place = fc.double({ min: -10, max: 70, noNaN: true });
    const angles = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(place, place, size, size, angles, (left, top, wide, tall, angle) => {
        const pixels = paper(60, 60);
        const box = { angle, left, top, right: left + wide, bottom: top + tall };
        fillBox(pixels, box, BLACK);
        for (let u = 0; u <= 1; u += 0.125)
          for (let v = 0; v <= 1; v += 0.125) {
            const point = onPicture(box, { x: left + wide * u, y: top + tall * v });
            const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
            if (x >= 0 && y >= 0 && x < 60 && y < 60) expect(levelAt(pixels, x, y)).toBe(0);
          }
      }),
    );
  });

  it('leaves what is more than two pixels away', () => {
    const pixels = paper(60, 60);
    fillBox(pixels, levelBox({ left: 20, top: 20, right: 40, bottom: 30 }), BLACK);
    expect([
      levelAt(pixels, 17, 25),
      levelAt(pixels, 42, 25),
      levelAt(pixels, 30, 17),
      levelAt(pixels, 30, 32),
    ]).toEqual([240, 240, 240, 240]);
  });

  it('takes the colours of the paper and of the letters', () => {
    const word = { left: 30, top: 20, right: 70, bottom: 30 };
    const box = levelBox({ left: 28, top: 18, right: 72, bottom: 32 });
    const pixels = withWord(word);
    const ground = groundColour(pixels, box);
    expect(ground).toEqual([240, 240, 240]);
    expect(inkColour(pixels, box, ground)).toEqual([0, 0, 0]);
  });

  it('grows over the letters that it cuts, but not into the room of a neighbour', () => {
    const pixels = withWord({ left: 30, top: 20, right: 70, bottom: 30 });
    const cut = levelBox({ left: 34, top: 20, right: 60, bottom: 28 });
    const grown = grownOverInk(pixels, cut, [240, 240, 240], { left: 20, right: 3, upright: 10 });
    expect(grown.left).toBeLessThanOrEqual(30);
    expect(grown.bottom).toBeGreaterThanOrEqual(30);
    expect(grown.right).toBe(63);
  });
});

describe('a tilted box', () => {
  it('lies around the quads that it was made of', () => {
    const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
    const angles = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, angles, (left, top, angle) => {
        const area = { left, top, right: left + 30, bottom: top + 10 };
        const around = areaOf(cornersOf(boxAround([quadOf(area)], angle)));
        expect(around.left).toBeLessThanOrEqual(left + 1e-6);
        expect(around.top).toBeLessThanOrEqual(top + 1e-6);
        expect(around.right).toBeGreaterThanOrEqual(area.right - 1e-6);
        expect(around.bottom).toBeGreaterThanOrEqual(area.bottom - 1e-6);
      }),
    );
  });
});
