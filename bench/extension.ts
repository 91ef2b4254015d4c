// npm run bench:extension
// How long a check takes in the built extension in Chromium, from a page's message to the engine's answer, the way through the
// background included; and how long the popup takes until it shows something useful. On one core (`taskset -c 0 npm run bench:extension`) the model has one WebAssembly thread.
import { cpus } from 'node:os';
import { buildExtension } from '../e2e/built.ts';
import { install } from '../e2e/harness.ts';
import { align } from '../lib/models/alignment.ts';
import { loadNodeModel } from '../lib/models/node-model.ts';
import { editedTexts } from './edited-texts.ts';
import { popupTimes } from './popup-paint.ts';
import { spread } from './spread.ts';
import { table } from './table.ts';

const RUNS = 40;
const WARM_UP = 8;
const PIECES = 128;

/** Words of the bench text that make about so many word pieces of the shipped model. */
async function wordsFor(pieces: number): Promise<number> {
  const model = await loadNodeModel('models/ner-en');
  const size = (words: number) =>
    align(editedTexts(words, 1)[0] ?? '', model).reduce((sum, word) => sum + word.pieces.length, 0);
  let words = 1;
  while (size(words + 1) <= pieces) words += 1;
  await model.release();
  return words;
}

buildExtension();
const words = await wordsFor(PIECES);
const installed = await install({ mode: 'as installed' });
const page = await installed.context.newPage();
await page.goto(`chrome-extension://${installed.id}/options.html`);

const measured = await page.evaluate(
  // A function with a name of its own would ask for a helper of the compiler's that the page does not have.
  async (texts) => {
    const { runtime } = (
      globalThis as unknown as { chrome: { runtime: { sendMessage(message: unknown): Promise<string> } } }
    ).chrome;
    const times: number[] = [];
    for (const [id, text] of texts.entries()) {
      const request = { text, overrides: [], conversation: 'bench' };
      const body = JSON.stringify({ kind: 'call', id, client: 'bench', method: 'annotate', request });
      const began = performance.now();
      const answer = await runtime.sendMessage({ target: 'coatcheck-background', body });
      if (!JSON.parse(answer).ok) throw new Error(answer);
      times.push(performance.now() - began);
    }
    return { times, cores: navigator.hardwareConcurrency };
  },
  ['Anna Schmidt lives in Berlin.', ...editedTexts(words, RUNS + WARM_UP)],
);
const [first = 0, ...times] = measured.times;
await page.close();
const warm = await popupTimes(installed, RUNS, 'warm');
const cold = await popupTimes(installed, RUNS, 'cold');
await installed.close();

const rows = [
  [`check, ${words} words (${PIECES} pieces)`, ...spread(times.slice(WARM_UP))],
  ['first check after the page opened', ...spread([first])],
  ['popup open to what it shows of the prompt, engine running', ...spread(warm)],
  ['popup open to what it shows of the prompt, engine not yet started', ...spread(cold)],
];
process.stdout.write(
  `Chromium, ${cpus()[0]?.model ?? 'unknown processor'}, ${measured.cores} core(s), ${Math.min(2, measured.cores)} WebAssembly thread(s), ${RUNS} runs\n\n${table(['milliseconds', 'least', 'p50', 'p95'], rows, [0])}\n`,
);
