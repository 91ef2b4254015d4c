// By how much the lines of a page are tilted: along the right angle their ink falls into few rows, with empty ones between.
import { type Gray, shrunk } from './pixels.ts';

/** In degrees. A page that is tilted more was not laid on a scanner. */
const MOST = 8;
const INK = 150;
const MAX_POINTS = 60_000;
const WIDEST = 1000;

interface Ink {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

function inkOf(image: Gray): Ink {
  const at: number[] = [];
  for (let i = 0; i < image.data.length; i += 1) if ((image.data[i] ?? 255) < INK) at.push(i);
  const every = Math.max(1, Math.ceil(at.length / MAX_POINTS));
  const kept = at.filter((_, i) => i % every === 0);
  return {
    xs: Float32Array.from(kept, (i) => i % image.width),
    ys: Float32Array.from(kept, (i) => Math.floor(i / image.width)),
  };
}

/** Large if the ink falls into few rows. */
function sharpness({ xs, ys }: Ink, degrees: number, rows: number, offset: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Float64Array(rows);
  for (let i = 0; i < xs.length; i += 1) {
    const row = Math.round((ys[i] ?? 0) - (xs[i] ?? 0) * slope) + offset;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows; row += 1) sum += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sum;
}

/** In degrees, clockwise. @param page with even light */
export function tiltOf(page: Gray): number {
  const image = shrunk(page, Math.ceil(Math.max(page.width, page.height) / WIDEST));
  const ink = inkOf(image);
  if (ink.xs.length < 200) return 0;
  const offset = Math.ceil(image.width * Math.tan((MOST * Math.PI) / 180)) + 2;
  const rows = image.height + offset * 2;
  let best = { degrees: 0, score: sharpness(ink, 0, rows, offset) };
  const tryAngles = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const score = sharpness(ink, degrees, rows, offset);
      if (score > best.score) best = { degrees, score };
    }
  };
  tryAngles(-MOST + 1, MOST - 1, 0.5);
  tryAngles(best.degrees - 0.4, best.degrees + 0.4, 0.1);
  return best.degrees;
}
