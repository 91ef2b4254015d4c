// npm run bench:speed
// How long one check, one sanitizing and one restoring take in Node, the model on one WebAssembly thread; the browser differs a
// little. Every run edits the text, so that no remembered answer helps.
import { performance } from 'node:perf_hooks';
import { pipeline } from '../cli/pipeline.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { policyFor } from '../lib/sanitize/policy.ts';
import { generatedSet, OWN_NAMES } from './generated.ts';
import { table } from './table.ts';

const RUNS = 60;
const WARM_UP = 8;
const KEY = new Uint8Array(32).fill(1);

function textsOf(words: number): string[] {
  const source = generatedSet(400, OWN_NAMES)
    .examples.map(({ text }) => text)
    .join('\n\n')
    .split(/(?<=\s)/);
  return Array.from({ length: RUNS + WARM_UP }, (_, i) =>
    source
      .slice(i * 11, i * 11 + words)
      .join('')
      .trim(),
  );
}

const place = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

async function timed(run: (text: string) => Promise<unknown>, texts: readonly string[]): Promise<string[]> {
  const times: number[] = [];
  for (const [at, text] of texts.entries()) {
    const began = performance.now();
    await run(text);
    if (at >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return [place(times, 0.5), place(times, 0.95)].map((ms) => ms.toFixed(1));
}

const loadBegan = performance.now();
const whole = pipeline(await createDetectors({ model: true }), policyFor('balanced'), KEY);
await whole.annotate('Anna is here.');
const firstAnswer = performance.now() - loadBegan;
const rules = pipeline(await createDetectors({ model: false }), policyFor('balanced'), KEY);

const rows: string[][] = [];
for (const words of [25, 92, 128]) {
  const texts = textsOf(words);
  rows.push([`check, ${words} words`, ...(await timed(whole.annotate, texts))]);
  rows.push([`check, ${words} words, rules only`, ...(await timed(rules.annotate, texts))]);
}
const texts = textsOf(128);
rows.push(['check and sanitize, 128 words', ...(await timed((text) => whole.sanitize(text, 'bench', []), texts))]);
const { text: reply, vault } = await whole.sanitize(texts[0] ?? '', 'bench', []);
rows.push(['restore a reply of 128 words', ...(await timed(async () => whole.restore(reply, 'bench', vault), texts))]);
process.stdout.write(
  `${table(['milliseconds', 'half of all', '95 of 100'], rows)}\n\nmodel loaded and first answer: ${firstAnswer.toFixed(0)} ms\n`,
);
