// The differences between Chrome and Firefox, in one place (with `platform-windows.ts` and `platform-sync.ts`). Chrome's background is a service worker that is
// stopped when idle and cannot run a model, so the engine lives in an offscreen document; in Firefox it lives in the background page
// itself.

import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { RememberedKey, SessionMemory } from '../vault/session-memory.ts';
import type { LastUseMemory } from './auto-lock.ts';
import { onExtensionMessage, type RuntimePort } from './extension-messages.ts';
import { callerOf, extensionOrigin, type MessageSender, senderOf } from './message-sender.ts';
import type { MessageTarget } from './message-table.ts';
import { rejectWhenExtensionGone } from './orphaned.ts';
import {
  type EngineMethod,
  EngineStopped,
  isRpcMessageTo,
  parseRpcBody,
  type RpcMessage,
  readAnswer,
  serializeError,
  writeAnswer,
} from './rpc.ts';
import { EXTENSION_SENDER, fullConversationName, type Sender } from './sender.ts';

/** Answers one message of `caller`; resolves with an `RpcAnswer` as JSON text. */
export type MessageAnswerer = (caller: string, message: RpcMessage) => Promise<string>;

/** True if this page is in a private window, whose data must not be stored on disk. */
export const isInPrivateWindow = (): boolean => browser.extension?.inIncognitoContext === true;

const OFFSCREEN_PAGE = 'offscreen.html';

export function sendToBackground(message: unknown): Promise<unknown> {
  return rejectWhenExtensionGone(() => browser.runtime?.id !== undefined, browser.runtime.sendMessage(message));
}

/** Sends a request that `answerLater` answers. A missing answer means that the background refused or failed. */
export async function askBackground<T extends { readonly target: MessageTarget }>(request: T): Promise<unknown> {
  const answer = await sendToBackground(request);
  if (typeof answer !== 'string') throw new CodedError(said('engineUnheard'));
  return JSON.parse(answer);
}

/** Replaces the browser's own error, whose message would not help a person. */
const stoppedAnswer = (): string =>
  writeAnswer({ ok: false, error: serializeError(new EngineStopped(said('engineStopped'))) });

function listen(
  target: RpcMessage['target'],
  answer: (message: RpcMessage, sender: MessageSender) => Promise<string>,
): void {
  onExtensionMessage<RpcMessage>(target, (message, sender, sendResponse) => {
    if (!isRpcMessageTo(message, target)) return undefined;
    answer(message, sender)
      .catch(stoppedAnswer)
      .then(sendResponse)
      // The page that sent the request is gone, so nothing waits for the answer.
      .catch(() => undefined);
    return true;
  });
}

let opening: Promise<void> | undefined;

async function openOffscreenDocument(): Promise<void> {
  const found = await browser.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  if (found.length > 0) return;
  await browser.offscreen.createDocument({
    url: OFFSCREEN_PAGE,
    reasons: ['WORKERS'],
    justification: 'Runs the detection model in WebAssembly and keeps the encrypted vault.',
  });
}

