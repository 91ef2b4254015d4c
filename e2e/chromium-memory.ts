// What a tab and the extension hold in Chromium, after garbage was collected.
import type { Page } from '@playwright/test';
import { speakWithEngine } from './engine-document.ts';
import type { Installed } from './harness.ts';
import { memoryOfAll, processesBelow } from './process-memory.ts';

const MB = 1024 * 1024;

/** Heaps and memory in MB, and counts. */
export type MemoryReading = Readonly<Record<string, number>>;

interface Metrics {
  readonly metrics: readonly { readonly name: string; readonly value: number }[];
}

/** Sends one debugger command to a document. */
type Say = (method: string) => Promise<unknown>;

async function heldBy(say: Say, name: string): Promise<MemoryReading> {
  // Twice: what the first collection frees may hold more.
  for (let time = 0; time < 2; time += 1) await say('HeapProfiler.collectGarbage');
  await say('Performance.enable');
  const { metrics } = (await say('Performance.getMetrics')) as Metrics;
  const value = (wanted: string) => metrics.find((one) => one.name === wanted)?.value ?? Number.NaN;
  return {
    [`${name} heap MB`]: value('JSHeapUsedSize') / MB,
    [`${name} listeners`]: value('JSEventListeners'),
    [`${name} nodes`]: value('Nodes'),
  };
}

/** Reads both each time that it is called. */
export async function memoryReader(
  { context }: Pick<Installed, 'context'>,
  page: Page,
): Promise<() => Promise<MemoryReading>> {
  const session = await context.newCDPSession(page);
  const debug = await context.browser()?.newBrowserCDPSession();
  if (!debug) throw new Error('This browser has no debugger to ask.');
  const { processInfo } = await debug.send('SystemInfo.getProcessInfo');
  const root = processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  return async () => {
    const tab = await heldBy((method) => session.send(method as 'Performance.enable'), 'tab');
    let engine: MemoryReading = {};
    await speakWithEngine(debug, async (say) => {
      engine = await heldBy(say, 'engine');
    });
    const processes = processesBelow(root).filter(({ commandLine }) => commandLine.includes('--extension-process'));
    return { ...tab, ...engine, 'extension MB': memoryOfAll(processes) };
  };
}
