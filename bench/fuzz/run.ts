// npm run fuzz -- --n 20000
// Random prompts in many scripts, some of them damaged, through the detectors, the plan, sanitizing and restoring. Prints for each
// failure the command that runs it again. `--rules` leaves the model out; `--seed` takes other prompts; `--at` runs one of them, or
// several (`--at 3,90`). SIGTERM ends a run early, with the figures so far.
import { parseArgs } from 'node:util';
import { createDetectors } from '../../lib/engine/detectors.ts';
import { limitToOneThread } from '../one-thread.ts';
import { FAULTS, judgePrompt, type Verdict } from './judge.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    at: { type: 'string' },
    /** Also prints what the survivor check stopped. */
    refused: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    /** So many failures are printed. */
    show: { type: 'string', default: '20' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const seed = Number(values.seed);
const numbers =
  values.at === undefined ? Array.from({ length: Number(values.n) }, (_, at) => at) : values.at.split(',').map(Number);

limitToOneThread();
const detectors = await createDetectors({ model: !values.rules });
// Lists and patterns are built at the first text.
await judgePrompt(seed, -1, detectors);
const verdicts: Verdict[] = [];
let shown = 0;
let isStopped = false;
process.once('SIGTERM', () => {
  isStopped = true;
});
for (const at of numbers) {
  // Node runs the SIGTERM handler only when the event loop gets a turn.
  if (at % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  if (isStopped) break;
  const verdict = await judgePrompt(seed, at, detectors);
  verdicts.push(verdict);
  if (values.refused && verdict.refused !== undefined)
    say(
      `${at}${verdict.isDamaged ? ', damaged,' : ''} stopped for ${verdict.refused}\n  ${JSON.stringify(verdict.text)}\n`,
    );
  if (verdict.faults.length === 0 || shown >= Number(values.show)) continue;
  shown += 1;
  say(`npm run fuzz -- --seed ${seed} --at ${at}${values.rules ? ' --rules' : ''}`);
  for (const { fault, detail } of verdict.faults) say(`  ${fault}: ${detail}`);
  say(`  ${JSON.stringify(verdict.text)}\n`);
}

const bad = verdicts.filter(({ faults }) => faults.length > 0).length;
const counts = FAULTS.map(
  (fault) => `${fault} ${verdicts.filter(({ faults }) => faults.some((one) => one.fault === fault)).length}`,
);
const refused = verdicts.filter((verdict) => verdict.refused !== undefined);
const times = verdicts.map(({ ms }) => ms).sort((a, b) => a - b);
say(
  `${verdicts.length} prompts, ${bad} bad (${counts.join(', ')}); ` +
    `${refused.length} stopped by the survivor check, ${refused.filter(({ isDamaged }) => isDamaged).length} of them damaged; ` +
    `median ${times[times.length >> 1]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
);
process.exitCode = bad === 0 ? 0 : 1;
