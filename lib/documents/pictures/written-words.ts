// Covers the words that edits touch, and writes their new text into the place if it fits there.
import { fillBox, groundColour, grownOverInk, inkColour, type Room, widened } from './cover.ts';
import type { CoveredGroup, CoveredRun } from './covered-words.ts';
import { spaceBetween } from './page-text.ts';
import { type DrawingContext, type DrawnText, inkSize } from './picture-tools.ts';
import type { Colour, Pixels, Quad } from './pixels.ts';
import { angleOf, boxAround, onPicture, type TiltedBox } from './tilted-box.ts';

/** Smaller letters beside the others look like a mistake, and the OCR of a receiver reads them badly. */
const SMALLEST = 0.6;

interface Place {
  readonly box: TiltedBox;
  /** Around the ink of the words that are covered. */
  readonly letters: TiltedBox;
  readonly original: string;
  readonly ground: Colour;
  readonly ink: Colour;
}

const quadsOf = (run: CoveredRun): readonly Quad[] => run.words.map(({ quad }) => quad);

/** Half of the gap to the neighbour is the box's, so that no edge of a neighbour is cut. */
function roomBeside(run: CoveredRun, letters: TiltedBox): Room {
  const height = letters.bottom - letters.top;
  const gapTo = (word: { readonly quad: Quad } | undefined, side: 'left' | 'right') => {
    if (!word) return Number.POSITIVE_INFINITY;
    const other = boxAround([word.quad], letters.angle);
    return Math.max(0, side === 'left' ? letters.left - other.right : other.left - letters.right);
  };
  // Chinese characters touch, so that a little of a neighbour is covered rather than a rim of the original left.
  const [least, most] = [height * 0.06, height * 0.8];
  return {
    left: Math.min(most, Math.max(least, gapTo(run.before, 'left') * 0.45)),
    right: Math.min(most, Math.max(least, gapTo(run.after, 'right') * 0.45)),
    upright: height * 0.3,
  };
}

function placeOf(pixels: Pixels, run: CoveredRun, isWide: boolean): Place {
  const angle = angleOf(run.words[0]?.quad ?? boxCorners(pixels));
  const letters = boxAround(quadsOf(run), angle);
  const height = letters.bottom - letters.top;
  const ground = groundColour(pixels, letters);
  const room = roomBeside(run, letters);
  const grown = grownOverInk(pixels, letters, ground, room);
  const pad = Math.max(2, height * 0.12);
  const sides = isWide
    ? { left: height, right: height, upright: height * 0.35 }
    : { left: Math.min(pad, room.left), right: Math.min(pad, room.right), upright: pad };
  return {
    box: widened(grown, sides),
    letters,
    original: run.words
      .map(({ text }) => text)
      .reduce((all, text) => all + spaceBetween(all, text) + text, '')
      .trim(),
    ground,
    ink: inkColour(pixels, letters, ground),
  };
}

const boxCorners = ({ width, height }: Pixels): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The text as large as the covered one was, or smaller if it is longer; undefined if it does not fit. */
function fitted(context: DrawingContext, place: Place, text: string): DrawnText | undefined {
  const { box, letters, original, ink } = place;
  const at100 = inkSize(context, original, 100);
  const inkHeight = at100.ascent + at100.descent;
  if (inkHeight <= 0) return undefined;
  const full = ((letters.bottom - letters.top) * 100) / inkHeight;
  const { width } = inkSize(context, text, full);
  const size = full * Math.min(1, (box.right - letters.left) / width);
  if (!(size >= full * SMALLEST)) return undefined;
  const y = letters.bottom - (at100.descent * full) / 100;
  return { text, at: onPicture(letters, { x: letters.left, y }), size, angle: letters.angle, colour: ink };
}

/** Words, and single characters of Chinese. */
const PARTS = /\s*(?:[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}]+)/gu;

/** Shares the text among the places, as much as fits into each; undefined if some is left over. */
function shared(context: DrawingContext, places: readonly Place[], text: string): readonly DrawnText[] | undefined {
  const left = text.match(PARTS) ?? [];
  const drawn: DrawnText[] = [];
  for (const place of places) {
    let best: DrawnText | undefined;
    let taken = 0;
    for (let count = 1; count <= left.length; count += 1) {
      const fits = fitted(context, place, left.slice(0, count).join('').trim());
      if (!fits) break;
      best = fits;
      taken = count;
    }
    if (best) drawn.push(best);
    left.splice(0, taken);
  }
  return left.length === 0 ? drawn : undefined;
}

/** Boxes with new words, or wider boxes without words, for a page on which the OCR told places wrongly. */
export type CoverStyle = 'words' | 'wide';

/**
 * Covers the groups on the pixels.
 * @param context measures the letters
 * @returns what is to be drawn on the covered places
 */
export function coverGroups(
  pixels: Pixels,
  groups: readonly CoveredGroup[],
  context: DrawingContext,
  style: CoverStyle,
): readonly DrawnText[] {
  // All colours are taken before the first box is filled, which may touch the next.
  const planned = groups.map(({ runs, text }) => {
    const places = runs.map((run) => placeOf(pixels, run, style === 'wide'));
    return { places, drawn: text === '' || style === 'wide' ? [] : shared(context, places, text) };
  });
  // A box whose text does not fit has the colour of the letters, so that a reader sees that something is covered.
  for (const { places, drawn } of planned)
    for (const { box, ground, ink } of places) fillBox(pixels, box, drawn && drawn.length > 0 ? ground : ink);
  return planned.flatMap(({ drawn }) => drawn ?? []);
}
