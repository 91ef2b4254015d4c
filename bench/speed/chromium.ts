// The figures of Chromium. The debugger's trace says whose work each task of the page's main thread was.
import type { Page } from '@playwright/test';
import { askEngine } from '../../e2e/ask-engine.ts';
import { buildAll } from '../../e2e/built.ts';
import { memoryReader } from '../../e2e/chromium-memory.ts';
import { countWorkers, restSoon } from '../../e2e/engine-document.ts';
import { type Installed, install } from '../../e2e/harness.ts';
import { memoryOf, memoryOfAll, processesBelow } from '../../e2e/process-memory.ts';
import { richReply } from '../../e2e/rich-reply.ts';
import { startChatServer } from '../../e2e/server.ts';
import { tellEngineOfOneCore } from '../one-core.ts';
import { popupTimes, stopEngine } from '../popup-paint.ts';
import { STEP_MARK, type TracedTasks, traceRun } from '../trace.ts';
import { checkFigures, focusBefore, startFigures } from './check-times.ts';
import type { BrowserFigures, Figure, Untold } from './figures.ts';
import { highlightFigures } from './highlight-times.ts';
import { beginPrompt, emptyComposer, openLongChat, typeInLongChat } from './long-chat.ts';
import { packageFigures } from './package-figures.ts';
import { FIRST_CHECK, measureEach, type Runs } from './runs.ts';
import { pause, type Tab, until } from './tab.ts';

const UNTOLD: readonly Untold[] = [
  {
    subject: 'memory',
    what: 'memory of one context',
    why: 'the heaps of scripts are told for each document; workers and WebAssembly memory only with the process that all of the extension shares',
  },
];

/** Longer than the questions of one measurement take. */
const RESTS_AFTER_MS = 3000;

export const chromiumTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  run: (work, argument) => page.evaluate(work as never, argument as never),
  click: (selector) => page.locator(selector).first().click(),
  insert: (text) => page.keyboard.insertText(text),
  press: (key) => page.keyboard.press(key),
  close: () => page.close(),
});

/** Typing a sentence, traced; the composer holds another one that has been checked. */
export async function tracedTyping(page: Page): Promise<TracedTasks> {
  const tab = chromiumTab(page);
  await beginPrompt(tab);
  const traced = await traceRun(page, () =>
    typeInLongChat(tab, () => page.evaluate((name) => void performance.mark(name), STEP_MARK)),
  );
  await emptyComposer(tab);
  return traced;
}

async function keystrokes(installed: Installed, serverUrl: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, host] of [
    ['all of the page, without Coatcheck', 'plain.localhost'],
    ['all of the page, with Coatcheck', '127.0.0.1'],
  ] as const) {
    const page = await installed.context.newPage();
    await openLongChat(chromiumTab(page), serverUrl.replace('127.0.0.1', host));
    await pause(2000);
    const { oursByStep, tasksByStep } = await tracedTyping(page);
    figures.push({ subject: 'keystroke', name, values: tasksByStep });
    if (host === '127.0.0.1')
      figures.push({ subject: 'keystroke', name: 'of that, Coatcheck’s own code', values: oursByStep });
    await page.close();
  }
  return figures;
}

