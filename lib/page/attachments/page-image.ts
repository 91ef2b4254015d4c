// Holds the picture of the shown page. It is not part of the state, which is copied to the popup and the side panel.

export interface HeldPageImage {
  /** Undefined if another picture was shown since. */
  image(id: number): ImageBitmap | undefined;
  /** Holds this picture alone, and returns its number. Rejects if the bytes are no picture. */
  hold(bytes: Uint8Array<ArrayBuffer>): Promise<number>;
  drop(): void;
}

export function heldPageImage(
  decode = (picture: Blob): Promise<ImageBitmap> => createImageBitmap(picture),
): HeldPageImage {
  let held: { readonly id: number; readonly bitmap: ImageBitmap } | undefined;
  let last = 0;

  function drop(): void {
    held?.bitmap.close();
    held = undefined;
  }

  return {
    drop,
    image: (id) => (held?.id === id ? held.bitmap : undefined),
    async hold(bytes) {
      const bitmap = await decode(new Blob([bytes]));
      drop();
      last += 1;
      held = { id: last, bitmap };
      return last;
    },
  };
}
