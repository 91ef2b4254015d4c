// The run's tables and plots as files, to be read without running it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { headLines } from '../published/head.ts';
import { charts } from './charts.ts';
import { fileOfSet } from './documents.ts';
import type { Run } from './measure.ts';
import { LEGEND, METHODS, markdown } from './tables.ts';

const CHANCE =
  'A share p of n documents has a standard error of sqrt(p (1 - p) / n): about 5 points of accuracy at 60 documents, 3 at 200, 2 at 600.';
const RESULTS = new URL('./results/', import.meta.url);

/** What decides the figures: the word mechanisms, the models, and the bench. The rules of the detectors and the judge count by the commit alone. */
export const PRIVACY_INPUTS: readonly string[] = [
  'bench/privacy',
  'lib/privacy/words',
  'lib/sanitize/words',
  'lib/sanitize/policy/policy.ts',
  'models/lm-en/manifest.json',
  'models/ner-multilingual/manifest.json',
  'models/words-en/manifest.json',
];

interface Asked {
  readonly command: string;
  readonly sets: readonly string[];
}

export function writeResults(name: string, { tables, rows }: Run, { command, sets }: Asked): void {
  mkdirSync(RESULTS, { recursive: true });
  const plots = rows.some(({ epsilon }) => epsilon !== undefined) ? charts(rows) : [];
  for (const { file, svg } of plots) writeFileSync(new URL(`${name}-${file}`, RESULTS), svg);
  const images = plots.map(({ title, file }) => `![${title}](${name}-${file})\n`);
  const parts = [
    `# Privacy and use of sanitized text\n`,
    headLines({ command, inputs: PRIVACY_INPUTS, data: sets.map(fileOfSet) }),
    `${LEGEND}\n`,
    `${METHODS}\n`,
    `${CHANCE}\n`,
    ...images,
    ...tables.map(markdown),
  ];
  writeFileSync(new URL(`${name}.md`, RESULTS), parts.join('\n'));
}
