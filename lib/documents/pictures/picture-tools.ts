// What reading and writing a picture needs of the surroundings: a decoder, and a canvas that draws letters and encodes. A worker of the browser
// and Node have different ones with the same context.
import type { Colour, Pixels, Point } from './pixels.ts';

export type PictureType = 'image/png' | 'image/jpeg';

/** The parts of a drawing context that are used; that of OffscreenCanvas and that of @napi-rs/canvas have them. */
export interface DrawingContext {
  font: string;
  fillStyle: unknown;
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  drawImage(image: never, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  measureText(text: string): {
    readonly width: number;
    readonly actualBoundingBoxAscent: number;
    readonly actualBoundingBoxDescent: number;
  };
  putImageData(image: never, x: number, y: number): void;
  fillText(text: string, x: number, y: number): void;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
}

/** A canvas with its context, and the way in which this surrounding makes pictures of pixels and bytes. */
export interface DrawingCanvas {
  readonly context: DrawingContext;
  imageData(pixels: Pixels): unknown;
  encode(type: PictureType): Promise<Uint8Array<ArrayBuffer>>;
}

export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** Draws the picture, upright as its properties say, at the canvas's corner. */
  drawOn(context: DrawingContext): void;
  close(): void;
}

export interface PictureTools {
  /** Rejects if the bytes are no picture. Of several frames, the first counts. */
  decode(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Promise<DecodedPicture>;
  canvas(width: number, height: number): DrawingCanvas;
}

export async function decodedPixels(
  tools: PictureTools,
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): Promise<Pixels> {
  const picture = await tools.decode(bytes, mediaType);
  try {
    const { width, height } = picture;
    const { context } = tools.canvas(width, height);
    picture.drawOn(context);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, data: new Uint8ClampedArray(data) };
  } finally {
    picture.close();
  }
}

/** The ink of a text of one line, above and below its base line. */
export interface InkSize {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const fontOf = (size: number): string => `${size}px sans-serif`;

export function inkSize(context: DrawingContext, text: string, size: number): InkSize {
  context.font = fontOf(size);
  const { width, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text);
  return { width, ascent, descent };
}

export interface DrawnText {
  readonly text: string;
  /** The left end of the base line. */
  readonly at: Point;
  readonly size: number;
  /** In radians, clockwise. */
  readonly angle: number;
  readonly colour: Colour;
}

export function drawText(context: DrawingContext, { text, at, size, angle, colour }: DrawnText): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.font = fontOf(size);
  context.textBaseline = 'alphabetic';
  context.fillStyle = `rgb(${colour.map(Math.round).join(', ')})`;
  context.fillText(text, 0, 0);
  context.restore();
}
