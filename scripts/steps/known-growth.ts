// The patterns of the product that are known to grow too fast, in known-growth.json. The list may only get shorter.
// `npx tsx scripts/steps/known-growth.ts` writes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Construct } from './constructs.ts';
import { excessiveGrowth } from './growth.ts';
import { collectPatterns } from './product-run.ts';

export interface KnownGrowth extends Construct {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
  /** Null for steps that pass the limit in the shortest text. */
  readonly ratio: number | null;
}

const FILE = resolve(import.meta.dirname, 'known-growth.json');

export const knownGrowth = (): readonly KnownGrowth[] => JSON.parse(readFileSync(FILE, 'utf8')) as KnownGrowth[];

async function listGrowth(): Promise<void> {
  const known: KnownGrowth[] = [];
  const { patterns } = await collectPatterns();
  for (const { pattern, where } of patterns.values()) {
    const growth = excessiveGrowth(pattern);
    if (!growth) continue;
    const { source, flags } = pattern;
    const ratio = Number.isFinite(growth.ratio) ? Math.round(growth.ratio * 10) / 10 : null;
    known.push({ file: where.replace(/:\d+$/, ''), source, flags, ratio, ...growth.construct });
  }
  known.sort((one, other) => (one.file + one.source < other.file + other.source ? -1 : 1));
  const lines = known.map((one) => `  ${JSON.stringify(one)}`);
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
  process.stdout.write(`${known.length} of ${patterns.size} patterns\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await listGrowth();
