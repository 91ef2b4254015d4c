// Chats that are a part of a larger site which never loads a new page: from x.com/home to x.com/i/grok, from github.com to
// github.com/copilot. The browser runs a manifest's content scripts only when a page is loaded, so the background runs them when a tab's
// address becomes such a chat's. In the rest of the site nothing runs. The guard is left out: it must stand before the first script of a
// page (lib/egress), so requests beside the prompt are not watched until the page is loaded anew, and the notice after a send says so.
import { browser } from 'wxt/browser';
import { CHATS_WITHOUT_PAGE_LOAD } from '../../sites/site-matches.ts';
import { type DeclaredScript, scriptsOfWholeSites } from './declared-scripts.ts';

/** In the extension's own world of a page, where no script of the page reads it. */
const RUNS = 'coatcheckRuns';
const JOINED = 'coatcheckJoined';

interface OwnWorld {
  [RUNS]?: true;
  [JOINED]?: true;
}
const ownWorld = globalThis as typeof globalThis & OwnWorld;

/** To be called by the content script as soon as it runs. */
export function sayThatItRuns(): void {
  ownWorld[RUNS] = true;
}

/** Did this script come to its page because the page became a chat's? */
export const hasJoined = (): boolean => ownWorld[JOINED] === true;

/** Handed over as text, so it stands alone. True: no content script of ours is there yet. */
function join(runs: typeof RUNS, joined: typeof JOINED): boolean {
  const own = globalThis as typeof globalThis & OwnWorld;
  if (own[runs] || own[joined]) return false;
  own[joined] = true;
  return true;
}

const patterns = CHATS_WITHOUT_PAGE_LOAD.map(
  (match) => new RegExp(`^${match.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}$`),
);

/** Match patterns know no fragments. */
export function isInPageChat(address: string): boolean {
  const [withoutFragment = ''] = address.split('#');
  return patterns.some((pattern) => pattern.test(withoutFragment));
}

type Files = Extract<Parameters<typeof browser.scripting.executeScript>[0], { files: readonly unknown[] }>['files'];

/** The content scripts that whole sites and these parts of sites have alike; the guard has one for each kind. */
const scripts = (): readonly DeclaredScript[] =>
  scriptsOfWholeSites().filter(({ matches }) => CHATS_WITHOUT_PAGE_LOAD.every((match) => matches.includes(match)));

async function start(tabId: number): Promise<void> {
  const target = { tabId };
  const [answer] = await browser.scripting.executeScript({ target, func: join, args: [RUNS, JOINED] });
  if (answer?.result !== true) return;
  for (const { js, world } of scripts()) await browser.scripting.executeScript({ target, files: js as Files, world });
}

type OnUpdated = (tab: number, change: { readonly url?: string }) => void;

interface FilteredEvent {
  addListener(
    listener: OnUpdated,
    filter?: { readonly urls: readonly string[]; readonly properties: readonly string[] },
  ): void;
}

/** In the background. */
export function startWherePagesBecomeChats(): void {
  const onUpdated: OnUpdated = (tab, { url }) => {
    // The tab may be gone, or show another page by now.
    if (url !== undefined && isInPageChat(url)) start(tab).catch(() => undefined);
  };
  const updates = browser.tabs.onUpdated as FilteredEvent;
  // Without a filter, which only Firefox has, each page would wake the background, and there the engine with it.
  if (import.meta.env.FIREFOX) updates.addListener(onUpdated, { urls: CHATS_WITHOUT_PAGE_LOAD, properties: ['url'] });
  else updates.addListener(onUpdated);
}
