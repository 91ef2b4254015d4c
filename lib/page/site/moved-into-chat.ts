// Starts Coatcheck in pages that are open already: in chats that are a part of a single-page application, for example when a person goes from x.com/home to x.com/i/grok. The browser
// runs a manifest's content scripts only at a page load, so the background runs them when a tab's address becomes that of such a chat; elsewhere on
// the site nothing runs. It also starts in the open pages of a site that the person protects, so that the typed prompt stays. The egress guard is left out, because it must be installed before the page's first script (lib/egress). So the page's other
// requests are not watched until it is reloaded, and the notice after a send says so.
import { browser } from 'wxt/browser';
import { CHATS_WITHOUT_PAGE_LOAD } from '../../sites/site-matches.ts';
import { type DeclaredScript, declaredScriptsOfWholeSites } from './declared-scripts.ts';

/** Set on the global object of the extension's world, which no script of the page can read. */
const RUNS_FLAG = 'coatcheckRuns';
const MOVED_FLAG = 'coatcheckJoined';

interface OwnWorld {
  [RUNS_FLAG]?: true;
  [MOVED_FLAG]?: true;
}
const ownWorld = globalThis as typeof globalThis & OwnWorld;

/** Call it in the content script as soon as it runs. */
export function markPageAsRunning(): void {
  ownWorld[RUNS_FLAG] = true;
}

/** Whether this script was started in an open page. */
export const hasMovedIntoChat = (): boolean => ownWorld[MOVED_FLAG] === true;

/**
 * Runs in the page after it was passed there as source text, so it uses nothing outside itself. Returns true if no content script of ours
 * runs there yet.
 */
function markAsMoved(runs: typeof RUNS_FLAG, joined: typeof MOVED_FLAG): boolean {
  const own = globalThis as typeof globalThis & OwnWorld;
  if (own[runs] || own[joined]) return false;
  own[joined] = true;
  return true;
}

const chatPatterns = CHATS_WITHOUT_PAGE_LOAD.map(
  (match) => new RegExp(`^${match.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}$`),
);

/** Match patterns do not cover fragments, so the fragment is removed first. */
export function isChatWithoutPageLoad(address: string): boolean {
  const [withoutFragment = ''] = address.split('#');
  return chatPatterns.some((pattern) => pattern.test(withoutFragment));
}

type Files = Extract<Parameters<typeof browser.scripting.executeScript>[0], { files: readonly unknown[] }>['files'];

/**
 * The content scripts that are declared for whole sites and for these parts of sites alike; that leaves out the guard, which is declared for each
 * kind separately.
 */
const sharedContentScripts = (): readonly DeclaredScript[] =>
  declaredScriptsOfWholeSites().filter(({ matches }) =>
    CHATS_WITHOUT_PAGE_LOAD.every((match) => matches.includes(match)),
  );

const TOP_FRAME = 0;

/** Starts Coatcheck in the tab's page, and in its frames if asked, wherever it does not run yet. What is typed there stays. */
export async function startInTab(tabId: number, allFrames = false): Promise<void> {
  const target = { tabId, allFrames };
  const answers = await browser.scripting.executeScript({ target, func: markAsMoved, args: [RUNS_FLAG, MOVED_FLAG] });
  const frameIds = answers.flatMap(({ frameId, result }) => (result === true ? [frameId] : []));
  for (const { js, world, allFrames: isForFrames } of sharedContentScripts()) {
    const into = isForFrames ? frameIds : frameIds.filter((id) => id === TOP_FRAME);
    if (into.length > 0)
      await browser.scripting.executeScript({ target: { tabId, frameIds: into }, files: js as Files, world });
  }
}

type OnUpdated = (tab: number, change: { readonly url?: string }) => void;

interface FilteredEvent {
  addListener(
    listener: OnUpdated,
    filter?: { readonly urls: readonly string[]; readonly properties: readonly string[] },
  ): void;
}

/** To be called in the background. */
export function startInPagesMovedIntoChats(): void {
  const onUpdated: OnUpdated = (tab, { url }) => {
    // The tab may be closed, or show another page by now.
    if (url !== undefined && isChatWithoutPageLoad(url)) startInTab(tab).catch(() => undefined);
  };
  const updates = browser.tabs.onUpdated as FilteredEvent;
  // Firefox gets a filter, because without one every page load would wake its background and the engine in it. Other browsers have no such filter.
  if (import.meta.env.FIREFOX) updates.addListener(onUpdated, { urls: CHATS_WITHOUT_PAGE_LOAD, properties: ['url'] });
  else updates.addListener(onUpdated);
}
