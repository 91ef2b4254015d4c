// What has the shape of a letter on a page: how tall it is decides by how much the page is enlarged, and how it is lined up, the tilt.
import type { Area, Gray } from './pixels.ts';

/** On a page of even light. */
const INK = 150;
const MIN_LETTERS = 12;

/** The size of the connected ink that begins at a pixel; marks it as seen. */
function inkFrom(image: Gray, seen: Uint8Array, start: number, stack: number[]) {
  const { width, height, data } = image;
  let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
  stack.push(start);
  seen[start] = 1;
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    pixels += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
        const next = v * width + u;
        if (seen[next] || (data[next] ?? 255) >= INK) continue;
        seen[next] = 1;
        stack.push(next);
      }
  }
  return { left, bottom, width: right - left + 1, height: bottom - top + 1, pixels };
}

export interface Letter {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Without lines, borders, specks and pictures. @param image of even light */
export function lettersOf(image: Gray): readonly Letter[] {
  const seen = new Uint8Array(image.data.length);
  const letters: Letter[] = [];
  const stack: number[] = [];
  for (let at = 0; at < image.data.length; at += 1) {
    if (seen[at] || (image.data[at] ?? 255) >= INK) continue;
    const { pixels, ...letter } = inkFrom(image, seen, at, stack);
    const { width, height } = letter;
    const isLetter =
      height >= 4 && height <= image.height / 4 && width <= height * 4 && width * 4 >= height && pixels > height;
    if (isLetter) letters.push(letter);
  }
  return letters;
}

/** The median height of the letters, or undefined if there are too few. */
export function letterHeight(letters: readonly Letter[]): number | undefined {
  if (letters.length < MIN_LETTERS) return undefined;
  const heights = letters.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)];
}

/** Where the ink of a level line is, without the tips of its neighbours: the rows with most ink, and their first and last column. */
export function letterBand({ width, height, data }: Gray): Area | undefined {
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0;
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 255) < INK) ink += 1;
    return ink;
  });
  const least = Math.max(...rows) * 0.06;
  let band = { top: 0, bottom: 0, ink: 0 };
  for (let top = 0, y = 0, ink = 0; y <= height; y += 1) {
    const row = rows[y] ?? 0;
    if (row > least) {
      ink += row;
      continue;
    }
    if (ink > band.ink) band = { top, bottom: y, ink };
    top = y + 1;
    ink = 0;
  }
  const isInk = (x: number) => {
    for (let y = band.top; y < band.bottom; y += 1) if ((data[y * width + x] ?? 255) < INK) return true;
    return false;
  };
  let [left, right] = [0, width];
  while (left < right && !isInk(left)) left += 1;
  while (right > left && !isInk(right - 1)) right -= 1;
  return band.ink > 0 && right > left ? { left, right, top: band.top, bottom: band.bottom } : undefined;
}
