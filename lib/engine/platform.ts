// The one place where Chrome and Firefox differ: Chrome's background is a service worker, which has no room for a model and
// is put to sleep, so the engine lives in an offscreen document; in Firefox it lives in the background page itself.

import { browser } from 'wxt/browser';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { RememberedKey, SessionMemory } from '../vault/session-memory.ts';
import type { UseMemory } from './auto-lock.ts';
import { whileThere } from './orphaned.ts';
import { bodyOf, type EngineMethod, EngineStopped, type Envelope, isEnvelope, shapeOf, writeAnswer } from './rpc.ts';
import { OWN_SENDER, type Sender, wholeName } from './sender.ts';

/** Answers one message of `caller`; resolves with an `Answer` as text. */
export type Answerer = (caller: string, message: Envelope) => Promise<string>;

/** Is this page shown in a private window? Nothing of it may be kept on disk. */
export const inPrivateWindow = (): boolean => browser.extension?.inIncognitoContext === true;

const OFFSCREEN_PAGE = 'offscreen.html';

export function reachBackground(message: unknown): Promise<unknown> {
  return whileThere(() => browser.runtime?.id !== undefined, browser.runtime.sendMessage(message));
}

type MessageSender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

function callerOf(sender: MessageSender): string {
  const { documentId } = sender as { documentId?: string };
  return [documentId, sender.tab?.id, sender.frameId, sender.url].join(' ');
}

/** A page or the background of the extension; no content script, whatever it says of itself. */
export function isOwnSender(sender: MessageSender): boolean {
  if (sender.id !== browser.runtime.id || sender.url === undefined) return false;
  return new URL(sender.url).origin === frameOrigin();
}

const PRIVATE_PAGE = '/private.html';
const MODEL_CHAT = '/model-chat.html';

/** As the browser says it. */
export function senderOf(sender: MessageSender): Sender {
  const { origin, url = '' } = sender as MessageSender & { readonly origin?: string };
  const isPrivateWindow = sender.tab?.incognito === true;
  if (!isOwnSender(sender))
    return { kind: 'page', origin: origin ?? (URL.canParse(url) ? new URL(url).origin : 'null'), isPrivateWindow };
  const { pathname } = new URL(url);
  const kind = pathname === PRIVATE_PAGE ? 'frame' : 'own';
  const asks = pathname === MODEL_CHAT ? ({ asksModelServer: true } as const) : {};
  return { kind, origin: frameOrigin(), isPrivateWindow, ...asks };
}

/** As the build names it; an offscreen document cannot read the manifest. */
const WORKER = '/background.js';

/** Chrome's background, which speaks for those whose requests it hands on. */
const isBackground = (sender: MessageSender): boolean =>
  isOwnSender(sender) && sender.url !== undefined && new URL(sender.url).pathname === WORKER;

/** What the browser says of it is no help to a person. */
const stoppedAnswer = (): string =>
  writeAnswer({ ok: false, error: shapeOf(new EngineStopped(said('engineStopped'))) });

