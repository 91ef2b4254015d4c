// npm run bench:extension
// How long a check takes in the built extension in Chromium, from a page's message to the engine's answer, the way through the
// background included, with one WebAssembly thread for the models and with as many as they take; and how long the popup takes until it shows
// something useful.
import { cpus } from 'node:os';
import { buildExtension } from '../e2e/built.ts';
import { type Installed, install } from '../e2e/harness.ts';
import { alignWords } from '../lib/models/alignment.ts';
import { loadNodeModel } from '../lib/models/node-model.ts';
import { editedTexts } from './edited-texts.ts';
import { tellEngineOfOneCore } from './one-core.ts';
import { popupTimes } from './popup-paint.ts';
import { spreadCells } from './spread.ts';
import { table } from './table.ts';

const RUNS = 40;
const WARM_UP = 8;
const PIECES = 128;

/** Words of the bench text that make about so many word pieces of the shipped model. */
async function wordsFor(pieces: number): Promise<number> {
  const model = await loadNodeModel('models/ner-en');
  const size = (words: number) =>
    alignWords(editedTexts(words, 1)[0] ?? '', model).reduce((sum, word) => sum + word.pieces.length, 0);
  let words = 1;
  while (size(words + 1) <= pieces) words += 1;
  await model.release();
  return words;
}

/** Milliseconds from an extension page's question to the engine's answer, the first one apart. */
async function checkTimes({ context, id }: Installed, texts: readonly string[]): Promise<[first: number, ...number[]]> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  const times = await page.evaluate(
    // A function with a name of its own would ask for a helper of the compiler's that the page does not have.
    async (asked) => {
      const { runtime } = (
        globalThis as unknown as { chrome: { runtime: { sendMessage(message: unknown): Promise<string> } } }
      ).chrome;
      const taken: number[] = [];
      for (const [number, text] of asked.entries()) {
        const request = { text, overrides: [], conversation: 'bench' };
        const body = JSON.stringify({ kind: 'call', id: number, client: 'bench', method: 'annotate', request });
        const began = performance.now();
        const answer = await runtime.sendMessage({ target: 'coatcheck-background', body });
        if (!JSON.parse(answer).ok) throw new Error(answer);
        taken.push(performance.now() - began);
      }
      return taken;
    },
    ['Anna Schmidt lives in Berlin.', ...texts],
  );
  await page.close();
  const [first = Number.NaN, ...others] = times;
  return [first, ...others];
}

buildExtension();
const words = await wordsFor(PIECES);
const texts = editedTexts(words, RUNS + WARM_UP);

const single = await install({ mode: 'as installed' });
await tellEngineOfOneCore(single);
const [, ...onOneThread] = await checkTimes(single, texts);
await single.close();

const installed = await install({ mode: 'as installed' });
const [first, ...onAllThreads] = await checkTimes(installed, texts);
const warm = await popupTimes(installed, RUNS, 'warm');
const cold = await popupTimes(installed, RUNS, 'cold');
await installed.close();

const threads = Math.min(2, cpus().length);
const check = `check, ${words} words (${PIECES} pieces)`;
const rows = [
  [`${check}, 1 WebAssembly thread`, ...spreadCells(onOneThread.slice(WARM_UP))],
  [`${check}, ${threads} WebAssembly thread(s)`, ...spreadCells(onAllThreads.slice(WARM_UP))],
  ['first check after the page opened', ...spreadCells([first])],
  ['popup open to what it shows of the prompt, engine running', ...spreadCells(warm)],
  ['popup open to what it shows of the prompt, engine not yet started', ...spreadCells(cold)],
];
process.stdout.write(
  `Chromium, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} core(s), ${RUNS} runs\n\n${table(['milliseconds', 'least', 'p50', 'p95'], rows, [0])}\n`,
);
