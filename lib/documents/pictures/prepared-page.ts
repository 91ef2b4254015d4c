// Makes a scanned or photographed page ready for the OCR: gray, evenly lit, upright, and with letters of the size that its network knows.
import { type Letter, letterHeight, lettersOf } from './letters.ts';
import { evenlyLit, inverted, isDark } from './page-light.ts';
import { type Gray, grayOf, type Pixels, type Point, shrunk } from './pixels.ts';
import { resampled } from './resample.ts';
import { tiltOf } from './tilt.ts';

/** Each step can be left out, which is how the measurement finds what it gains. */
export interface PreparationSteps {
  readonly light: boolean;
  readonly scale: boolean;
  readonly tilt: boolean;
}

export const ALL_STEPS: PreparationSteps = { light: true, scale: true, tilt: true };

export interface PreparedPage {
  readonly image: Gray;
  /** In degrees, clockwise, as the page was. */
  readonly tilt: number;
  readonly toPicture: (point: Point) => Point;
}

/** Smaller letters are enlarged; an "x" of 11 points at 300 dots per inch is 22 pixels tall. */
const SMALL_LETTER = 18;
/** Small letters are enlarged to this height, and large ones shrunk to it. */
const LETTER = 30;
/** Letters above this height are shrunk: the OCR takes longer and reads no better. */
const LARGE_LETTER = 48;
const MAX_SCALE = 3;
const MAX_PREPARED_PIXELS = 30_000_000;
const LONGEST_FOR_ESTIMATE = 2500;
const LEAST_TILT = 0.25;

/** @param factor by which the page was shrunk before its letters were measured */
function scaleFor(page: Gray, letters: readonly Letter[], factor: number): number {
  const height = letterHeight(letters);
  const most = Math.min(MAX_SCALE, Math.sqrt(MAX_PREPARED_PIXELS / (page.width * page.height)));
  if (height === undefined) return Math.min(1, most);
  const letter = height * factor;
  return Math.min(letter < SMALL_LETTER || letter > LARGE_LETTER ? LETTER / letter : 1, most);
}

export function preparedPage(pixels: Pixels, steps: PreparationSteps = ALL_STEPS): PreparedPage {
  const gray = grayOf(pixels);
  const upright = steps.light && isDark(gray) ? inverted(gray) : gray;
  // The estimates need even light even if the page is then read without it.
  const even = evenlyLit(upright);
  const factor = Math.ceil(Math.max(even.width, even.height) / LONGEST_FOR_ESTIMATE);
  const letters = lettersOf(shrunk(even, factor));
  const tilt = steps.tilt ? tiltOf(letters) : 0;
  const used = Math.abs(tilt) < LEAST_TILT ? 0 : tilt;
  const scale = steps.scale ? scaleFor(even, letters, factor) : 1;
  const { image, toSource } = resampled(steps.light ? even : upright, scale, used);
  return { image, tilt: used, toPicture: toSource };
}
