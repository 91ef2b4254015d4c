// Hosts one private frame in the page: a document of the extension's origin in a closed shadow root. The page sees that the frame exists and where it
// is, but no key, no input event and no text of it. The frame shows nothing until this content script has introduced itself.

import { expectFrameConnection } from '../../engine/frame-port.ts';
import { frameAddress } from '../../engine/platform.ts';
import { systemRandom } from '../../privacy/random.ts';
import { cssZoomOf } from '../dom/elements.ts';
import { pageColourScheme } from '../dom/page-colour-scheme.ts';
import {
  introductionOf,
  type MessageToFrame,
  type MessageToPage,
  newToken,
  type PortEnd,
  portEndOf,
  portName,
} from './frame-protocol.ts';

/** The frame's position and size in CSS pixels of the window. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface FrameHostParts {
  readonly name: keyof typeof Z_INDEXES;
  /** The frame's place now; undefined hides it. It must not depend on the frame's content, because the page can measure it. */
  readonly box: () => FrameBox | undefined;
  /** The site's composer, from which the page's colours are read. */
  readonly composer: () => Element | undefined;
  readonly welcome: () => Extract<MessageToFrame, { say: 'welcome' }>;
  readonly onMessage: (message: MessageToPage) => void;
  /** Called when the page removed the frame; it has been put back already. */
  readonly onThrownOut?: () => void;
}

export interface FrameHost {
  /** True if a document in the frame is connected and receives messages. */
  readonly isHeard: boolean;
  readonly box: FrameBox | undefined;
  say(message: MessageToFrame): void;
  focus(): void;
  /** In a modal dialog the frame keeps the focus: no element of the page below it can be focused. */
  setModal(modal: boolean): void;
  hasFocus(): boolean;
  owns(event: Event): boolean;
  stop(): void;
}

const HOST_STYLE = 'all: initial; display: block; position: fixed; width: 0; height: 0;';
/** The badge and the notice after a send are above the view (`panel-host.ts`) and below the composer. */
const Z_INDEXES = { composer: 2147483647, view: 2147483645 } as const;
const SCHEME_INTERVAL_MS = 500;
const DIALOG_STYLE =
  'position: fixed; margin: 0; padding: 0; border: 0; max-width: none; max-height: none; overflow: hidden; background: transparent;';

const ownHosts = new WeakSet<Element>();

/** Compares the element itself and not its name, because a page can use our element name too. */
export const isOwnFrameHost = (element: Element): boolean => ownHosts.has(element);

const withImportant = (style: string): string => style.replaceAll(';', ' !important;');

function frameElements(name: FrameHostParts['name']) {
  const host = document.createElement('coatcheck-private');
  host.setAttribute('data-coatcheck-host', name);
  ownHosts.add(host);
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.title = 'Coatcheck';
  frame.allow = 'clipboard-write';
  // Rounded like the frame's content: if page and frame differ in colour scheme, browsers paint an opaque background behind a frame.
  frame.style.cssText =
    'display: block; width: 100%; height: 100%; border: 0; border-radius: 8px; background: transparent;';
  const style = document.createElement('style');
  style.textContent = 'dialog::backdrop { background: transparent; }';
  dialog.append(frame);
  // Escape is handled inside the frame, so it must not close the dialog.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  host.attachShadow({ mode: 'closed' }).append(style, dialog);
  return { host, dialog, frame };
}

interface FrameLineParts extends Pick<FrameHostParts, 'welcome' | 'onMessage'> {
  /** Whether a frame whose document has gone may load a new one. */
  readonly mayReload: () => boolean;
}

/** The connection to the document in the frame. Each document that is loaded there is introduced anew. */
function frameConnection(frame: HTMLIFrameElement, { welcome, onMessage, mayReload }: FrameLineParts) {
  let line: PortEnd<MessageToFrame, MessageToPage> | undefined;

  function introduce(): void {
    const token = newToken((length) => systemRandom.bytes(length));
    if (frame.contentWindow) expected.introduce(frame.contentWindow, token, introductionOf(token));
  }

  const expected = expectFrameConnection(portName, (port) => {
    line?.end();
    const mine = portEndOf<MessageToFrame, MessageToPage>(port);
    line = mine;
    mine.onMessage((message) => {
      if (line === mine) onMessage(message);
    });
    mine.onEnd(() => {
      if (line !== mine) return;
      line = undefined;
      // The page came back from the back/forward cache, or the frame failed: a new document restores the draft.
      if (mayReload()) frame.src = frameAddress();
    });
    mine.say(welcome());
  });

  function end(): void {
    const ended = line;
    line = undefined;
    ended?.end();
  }

  return {
    get isOpen() {
      return line !== undefined;
    },
    say: (message: MessageToFrame) => line?.say(message),
    open(): void {
      frame.addEventListener('load', introduce);
      frame.src = frameAddress();
    },
    end,
    stop(): void {
      expected.stop();
      end();
    },
  };
}

