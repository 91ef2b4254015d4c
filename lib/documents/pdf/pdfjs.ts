// Loads pdf.js when the first PDF comes, and opens documents with it: in this thread, without network, without scripts and without system fonts.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MAX_FILE_BYTES, UnreadableDocument } from '../document.ts';
import { addNewerFeatures } from './newer-features.ts';
import type { PdfSurroundings } from './surroundings.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

type PdfJs = typeof import('pdfjs-dist');

/** A larger picture is not decoded: it would exhaust the memory. */
const MAX_PICTURE_PIXELS = 40_000_000;
/** Only errors are written to the console, because warnings quote the document. */
const ERRORS_ONLY = 0;
const PDF_START = '%PDF-';
/** Readers accept a PDF whose header comes a little later (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1024;

let loaded: Promise<PdfJs> | undefined;

/** pdf.js asks for this class when it is loaded, and only draws with it; reading text needs no more than its name. */
class NoMatrix {}

async function load(): Promise<PdfJs> {
  const scope = globalThis as { DOMMatrix?: unknown; pdfjsWorker?: unknown };
  scope.DOMMatrix ??= NoMatrix;
  addNewerFeatures();
  scope.pdfjsWorker = (await import('./worker-half.ts')).workerHalf;
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

export function pdfJs(): Promise<PdfJs> {
  loaded ??= load();
  return loaded;
}

export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, HEADER_WITHIN)).includes(PDF_START);
}

/** Folders of the package, by pdf.js's names of the kinds. */
const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'cmaps/',
  standardFontDataUrl: 'standard_fonts/',
  wasmUrl: 'wasm/',
};

interface Asked {
  readonly kind: string;
  readonly filename: string;
}

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** A character map was needed that is not shipped: some text has not been read. */
  readonly lacksCharacterMap: () => boolean;
  close(): Promise<void>;
}

function canvasFactory({ canvases }: PdfSurroundings) {
  return class {
    create(width: number, height: number) {
      if (!canvases) throw new Error('There is no canvas to draw on');
      const canvas = canvases.make(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
      return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
    }
    reset({ canvas }: { readonly canvas: OffscreenCanvas }, width: number, height: number) {
      canvas.width = Math.max(1, Math.ceil(width));
      canvas.height = Math.max(1, Math.ceil(height));
    }
    destroy(made: { canvas: OffscreenCanvas | null; context: unknown }) {
      made.canvas = null;
      made.context = null;
    }
  };
}

/** Filters are made of SVG elements, which a worker does not have. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

function unreadable(error: unknown): UnreadableDocument {
  if (error instanceof UnreadableDocument) return error;
  const name = error instanceof Error ? error.name : '';
  return new UnreadableDocument(name === 'PasswordException' ? 'encrypted' : 'damaged', { cause: error });
}

/** Opens a document. Rejects with an `UnreadableDocument`. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, surroundings: PdfSurroundings): Promise<OpenPdf> {
  if (bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  if (!isPdf(bytes)) throw new UnreadableDocument('unknownKind');
  await checkUnpackedSize(bytes);
  let lacksCharacterMap = false;
  const { getDocument } = await pdfJs();
  class PackageFiles {
    async fetch({ kind, filename }: Asked) {
      const content = await surroundings.packageFile?.(`${FOLDERS[kind]}${filename}`);
      if (content) return content;
      if (kind === 'cMapUrl') lacksCharacterMap = true;
      throw new Error('This file of pdf.js is not shipped');
    }
  }
  const task = getDocument({
    // The buffer is transferred, so pdf.js gets its own.
    data: new Uint8Array(bytes),
    verbosity: ERRORS_ONLY,
    maxImageSize: MAX_PICTURE_PIXELS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    CanvasFactory: canvasFactory(surroundings),
    FilterFactory: NoFilters,
    BinaryDataFactory: PackageFiles,
  } as Parameters<typeof getDocument>[0]);
  try {
    const document = await task.promise;
    return { document, lacksCharacterMap: () => lacksCharacterMap, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw unreadable(error);
  }
}

/** Does some work with an open document and closes it. Errors of pdf.js become those of this room; an abort stays what it is. */
export async function withPdf<T>(
  bytes: Uint8Array<ArrayBuffer>,
  surroundings: PdfSurroundings,
  work: (pdf: OpenPdf) => Promise<T>,
): Promise<T> {
  const pdf = await openPdf(bytes, surroundings);
  try {
    return await work(pdf);
  } finally {
    await pdf.close();
  }
}
