// The figures of Firefox: times of the page; processor time by the system; memory by the system and by Firefox's own reports.
import type { Browser, Page } from 'puppeteer-core';
import { buildAll } from '../../e2e/built.ts';
import { collectGarbage, endBackground, extensionMemory, siteMemory } from '../../e2e/firefox/background.ts';
import { inFirefox } from '../../e2e/firefox/bidi.ts';
import { installInFirefox, openOptions } from '../../e2e/firefox/harness.ts';
import { mainThreadMs, memoryOf, memoryOfAll, processesBelow } from '../../e2e/process-memory.ts';
import { richReply } from '../../e2e/rich-reply.ts';
import { startChatServer } from '../../e2e/server.ts';
import { checkFigures, focusBefore, startFigures } from './check-times.ts';
import type { BrowserFigures, Figure, Untold } from './figures.ts';
import { highlightFigures } from './highlight-times.ts';
import { beginPrompt, openLongChat, typeInLongChat } from './long-chat.ts';
import { packageFigures } from './package-figures.ts';
import { FIRST_CHECK, measureEach, type Runs } from './runs.ts';
import { pause, type Tab, until } from './tab.ts';

/** Firefox collects some time after it was asked to. */
const COLLECTS_WITHIN_MS = 3000;

const UNTOLD: readonly Untold[] = [
  {
    subject: 'keystroke',
    what: 'of that, Coatcheck’s own code',
    why: 'no trace says whose work a task was; the page’s main thread is counted by the system, the debugger’s part of each key included, so compare with and without, not with Chromium',
  },
  {
    subject: 'memory',
    what: 'memory of the content script in a chat',
    why: 'Firefox reports it with the process of the page only',
  },
  {
    subject: 'memory',
    what: 'memory of a context alone',
    why: 'Firefox counts the compiled runtime (49 MB) in the background page and in each worker, which share it: only the process has it once',
  },
  {
    subject: 'start',
    what: 'unloaded network to its marks',
    why: 'Firefox stops the whole engine before it unloads the network, and no debugger reaches into the background page',
  },
  {
    subject: 'start',
    what: 'popup to its first words',
    why: 'the debugger cannot run a script in an extension’s page before that page loads',
  },
];

const firefoxTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  run: (work, argument) => page.evaluate(work as never, argument as never) as never,
  click: (selector) => page.click(selector),
  insert: async (text) => void (await page.evaluate((whole) => document.execCommand('insertText', false, whole), text)),
  press: (key) => page.keyboard.press(key as 'Enter'),
  close: () => page.close(),
});

/** The process of the page that is in front. */
const processInFront = async (browser: Browser): Promise<number> =>
  Number(await inFirefox(browser, 'gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.osPid'));

async function keystrokes(browser: Browser, serverUrl: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, host] of [
    ['all of the page, without Coatcheck', 'plain.localhost'],
    ['all of the page, with Coatcheck', '127.0.0.1'],
  ] as const) {
    const page = await browser.newPage();
    await page.bringToFront();
    const tab = firefoxTab(page);
    await openLongChat(tab, serverUrl.replace('127.0.0.1', host));
    await pause(2000);
    await beginPrompt(tab);
    const pid = await processInFront(browser);
    const marks: number[] = [];
    await typeInLongChat(tab, async () => void marks.push(mainThreadMs(pid)));
    marks.push(mainThreadMs(pid));
    figures.push({ subject: 'keystroke', name, values: marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0)) });
    await page.close();
  }
  return figures;
}

const MB = 1024 * 1024;
/** Smaller contexts are no documents or workers that are in use. */
const LEAST_BYTES = MB;

/** The file of a document or worker in the words of the table. */
function contextName(file: string): string {
  if (file === '_generated_background_page.html') return 'background page';
  return file.endsWith('.js') ? 'worker of the models' : file;
}

