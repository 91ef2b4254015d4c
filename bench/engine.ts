// npm run bench:engine -- [--public DIR]… [--long]
// How long a check, sanitizing and restoring take in Node, the model on one WebAssembly thread. In every run the text is edited in
// many places, so that no remembered answer helps. `--public` adds checks by a model of the hub alone, `--long` measures long texts
// alone (long-texts.ts).
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CommandLinePipeline, createCommandLinePipeline } from '../cli/pipeline.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { dayOfTime } from '../lib/sanitize/numbers/relations/today.ts';
import { planPrompt } from '../lib/sanitize/plan.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { SurvivorError, sanitize } from '../lib/sanitize/sanitize.ts';
import { withEntries } from '../lib/vault/conversation.ts';
import { auditTimes } from './audits.ts';
import { editedTexts } from './edited-texts.ts';
import { LONG_HEAD, longRows } from './long-texts.ts';
import { limitToOneThread } from './one-thread.ts';
import { publicModel } from './public-model.ts';
import { spreadCells } from './spread.ts';
import { table } from './table.ts';
import { wordTimes } from './word-times.ts';

const RUNS = 60;
const WARM_UP = 8;
const STARTS = 5;
const LENGTHS = [25, 92, 128];
const LONGEST = 128;
const CONVERSATION = 'bench';
const KEY = new Uint8Array(32).fill(1);
const POLICY = policyFor('preempt');
const TODAY = dayOfTime(Date.now());

async function timed<T>(run: (input: T) => unknown, inputs: readonly T[]): Promise<string[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    await run(input);
    times.push(performance.now() - began);
  }
  return spreadCells(times.slice(WARM_UP));
}

async function checks(name: string, annotate: (text: string) => Promise<unknown>): Promise<string[][]> {
  const rows: string[][] = [];
  for (const words of LENGTHS)
    rows.push([`check, ${words} words`, name, ...(await timed(annotate, editedTexts(words, RUNS + WARM_UP)))]);
  return rows;
}

async function checksOfPublicModels(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const dir of values.public) {
    const { name, detector } = await publicModel(dir);
    rows.push(...(await checks(`${name} alone`, async (text) => detector.detect(text))));
  }
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

async function sanitizing(
  name: string,
  { annotate, restore, newConversation }: CommandLinePipeline,
): Promise<string[][]> {
  const secret = { key: KEY, tweak: tweakForConversation(KEY, CONVERSATION) };
  const begun = newConversation(CONVERSATION);
  const found = await Promise.all(
    editedTexts(LONGEST, RUNS + WARM_UP).map(async (text) => ({ text, annotations: await annotate(text) })),
  );
  const replace = ({ text, annotations }: (typeof found)[number]) =>
    sanitize(text, planPrompt(annotations, POLICY, text, { today: TODAY }), { secret, entries: [] }, systemRandom);
  const sendable = found.filter((item) => !isRefused(() => replace(item)));
  const replies = sendable.map(replace).map(({ text, vault }) => ({ text, conversation: withEntries(begun, vault) }));
  const refused = found.length === sendable.length ? '' : ` (${found.length - sendable.length} refused)`;
  return [
    [`sanitize, ${LONGEST} words${refused}`, name, ...(await timed(replace, sendable))],
    [
      `restore, a reply of ${LONGEST} words`,
      name,
      ...(await timed(({ text, conversation }) => restore(text, conversation), replies)),
    ],
  ];
}

async function audits(profile: string): Promise<string[]> {
  const policy = policyFor(profile);
  const texts = editedTexts(LONGEST, RUNS + WARM_UP);
  const checking = createCommandLinePipeline({ detectors, policy, key: KEY });
  const { cells, skipped } = await auditTimes(checking, policy, KEY, texts, WARM_UP);
  const without = skipped.length === 0 ? '' : ` without ${skipped.join(', ')}`;
  return [`audit, ${LONGEST} words, ${profile}${without}`, 'coatcheck', ...cells];
}

async function strict(mechanism: 'rap-li' | 'cape'): Promise<string[]> {
  const policy = policyFor('strict', 'natural', { mechanism });
  const checking = createCommandLinePipeline({ detectors, policy, key: KEY });
  const { cells, drawn } = await wordTimes(checking, policy, KEY, editedTexts(LONGEST, RUNS + WARM_UP), WARM_UP);
  return [`strict by ${mechanism}, ${LONGEST} words, ${drawn} drawn`, 'coatcheck', ...cells];
}

/** From the start of a process, Node's own and that of the TypeScript loader included. */
function starts(name: string, detectors: 'model' | 'rules'): string[] {
  const script = fileURLToPath(new URL('first-annotation.ts', import.meta.url));
  const times = Array.from({ length: STARTS }, () =>
    Number(execFileSync(process.execPath, ['--import', 'tsx', script, detectors], { encoding: 'utf8' })),
  );
  return [`start of the process to first check`, name, ...spreadCells(times)];
}

async function prompts(): Promise<string> {
  const whole = createCommandLinePipeline({ detectors, policy: POLICY, key: KEY });
  const rules = createCommandLinePipeline({ detectors: rulesOnly, policy: POLICY, key: KEY });
  const rows = [
    ...(await checks('coatcheck', whole.annotate)),
    ...(await checks('rules only', rules.annotate)),
    ...(await checksOfPublicModels()),
    ...(await sanitizing('coatcheck', whole)),
    ...(await sanitizing('rules only', rules)),
    await strict('rap-li'),
    await strict('cape'),
    await audits('balanced'),
    await audits('strict'),
    starts('coatcheck', 'model'),
    starts('rules only', 'rules'),
  ];
  return `, ${RUNS} runs (${STARTS} starts)\n\n${table(['milliseconds', '', 'least', 'p50', 'p95'], rows, [0, 1])}`;
}

async function longTexts(): Promise<string> {
  const rows = [...(await longRows('rules only', rulesOnly)), ...(await longRows('coatcheck', detectors))];
  return `, each text once\n\n${table(LONG_HEAD, rows, [0, 1])}`;
}

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, public: { type: 'string', multiple: true, default: [] } },
});
limitToOneThread();
const detectors = await createDetectors({ model: true });
const rulesOnly = await createDetectors({ model: false });
const measured = await (values.long ? longTexts() : prompts());
process.stdout.write(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one WebAssembly thread${measured}\n`,
);
