// The replies of the chat as a page has them, for where they are read with originals: the private view, in a frame or the side panel.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { deepElements } from '../dom/elements.ts';
import { blocksOf, type ReplyText, type TextOf } from './reply-blocks.ts';

export interface ShownReplies {
  readonly replies: readonly ReplyText[];
  /** The page itself shows originals: what stands in it, the site can see. */
  readonly isRestored: boolean;
}

/** The same, for a page of ours that may look at this tab only now. */
export interface TabReplies extends ShownReplies {
  readonly conversation: string;
}

export interface RepliesPlace {
  readonly adapter: () => SiteAdapter;
  readonly composer: () => HTMLElement | undefined;
  readonly asWritten: TextOf;
  readonly markedBlocks: () => readonly Node[];
  readonly isRestored: () => boolean;
}

/** The engine takes no more at once; the latest replies are what is read. */
const MOST_CHARACTERS = 150_000;

const byPlace = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Where no selector finds a message: the largest elements around our marks that do not hold the composer as well. */
function aroundMarks({ composer: composerNow, markedBlocks }: RepliesPlace): Element[] {
  const found = new Set<Element>();
  const composer = composerNow();
  for (const block of markedBlocks()) {
    let at = block instanceof Element ? block : block.parentElement;
    while (
      at?.parentElement &&
      at.parentElement !== document.body &&
      !(composer && at.parentElement.contains(composer))
    )
      at = at.parentElement;
    if (at) found.add(at);
  }
  return [...found].sort(byPlace);
}

function messagesOf(place: RepliesPlace): Element[] {
  for (const selector of place.adapter().assistantMessage) {
    const found = [...deepElements(document, selector)];
    if (found.length > 0) return found;
  }
  return aroundMarks(place);
}

/** What stands in a shadow root is no part of an element's text, nor counted among its elements. */
const hasShadow = (message: Element): boolean =>
  [message, ...message.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot);

interface ReadMessage {
  readonly text: string;
  readonly elements: number;
  readonly reply: ReplyText;
  readonly size: number;
}

/** What the page has, as the site wrote it: nothing in it was put back. */
export function replyReader(place: RepliesPlace): () => ShownReplies {
  // A long chat is looked at twice a second, and only its end changes.
  const messages = new WeakMap<Element, ReadMessage>();

  function read(message: Element): ReadMessage {
    const text = message.textContent ?? '';
    const elements = message.querySelectorAll('*').length;
    const before = messages.get(message);
    if (before?.text === text && before.elements === elements) return before;
    const reply = { blocks: blocksOf(message, place.asWritten) };
    const now = { text, elements, reply, size: JSON.stringify(reply).length };
    if (!hasShadow(message)) messages.set(message, now);
    return now;
  }

  return () => {
    const replies: ReplyText[] = [];
    let room = MOST_CHARACTERS;
    for (const message of messagesOf(place).reverse()) {
      const { reply, size } = read(message);
      room -= size;
      if (room < 0) break;
      if (reply.blocks.length > 0) replies.unshift(reply);
    }
    return { replies, isRestored: place.isRestored() };
  };
}