function listen(
  target: Envelope['target'],
  answer: (message: Envelope, sender: MessageSender) => Promise<string>,
): void {
  browser.runtime.onMessage.addListener((message, sender, sendResponse) => {
    if (!isEnvelope(message, target)) return undefined;
    answer(message, sender)
      .catch(stoppedAnswer)
      .then(sendResponse)
      // The page that asked is gone, and nobody waits for the answer.
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

/** Creates the offscreen document where there is none; calls made meanwhile share one creation. */
function ensureOffscreenDocument(): Promise<void> {
  opening ??= openOffscreenDocument().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function forwardToOffscreen(message: Envelope, caller: string, by: Sender): Promise<string> {
  await ensureOffscreenDocument();
  const forwarded: Envelope = { target: 'coatcheck-engine', caller, by, body: message.body };
  const reply: unknown = await browser.runtime.sendMessage(forwarded);
  if (typeof reply !== 'string') throw new CodedError(said('engineUnheard'));
  return reply;
}

/** A message does not reach its own sender, so the background asks the engine in another way. */
type ReachEngine = (message: unknown) => Promise<unknown>;
const BACKGROUND = 'background';

const SETTINGS_NEWS = 'coatcheck-settings';
const isSettingsNews = (message: unknown) =>
  typeof message === 'object' && message !== null && (message as { target?: unknown }).target === SETTINGS_NEWS;

/** Runs when the person has changed something in the options, the popup or another tab. */
export function onSettingsChanged(listener: () => void): () => void {
  const hear = (message: unknown): undefined => {
    if (isSettingsNews(message)) listener();
  };
  browser.runtime.onMessage.addListener(hear);
  return () => browser.runtime.onMessage.removeListener(hear);
}

/** Content scripts hear what is sent to their tab, pages of our own what is sent to all. Nobody has to listen. */
export async function tellOfSettings(): Promise<void> {
  const news = { target: SETTINGS_NEWS };
  browser.runtime.sendMessage(news).catch(() => undefined);
  for (const { id } of await browser.tabs.query({})) {
    if (id !== undefined) browser.tabs.sendMessage(id, news).catch(() => undefined);
  }
}

/** After these, pages are told something else of the settings. */
const CHANGE_SETTINGS: ReadonlySet<EngineMethod> = new Set<EngineMethod>(['setSettings', 'setModelServer']);

/** Hears every request, and tells all pages once the settings have been changed. */
function listenInBackground(answer: (message: Envelope, sender: MessageSender) => Promise<string>): void {
  listen('coatcheck-background', async (message, sender) => {
    const reply = await answer(message, sender);
    const body = bodyOf(message);
    if (body?.kind === 'call' && CHANGE_SETTINGS.has(body.method)) await tellOfSettings().catch(() => undefined);
    return reply;
  });
}

/** In Chrome's background: hands every request on to the engine, opening it where needed. */
export function forwardToEngine(): ReachEngine {
  listenInBackground((message, sender) => forwardToOffscreen(message, callerOf(sender), senderOf(sender)));
  return (message) => forwardToOffscreen(message as Envelope, BACKGROUND, OWN_SENDER);
}

/** In Chrome's offscreen document. Whoever addresses it as the background does, and is not, speaks for itself only. */
export function serveOffscreen(answer: Answerer): void {
  listen('coatcheck-engine', (message, sender) =>
    isBackground(sender)
      ? answer(message.caller ?? '', message)
      : answer(callerOf(sender), { ...message, by: senderOf(sender) }),
  );
}

/** In Firefox's background page. */
export function serveInBackground(answer: Answerer): ReachEngine {
  listenInBackground((message, sender) => answer(callerOf(sender), { ...message, by: senderOf(sender) }));
  return (message) => answer(BACKGROUND, { ...(message as Envelope), by: OWN_SENDER });
}

/**
 * Firefox stops an idle background page: the unlocked key waits in memory that ends with the browser. Chrome's offscreen document lives
 * as long as the browser, and has no such memory.
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

/** When the vault was last used, over a stop of Firefox's background page. */
export function lastUseMemory(): UseMemory | undefined {
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

/** The address of a file of the extension. */
export function extensionUrl(path: string): string {
  return new URL(path, browser.runtime.getURL('/')).href;
}

/** Of the private frame. Chrome gives it an address that changes with each start, but only if asked for this very file. */
export const frameAddress = (): string => browser.runtime.getURL('/private.html');

/** Of the document in it, whatever the address was. */
export const frameOrigin = (): string => new URL(browser.runtime.getURL('/')).origin;

/** The name of this page's conversation for documents of ours in it and beside it. The demo page is one of them. */
export const nameForOurs = (conversation: string): string =>
  self.origin === frameOrigin() ? conversation : wholeName(conversation, self.origin);

export type Port = ReturnType<typeof browser.runtime.connect>;

/** In a page: a frame of ours opens its port by a name that only the page's own content script has given it. */
export function acceptFrame(isExpected: (name: string) => boolean, accept: (port: Port) => void): () => void {
  const listener = (port: Port) => {
    if (port.sender?.id === browser.runtime.id && isExpected(port.name)) accept(port);
  };
  browser.runtime.onConnect.addListener(listener);
  return () => browser.runtime.onConnect.removeListener(listener);
}

/** Firefox gives a frame of ours in a page no more of the extension than a content script has: neither tabs, nor the browser's memory. */
export const framesArePlain = import.meta.env.FIREFOX;

/** Firefox ends a background page that has had nothing to do for a while; Chrome's offscreen document stays. */
export const engineSleeps = import.meta.env.FIREFOX;

/** What `::highlight()` says of an element holds for those in it, in Chromium (https://drafts.csswg.org/css-pseudo-4/#highlight-cascade). */
export const highlightsAreInherited = !import.meta.env.FIREFOX;

/** The tab that a page of ours, or a frame of ours, stands in. */
export async function ownTab(): Promise<number | undefined> {
  return (await browser.tabs.getCurrent())?.id;
}

/** To the content scripts of this tab, and of no other. */
export function connectToTab(tab: number, name: string): Port {
  return browser.tabs.connect(tab, { name });
}

/** Closed ones too: their keepers hide them from the page, not from extensions. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  // A form has none, and answers to the names of its fields instead.
  if (element instanceof HTMLFormElement) return null;
  const { openOrClosedShadowRoot } = element as Element & { openOrClosedShadowRoot?: ShadowRoot | null };
  if (openOrClosedShadowRoot !== undefined) return openOrClosedShadowRoot;
  if (element.shadowRoot || !(element instanceof HTMLElement)) return element.shadowRoot;
  return browser.dom?.openOrClosedShadowRoot(element) ?? null;
}
