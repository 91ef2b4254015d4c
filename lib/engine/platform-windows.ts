// Opens our windows and side panels; Chrome and Firefox do this differently too (see `platform.ts`).
import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
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

/** Opens a focused window at `at`; at the browser's default position if the browser refuses `at`, as it does off the screen. */
async function openWindow(url: string, at?: ScreenBox): Promise<void> {
  const plain = { url, type: 'popup', focused: true, ...WINDOW_SIZE } as const;
  // Firefox refuses `focused` on creation, and focuses new windows anyway.
  const { focused, ...unfocused } = plain;
  const asked = import.meta.env.FIREFOX ? unfocused : { ...unfocused, focused };
  await browser.windows.create({ ...asked, ...at }).catch(() => browser.windows.create(asked));
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

/**
 * Runs in the background: opens the windows that content scripts request. `addressFor` builds the window's address for the sender's tab.
 */
export function openRequestedComposerWindows(addressFor: (tab: number, token: string) => string): void {
  browser.runtime.onMessage.addListener((message: WindowRequest, sender, sendResponse) => {
    if (message?.target !== WINDOW_REQUEST || sender.tab?.id === undefined) return undefined;
    openWindow(addressFor(sender.tab.id, message.token), message.at)
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

export async function ownWindowId(): Promise<number | undefined> {
  return (await browser.windows.getCurrent()).id;
}

/** Opens Chrome's side panel or Firefox's sidebar. Call it directly in a click handler, before any `await`; both browsers require that. */
export async function openSidePanel(windowId: number): Promise<void> {
  const { sidePanel, sidebarAction } = panels();
  if (sidebarAction) await sidebarAction.open();
  else await sidePanel?.open({ windowId });
}
