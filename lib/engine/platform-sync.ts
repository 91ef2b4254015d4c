// The browser's own sync (`storage.sync`). Chrome's offscreen document has no storage, so there the background reads and writes for the
// engine. In Firefox both are one page. `storage.sync` works without an account too: its items then stay in this browser.
import { browser } from 'wxt/browser';
import { answerLater, onExtensionMessage } from './extension-messages.ts';
import { announceSettingsChange, askBackground } from './platform.ts';
import { type SyncArea, type SyncFailure, type SyncItems, SyncRefused, syncFailureOf } from './sync/sync-area.ts';

const REQUEST = 'coatcheck-sync';
const NEWS = 'coatcheck-sync-news';

interface SyncRequest {
  readonly target: typeof REQUEST;
  readonly set?: SyncItems;
  readonly remove?: readonly string[];
  readonly announce?: true;
}

interface SyncNews {
  readonly target: typeof NEWS;
}

type SyncAnswer = { readonly items: SyncItems } | { readonly failure: SyncFailure };

async function carryOut({ set, remove, announce }: Omit<SyncRequest, 'target'>): Promise<SyncAnswer> {
  const { sync } = browser.storage;
  try {
    if (announce) await announceSettingsChange();
    else if (set) await sync.set(set);
    else if (remove) await sync.remove([...remove]);
    else return { items: (await sync.get(null)) as SyncItems };
    return { items: {} };
  } catch (error) {
    return { failure: syncFailureOf(error) };
  }
}

async function ask(request: Omit<SyncRequest, 'target'>): Promise<SyncItems> {
  const answer = import.meta.env.FIREFOX
    ? await carryOut(request)
    : ((await askBackground({ target: REQUEST, ...request } satisfies SyncRequest)) as SyncAnswer);
  if ('failure' in answer) throw new SyncRefused(answer.failure);
  return answer.items;
}

/** Runs in the engine. */
export const browserSync = (): SyncArea => ({
  all: () => ask({}),
  set: async (set) => void (await ask({ set })),
  remove: async (remove) => void (await ask({ remove })),
  announce: async () => void (await ask({ announce: true })),
});

function onSyncStorageChanged(listener: () => void): void {
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'sync') listener();
  });
}

/** Runs in the engine: calls the listener after each change, by this device too. */
export function onBrowserSyncChanged(listener: () => void): void {
  if (import.meta.env.FIREFOX) {
    onSyncStorageChanged(listener);
    return;
  }
  onExtensionMessage<SyncNews>(NEWS, () => {
    listener();
    return undefined;
  });
}

/**
 * Runs in the background at its start, because a change starts a background that was stopped. In Firefox, the engine then starts with it and
 * reads what has arrived. In Chrome, only an engine that is running is told; it reads at its next start otherwise.
 */
export function serveBrowserSync(): void {
  onExtensionMessage<SyncRequest>(REQUEST, (request, _sender, respond) => answerLater(carryOut(request), respond));
  onSyncStorageChanged(() => {
    if (import.meta.env.FIREFOX) return;
    // Without an engine nothing hears it.
    browser.runtime.sendMessage({ target: NEWS } satisfies SyncNews).catch(() => undefined);
  });
}
