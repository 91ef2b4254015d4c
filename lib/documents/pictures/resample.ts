// Enlarges and turns a page in one step, since each step blurs it, and says which place of the picture a place of the new page shows.
import { type Gray, grayImage, type Point } from './pixels.ts';

const PAPER = 255;

/** Catmull-Rom: sharper than the mean of two pixels, which matters for letters of few pixels. */
function weightsAt(share: number): readonly [number, number, number, number] {
  const s = share;
  return [
    ((-s + 2) * s - 1) * s * 0.5,
    ((3 * s - 5) * s * s + 2) * 0.5,
    ((-3 * s + 4) * s + 1) * s * 0.5,
    (s - 1) * s * s * 0.5,
  ];
}

function levelAt({ width, height, data }: Gray, x: number, y: number): number {
  if (x < -1 || y < -1 || x > width || y > height) return PAPER;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = weightsAt(x - left);
  const down = weightsAt(y - top);
  let sum = 0;
  for (let v = 0; v < 4; v += 1) {
    const row = Math.min(Math.max(top + v - 1, 0), height - 1) * width;
    let line = 0;
    for (let u = 0; u < 4; u += 1)
      line += (across[u] ?? 0) * (data[row + Math.min(Math.max(left + u - 1, 0), width - 1)] ?? PAPER);
    sum += line * (down[v] ?? 0);
  }
  return Math.min(255, Math.max(0, sum));
}

export interface Resampled {
  readonly image: Gray;
  readonly toSource: (point: Point) => Point;
}

/** @param tilt in degrees, clockwise, which is taken out */
export function resampled(source: Gray, scale: number, tilt: number): Resampled {
  if (scale === 1 && tilt === 0) return { image: source, toSource: (point) => point };
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.round((source.width * cos + source.height * Math.abs(sin)) * scale);
  const height = Math.round((source.height * cos + source.width * Math.abs(sin)) * scale);
  const toSource = ({ x, y }: Point): Point => {
    const u = (x - width / 2) / scale;
    const v = (y - height / 2) / scale;
    return { x: u * cos - v * sin + source.width / 2, y: u * sin + v * cos + source.height / 2 };
  };
  const image = grayImage(width, height);
  for (let y = 0; y < height; y += 1) {
    const start = toSource({ x: 0.5, y: y + 0.5 });
    for (let x = 0; x < width; x += 1)
      image.data[y * width + x] = levelAt(source, start.x + (x * cos) / scale - 0.5, start.y + (x * sin) / scale - 0.5);
  }
  return { image, toSource };
}