async function memory({ isOneThread }: Runs, serverUrl: string): Promise<readonly Figure[]> {
  // A separate browser, because its model is unloaded in the end, sooner than usual.
  const installed = await install();
  if (isOneThread) await tellEngineOfOneCore(installed);
  const page = await installed.context.newPage();
  const tab = chromiumTab(page);
  await tab.goto(`${serverUrl}/prosemirror/`);
  const read = await memoryReader(installed, page);
  await tab.click('.ProseMirror');
  await tab.insert(FIRST_CHECK);
  await page.waitForFunction(() => [...CSS.highlights.values()].some(({ size }) => size > 0));
  const heaps = await read();
  const debug = await installed.context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await debug?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const root = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  const processes = processesBelow(root);
  const isOurs = (line: string) => line.includes('--extension-process');
  const isSite = (line: string) => line.includes('--type=renderer') && !isOurs(line);
  const figure = (name: string, value: number): Figure => ({ subject: 'memory', name, values: [value] });
  const ofLines = (matches: (line: string) => boolean) =>
    memoryOfAll(processes.filter(({ commandLine }) => matches(commandLine)));
  const figures = [
    figure('process of the extension', ofLines(isOurs)),
    figure('processes of pages', ofLines(isSite)),
    figure('the whole browser', memoryOfAll(processes) + memoryOf({ pid: root, name: '', commandLine: '' })),
    figure('context: engine without its workers, heap of its scripts', heaps['engine heap MB'] ?? Number.NaN),
    figure('context: chat, heap of all its scripts', heaps['tab heap MB'] ?? Number.NaN),
  ];
  await unloadNetwork(installed);
  const { 'extension MB': unloaded = Number.NaN } = await read();
  await installed.close();
  return [...figures, figure('process of the extension, network unloaded', unloaded)];
}

async function ownPage({ context, id }: Installed): Promise<Tab> {
  const tab = chromiumTab(await context.newPage());
  await tab.goto(`chrome-extension://${id}/options.html`);
  return tab;
}

/** Lets the network be unloaded, and waits until its worker has ended. */
async function unloadNetwork(installed: Installed): Promise<void> {
  await restSoon(installed, RESTS_AFTER_MS);
  // The rest that is under way is as long as before; this starts a new one.
  await askEngine(installed, 'status', {});
  await until('an unloaded network', async () => (await countWorkers(installed)) === 0);
}

async function starts(runs: Runs): Promise<readonly Figure[]> {
  const began = performance.now();
  const installed = await install({ mode: 'as installed' });
  const tab = await ownPage(installed);
  const figures = await startFigures(tab, began, runs.starts, {
    'stopped engine': { bring: () => stopEngine(installed) },
    'stopped engine, rules alone,': { bring: () => stopEngine(installed), asked: ['rules'] },
    'stopped engine, focus 2 s before,': {
      async bring() {
        await stopEngine(installed);
        await focusBefore(tab);
      },
    },
    'unloaded network': { bring: () => unloadNetwork(installed) },
  });
  await tab.close();
  const [warm, cold] = [
    await popupTimes(installed, runs.starts, 'warm'),
    await popupTimes(installed, runs.starts, 'cold'),
  ];
  await installed.close();
  const figure = (name: string, values: readonly number[]): Figure => ({ subject: 'start', name, values });
  return [
    ...figures,
    figure('popup to its first words, engine running', warm),
    figure('popup to its first words, engine stopped', cold),
  ];
}

async function highlights({ context }: Installed, serverUrl: string, { short }: Runs): Promise<readonly Figure[]> {
  const tab = chromiumTab(await context.newPage());
  const figures = await highlightFigures(tab, serverUrl, short);
  await tab.close();
  return figures;
}

export async function chromiumFigures(runs: Runs): Promise<BrowserFigures> {
  buildAll();
  const server = await startChatServer(richReply);
  const first = await install();
  if (runs.isOneThread) await tellEngineOfOneCore(first);
  const inOneBrowser = await measureEach('Chromium', runs, [
    ['keystroke', () => keystrokes(first, server.url)],
    ['highlight', () => highlights(first, server.url, runs)],
    ['check', async () => checkFigures(await ownPage(first), runs.short)],
  ]);
  const version = first.context.browser()?.version() ?? '';
  await first.close();
  const others = await measureEach('Chromium', runs, [
    ['memory', () => memory(runs, server.url)],
    ['start', () => starts(runs)],
    ['package', async () => packageFigures('chrome-mv3')],
  ]);
  await server.close();
  return {
    browser: 'Chromium',
    version,
    figures: [...inOneBrowser, ...others],
    untold: UNTOLD.filter(({ subject }) => runs.subjects.has(subject)),
  };
}
