// The places of the words of a Chinese line, which may be tilted against the page, as on a photograph.
import { chineseColumns } from './chinese-columns.ts';
import { letterBand, lettersOf } from './letters.ts';
import { type Area, type Gray, grayImage, moved, type Quad, quadOf } from './pixels.ts';
import { resampled } from './resample.ts';
import { tiltOf } from './tilt.ts';

function croppedGray({ width, data }: Gray, { left, top, right, bottom }: Area): Gray {
  const part = grayImage(right - left, bottom - top);
  for (let y = top; y < bottom; y += 1)
    part.data.set(data.subarray(y * width + left, y * width + right), (y - top) * part.width);
  return part;
}

/** A line and a little around it. */
function around({ width, height }: Gray, line: Area): Area {
  const rim = Math.round((line.bottom - line.top) / 8);
  return {
    left: Math.max(0, line.left - rim),
    top: Math.max(0, line.top - rim),
    right: Math.min(width, line.right + rim),
    bottom: Math.min(height, line.bottom + rim),
  };
}

/** @returns on the page, for each word; undefined if the words cannot be told apart */
export function chineseWordQuads(page: Gray, line: Area, words: readonly string[]): readonly Quad[] | undefined {
  const area = around(page, line);
  const part = croppedGray(page, area);
  const { image, toSource } = resampled(part, 1, tiltOf(lettersOf(part)));
  const level = letterBand(image);
  if (!level) return undefined;
  return chineseColumns(image, level, words)?.map((column) => {
    const [a, b, c, d] = quadOf(column);
    return [moved(toSource(a), area), moved(toSource(b), area), moved(toSource(c), area), moved(toSource(d), area)];
  });
}
