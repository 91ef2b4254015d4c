import { readFileSync } from 'node:fs';
import { rowsBelowHead } from './data-file.ts';

/**
 * The rows of a file in `data/`, without its head. The build replaces each call by the rows (scripts/built-data.ts), so `path` must be a
 * literal, and the extension reads no files.
 */
export const readData = (path: string): string =>
  rowsBelowHead(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8'), path);
