// npm run bench:page -- --rounds 5
// What Coatcheck costs a page's main thread while a person types and while a reply streams, on a page with 200 messages, beside the
// same page without it in the same browser. Processor time from Chromium's own trace. Tasks that are long by chance need several rounds
// to be counted; each begins with another of the three pages, so that what a machine does meanwhile falls on all alike.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { buildAll } from '../e2e/built.ts';
import { install, Panel } from '../e2e/harness.ts';
import { richReply } from '../e2e/rich-reply.ts';
import { startChatServer } from '../e2e/server.ts';
import { chromiumTab, tracedTyping } from './speed/chromium.ts';
import { askLongChat, MESSAGES, openLongChat } from './speed/long-chat.ts';
import { pause, until } from './speed/tab.ts';
import { table } from './table.ts';
import { STEP_MARK, type Task, type TracedTasks, traceRun } from './trace.ts';

const BUDGET_MS = 4;
const LONGEST_TASK_MS = 16;

buildAll();
const server = await startChatServer(richReply);
const installed = await install();

/** The long chat with what its replies show. */
async function open(host: string, restored: boolean): Promise<Page> {
  const page = await installed.context.newPage();
  await openLongChat(chromiumTab(page), server.url.replace('127.0.0.1', host));
  if (restored) {
    const panel = await Panel.of(page);
    const countOf = (text: string) => Number((/[\d,]+/.exec(text)?.[0] ?? '0').replaceAll(',', ''));
    await until('the surrogates', async () => countOf((await panel.textOf('restore-toggle')) ?? '') > 10 * MESSAGES);
    await panel.click('restore-toggle');
  }
  await pause(2000);
  return page;
}

/** Each chunk that the page writes is a step. */
async function streaming(page: Page): Promise<TracedTasks> {
  await page.evaluate((name) => {
    const observer = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => addedNodes.length > 0)) performance.mark(name);
    });
    const main = document.querySelector('main');
    if (main) observer.observe(main, { childList: true, subtree: true });
  }, STEP_MARK);
  return traceRun(page, () => askLongChat(chromiumTab(page)));
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const at = (values: readonly number[], part: number) => {
  const list = sorted(values);
  return list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
};
const shown = (value: number) => value.toFixed(2);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function rowOf(name: string, where: string, figures: TracedTasks): string[] {
  const { oursByStep, tasksByStep, tasks, ours } = figures;
  return [
    name,
    where,
    String(oursByStep.length),
    shown(at(oursByStep, 0.5)),
    shown(at(oursByStep, 0.95)),
    shown(Math.max(0, ...ours)),
    shown(at(tasksByStep, 0.5)),
    shown(Math.max(0, ...tasks.map(({ whole }) => whole))),
    shown(sum(tasks.map(({ whole }) => whole))),
  ];
}

/** Tasks that a person may notice, and whose they were: a long task is somebody's where it would be short without them. */
function longRowOf(name: string, where: string, { tasks }: TracedTasks): string[] {
  const long = tasks.filter(({ whole }) => whole > LONGEST_TASK_MS);
  const shortWithout = (share: (task: Task) => number) =>
    String(long.filter((task) => task.whole - share(task) <= LONGEST_TASK_MS).length);
  const part = (share: (task: Task) => number) => shown(sum(long.map(share)));
  return [
    name,
    where,
    String(tasks.length),
    String(long.length),
    shortWithout(({ ours }) => ours),
    String(long.filter(({ ours }) => ours > LONGEST_TASK_MS).length),
    part(({ whole }) => whole),
    part(({ ours }) => ours),
    part(({ page }) => page),
    part(({ drawing }) => drawing),
    part(({ garbage }) => garbage),
    part(({ whole, ours, page, drawing, garbage }) => Math.max(0, whole - ours - page - drawing - garbage)),
  ];
}

const PAGES = [
  ['without Coatcheck', 'plain.localhost', false],
  ['surrogates shown', '127.0.0.1', false],
  ['originals shown', '127.0.0.1', true],
] as const;
const STEPS = [
  ['keystroke', tracedTyping],
  ['streamed chunk', streaming],
] as const;

const NOTHING: TracedTasks = { tasks: [], ours: [], oursByStep: [], tasksByStep: [] };
/** By step and page. */
const figures = new Map<string, TracedTasks>();
const figuresOf = (name: string, where: string) => figures.get(`${name}, ${where}`) ?? NOTHING;

const together = (one: TracedTasks, other: TracedTasks): TracedTasks => ({
  tasks: [...one.tasks, ...other.tasks],
  ours: [...one.ours, ...other.ours],
  oursByStep: [...one.oursByStep, ...other.oursByStep],
  tasksByStep: [...one.tasksByStep, ...other.tasksByStep],
});

async function round(first: number): Promise<void> {
  for (const [where, host, restored] of [...PAGES.slice(first), ...PAGES.slice(0, first)]) {
    const page = await open(host, restored);
    for (const [name, measure] of STEPS)
      figures.set(`${name}, ${where}`, together(figuresOf(name, where), await measure(page)));
    await page.close();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } });
const rounds = Number(values.rounds);
for (let done = 0; done < rounds; done += 1) await round(done % PAGES.length);

const rows: string[][] = [];
const longRows: string[][] = [];
const failures: string[] = [];
for (const [where] of PAGES) {
  for (const [name] of STEPS) {
    const found = figuresOf(name, where);
    rows.push(rowOf(name, where, found));
    longRows.push(longRowOf(name, where, found));
    if (at(found.oursByStep, 0.5) > BUDGET_MS) failures.push(`${name}, ${where}: the median is over ${BUDGET_MS} ms`);
    if (found.ours.some((call) => call > LONGEST_TASK_MS))
      failures.push(`${name}, ${where}: one call took over ${LONGEST_TASK_MS} ms`);
  }
}
await installed.close();
await server.close();

const heads = ['per', 'page', 'steps', 'ours p50', 'ours p95', 'ours longest', 'all p50', 'longest task', 'all tasks'];
const longHeads = [
  'per',
  'page',
  'tasks',
  'tasks > 16 ms',
  'short without us',
  'ours > 16 ms',
  'their time',
  'ours',
  'page’s code',
  'drawing',
  'garbage',
  'rest',
];
process.stdout.write(
  `Chromium, ${cpus()[0]?.model ?? 'unknown processor'}, ${MESSAGES} messages, rounds: ${rounds}, milliseconds of processor time on the page's main thread\n\n${table(heads, rows, [0, 1])}\n\nTasks over ${LONGEST_TASK_MS} ms\n\n${table(longHeads, longRows, [0, 1])}\n`,
);
for (const failure of failures) process.stdout.write(`\nOver the budget: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
