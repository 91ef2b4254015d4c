// Finds QR codes and bar codes, which a receiver's phone reads though the OCR does not.
import jsQR from 'jsqr';
import { cellAreas } from './cells.ts';
import { BLACK, fillQuad } from './cover.ts';
import { type Area, areaOf, cropped, type Gray, grayOf, type Pixels, quadOf, shrunk } from './pixels.ts';

/** The finder reads every pixel several times. */
const WIDEST = 1400;
const MOST_CODES = 12;
const MOST_LONG = 1.7;
/** The white margin belongs to the code; what the finder gives are the middles of its corners. */
const MARGIN = 0.06;

/** Gray pixels in the form that the finder takes. */
function asPixels({ width, height, data }: Gray): Pixels {
  const pixels = new Uint8ClampedArray(data.length * 4);
  for (let i = 0; i < data.length; i += 1) pixels.fill(data[i] ?? 0, i * 4, i * 4 + 3).fill(255, i * 4 + 3, i * 4 + 4);
  return { width, height, data: pixels };
}

function within({ width, height }: Pick<Pixels, 'width' | 'height'>, area: Area): Area {
  return {
    left: Math.max(0, Math.floor(area.left)),
    top: Math.max(0, Math.floor(area.top)),
    right: Math.min(width, Math.ceil(area.right)),
    bottom: Math.min(height, Math.ceil(area.bottom)),
  };
}

/** All QR codes of a picture: each that is found is covered, and the next is looked for. */
function qrCodesOn(pixels: Pixels): readonly Area[] {
  const areas: Area[] = [];
  let tries = 0;
  while (tries < MOST_CODES) {
    const found = jsQR(pixels.data, pixels.width, pixels.height, { inversionAttempts: 'attemptBoth' });
    if (!found) break;
    const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
    const { left, top, right, bottom } = areaOf([topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner]);
    const margin = Math.max(right - left, bottom - top) * MARGIN;
    const wide = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
    const shape = (right - left) / Math.max(1, bottom - top);
    // The finder takes some letters for the corners of a code, which is square even if it is seen from the side.
    if (shape > 1 / MOST_LONG && shape < MOST_LONG) areas.push(within(pixels, wide));
    fillQuad(pixels, quadOf(wide), BLACK);
    tries += 1;
  }
  return areas;
}

const times = (area: Area, factor: number, corner: { left: number; top: number }): Area => ({
  left: area.left * factor + corner.left,
  top: area.top * factor + corner.top,
  right: area.right * factor + corner.left,
  bottom: area.bottom * factor + corner.top,
});

/** The whole picture, and its overlapping quarters if it is so large that small codes vanish when it is shrunk. */
function partsOf({ width, height }: Pixels): readonly Area[] {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  if (Math.max(width, height) <= WIDEST) return [whole];
  const [wide, tall] = [Math.ceil(width * 0.6), Math.ceil(height * 0.6)];
  const quarters = [0, width - wide].flatMap((left) =>
    [0, height - tall].map((top) => ({ left, top, right: left + wide, bottom: top + tall })),
  );
  return [whole, ...quarters];
}

/** The areas of all QR codes. Codes on what was found before are not sought again. */
export function qrCodes(picture: Pixels): readonly Area[] {
  const areas: Area[] = [];
  const pixels: Pixels = { ...picture, data: new Uint8ClampedArray(picture.data) };
  for (const part of partsOf(pixels)) {
    const image = grayOf(cropped(pixels, part));
    const factor = Math.ceil(Math.max(image.width, image.height) / WIDEST);
    const found = qrCodesOn(asPixels(shrunk(image, factor))).map((area) => times(area, factor, part));
    for (const area of found) fillQuad(pixels, quadOf(area), BLACK);
    areas.push(...found.map((area) => within(picture, area)));
  }
  return areas;
}

const CELL = 12;
/** In levels a pixel, across the bars. */
const LEAST_CHANGE = 18;
/** How much more the levels change across the bars than along them; letters have about 1.5. */
const LEAST_RATIO = 5;
const LEAST_LONG = 6;
const LEAST_SHARE = 0.7;

interface Change {
  readonly across: number;
  readonly down: number;
}

function changeIn({ width, height, data }: Gray, column: number, row: number): Change {
  let across = 0;
  let down = 0;
  let count = 0;
  for (let y = row * CELL; y < Math.min((row + 1) * CELL, height - 1); y += 1)
    for (let x = column * CELL; x < Math.min((column + 1) * CELL, width - 1); x += 1, count += 1) {
      const at = y * width + x;
      const level = data[at] ?? 0;
      across += Math.abs((data[at + 1] ?? 0) - level);
      down += Math.abs((data[at + width] ?? 0) - level);
    }
  return { across: across / (count || 1), down: down / (count || 1) };
}

/** Bar codes that lie level or upright: wide areas in which the light changes in one direction only. */
export function barCodes(picture: Pixels): readonly Area[] {
  const gray = grayOf(picture);
  const factor = Math.max(1, Math.round(Math.max(gray.width, gray.height) / WIDEST));
  const image = shrunk(gray, factor);
  const [columns, rows] = [Math.floor(image.width / CELL), Math.floor(image.height / CELL)];
  const changes = Array.from({ length: columns * rows }, (_, i) =>
    changeIn(image, i % columns, Math.floor(i / columns)),
  );
  const areasWith = (isBar: (change: Change) => boolean, isUpright: boolean) =>
    cellAreas({
      columns,
      rows,
      size: CELL,
      isMarked: (column, row) => isBar(changes[row * columns + column] ?? { across: 0, down: 0 }),
    }).filter(({ columns: wide, rows: tall, share }) => {
      const [long, short] = isUpright ? [tall, wide] : [wide, tall];
      return long >= LEAST_LONG && short >= 2 && share >= LEAST_SHARE;
    });
  const bars = (one: number, other: number) => one > LEAST_CHANGE && one > other * LEAST_RATIO;
  const found = [
    ...areasWith(({ across, down }) => bars(across, down), false),
    ...areasWith(({ across, down }) => bars(down, across), true),
  ];
  // The bars end inside the cells at the border.
  return found.map(({ area: { left, top, right, bottom } }) =>
    within(
      picture,
      times({ left: left - CELL, top: top - CELL, right: right + CELL, bottom: bottom + CELL }, factor, {
        left: 0,
        top: 0,
      }),
    ),
  );
}