/** Firefox's own count, by document or worker of the extension. */
const REPORTS = `new Promise((done) => {
  const bytes = {};
  Cc['@mozilla.org/memory-reporter-manager;1'].getService(Ci.nsIMemoryReporterManager).getReports(
    (process, path, kind, units, amount) => {
      if (units !== Ci.nsIMemoryReporter.UNITS_BYTES || !path.startsWith('explicit/')) return;
      const [, name] = /moz-extension:[^,)]*?([\\w.-]+(?:js|html))/.exec(path) ?? [];
      if (name) bytes[name] = (bytes[name] ?? 0) + amount;
    }, null, () => done(JSON.stringify(bytes)), null, false);
})`;

async function memory(browser: Browser, serverUrl: string): Promise<readonly Figure[]> {
  const page = await browser.newPage();
  const tab = firefoxTab(page);
  await tab.goto(`${serverUrl}/prosemirror/`);
  await tab.click('.ProseMirror');
  await tab.insert(FIRST_CHECK);
  await until('a highlight', () => tab.run(() => [...CSS.highlights.values()].some(({ size }) => size > 0), undefined));
  await collectGarbage(browser);
  await pause(COLLECTS_WITHIN_MS);
  const root = browser.process()?.pid ?? 0;
  const reports = JSON.parse(String(await inFirefox(browser, REPORTS))) as Record<string, number>;
  const figure = (name: string, value: number): Figure => ({ subject: 'memory', name, values: [value] });
  const figures = [
    figure('process of the extension', extensionMemory(browser)),
    figure('processes of pages', siteMemory(browser)),
    figure('the whole browser', memoryOfAll(processesBelow(root)) + memoryOf({ pid: root, name: '', commandLine: '' })),
    ...Object.entries(reports)
      .filter(([, bytes]) => bytes > LEAST_BYTES)
      .map(([name, bytes]) => figure(`context: ${contextName(name)}`, bytes / MB)),
  ];
  await page.close();
  return figures;
}

async function starts(runs: Runs): Promise<readonly Figure[]> {
  const began = performance.now();
  const browser = await installInFirefox({ mode: 'as installed' });
  const tab = firefoxTab(await openOptions(browser, 'profile'));
  const figures = await startFigures(tab, began, runs.starts, {
    'stopped engine': { bring: () => endBackground(browser) },
    'stopped engine, rules alone,': { bring: () => endBackground(browser), asked: ['rules'] },
    'stopped engine, focus 2 s before,': {
      async bring() {
        await endBackground(browser);
        await focusBefore(tab);
      },
    },
  });
  await browser.close();
  return figures;
}

async function highlights(browser: Browser, serverUrl: string, { short }: Runs): Promise<readonly Figure[]> {
  const page = await browser.newPage();
  await page.bringToFront();
  const figures = await highlightFigures(firefoxTab(page), serverUrl, short);
  await page.close();
  return figures;
}

export async function firefoxFigures(runs: Runs): Promise<BrowserFigures> {
  buildAll('-b', 'firefox', '--mv3');
  const server = await startChatServer(richReply);
  const browser = await installInFirefox();
  const inOneBrowser = await measureEach('Firefox', runs, [
    ['memory', () => memory(browser, server.url)],
    ['keystroke', () => keystrokes(browser, server.url)],
    ['highlight', () => highlights(browser, server.url, runs)],
    ['check', async () => checkFigures(firefoxTab(await openOptions(browser, 'profile')), runs.short)],
  ]);
  const version = (await browser.version()).replace(/^firefox\//i, '');
  await browser.close();
  const others = await measureEach('Firefox', runs, [
    ['start', () => starts(runs)],
    ['package', async () => packageFigures('firefox-mv3')],
  ]);
  await server.close();
  return {
    browser: 'Firefox',
    version,
    figures: [...inOneBrowser, ...others],
    untold: UNTOLD.filter(({ subject }) => runs.subjects.has(subject)),
  };
}
