// Opens our windows and side panels; Chrome and Firefox do this differently too (see `platform.ts`).
import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { onExtensionMessage } from './extension-messages.ts';
import { sendToBackground } from './platform.ts';
import { deserializeError, readAnswer, serializeError, writeAnswer } from './rpc.ts';

/** A rectangle in screen pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WINDOW_SIZE = { width: 760, height: 560 };

/** Opens a focused window at `at`; at the browser's default position if the browser refuses `at`, as it does off the screen. Returns its id. */
async function openWindow(url: string, at?: ScreenBox): Promise<number | undefined> {
  const plain = { url, type: 'popup', focused: true, ...WINDOW_SIZE } as const;
  // Firefox refuses `focused` on creation, and focuses new windows anyway.
  const { focused, ...unfocused } = plain;
  const asked = import.meta.env.FIREFOX ? unfocused : { ...unfocused, focused };
  const opened = await browser.windows.create({ ...asked, ...at }).catch(() => browser.windows.create(asked));
  return opened?.id;
}

/** Brings the window that contains this page to the front. */
export async function raiseOwnWindow(): Promise<void> {
  const { id } = await browser.windows.getCurrent();
  if (id !== undefined) await browser.windows.update(id, { focused: true });
}

const WINDOW_REQUEST = 'coatcheck-window';

interface WindowRequest {
  readonly target: typeof WINDOW_REQUEST;
  readonly token: string;
  readonly at?: ScreenBox;
}

/** Runs in a content script, which cannot open a window itself: the background does it. */
export async function requestComposerWindow(token: string, at?: ScreenBox): Promise<void> {
  const failed: unknown = await sendToBackground({
    target: WINDOW_REQUEST,
    token,
    ...(at ? { at } : {}),
  } satisfies WindowRequest);
  if (failed === '') return;
  const answer = readAnswer(failed);
  throw answer?.ok === false ? deserializeError(answer.error) : new CodedError(said('engineUnheard'));
}

/** The composer window of a tab, kept in memory by the browser because the background may be stopped in between. */
const windowKey = (tab: number): string => `composer-window ${tab}`;

/** Opens the tab's window. An earlier one of the same tab is closed, so that no page can fill the screen with windows. */
async function openOnlyWindow(tab: number, url: string, at: ScreenBox | undefined): Promise<void> {
  const { session } = browser.storage;
  const key = windowKey(tab);
  const earlier: unknown = (await session.get(key))[key];
  // The person may have closed it.
  if (typeof earlier === 'number') await browser.windows.remove(earlier).catch(() => undefined);
  const id = await openWindow(url, at);
  if (id !== undefined) await session.set({ [key]: id });
}

/**
 * Runs in the background: opens the windows that content scripts and frames request, one for each tab and only for a tab that the person has
 * in front. `addressFor` builds the window's address for the sender's tab.
 */
export function openRequestedComposerWindows(addressFor: (tab: number, token: string) => string): void {
  let last: Promise<void> = Promise.resolve();
  onExtensionMessage<WindowRequest>(WINDOW_REQUEST, (message, sender, sendResponse) => {
    const { tab } = sender;
    if (tab?.id === undefined || !tab.active) return undefined;
    const { id } = tab;
    const open = () => openOnlyWindow(id, addressFor(id, message.token), message.at);
    // One after the other: two at once would not know of each other.
    last = last.then(open, open);
    last
      .then(
        () => '',
        (error) => writeAnswer({ ok: false, error: serializeError(error) }),
      )
      .then(sendResponse)
      // The page that sent the request is gone.
      .catch(() => undefined);
    return true;
  });
}

/** The two browsers' panel interfaces, which the shared types lack. */
interface SidePanels {
  readonly sidePanel?: { open(where: { windowId: number }): Promise<void> };
  readonly sidebarAction?: { open(): Promise<void> };
}
const panels = (): SidePanels => browser as unknown as SidePanels;

export const hasSidePanel = (): boolean => (panels().sidePanel ?? panels().sidebarAction) !== undefined;

/** Undefined in Firefox for Android, which has no windows. */
export async function ownWindowId(): Promise<number | undefined> {
  const { windows } = browser as Partial<typeof browser>;
  return (await windows?.getCurrent())?.id;
}

/** Opens Chrome's side panel or Firefox's sidebar. Call it directly in a click handler, before any `await`; both browsers require that. */
export async function openSidePanel(windowId: number): Promise<void> {
  const { sidePanel, sidebarAction } = panels();
  if (sidebarAction) await sidebarAction.open();
  else await sidePanel?.open({ windowId });
}
