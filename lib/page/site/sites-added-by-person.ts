// Sites that are not on Coatcheck's list, for which the person switched it on. The browser asks the person for each. Both the browser's permission
// and the person's choice are required, because the permission may have been given for something else.
import { browser } from 'wxt/browser';
import { keptValues, LANGUAGE_KEY } from '../../engine/kept-values.ts';
import { SITE_MATCH_PATTERNS } from '../../sites/site-matches.ts';
import { declaredScriptsOfWholeSites } from './declared-scripts.ts';
import { startInTab } from './moved-into-chat.ts';
import { ORGANISATION_KEY } from './site-here.ts';

const STORAGE_PREFIX = 'own-site ';
const SCRIPT_ID_PREFIX = 'own-site-';

/** Firefox's patterns have no ports, so a site is switched on at all ports of its host. */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return import.meta.env.FIREFOX ? `${protocol}//${hostname}/*` : `${origin}/*`;
}

export async function sitesAddedByPerson(): Promise<string[]> {
  const all = await keptValues.all();
  return Object.keys(all)
    .filter((key) => key.startsWith(STORAGE_PREFIX))
    .map((key) => key.slice(STORAGE_PREFIX.length))
    .sort();
}

/** Asks the browser for permission; call it in the click itself. False if the person refused. */
export const requestSiteAccess = (origin: string): Promise<boolean> => requestSitesAccess([origin]);

const isGranted = (origin: string) => browser.permissions.contains({ origins: [originPattern(origin)] });

/** Removes the sites whose permission was refused, so that they are not listed as switched on. */
async function forgetRefused(origins: readonly string[]): Promise<void> {
  const answers = await Promise.all(origins.map(isGranted));
  const refused = origins.filter((_, i) => !answers[i]);
  await keptValues.remove(refused.map((origin) => STORAGE_PREFIX + origin));
}

/** Asks for all origins in one question. */
export async function requestSitesAccess(origins: readonly string[]): Promise<boolean> {
  // Stored without waiting: in Firefox the question closes the popup, and the background page goes on alone.
  void keptValues.set(Object.fromEntries(origins.map((origin) => [STORAGE_PREFIX + origin, true])));
  const areGranted = await browser.permissions.request({ origins: origins.map(originPattern) });
  if (!areGranted) await forgetRefused(origins);
  return areGranted;
}

export async function removeAddedSite(origin: string): Promise<void> {
  await keptValues.remove([STORAGE_PREFIX + origin]);
  await browser.permissions.remove({ origins: [originPattern(origin)] });
}

/**
 * In the background, after "Forget everything": forgets the sites that the person added, taught and imported, and gives the browser's
 * permissions back. The interface keeps its language, and an organisation's file stays.
 */
export async function forgetSites(): Promise<void> {
  const origins = (await sitesAddedByPerson()).map(originPattern);
  const personal = Object.keys(await keptValues.all()).filter(
    (key) => key !== LANGUAGE_KEY && key !== ORGANISATION_KEY,
  );
  await keptValues.remove(personal);
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

/** @param locked sites that the organisation keeps switched on; the browser asks the person for them too. */
async function grantedPatterns(locked: readonly string[]): Promise<string[]> {
  const shipped = new Set(SITE_MATCH_PATTERNS);
  const sites = [...new Set([...(await sitesAddedByPerson()), ...locked])].filter((site) => !shipped.has(`${site}/*`));
  const answers = await Promise.all(sites.map(isGranted));
  return sites.filter((_, i) => answers[i]).map(originPattern);
}

type Registration = Parameters<typeof browser.scripting.registerContentScripts>[0][number];

/** The manifest's content scripts, for other addresses. */
const scriptsFor = (matches: string[]): Registration[] =>
  declaredScriptsOfWholeSites().map(({ js, css, allFrames, runAt, world, matchOriginAsFallback }, i) => ({
    id: `${SCRIPT_ID_PREFIX}${i}`,
    matches,
    js,
    css,
    allFrames,
    runAt,
    world,
    ...(matchOriginAsFallback ? { matchOriginAsFallback } : {}),
  }));

const registeredScripts = async () =>
  (await browser.scripting.getRegisteredContentScripts()).filter(({ id }) => id.startsWith(SCRIPT_ID_PREFIX));

async function registerScripts(lockedSites: () => Promise<readonly string[]>): Promise<void> {
  const matches = await grantedPatterns(await lockedSites());
  const ids = (await registeredScripts()).map(({ id }) => id);
  const scripts = matches.length > 0 ? scriptsFor(matches) : [];
  const isSameList = ids.length === scripts.length && scripts.every(({ id }) => ids.includes(id));
  // Updated in place where possible: if the browser refuses the new list, the sites of the old one stay protected.
  if (ids.length > 0 && isSameList) return browser.scripting.updateContentScripts(scripts);
  if (ids.length > 0) await browser.scripting.unregisterContentScripts({ ids });
  if (scripts.length > 0) await browser.scripting.registerContentScripts(scripts);
}

/** The background registers a site within milliseconds; a busy machine may take longer. */
const REGISTRATION_MS = 4000;
const LOOK_EVERY_MS = 100;

/** Waits until the browser runs Coatcheck on a granted site. False if it does not: then no prompt is checked there. */
export async function isAddedSiteRegistered(origin: string): Promise<boolean> {
  const pattern = originPattern(origin);
  for (let waited = 0; waited <= REGISTRATION_MS; waited += LOOK_EVERY_MS) {
    const scripts = await registeredScripts();
    if (scripts.length > 0 && scripts.every(({ matches }) => matches?.includes(pattern))) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

/** Makes the background register all sites again, as it does whenever the list changes. */
export async function registerAddedSiteAgain(origin: string): Promise<void> {
  const key = STORAGE_PREFIX + origin;
  await keptValues.remove([key]);
  await keptValues.set({ [key]: true });
}

/** Starts Coatcheck in the open pages of these sites that are switched on and granted, so that a prompt that was typed before stays. */
async function startInOpenPages(origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    if (!(await isGranted(origin))) continue;
    // The tab may be closed by now.
    for (const { id } of await browser.tabs.query({ url: originPattern(origin) }))
      if (id !== undefined) await startInTab(id, true).catch(() => undefined);
  }
}

/**
 * In the background: keeps the registered scripts in step with the chosen and granted sites. Returns a function to call when the locked sites change.
 */
export function keepAddedSitesRegistered(lockedSites: () => Promise<readonly string[]>): () => void {
  // One registration at a time: two at once would undo each other's work.
  let last: Promise<void> = Promise.resolve();
  const again = (added: () => Promise<readonly string[]> = async () => []): void => {
    const next = async () => {
      await registerScripts(lockedSites);
      await startInOpenPages(await added());
    };
    // The popup asks the browser itself whether a site is registered, so it also learns of a refusal.
    last = last.then(next).catch(() => undefined);
  };
  // A site is switched on and granted in either order.
  browser.permissions.onAdded.addListener(({ origins = [] }) =>
    again(async () => (await sitesAddedByPerson()).filter((site) => origins.includes(originPattern(site)))),
  );
  browser.permissions.onRemoved.addListener(() => again());
  keptValues.onChange(({ set, removed }) => {
    const isSite = (key: string) => key.startsWith(STORAGE_PREFIX);
    const added = set.filter(isSite).map((key) => key.slice(STORAGE_PREFIX.length));
    if (added.length > 0 || removed.some(isSite)) again(async () => added);
  });
  browser.runtime.onInstalled.addListener(() => again());
  browser.runtime.onStartup.addListener(() => again());
  return () => again();
}
