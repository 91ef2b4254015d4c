import { resolve } from 'node:path';
import { filesIn, fixedZip } from '../../scripts/release/fixed-zip.ts';
import { packageParts } from '../../scripts/release/package-parts.ts';
import type { Figure } from './figures.ts';

const BUILT = resolve(import.meta.dirname, '../../.output');
/** Parts of the package below this size share the row "all else". */
const LEAST_KB = 50;

/** The size of a built package, whole and by part. */
export function packageFigures(folder: 'chrome-mv3' | 'firefox-mv3'): readonly Figure[] {
  const files = filesIn(resolve(BUILT, folder));
  const parts = packageParts(files).map(({ name, packed }) => ({ name, kB: packed / 1000 }));
  const small = parts.filter(({ kB }) => kB < LEAST_KB);
  const figure = (name: string, kB: number): Figure => ({ subject: 'package', name, values: [kB] });
  return [
    figure('the whole package', fixedZip(files).length / 1000),
    ...parts.filter(({ kB }) => kB >= LEAST_KB).map(({ name, kB }) => figure(name, kB)),
    figure(
      'all else',
      small.reduce((sum, { kB }) => sum + kB, 0),
    ),
  ];
}
