// A drawn page as a picture of a PDF: shades of grey without loss if it has no colours, or else a JPEG.

import { contextOf } from './page-drawing.ts';
import type { ObjectNumber, PdfWriter } from './pdf-writer.ts';
import type { PageCanvases } from './surroundings.ts';

/** Sixteen shades are enough for the soft borders of letters. */
const BITS = 4;
/** Channels of a grey pixel differ by no more. */
const GREY_DIFFERENCE = 6;

/** Two pixels per byte, each row from a new byte; undefined if the page has colours. */
export function greyShades(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array | undefined {
  const rowBytes = Math.ceil(width / 2);
  const shades = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const r = pixels[at] ?? 0;
      const g = pixels[at + 1] ?? 0;
      const b = pixels[at + 2] ?? 0;
      if (Math.max(r, g, b) - Math.min(r, g, b) > GREY_DIFFERENCE) return undefined;
      const shade = Math.round(g / 17);
      const byte = y * rowBytes + (x >> 1);
      shades[byte] = (shades[byte] ?? 0) | (x % 2 === 0 ? shade << 4 : shade);
    }
  }
  return shades;
}

export async function addPicture(
  writer: PdfWriter,
  canvas: OffscreenCanvas,
  canvases: PageCanvases,
): Promise<ObjectNumber> {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  const shades = greyShades(data, width, height);
  if (shades) return writer.addStream(`${entries} /ColorSpace /DeviceGray /BitsPerComponent ${BITS}`, shades);
  const jpeg = await canvases.encode(canvas, 'image/jpeg');
  return writer.addStream(`${entries} /ColorSpace /DeviceRGB /BitsPerComponent 8`, jpeg, 'DCTDecode');
}
