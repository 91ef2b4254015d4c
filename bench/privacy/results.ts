// The run's tables and plots as files, to be read without running it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { charts } from './charts.ts';
import { LEGEND, METHODS, markdown, type Table } from './tables.ts';
import type { Row } from './targets.ts';

const CHANCE =
  'A share p of n documents has a standard error of sqrt(p (1 - p) / n): about 3 points of accuracy at 200 documents, 2 at 600.';
const RESULTS = new URL('./results/', import.meta.url);

export function writeResults(name: string, tables: readonly Table[], rows: readonly Row[], command: string): void {
  mkdirSync(RESULTS, { recursive: true });
  const plots = rows.some(({ epsilon }) => epsilon !== undefined) ? charts(rows) : [];
  for (const { file, svg } of plots) writeFileSync(new URL(`${name}-${file}`, RESULTS), svg);
  const images = plots.map(({ title, file }) => `![${title}](${name}-${file})\n`);
  const parts = [
    `# Privacy and use of sanitized text\n`,
    `\`${command}\`\n`,
    `${LEGEND}\n`,
    `${METHODS}\n`,
    `${CHANCE}\n`,
    ...images,
    ...tables.filter(({ rows: lines }) => lines.length > 0).map(markdown),
  ];
  writeFileSync(new URL(`${name}.md`, RESULTS), parts.join('\n'));
}
