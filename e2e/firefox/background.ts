// Firefox's background page from outside: ended as Firefox ends it after a pause, and the memory of the process that it lives in.
import type { Browser } from 'puppeteer-core';
import { memoryOfAll, processesBelow } from '../process-memory.ts';
import { inFirefox } from './bidi.ts';
import { ADDON_ID } from './harness.ts';

const EXTENSION = `WebExtensionPolicy.getByID('${ADDON_ID}').extension`;

/** Identifies the running background page. Each start has another number. */
export const backgroundNumber = (browser: Browser): Promise<unknown> =>
  inFirefox(browser, `String([...${EXTENSION}.views].find(({ viewType }) => viewType === 'background')?.contextId)`);

/** As Firefox does after a pause, without the pause. A chat that is open may start it again at once. */
export async function endBackground(browser: Browser): Promise<void> {
  await inFirefox(browser, `${EXTENSION}.terminateBackground().then(() => true)`);
}

/** Collects garbage in every process, so that the memory read next is memory in use. The request returns before it is carried out. */
export async function collectGarbage(browser: Browser): Promise<void> {
  await inFirefox(browser, `Services.obs.notifyObservers(null, 'child-mmu-request') ?? true`);
}

/** The proportional set size of the processes of this name below the browser, in MB. */
function memoryNamed(browser: Browser, names: RegExp): number {
  const root = browser.process()?.pid ?? 0;
  const found = processesBelow(root).filter(({ name }) => names.test(name));
  if (found.length === 0) throw new Error(`No process is called ${names}.`);
  return memoryOfAll(found);
}

/** All extensions share one process. */
export const extensionMemory = (browser: Browser): number => memoryNamed(browser, /^WebExtensions$/);

/** Each site has its process. */
export const siteMemory = (browser: Browser): number => memoryNamed(browser, /^(Isolated )?Web Co/);
