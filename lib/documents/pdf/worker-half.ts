// The half of pdf.js that usually runs in its own worker. Imports run in this order and without a pause between them.
import './before-worker-half.ts';
import * as half from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import './after-worker-half.ts';

/** pdf.js looks for this in the global scope, and starts a worker only if it is missing. */
export const workerHalf: unknown = half;
