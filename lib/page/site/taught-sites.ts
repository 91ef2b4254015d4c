// The parts of sites that the person showed Coatcheck, stored on this device by the background, one entry per origin. Parts shown in a private window are
// kept in the page only, until it is closed.
import { keptValues } from '../../engine/kept-values.ts';
import { isInPrivateWindow } from '../../engine/platform.ts';
import { isTaughtSite, type TaughtSite } from '../../sites/taught-site.ts';
import { TAUGHT_PREFIX, teachSite } from './site-here.ts';

const privateTaughtSites = new Map<string, TaughtSite>();
const listeners = new Set<() => void>();

/** The parts that were shown on this origin in this private window. */
export const privateTaughtSite = (origin: string): TaughtSite | undefined => privateTaughtSites.get(origin);

/** Of all sites, for our own pages. */
export async function readTaughtSites(): Promise<TaughtSite[]> {
  return Object.entries(await keptValues.all())
    .filter(([key]) => key.startsWith(TAUGHT_PREFIX))
    .map(([, value]) => value)
    .filter(isTaughtSite)
    .sort((a, b) => a.origin.localeCompare(b.origin));
}

export async function storeTaughtSite(site: TaughtSite): Promise<void> {
  if (!isInPrivateWindow()) return teachSite(site);
  privateTaughtSites.set(site.origin, site);
  for (const listener of listeners) listener();
}

export const forgetTaughtSite = (origin: string): Promise<void> => keptValues.remove([TAUGHT_PREFIX + origin]);

/** Calls the listener when a site was taught in this private window. */
export function onPrivatelyTaught(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
