// How tall the small letters of a page are, which decides by how much it is enlarged for the OCR.
import type { Gray } from './pixels.ts';

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
  return { width: right - left + 1, height: bottom - top + 1, pixels };
}

/** The median height of what has the shape of a letter, or undefined if there are too few. */
export function letterHeight(image: Gray): number | undefined {
  const seen = new Uint8Array(image.data.length);
  const heights: number[] = [];
  const stack: number[] = [];
  for (let at = 0; at < image.data.length; at += 1) {
    if (seen[at] || (image.data[at] ?? 255) >= INK) continue;
    const { width, height, pixels } = inkFrom(image, seen, at, stack);
    const isLetter =
      height >= 4 && height <= image.height / 4 && width <= height * 4 && width * 4 >= height && pixels > height;
    if (isLetter) heights.push(height);
  }
  if (heights.length < MIN_LETTERS) return undefined;
  return heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
}
