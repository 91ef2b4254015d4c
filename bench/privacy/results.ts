// The run's tables and plots as files, to be read without running it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { charts } from './charts.ts';
import { LEGEND, METHODS, markdown, type Table } from './tables.ts';
import type { Row } from './targets.ts';

const RESULTS = new URL('./results/', import.meta.url);

export function writeResults(tables: readonly Table[], rows: readonly Row[], command: string): void {
  mkdirSync(RESULTS, { recursive: true });
  const plots = charts(rows);
  for (const { file, svg } of plots) writeFileSync(new URL(file, RESULTS), svg);
  const images = plots.map(({ title, file }) => `![${title}](${file})\n`);
  const parts = [
    `# Privacy and use of sanitized text\n`,
    `\`${command}\`\n`,
    `${LEGEND}\n`,
    `${METHODS}\n`,
    ...images,
    ...tables.filter(({ rows: lines }) => lines.length > 0).map(markdown),
  ];
  writeFileSync(new URL('results.md', RESULTS), parts.join('\n'));
}
