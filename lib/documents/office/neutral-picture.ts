// The picture that stands for every picture of a file: one transparent pixel, so that the file opens and keeps its layout.
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=';

export const neutralPicture = (): Uint8Array => Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0));
