// Evens out the light of a page: its paper becomes white everywhere, whatever shadow or lamp was there when it was photographed.
import { type Gray, grayImage } from './pixels.ts';

const WHITE = 245;
const LEVELS = 256;

/** The level below which this share of the pixels lies. */
function percentile(counts: Uint32Array, total: number, share: number): number {
  let below = 0;
  for (let level = 0; level < LEVELS; level += 1) {
    below += counts[level] ?? 0;
    if (below > total * share) return level;
  }
  return LEVELS - 1;
}

function countsOf(image: Gray, left: number, top: number, size: number): { counts: Uint32Array; total: number } {
  const counts = new Uint32Array(LEVELS);
  const right = Math.min(left + size, image.width);
  const bottom = Math.min(top + size, image.height);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const level = image.data[y * image.width + x] ?? 0;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  return { counts, total: (right - left) * (bottom - top) };
}

export function inverted(image: Gray): Gray {
  return { ...image, data: image.data.map((level) => 255 - level) };
}

/** A page of light letters on a dark ground. */
export function isDark(image: Gray): boolean {
  const { counts, total } = countsOf(image, 0, 0, Math.max(image.width, image.height));
  const most = percentile(counts, total, 0.5);
  // The paper of a dim photograph is dark too, but it is the lighter part of it.
  return most < 110 && most - percentile(counts, total, 0.01) < percentile(counts, total, 0.99) - most;
}

interface Grounds {
  readonly columns: number;
  readonly rows: number;
  readonly levels: Float32Array;
}

/** The light of the paper in each square, smoothed with its neighbours. */
function groundsOf(image: Gray, size: number): Grounds {
  const columns = Math.ceil(image.width / size);
  const rows = Math.ceil(image.height / size);
  const raw = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const { counts, total } = countsOf(image, column * size, row * size, size);
      raw[row * columns + column] = percentile(counts, total, 0.8);
    }
  const brightest = percentile(...wholeCounts(image), 0.9);
  const levels = raw.map((_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    let sum = 0;
    let count = 0;
    for (let v = Math.max(0, row - 1); v <= Math.min(rows - 1, row + 1); v += 1)
      for (let u = Math.max(0, column - 1); u <= Math.min(columns - 1, column + 1); u += 1, count += 1)
        sum += raw[v * columns + u] ?? 0;
    // A dark band with light letters is no shadow: below this its letters would become white on white.
    return Math.max(sum / count, brightest * 0.35, 1);
  });
  return { columns, rows, levels };
}

function wholeCounts(image: Gray): [Uint32Array, number] {
  const { counts, total } = countsOf(image, 0, 0, Math.max(image.width, image.height));
  return [counts, total];
}

/** Between which two squares a pixel lies, and how near it is to the second. */
interface Between {
  readonly first: number;
  readonly second: number;
  readonly share: number;
}

function between(pixel: number, size: number, squares: number): Between {
  const place = Math.min(Math.max((pixel + 0.5) / size - 0.5, 0), squares - 1);
  const first = Math.floor(place);
  return { first, second: Math.min(first + 1, squares - 1), share: place - first };
}

/** @param size of the squares in which the light is measured: larger than a letter, smaller than a shadow */
export function evenlyLit(
  image: Gray,
  size = Math.max(24, Math.round(Math.max(image.width, image.height) / 40)),
): Gray {
  const { width, height, data } = image;
  const { columns, rows, levels } = groundsOf(image, size);
  const across = Array.from({ length: width }, (_, x) => between(x, size, columns));
  const even = grayImage(width, height);
  const row = new Float32Array(columns);
  for (let y = 0; y < height; y += 1) {
    const { first, second, share } = between(y, size, rows);
    for (let column = 0; column < columns; column += 1) {
      const upper = levels[first * columns + column] ?? WHITE;
      row[column] = upper + ((levels[second * columns + column] ?? WHITE) - upper) * share;
    }
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const place = across[x] as Between;
      const left = row[place.first] as number;
      const ground = left + ((row[place.second] as number) - left) * place.share;
      even.data[at] = Math.min(255, ((data[at] as number) * WHITE) / ground);
    }
  }
  return even;
}
