// By how much the lines of a page are tilted: along the right angle its letters stand on few lines.
import { type Letter, letterHeight } from './letters.ts';

/** In degrees. A page that is tilted more was not laid on a scanner. */
const MOST = 8;

/** Large if many letters stand on the same lines. @param step the height of a line's share, in pixels */
function sharpness(letters: readonly Letter[], degrees: number, step: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Map<number, number>();
  for (const { left, width, bottom } of letters) {
    const row = (bottom - (left + width / 2) * slope) / step;
    const whole = Math.floor(row);
    // A letter between two shares counts for both, so that the borders of the shares do not matter.
    counts.set(whole, (counts.get(whole) ?? 0) + whole + 1 - row);
    counts.set(whole + 1, (counts.get(whole + 1) ?? 0) + row - whole);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

/** In degrees, clockwise; 0 if there are too few letters to tell. */
export function tiltOf(letters: readonly Letter[]): number {
  const height = letterHeight(letters);
  if (height === undefined) return 0;
  // Specks and the parts of a picture stand on no line.
  const alike = letters.filter((letter) => letter.height > height * 0.5 && letter.height < height * 2.5);
  const best = (from: number, to: number, by: number, step: number) => {
    let [found, most] = [0, 0];
    for (let degrees = from; degrees <= to + 1e-9; degrees += by) {
      const score = sharpness(alike, degrees, step);
      if (score > most) [found, most] = [degrees, score];
    }
    return found;
  };
  const about = best(-MOST + 1, MOST - 1, 0.5, Math.max(1, height / 4));
  return best(about - 0.4, about + 0.4, 0.1, Math.max(0.5, height / 10));
}
