// What the person showed Coatcheck on sites, kept on this device, one entry per origin.
import { browser } from 'wxt/browser';
import { isTaughtSite, type TaughtSite } from '../sites/taught.ts';

const PREFIX = 'taught ';

export async function taughtSite(origin: string): Promise<TaughtSite | undefined> {
  const key = PREFIX + origin;
  const kept: unknown = (await browser.storage.local.get(key))[key];
  return isTaughtSite(kept) ? kept : undefined;
}

export async function taughtSites(): Promise<TaughtSite[]> {
  const all = await browser.storage.local.get(null);
  return Object.entries(all)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, value]) => value)
    .filter(isTaughtSite)
    .sort((a, b) => a.origin.localeCompare(b.origin));
}

export async function keepTaught(site: TaughtSite): Promise<void> {
  await browser.storage.local.set({ [PREFIX + site.origin]: site });
}

export async function forgetTaught(origin: string): Promise<void> {
  await browser.storage.local.remove(PREFIX + origin);
}

/** Calls back when something was shown or forgotten for this origin, in any tab. */
export function onTaught(origin: string, listener: () => void): () => void {
  const onChange = (changes: Record<string, unknown>, area: string): void => {
    if (area === 'local' && PREFIX + origin in changes) listener();
  };
  browser.storage.onChanged.addListener(onChange);
  return () => browser.storage.onChanged.removeListener(onChange);
}
