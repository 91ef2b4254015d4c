// Decoding and drawing in Node, for the command line and the tests. Nothing of the extension imports this file.
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { DrawingContext, PictureTools } from './picture-tools.ts';

/** In percent. */
const QUALITY = 92;

export const nodeTools: PictureTools = {
  async decode(bytes) {
    const image = await loadImage(bytes);
    return {
      width: image.width,
      height: image.height,
      drawOn: (context) => context.drawImage(image as never, 0, 0),
      close: () => undefined,
    };
  },
  canvas(width, height) {
    const canvas = createCanvas(width, height);
    return {
      context: canvas.getContext('2d') as DrawingContext,
      imageData: (pixels) => new ImageData(pixels.data, pixels.width, pixels.height),
      encode: async (type) =>
        new Uint8Array(type === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', QUALITY)),
    };
  },
};