/** Creates the offscreen document if it does not exist; concurrent calls share one creation. */
function ensureOffscreenDocument(): Promise<void> {
  opening ??= openOffscreenDocument().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function forwardToOffscreen(message: RpcMessage, caller: string, by: Sender): Promise<string> {
  await ensureOffscreenDocument();
  const forwarded: RpcMessage = { target: 'coatcheck-engine', caller, by, body: message.body };
  const reply: unknown = await browser.runtime.sendMessage(forwarded);
  if (typeof reply !== 'string') throw new CodedError(said('engineUnheard'));
  return reply;
}

/**
 * Sends a request from the background to the engine. `runtime.sendMessage` does not reach its own sender, so the background needs this way.
 */
type SendToEngine = (message: unknown) => Promise<unknown>;
const BACKGROUND = 'background';

const SETTINGS_NEWS = 'coatcheck-settings';
const KEPT_NEWS = 'coatcheck-kept-news';
type NewsTarget = typeof SETTINGS_NEWS | typeof KEPT_NEWS;

const onNews = (target: NewsTarget, listener: () => void): (() => void) =>
  onExtensionMessage<{ readonly target: NewsTarget }>(target, () => {
    listener();
    return undefined;
  });

/**
 * Tells all pages: content scripts through their tab, our own pages by a broadcast. A page that does not listen is ignored.
 */
async function announce(target: NewsTarget): Promise<void> {
  const news = { target };
  browser.runtime.sendMessage(news).catch(() => undefined);
  for (const { id } of await browser.tabs.query({})) {
    if (id !== undefined) browser.tabs.sendMessage(id, news).catch(() => undefined);
  }
}

/** Calls `listener` whenever a setting has changed in the options, the popup or another tab. Returns a function that stops. */
export const onSettingsChanged = (listener: () => void): (() => void) => onNews(SETTINGS_NEWS, listener);
export const announceSettingsChange = (): Promise<void> => announce(SETTINGS_NEWS);

/** The same for the values of `kept-values.ts`. */
export const onKeptValuesChanged = (listener: () => void): (() => void) => onNews(KEPT_NEWS, listener);
export const announceKeptValues = (): Promise<void> => announce(KEPT_NEWS);

/** Requests after which `getSettings` may answer pages differently. */
const CHANGE_SETTINGS: ReadonlySet<EngineMethod> = new Set<EngineMethod>(['setSettings', 'setModelServer']);

/** Listens to every request; notifies all pages after one that changed the settings, and calls `onForgotten` after everything was forgotten. */
function listenInBackground(
  answer: (message: RpcMessage, sender: MessageSender) => Promise<string>,
  onForgotten: () => Promise<void>,
): void {
  listen('coatcheck-background', async (message, sender) => {
    const reply = await answer(message, sender);
    const body = parseRpcBody(message);
    if (body?.kind !== 'call') return reply;
    if (CHANGE_SETTINGS.has(body.method)) await announceSettingsChange().catch(() => undefined);
    if (body.method === 'forgetEverything' && readAnswer(reply)?.ok === true) await onForgotten();
    return reply;
  });
}

/** Runs in Chrome's background: forwards every request to the engine, and opens the offscreen document if needed. */
export function startForwardingToEngine(onForgotten: () => Promise<void>): SendToEngine {
  listenInBackground((message, sender) => forwardToOffscreen(message, callerOf(sender), senderOf(sender)), onForgotten);
  return (message) => forwardToOffscreen(message as RpcMessage, BACKGROUND, EXTENSION_SENDER);
}

/** Runs in Chrome's offscreen document, which hears the background alone. */
export function serveEngineOffscreen(answer: MessageAnswerer): void {
  listen('coatcheck-engine', (message) => answer(message.caller ?? '', message));
}

/** Runs in Firefox's background page, which contains the engine. */
export function serveEngineInBackground(answer: MessageAnswerer, onForgotten: () => Promise<void>): SendToEngine {
  listenInBackground((message, sender) => answer(callerOf(sender), { ...message, by: senderOf(sender) }), onForgotten);
  return (message) => answer(BACKGROUND, { ...(message as RpcMessage), by: EXTENSION_SENDER });
}

/**
 * Keeps the unlocked vault key in `storage.session` in Firefox, which stops idle background pages. Undefined in Chrome, whose offscreen
 * document lives as long as the browser.
 */
export function sessionMemory(): SessionMemory | undefined {
  if (!import.meta.env.FIREFOX) return undefined;
  const { session } = browser.storage;
  const KEY = 'vault-key';
  return {
    async kept() {
      return (await session.get(KEY))[KEY] as RememberedKey | undefined;
    },
    async keep(key) {
      await (key ? session.set({ [KEY]: key }) : session.remove(KEY));
    },
  };
}

/** Keeps the time of the vault's last use while Firefox's background page is stopped. */
export function lastUseMemory(): LastUseMemory | undefined {
  if (!import.meta.env.FIREFOX) return undefined;
  const { session } = browser.storage;
  const KEY = 'vault-used';
  return {
    async lastUse() {
      return (await session.get(KEY))[KEY] as number | undefined;
    },
    keepLastUse: (at) => session.set({ [KEY]: at }),
  };
}

/** The address of a file inside the extension. */
export function extensionUrl(path: string): string {
  return new URL(path, browser.runtime.getURL('/')).href;
}

/** The address of the private frame. Chrome makes it different at each start, but only if `getURL` gets exactly this path. */
export const frameAddress = (): string => browser.runtime.getURL('/private.html');

/**
 * The name by which our own documents (frames, panels, windows) call this page's conversation: with the page's origin, except on our own
 * pages such as the demo.
 */
export const conversationNameForOwnDocuments = (conversation: string): string =>
  self.origin === extensionOrigin() ? conversation : fullConversationName(conversation, self.origin);

/** True if our frame in a page gets only a content script's APIs, without `tabs` and session storage: Firefox. */
export const framesLackExtensionApis = import.meta.env.FIREFOX;

/** True if the engine is stopped when idle: Firefox ends an idle background page, Chrome's offscreen document stays. */
export const engineStopsWhenIdle = import.meta.env.FIREFOX;

/**
 * True if descendants inherit the `::highlight()` styles of their ancestors, as in Chromium
 * (https://drafts.csswg.org/css-pseudo-4/#highlight-cascade).
 */
export const highlightsAreInherited = !import.meta.env.FIREFOX;

/** The id of the tab in which this page or frame is shown. */
export async function ownTabId(): Promise<number | undefined> {
  return (await browser.tabs.getCurrent())?.id;
}

/** Opens a port to the content scripts of this tab only. */
export function connectToTab(tab: number, name: string): RuntimePort {
  return browser.tabs.connect(tab, { name });
}

/** The element's shadow root, a closed one too: pages cannot read it, but extensions can. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  // A form has no shadow root, and a field named `shadowRoot` would be returned in its place.
  if (element instanceof HTMLFormElement) return null;
  const { openOrClosedShadowRoot } = element as Element & { openOrClosedShadowRoot?: ShadowRoot | null };
  if (openOrClosedShadowRoot !== undefined) return openOrClosedShadowRoot;
  if (element.shadowRoot || !(element instanceof HTMLElement)) return element.shadowRoot;
  return browser.dom?.openOrClosedShadowRoot(element) ?? null;
}
