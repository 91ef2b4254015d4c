// Decoding and drawing in a worker of the browser.
import type { DrawingContext, PictureTools } from './picture-tools.ts';

/** JPEG without visible loss; what a phone's camera uses. */
const QUALITY = 0.92;

export const workerTools: PictureTools = {
  async decode(bytes, mediaType) {
    const options = { imageOrientation: 'from-image', premultiplyAlpha: 'none' } as const;
    const bitmap = await createImageBitmap(new Blob([bytes], { type: mediaType }), options);
    return {
      width: bitmap.width,
      height: bitmap.height,
      drawOn: (context) => context.drawImage(bitmap as never, 0, 0),
      close: () => bitmap.close(),
    };
  },
  canvas(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('there is no drawing context');
    return {
      context: context as DrawingContext,
      imageData: (pixels) => new ImageData(pixels.data, pixels.width, pixels.height),
      async encode(type) {
        const blob = await canvas.convertToBlob({ type, quality: QUALITY });
        // A canvas that cannot encode a type gives a PNG without saying so.
        if (blob.type !== type) throw new Error('the picture cannot be encoded');
        return new Uint8Array(await blob.arrayBuffer());
      },
    };
  },
};
