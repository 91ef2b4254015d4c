// A picture as a person sees it before it is written, with its places in shares of its size.
import type { PageView, RelativeArea } from '../page-view.ts';
import type { PlacedWord } from './page-text.ts';
import type { PictureTools } from './picture-tools.ts';
import type { Area, Pixels } from './pixels.ts';
import { unreadAreas, unsureWords } from './unread-areas.ts';

type Size = Pick<Pixels, 'width' | 'height'>;

interface FoundOnPicture {
  readonly words: readonly (PlacedWord & { readonly start: number; readonly end: number })[];
  readonly codes: readonly Area[];
}

/** A larger one would be shown smaller anyway, and has to be copied twice on its way to the page. */
const MAX_SHOWN_SIDE = 1_600;

const shareOf = ({ left, top, right, bottom }: Area, { width, height }: Size): RelativeArea => ({
  left: left / width,
  top: top / height,
  right: right / width,
  bottom: bottom / height,
});

/** The pixels that an area touches. */
export const pixelArea = ({ left, top, right, bottom }: RelativeArea, { width, height }: Size): Area => ({
  left: Math.max(0, Math.floor(left * width)),
  top: Math.max(0, Math.floor(top * height)),
  right: Math.min(width, Math.ceil(right * width)),
  bottom: Math.min(height, Math.ceil(bottom * height)),
});

export const picturePlaces = (size: Size, { words, codes }: FoundOnPicture): Pick<PageView, 'places' | 'codes'> => ({
  places: words.map(({ area, start, end }) => ({ ...shareOf(area, size), start, end })),
  codes: codes.map((area) => shareOf(area, size)),
});

export const unsurePlaces = (pixels: Pixels, { words, codes }: FoundOnPicture): PageView['unsure'] =>
  [...unsureWords(words).map(({ area }) => area), ...unreadAreas(pixels, words, codes)].map((area) =>
    shareOf(area, pixels),
  );

/** The mean of the pixels that come together, so that small letters stay readable. */
function shrunkPicture({ width, height, data }: Pixels, times: number): Pixels {
  const size = { width: Math.max(1, Math.floor(width / times)), height: Math.max(1, Math.floor(height / times)) };
  const small = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      for (let part = 0; part < 4; part += 1) {
        let sum = 0;
        for (let v = 0; v < times; v += 1)
          for (let u = 0; u < times; u += 1) sum += data[((y * times + v) * width + x * times + u) * 4 + part] ?? 0;
        small[(y * size.width + x) * 4 + part] = sum / (times * times);
      }
  return { ...size, data: small };
}

export async function shownPicture(pixels: Pixels, tools: PictureTools): Promise<Uint8Array<ArrayBuffer>> {
  const times = Math.ceil(Math.max(pixels.width, pixels.height) / MAX_SHOWN_SIDE);
  const shown = times > 1 ? shrunkPicture(pixels, times) : pixels;
  const canvas = tools.canvas(shown.width, shown.height);
  canvas.context.putImageData(canvas.imageData(shown) as never, 0, 0);
  return canvas.encode('image/png');
}
