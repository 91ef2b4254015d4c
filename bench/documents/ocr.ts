// How much of the known scans the OCR reads, how long a page takes, and what each step of preparation gains: npx tsx bench/documents/ocr.ts
import { readFileSync } from 'node:fs';
import { nodeOcrFiles } from '../../lib/documents/pictures/node-ocr-files.ts';
import { nodeTools } from '../../lib/documents/pictures/node-tools.ts';
import { createOcr } from '../../lib/documents/pictures/ocr.ts';
import { ocrLanguagesFor } from '../../lib/documents/pictures/ocr-files.ts';
import { wordsOf } from '../../lib/documents/pictures/ocr-page.ts';
import { decodedPixels } from '../../lib/documents/pictures/picture-tools.ts';
import { ALL_STEPS, type PreparationSteps } from '../../lib/documents/pictures/prepared-page.ts';
import { recallOf } from './recall.ts';

const FIXTURES = 'lib/documents/pictures/fixtures';

interface Scan {
  readonly language: string;
  readonly text: string;
}

const none: PreparationSteps = { light: false, scale: false, tilt: false };
const VARIANTS: Readonly<Record<string, PreparationSteps>> = {
  all: ALL_STEPS,
  none,
  'no light': { ...ALL_STEPS, light: false },
  'no scale': { ...ALL_STEPS, scale: false },
  'no tilt': { ...ALL_STEPS, tilt: false },
};

const percent = (share: number): string => (share * 100).toFixed(1).padStart(6);

async function run(): Promise<void> {
  const scans = Object.entries(JSON.parse(readFileSync(`${FIXTURES}/scans.json`, 'utf8')) as Record<string, Scan>);
  const variants = process.argv.includes('--steps') ? Object.entries(VARIANTS) : [['all', ALL_STEPS] as const];
  const ocr = createOcr(nodeOcrFiles);
  const sums = new Map<string, number>();
  process.stdout.write(`${'scan'.padEnd(20)}${variants.map(([name]) => name.padStart(20)).join('')}\n`);
  for (const [file, { language, text }] of scans) {
    const pixels = await decodedPixels(nodeTools, new Uint8Array(readFileSync(`${FIXTURES}/${file}`)), '');
    const cells: string[] = [];
    for (const [name, steps] of variants) {
      const start = performance.now();
      const page = await ocr.recognise(pixels, ocrLanguagesFor(language), { steps });
      const seconds = (performance.now() - start) / 1000;
      const recall = recallOf(
        text,
        wordsOf(page).map((word) => word.text),
      );
      sums.set(name, (sums.get(name) ?? 0) + recall);
      cells.push(`${percent(recall)} % ${seconds.toFixed(1)} s`.padStart(20));
    }
    process.stdout.write(`${file.padEnd(20)}${cells.join('')}\n`);
  }
  const means = variants.map(([name]) => `${percent((sums.get(name) ?? 0) / scans.length)} %      `.padStart(20));
  process.stdout.write(`${'mean'.padEnd(20)}${means.join('')}\n`);
  process.stdout.write(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`);
}

await run();
