// Canvases and package files for Node: the command line and the tests. The canvas is a package that need not be installed.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { PageCanvases, PdfSurroundings } from './surroundings.ts';

const require = createRequire(import.meta.url);
const PACKAGE = dirname(require.resolve('pdfjs-dist/package.json'));
/** The fonts that generic names stand for, on machines without fonts. */
const FONTS = ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'];

async function nodeCanvases(): Promise<PageCanvases | undefined> {
  const canvas = await import('@napi-rs/canvas').catch(() => undefined);
  if (!canvas) return undefined;
  const { createCanvas, DOMMatrix, GlobalFonts, ImageData, Path2D } = canvas;
  // pdf.js takes these from the global scope when it is loaded, and they must belong to the canvas that it draws on.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  for (const font of FONTS) GlobalFonts.registerFromPath(join(PACKAGE, 'standard_fonts', font), 'sans-serif');
  return {
    make: (width, height) => createCanvas(width, height) as unknown as OffscreenCanvas,
    encode: async (drawn, type) => {
      const made = drawn as unknown as Canvas;
      return new Uint8Array(type === 'image/png' ? await made.encode('png') : await made.encode('jpeg', 80));
    },
  };
}

async function packageFile(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = await readFile(join(PACKAGE, path)).catch(() => undefined);
  return content && new Uint8Array(content);
}

export async function nodeSurroundings(): Promise<PdfSurroundings> {
  return { canvases: await nodeCanvases(), packageFile };
}
