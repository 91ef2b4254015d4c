// Pixels of a picture, and the shapes in which places on it are given.

/** Four bytes a pixel: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** One byte a pixel. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In pixels of the upright picture; `right` and `bottom` are exclusive. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The corners of a box that may be tilted: top left, top right, bottom right, bottom left, as seen along its line. */
export type Quad = readonly [Point, Point, Point, Point];

export type Colour = readonly [red: number, green: number, blue: number];

export function areaOf(quad: Quad): Area {
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const quadOf = ({ left, top, right, bottom }: Area): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

export const grayImage = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

export function grayOf({ width, height, data }: Pixels): Gray {
  const gray = grayImage(width, height);
  for (let i = 0, from = 0; i < gray.data.length; i += 1, from += 4)
    gray.data[i] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return gray;
}

const LIGHT = 200;

/**
 * Puts the picture on one opaque ground, so that nothing can lie hidden in its opacity. The ground is white, or black if what is visible is
 * light, since white letters would vanish on white.
 */
export function flattened({ width, height, data }: Pixels): Pixels {
  let weight = 0;
  let light = 0;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    weight += opacity;
    light += opacity * (data[at + 1] ?? 0);
  }
  if (weight === (data.length / 4) * 255) return { width, height, data };
  const hasGround = weight < data.length * 0.95 * (255 / 4);
  const ground = hasGround && light > weight * LIGHT ? 0 : 255;
  const flat = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    for (let part = at; part < at + 3; part += 1) flat[part] = (data[part] ?? 0) * opacity + ground * (1 - opacity);
    flat[at + 3] = 255;
  }
  return { width, height, data: flat };
}

/** Averages squares of `factor` pixels. */
export function shrunk(image: Gray, factor: number): Gray {
  if (factor <= 1) return image;
  const small = grayImage(Math.floor(image.width / factor) || 1, Math.floor(image.height / factor) || 1);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let v = y * factor; v < Math.min((y + 1) * factor, image.height); v += 1)
        for (let u = x * factor; u < Math.min((x + 1) * factor, image.width); u += 1, count += 1)
          sum += image.data[v * image.width + u] ?? 0;
      small.data[y * small.width + x] = sum / count;
    }
  return small;
}

/** The part of a picture inside an area, which lies in it and has whole numbers. */
export function cropped({ width, data }: Pixels, { left, top, right, bottom }: Area): Pixels {
  const part = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  for (let y = top; y < bottom; y += 1)
    part.set(data.subarray((y * width + left) * 4, (y * width + right) * 4), (y - top) * (right - left) * 4);
  return { width: right - left, height: bottom - top, data: part };
}

export const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Moves a point by what was cut off at the left and the top. */
export const moved = ({ x, y }: Point, { left, top }: Pick<Area, 'left' | 'top'>): Point => ({
  x: x + left,
  y: y + top,
});
