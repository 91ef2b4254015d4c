// npm run soak -- --n 2000 --browser chromium --minutes 20
// Prompts and restored replies in one tab, one after the other. Prints memory and listeners at intervals, and fails where a prompt was missed or
// left raw, or where what is held has grown. A new chat begins after every `--chat` prompts, so that the page itself does not grow.
import { parseArgs } from 'node:util';
import { buildAll } from '../../e2e/built.ts';
import type { MemoryReading } from '../../e2e/chromium-memory.ts';
import { startChatServer } from '../../e2e/server.ts';
import { table } from '../table.ts';
import { chromiumTab } from './chromium.ts';
import { firefoxTab } from './firefox.ts';
import { growthOf, promptAt } from './growth.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '2000' },
    /** The soak ends after so many minutes, also if fewer prompts were sent. */
    minutes: { type: 'string', default: 'Infinity' },
    browser: { type: 'string', default: 'chromium' },
    /** Prompts of one conversation. */
    chat: { type: 'string', default: '50' },
    /** Prompts between two readings. */
    every: { type: 'string', default: '100' },
    /** Percent of the third reading; the first two are still warming up. */
    'most-growth': { type: 'string', default: '10' },
  },
});
const [count, perChat, every] = [Number(values.n), Number(values.chat), Number(values.every)];
const endsAfterMs = Number(values.minutes) * 60_000;
const WITHIN_MS = 30_000;
/** The last notice goes away, and what the page has thrown out is let go of: before that, readings differ by chance. */
const SETTLES_MS = 12_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function becomes(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + WITHIN_MS;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 25));
  }
  return true;
}

if (values.browser === 'firefox') buildAll('-b', 'firefox', '--mv3');
else buildAll();
const server = await startChatServer();
const tab = await (values.browser === 'firefox' ? firefoxTab() : chromiumTab());
await tab.open(`${server.url}/life/`);

const faults: string[] = [];
const readings: MemoryReading[] = [];
const rows: string[][] = [];
const began = Date.now();

async function read(prompts: number): Promise<void> {
  await new Promise((done) => setTimeout(done, SETTLES_MS));
  const reading = await tab.measure();
  readings.push(reading);
  rows.push([
    String(prompts),
    ((Date.now() - began) / 1000).toFixed(0),
    String(faults.length),
    ...Object.values(reading).map((value) => value.toFixed(value > 1000 ? 0 : 1)),
  ]);
  say(rows.at(-1)?.join('\t') ?? '');
}

let sent = 0;
await read(0);
while (sent < count && Date.now() - began < endsAfterMs) {
  sent += 1;
  const number = sent;
  const { text, name } = promptAt(number);
  server.bodies.length = 0;
  server.arrived.length = 0;
  await tab.send(text);
  if (!(await becomes(() => server.bodies.length > 0))) faults.push(`${number} was not sent`);
  else if (!(await becomes(async () => /Best wishes to \S+/.test(await tab.lastReply()))))
    faults.push(`${number} had no reply`);
  else if (!(await becomes(async () => (await tab.lastReply()).includes(name))))
    faults.push(`${number} was not restored`);
  const left = server.arrived.join('\n');
  if (left.includes(name)) faults.push(`${number} left raw`);
  if (server.bodies.length > 1) faults.push(`${number} was sent ${server.bodies.length} times`);
  if (number % perChat === 0) await tab.startNewChat();
  if (number % every === 0) await read(number);
}
if (sent % every !== 0) await read(sent);
await tab.close();
await server.close();

const grown = growthOf(readings, Number(values['most-growth']));
say(`\n${table(['prompts', 'seconds', 'faults', ...Object.keys(readings[0] ?? {})], rows)}\n`);
for (const { name, percent, isTooMuch } of grown)
  say(`${name}: ${percent >= 0 ? '+' : ''}${percent.toFixed(1)} %${isTooMuch ? ', too much' : ''}`);
for (const fault of faults) say(fault);
say(`${sent} prompts in ${values.browser}, ${faults.length} faults.`);
process.exit(faults.length > 0 || grown.some(({ isTooMuch }) => isTooMuch) ? 1 : 0);
