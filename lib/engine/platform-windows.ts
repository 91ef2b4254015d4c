// Windows and side panels of ours, in which Chrome and Firefox differ too.
import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { reachBackground } from './platform.ts';
import { errorFrom, readAnswer, shapeOf, writeAnswer } from './rpc.ts';

/** In pixels of the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WINDOW_SIZE = { width: 760, height: 560 };

/** A window with the keyboard, where `at` says; browsers refuse a place that is not well on the screen. */
async function openWindow(url: string, at?: ScreenBox): Promise<void> {
  const plain = { url, type: 'popup', focused: true, ...WINDOW_SIZE } as const;
  // Firefox does not let windows be created focused: there they are anyway.
  const { focused, ...unfocused } = plain;
  const asked = import.meta.env.FIREFOX ? unfocused : { ...unfocused, focused };
  await browser.windows.create({ ...asked, ...at }).catch(() => browser.windows.create(asked));
}

/** The window that this page of ours stands in comes to the front. */
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

/** In a page, which cannot open a window of ours itself. */
export async function askForWindow(token: string, at?: ScreenBox): Promise<void> {
  const failed: unknown = await reachBackground({
    target: WINDOW_REQUEST,
    token,
    ...(at ? { at } : {}),
  } satisfies WindowRequest);
  if (failed === '') return;
  const answer = readAnswer(failed);
  throw answer?.ok === false ? errorFrom(answer.error) : new CodedError(said('engineUnheard'));
}

/** In the background; `addressFor` makes the window's address for the tab that asked. */
export function openWindowsAsked(addressFor: (tab: number, token: string) => string): void {
  browser.runtime.onMessage.addListener((message: WindowRequest, sender, sendResponse) => {
    if (message?.target !== WINDOW_REQUEST || sender.tab?.id === undefined) return undefined;
    openWindow(addressFor(sender.tab.id, message.token), message.at)
      .then(
        () => '',
        (error) => writeAnswer({ ok: false, error: shapeOf(error) }),
      )
      .then(sendResponse)
      // The page that asked is gone.
      .catch(() => undefined);
    return true;
  });
}

/** What TypeScript's types of the one browser lack of the other. */
interface SidePanels {
  readonly sidePanel?: { open(where: { windowId: number }): Promise<void> };
  readonly sidebarAction?: { open(): Promise<void> };
}
const panels = (): SidePanels => browser as unknown as SidePanels;

export const opensSidePanel = (): boolean => (panels().sidePanel ?? panels().sidebarAction) !== undefined;

export async function ownWindow(): Promise<number | undefined> {
  return (await browser.windows.getCurrent()).id;
}

/** Chrome's side panel, Firefox's sidebar. To be called in a click, and before anything is waited for: both insist. */
export async function openSidePanel(windowId: number): Promise<void> {
  const { sidePanel, sidebarAction } = panels();
  if (sidebarAction) await sidebarAction.open();
  else await sidePanel?.open({ windowId });
}
