// The private view, seen from the page: a frame at the window's edge that gets the replies as the page shows them, with surrogates,
// and shows them with originals. Nothing comes back from it.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { deepElements } from '../elements.ts';
import { RECOMPUTED_HIGHLIGHT, REPLY_HIGHLIGHT } from '../highlights.ts';
import type { Beside } from './composer-host.ts';
import { type FrameHost, hostFrame } from './frame-host.ts';
import type { ToPage } from './protocol.ts';
import { blocksOf, type ReplyText } from './reply-blocks.ts';

export interface PrivateViewParts {
  readonly site: string;
  readonly adapter: () => SiteAdapter;
  readonly composer: () => HTMLElement | undefined;
  readonly conversation: () => string;
  readonly onClose: () => void;
}

export interface PrivateView extends Beside {
  open(): void;
  conversationChanged(isNew: boolean): void;
  stop(): void;
}

const WIDTH = 460;
const MARGIN = 12;
const LOOK_AGAIN_MS = 500;
/** The engine takes no more at once; the latest replies are what is read. */
const MOST_CHARACTERS = 150_000;

/** Where no selector finds a message: the largest elements around our marks that do not hold the composer as well. */
function aroundMarks(composer: HTMLElement | undefined): Element[] {
  const found = new Set<Element>();
  const marks = [REPLY_HIGHLIGHT, RECOMPUTED_HIGHLIGHT].flatMap((name) => [...(CSS.highlights?.get(name) ?? [])]);
  for (const range of marks) {
    let at = range.startContainer.parentElement;
    while (
      at?.parentElement &&
      at.parentElement !== document.body &&
      !(composer && at.parentElement.contains(composer))
    )
      at = at.parentElement;
    if (at) found.add(at);
  }
  return [...found];
}

function messagesOf({ adapter, composer }: PrivateViewParts): Element[] {
  for (const selector of adapter().assistantMessage) {
    const found = [...deepElements(document, selector)];
    if (found.length > 0) return found;
  }
  return aroundMarks(composer());
}

function repliesNow(parts: PrivateViewParts): ReplyText[] {
  const replies: ReplyText[] = [];
  let room = MOST_CHARACTERS;
  for (const message of messagesOf(parts).reverse()) {
    const reply = { blocks: blocksOf(message) };
    room -= JSON.stringify(reply).length;
    if (room < 0) break;
    if (reply.blocks.length > 0) replies.unshift(reply);
  }
  return replies;
}

export function privateView(parts: PrivateViewParts): PrivateView {
  let frame: FrameHost | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  let told = '';

  function tellReplies(): void {
    const replies = repliesNow(parts);
    const now = JSON.stringify(replies);
    if (now === told) return;
    told = now;
    frame?.say({ say: 'replies', replies });
  }

  function close(): void {
    clearInterval(looking);
    frame?.stop();
    frame = undefined;
    told = '';
    parts.onClose();
  }

  const view: PrivateView = {
    get isOpen() {
      return frame !== undefined;
    },
    get box() {
      return frame?.box;
    },
    hasFocus: () => frame?.hasFocus() === true,
    open() {
      if (frame) return;
      frame = hostFrame({
        name: 'view',
        // Of one size whatever is in it: the page can measure it.
        box() {
          const { clientWidth } = document.documentElement;
          const width = Math.min(WIDTH, clientWidth - 2 * MARGIN);
          return {
            left: clientWidth - width - MARGIN,
            top: MARGIN,
            width,
            height: window.innerHeight - 2 * MARGIN,
          };
        },
        welcome() {
          told = '';
          return {
            say: 'welcome',
            role: 'view',
            origin: location.origin,
            site: parts.site,
            conversation: parts.conversation(),
          };
        },
        onMessage(message: ToPage) {
          if (message.say === 'close') close();
          else if (message.say === 'listening') {
            told = '';
            tellReplies();
          }
        },
      });
      looking = setInterval(tellReplies, LOOK_AGAIN_MS);
    },
    conversationChanged(isNew) {
      told = '';
      frame?.say({ say: 'conversation', conversation: parts.conversation(), isNew });
    },
    owns: (event) => frame?.owns(event) === true,
    stop: close,
  };
  return view;
}
