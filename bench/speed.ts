// npm run bench:speed
// How long a check, sanitizing and restoring take in Node, the model on one WebAssembly thread. In every run the text is edited in
// many places, so that no remembered answer helps.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type Pipeline, pipeline } from '../cli/pipeline.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { plan } from '../lib/sanitize/plan.ts';
import { policyFor } from '../lib/sanitize/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import { cleanTexts } from './clean.ts';
import { generatedSet, OWN_NAMES } from './generated.ts';
import { oneThread } from './one-thread.ts';
import { table } from './table.ts';

const RUNS = 60;
const WARM_UP = 8;
const STARTS = 5;
/** Every so many words one is another in each run: more than once in whatever part of a text is remembered by itself. */
const EDITED_EVERY = 12;
const LENGTHS = [25, 92, 128];
const LONGEST = 128;
const CONVERSATION = 'bench';
const KEY = new Uint8Array(32).fill(1);
const POLICY = policyFor('balanced');

const SOURCE = generatedSet(40, OWN_NAMES)
  .examples.map(({ text }) => text)
  .join('\n\n')
  .match(/\S+\s*/g) as readonly string[];

const EDITS = cleanTexts()
  .join(' ')
  .match(/(?<![\p{L}\p{N}])\p{Ll}{4,8}(?![\p{L}\p{N}])/gu) as readonly string[];

/** One text, otherwise edited in each run. */
function textsOf(words: number): string[] {
  return Array.from({ length: RUNS + WARM_UP }, (_, run) =>
    SOURCE.slice(0, words)
      .map((word, at) => (at % EDITED_EVERY === EDITED_EVERY / 2 ? `${EDITS[(run * 17 + at) % EDITS.length]} ` : word))
      .join('')
      .trim(),
  );
}

const place = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function cells(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  return [place(sorted, 0), place(sorted, 0.5), place(sorted, 0.95)].map((ms) => ms.toFixed(1));
}

async function timed<T>(run: (input: T) => unknown, inputs: readonly T[]): Promise<string[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    await run(input);
    times.push(performance.now() - began);
  }
  return cells(times.slice(WARM_UP));
}

async function checks(name: string, { annotate }: Pipeline): Promise<string[][]> {
  const rows: string[][] = [];
  for (const words of LENGTHS) rows.push([`check, ${words} words`, name, ...(await timed(annotate, textsOf(words)))]);
  return rows;
}

/** Sanitizing refuses a text in which an original would be left. */
function isRefused(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof SurvivorError) return true;
    throw error;
  }
}

async function sanitizing(name: string, { annotate, restore }: Pipeline): Promise<string[][]> {
  const secret = { key: KEY, tweak: tweakForConversation(KEY, CONVERSATION) };
  const found = await Promise.all(textsOf(LONGEST).map(async (text) => ({ text, annotations: await annotate(text) })));
  const replace = ({ text, annotations }: (typeof found)[number]) =>
    sanitize(text, plan(annotations, POLICY, text), { secret, entries: [] }, systemRandom);
  const sendable = found.filter((item) => !isRefused(() => replace(item)));
  const refused = found.length === sendable.length ? '' : ` (${found.length - sendable.length} refused)`;
  return [
    [`sanitize, ${LONGEST} words${refused}`, name, ...(await timed(replace, sendable))],
    [
      `restore, a reply of ${LONGEST} words`,
      name,
      ...(await timed(({ text, vault }) => restore(text, CONVERSATION, vault), sendable.map(replace))),
    ],
  ];
}

/** From the start of a process, Node's own and that of the TypeScript loader included. */
function starts(name: string, detectors: 'model' | 'rules'): string[] {
  const script = fileURLToPath(new URL('first-annotation.ts', import.meta.url));
  const times = Array.from({ length: STARTS }, () =>
    Number(execFileSync(process.execPath, ['--import', 'tsx', script, detectors], { encoding: 'utf8' })),
  );
  return [`start of the process to first check`, name, ...cells(times)];
}

oneThread();
const whole = pipeline(await createDetectors({ model: true }), POLICY, KEY);
const rules = pipeline(await createDetectors({ model: false }), POLICY, KEY);
const rows = [
  ...(await checks('coatcheck', whole)),
  ...(await checks('rules only', rules)),
  ...(await sanitizing('coatcheck', whole)),
  ...(await sanitizing('rules only', rules)),
  starts('coatcheck', 'model'),
  starts('rules only', 'rules'),
];
process.stdout.write(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one WebAssembly thread, ${RUNS} runs (${STARTS} starts)\n\n${table(['milliseconds', '', 'least', 'p50', 'p95'], rows, [0, 1])}\n`,
);