/** Blurs first: an element that already counts as focused would not pass the focus on to a document loaded into it later. */
function focusFrame(frame: HTMLIFrameElement): void {
  frame.blur();
  frame.focus();
}

/** Reopens the dialog, because the modal dialog opened last is the one that can have the focus. */
function showDialog(dialog: HTMLDialogElement, isModal: boolean): void {
  if (dialog.open) dialog.close();
  if (isModal) dialog.showModal();
  // Not `show()`, which would take the focus.
  else dialog.open = true;
}

/** Tells the frame whether the page is light or dark at the frame's upper left corner: a site's own theme may differ from the system's. */
function schemeTeller(composer: FrameHostParts['composer'], say: (message: MessageToFrame) => void) {
  let told = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    tell({ left, top }: FrameBox): void {
      if (performance.now() - lookedAt < SCHEME_INTERVAL_MS) return;
      lookedAt = performance.now();
      const scheme = pageColourScheme(composer() ?? document.body ?? document.documentElement, { x: left, y: top });
      if (scheme === told) return;
      told = scheme;
      say({ say: 'scheme', scheme });
    },
    /** A document that is welcomed was told nothing yet. */
    withWelcome:
      <T>(welcome: () => T) =>
      (): T => {
        told = '';
        lookedAt = Number.NEGATIVE_INFINITY;
        return welcome();
      },
  };
}

export function hostFrame({ name, box, composer, welcome, onMessage, onThrownOut }: FrameHostParts): FrameHost {
  const { host, dialog, frame } = frameElements(name);
  let isModal = false;
  const scheme = schemeTeller(composer, (message) => line.say(message));
  const mayReload = () => host.isConnected;
  const line = frameConnection(frame, { welcome: scheme.withWelcome(welcome), onMessage, mayReload });
  let shown: FrameBox | undefined;
  let next = 0;

  /** Puts the frame back if the page removed it, before the next key can go elsewhere. */
  function putIn(): void {
    if (host.isConnected || !document.documentElement) return;
    document.documentElement.append(host);
    thrownOut.disconnect();
    thrownOut.observe(document, { childList: true });
    thrownOut.observe(document.documentElement, { childList: true });
    if (!shown) return;
    showDialog(dialog, isModal);
    if (isModal) focusFrame(frame);
  }

  const thrownOut = new MutationObserver(() => {
    if (host.isConnected) return;
    // The removal ended the frame's document, but its port reports that later.
    line.end();
    putIn();
    onThrownOut?.();
  });

  function place(): void {
    next = requestAnimationFrame(place);
    // Reset on every frame, because the page can change the host's style. Setting an equal style costs nothing.
    host.style.cssText = withImportant(`${HOST_STYLE} z-index: ${Z_INDEXES[name]};`);
    putIn();
    const before = shown;
    shown = box();
    if (!shown) {
      if (dialog.open) dialog.close();
      return;
    }
    scheme.tell(shown);
    const zoom = cssZoomOf(host);
    const { left, top, width, height } = shown;
    dialog.style.cssText = `${DIALOG_STYLE} left: ${left / zoom}px; top: ${top / zoom}px; width: ${width / zoom}px; height: ${height / zoom}px;`;
    if (!before || !dialog.open) {
      showDialog(dialog, isModal);
      if (isModal) focusFrame(frame);
    }
  }

  line.open();
  place();
  return {
    get box() {
      return shown;
    },
    get isHeard() {
      return line.isOpen;
    },
    say: line.say,
    focus: () => focusFrame(frame),
    setModal(modal) {
      if (isModal === modal) return;
      isModal = modal;
      if (host.isConnected && shown) showDialog(dialog, isModal);
    },
    hasFocus: () => document.activeElement === host,
    owns: (event) => event.composedPath().includes(host),
    stop() {
      cancelAnimationFrame(next);
      thrownOut.disconnect();
      line.stop();
      host.remove();
    },
  };
}
