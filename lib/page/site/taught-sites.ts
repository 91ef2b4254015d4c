// The parts of sites that the person showed Coatcheck, stored on this device, one entry per origin. Parts shown in a private window are kept in the
// page only, until it is closed.
import { browser } from 'wxt/browser';
import { isInPrivateWindow } from '../../engine/platform.ts';
import { isTaughtSite, type TaughtSite } from '../../sites/taught-site.ts';

const PREFIX = 'taught ';

const privateTaughtSites = new Map<string, TaughtSite>();
const listeners = new Map<() => void, string>();

export async function readTaughtSite(origin: string): Promise<TaughtSite | undefined> {
  const here = privateTaughtSites.get(origin);
  if (here) return here;
  const key = PREFIX + origin;
  const kept: unknown = (await browser.storage.local.get(key))[key];
  return isTaughtSite(kept) ? kept : undefined;
}

export async function readTaughtSites(): Promise<TaughtSite[]> {
  const all = await browser.storage.local.get(null);
  return Object.entries(all)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, value]) => value)
    .filter(isTaughtSite)
    .sort((a, b) => a.origin.localeCompare(b.origin));
}

export async function storeTaughtSite(site: TaughtSite): Promise<void> {
  if (isInPrivateWindow()) {
    privateTaughtSites.set(site.origin, site);
    for (const [listener, origin] of listeners) if (origin === site.origin) listener();
    return;
  }
  await browser.storage.local.set({ [PREFIX + site.origin]: site });
}

export async function forgetTaughtSite(origin: string): Promise<void> {
  await browser.storage.local.remove(PREFIX + origin);
}

/** Calls the listener when a site of this origin was taught or forgotten, in any tab. */
export function onTaughtSiteChanged(origin: string, listener: () => void): () => void {
  const onChange = (changes: Record<string, unknown>, area: string): void => {
    if (area === 'local' && PREFIX + origin in changes) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  listeners.set(listener, origin);
  return () => {
    listeners.delete(listener);
    browser.storage.onChanged.removeListener(onChange);
  };
}
