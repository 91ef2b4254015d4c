// A private channel between our frame in a page and the content script that put it there. The content script first posts the frame an
// introduction, which carries a one-time token. In Chrome the frame then opens an extension port to its tab. In Firefox such a frame has no
// `tabs` API, so the content script sends a MessagePort along with the introduction. A page could send one too; so the frame uses the port
// only after the background has asked the tab's content scripts whether one of them knows the token.
import { browser } from 'wxt/browser';
import { onExtensionMessage, onExtensionPort, type RuntimePort } from './extension-messages.ts';
import { extensionOrigin } from './message-sender.ts';
import { connectToTab, framesLackExtensionApis, ownTabId, sendToBackground } from './platform.ts';

/** The part of an extension port that a MessageChannel can offer too. */
export interface FramePort {
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

/** The frame asks the background, and the background asks the content scripts of the frame's tab. */
const VOUCH_REQUEST = 'coatcheck-vouch';
const VOUCH_IN_TAB = 'coatcheck-vouch-here';
interface VouchRequest<T> {
  readonly target: T;
  readonly token: string;
}

/** A MessagePort fires no event when its other end closes, so each end posts this message last. */
const END_MESSAGE = null;

function portOver(channel: MessagePort): FramePort {
  const onGone = new Set<() => void>();
  let isOpen = true;
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    channel.close();
  }
  channel.addEventListener('message', ({ data }) => {
    if (data !== END_MESSAGE) return;
    end();
    for (const listener of onGone) listener();
  });
  return {
    postMessage: (message) => channel.postMessage(message),
    disconnect() {
      if (isOpen) channel.postMessage(END_MESSAGE);
      end();
    },
    onMessage: {
      addListener(listener) {
        channel.addEventListener('message', ({ data }) => data !== END_MESSAGE && listener(data));
        // Messages that arrived earlier are queued until the port is started.
        channel.start();
      },
    },
    onDisconnect: { addListener: (listener) => onGone.add(listener) },
  };
}

interface ExpectedFrame {
  /**
   * To be called when the frame's document has loaded. The browser delivers the introduction only to a document of our origin, so a page
   * that replaced the frame does not get it.
   */
  introduce(frame: Window, token: string, introduction: unknown): void;
  stop(): void;
}

/**
 * Runs in a content script: accepts the port of our frame, which knows a port name that only this content script gave it. Returns a
 * function that stops listening.
 */
export const acceptFrame = (isExpected: (name: string) => boolean, accept: (port: RuntimePort) => void): (() => void) =>
  onExtensionPort('coatcheck-private', (port) => {
    if (isExpected(port.name)) accept(port);
  });

/** Runs in the content script. Each token opens one port and is then used up. */
export function expectFrameConnection(
  portName: (token: string) => string,
  accept: (port: FramePort) => void,
): ExpectedFrame {
  let expected: { readonly token: string; readonly channel?: MessagePort } | undefined;
  if (!framesLackExtensionApis) {
    const stop = acceptFrame(
      (name) => expected !== undefined && name === portName(expected.token),
      (port) => {
        expected = undefined;
        accept(port);
      },
    );
    return {
      stop,
      introduce(frame, token, introduction) {
        expected = { token };
        frame.postMessage(introduction, extensionOrigin());
      },
    };
  }
  const stop = onExtensionMessage<VouchRequest<typeof VOUCH_IN_TAB>>(VOUCH_IN_TAB, (message, _sender, answer) => {
    if (message.token !== expected?.token || !expected.channel) return undefined;
    const { channel } = expected;
    expected = undefined;
    answer(true);
    accept(portOver(channel));
    return undefined;
  });
  return {
    stop,
    introduce(frame, token, introduction) {
      const { port1, port2 } = new MessageChannel();
      expected = { token, channel: port1 };
      frame.postMessage(introduction, extensionOrigin(), [port2]);
    },
  };
}

/** Runs in the frame. Undefined if no content script of this tab knows the token. */
export async function connectFrame(
  token: string,
  channel: MessagePort | undefined,
  portName: string,
): Promise<FramePort | undefined> {
  if (!framesLackExtensionApis) {
    const tab = await ownTabId();
    return tab === undefined ? undefined : connectToTab(tab, portName);
  }
  if (!channel) return undefined;
  const isKnown = await sendToBackground({
    target: VOUCH_REQUEST,
    token,
  } satisfies VouchRequest<typeof VOUCH_REQUEST>);
  if (isKnown !== true) return undefined;
  const port = portOver(channel);
  window.addEventListener('pagehide', () => port.disconnect());
  return port;
}

/** Runs in the background: asks the content scripts of the sender's tab whether one of them knows the token. */
export function confirmFrameTokens(): void {
  onExtensionMessage<VouchRequest<typeof VOUCH_REQUEST>>(VOUCH_REQUEST, ({ token }, sender, sendResponse) => {
    if (sender.tab?.id === undefined) return undefined;
    browser.tabs
      .sendMessage(sender.tab.id, { target: VOUCH_IN_TAB, token } satisfies VouchRequest<typeof VOUCH_IN_TAB>)
      .then((known) => sendResponse(known === true))
      // The tab has no content script, so the token is unknown.
      .catch(() => sendResponse(false));
    return true;
  });
}
