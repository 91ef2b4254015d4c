// What reading and drawing a PDF needs from the place in which it runs: canvases, and the files that come with pdf.js.

/** The types are those of the browser; Node's canvas has the same parts that are used here. */
export interface PageCanvases {
  make(width: number, height: number): OffscreenCanvas;
  encode(canvas: OffscreenCanvas, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array<ArrayBuffer>>;
}

/** A text line that was read from a picture. Places are in pixels of the picture, from its upper left corner. */
export interface RecognizedLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: red, green, blue, opacity. */
  readonly pixels: Uint8ClampedArray;
}

export interface PdfSurroundings {
  readonly canvases?: PageCanvases | undefined;
  /**
   * A file of the package pdfjs-dist by its path there, such as `cmaps/GBK-EUC-H.bcmap`; undefined if it is not shipped. Text in a font that
   * needs a missing character map cannot be read, and the document is refused.
   */
  readonly packageFile?: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Reads the text of a scanned page. Without it a document with such a page is refused. */
  readonly recognize?: (picture: PagePicture, signal?: AbortSignal) => Promise<readonly RecognizedLine[]>;
}

async function encodeOffscreen(canvas: OffscreenCanvas, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await canvas.convertToBlob({ type, quality: 0.8 });
  // A browser that cannot write a type gives another one without an error.
  if (blob.type !== type) throw new Error(`The browser gives ${blob.type} instead of ${type}`);
  return new Uint8Array(await blob.arrayBuffer());
}

const browserCanvases: PageCanvases = {
  make: (width, height) => new OffscreenCanvas(width, height),
  encode: encodeOffscreen,
};

/** A worker of a browser draws with its canvases; elsewhere nothing draws unless it is given. */
export const workerSurroundings = (): PdfSurroundings => ({
  canvases: typeof OffscreenCanvas === 'undefined' ? undefined : browserCanvases,
});
