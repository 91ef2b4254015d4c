// The OCR's program and language data from the installed packages, for the command line and the tests.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { OcrFiles } from './ocr-files.ts';

const find = createRequire(import.meta.url).resolve;

export const nodeOcrFiles: OcrFiles = {
  wasm: async () => new Uint8Array(await readFile(find('tesseract.js-core/tesseract-core-simd-lstm.wasm'))),
  language: async (code) =>
    new Uint8Array(await readFile(find(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`))),
};
