// How a frame of ours in a page reaches the content script that put it there, and nobody else. Chrome: by a port of the extension's own
// to its tab. Firefox gives a frame in a page no more of the extension than a content script has, and no way to its tab: there
// a channel comes with the introduction, and the frame uses it only once the background has asked the content scripts of its tab
// whether one of them knows the token.
import { browser } from 'wxt/browser';
import { acceptFrame, connectToTab, frameOrigin, framesArePlain, ownTab, reachBackground } from './platform.ts';

/** What both kinds of ports have. */
export interface FramePort {
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

const VOUCH = 'coatcheck-vouch';
interface VouchRequest {
  readonly target: typeof VOUCH;
  readonly token: string;
}

const isVouchRequest = (message: unknown): message is VouchRequest =>
  typeof message === 'object' &&
  message !== null &&
  (message as Partial<VouchRequest>).target === VOUCH &&
  typeof (message as Partial<VouchRequest>).token === 'string';

/** Ends of channels tell nobody that they are gone: the last thing each says is this. */
const GONE = null;

function portOver(channel: MessagePort): FramePort {
  const onGone = new Set<() => void>();
  let isOpen = true;
  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    channel.close();
  }
  channel.addEventListener('message', ({ data }) => {
    if (data !== GONE) return;
    end();
    for (const listener of onGone) listener();
  });
  return {
    postMessage: (message) => channel.postMessage(message),
    disconnect() {
      if (isOpen) channel.postMessage(GONE);
      end();
    },
    onMessage: {
      addListener(listener) {
        channel.addEventListener('message', ({ data }) => data !== GONE && listener(data));
        // What was said before waits for this.
        channel.start();
      },
    },
    onDisconnect: { addListener: (listener) => onGone.add(listener) },
  };
}

export interface ExpectedFrame {
  /** The frame's document has loaded: the browser delivers this to a document of ours only, whatever the page has put there. */
  introduce(frame: Window, token: string, introduction: unknown): void;
  stop(): void;
}

/** Runs in the page. Each token opens one port and is then used up. */
export function expectFrame(portName: (token: string) => string, accept: (port: FramePort) => void): ExpectedFrame {
  let expected: { readonly token: string; readonly channel?: MessagePort } | undefined;
  if (!framesArePlain) {
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
        frame.postMessage(introduction, frameOrigin());
      },
    };
  }
  const onVouch = (message: unknown, _sender: unknown, answer: (known: boolean) => void) => {
    if (!isVouchRequest(message) || message.token !== expected?.token || !expected.channel) return;
    const { channel } = expected;
    expected = undefined;
    answer(true);
    accept(portOver(channel));
  };
  browser.runtime.onMessage.addListener(onVouch);
  return {
    stop: () => browser.runtime.onMessage.removeListener(onVouch),
    introduce(frame, token, introduction) {
      const { port1, port2 } = new MessageChannel();
      expected = { token, channel: port1 };
      frame.postMessage(introduction, frameOrigin(), [port2]);
    },
  };
}

/** In the frame: undefined where no content script of this tab knows the token. */
export async function connectFrame(
  token: string,
  channel: MessagePort | undefined,
  portName: string,
): Promise<FramePort | undefined> {
  if (!framesArePlain) {
    const tab = await ownTab();
    return tab === undefined ? undefined : connectToTab(tab, portName);
  }
  if (!channel) return undefined;
  const isKnown = await reachBackground({ target: VOUCH, token } satisfies VouchRequest);
  if (isKnown !== true) return undefined;
  const port = portOver(channel);
  window.addEventListener('pagehide', () => port.disconnect());
  return port;
}

/** In the background. */
export function vouchForFrames(): void {
  browser.runtime.onMessage.addListener((message: unknown, sender, sendResponse) => {
    if (!isVouchRequest(message) || sender.tab?.id === undefined) return undefined;
    browser.tabs
      .sendMessage(sender.tab.id, message)
      .then((known) => sendResponse(known === true))
      // No content script is there: nobody knows it.
      .catch(() => sendResponse(false));
    return true;
  });
}
