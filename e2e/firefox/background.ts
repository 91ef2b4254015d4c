// Firefox's background page from outside: ended as Firefox ends it after a pause, and the memory of the process that it lives in.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
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

/** Processes end while they are looked at. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const nameOf = (pid: number) => orUndefined(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim());

function isBelow(pid: number, root: number | undefined): boolean {
  const stat = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  const parent = Number(/^\d+ \(.*\) \S+ (\d+)/.exec(stat)?.[1] ?? 0);
  return parent > 0 && (parent === root || isBelow(parent, root));
}

/** The proportional set size of the process of all extensions, in MB. */
export function extensionMemory(browser: Browser): number {
  const root = browser.process()?.pid;
  const found = readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && nameOf(pid) === 'WebExtensions' && isBelow(pid, root));
  if (found === undefined) throw new Error('No process of extensions runs.');
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${found}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
