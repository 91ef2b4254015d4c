// One private frame in the page: a document of the extension's origin in a closed shadow root. The page sees that it is there, and
// where; it sees no key, no input event and no text of it. The frame serves nobody until this content script has introduced itself.
import { acceptFrame, frameAddress, frameOrigin } from '../../engine/platform.ts';
import { systemRandom } from '../../privacy/random.ts';
import { type Introduction, type Line, lineOver, newToken, portName, type ToFrame, type ToPage } from './protocol.ts';

/** In CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FrameHostParts {
  readonly name: string;
  /** Where it lies now; undefined hides it. It must not follow from what is in the frame: the page can measure it. */
  readonly box: () => Box | undefined;
  readonly welcome: () => Extract<ToFrame, { say: 'welcome' }>;
  readonly onMessage: (message: ToPage) => void;
}

export interface FrameHost {
  readonly box: Box | undefined;
  say(message: ToFrame): void;
  focus(): void;
  hasFocus(): boolean;
  owns(event: Event): boolean;
  stop(): void;
}

const STYLE = 'all: initial; position: fixed; z-index: 2147483647; display: none;';

export function hostFrame({ name, box, welcome, onMessage }: FrameHostParts): FrameHost {
  const host = document.createElement('coatcheck-private');
  host.setAttribute('data-coatcheck-host', name);
  host.style.cssText = STYLE;
  const frame = document.createElement('iframe');
  frame.title = 'Coatcheck';
  frame.style.cssText = 'display: block; width: 100%; height: 100%; border: 0; background: transparent;';
  host.attachShadow({ mode: 'closed' }).append(frame);
  let line: Line<ToFrame, ToPage> | undefined;
  let expected: string | undefined;
  let shown: Box | undefined;
  let next = 0;

  function introduce(): void {
    const token = newToken((length) => systemRandom.bytes(length));
    expected = portName(token);
    const introduction: Introduction = { coatcheckFrame: token };
    // The browser delivers this to a document of ours only, whatever the page has put into the frame.
    frame.contentWindow?.postMessage(introduction, frameOrigin());
  }

  const stopAccepting = acceptFrame(
    (portNamed) => portNamed === expected,
    (port) => {
      expected = undefined;
      line?.end();
      const mine = lineOver<ToFrame, ToPage>(port);
      line = mine;
      mine.onMessage((message) => {
        if (line === mine) onMessage(message);
      });
      mine.onEnd(() => {
        if (line !== mine) return;
        line = undefined;
        // The page was put aside and came back, or the frame has failed: a fresh one takes its draft up again.
        if (host.isConnected) frame.src = frameAddress();
      });
      mine.say(welcome());
    },
  );

  function place(): void {
    next = requestAnimationFrame(place);
    // The page may throw out what it does not know.
    if (!host.isConnected) document.documentElement.append(host);
    shown = box();
    const style = shown
      ? `left: ${shown.left}px; top: ${shown.top}px; width: ${shown.width}px; height: ${shown.height}px; display: block`
      : 'display: none';
    // Written each time, as the page may write there too; an equal style costs nothing.
    host.style.cssText = `${STYLE} ${style};`.replaceAll(';', ' !important;');
  }

  frame.addEventListener('load', introduce);
  frame.src = frameAddress();
  place();
  return {
    get box() {
      return shown;
    },
    say: (message) => line?.say(message),
    focus: () => frame.focus(),
    hasFocus: () => document.activeElement === host,
    owns: (event) => event.composedPath().includes(host),
    stop() {
      cancelAnimationFrame(next);
      stopAccepting();
      const ended = line;
      line = undefined;
      ended?.end();
      host.remove();
    },
  };
}
