// Reads the chat's replies from the page, for the private view in a frame or in the side panel.
import type { SiteAdapter } from '../../sites/site-adapter.ts';
import { deepElements } from '../dom/elements.ts';
import { type ReplyText, replyBlocksOf, type TextReader } from './reply-blocks.ts';

export interface ShownReplies {
  readonly replies: readonly ReplyText[];
  /** True if the page itself shows originals, so that the site can see them. */
  readonly isRestored: boolean;
}

/** The replies with their conversation, for the side panel, which may open long after the page. */
export interface ConversationReplies extends ShownReplies {
  readonly conversation: string;
}

export interface ReplyReaderParts {
  readonly adapter: () => SiteAdapter;
  readonly composer: () => HTMLElement | undefined;
  readonly asWritten: TextReader;
  readonly markedBlocks: () => readonly Node[];
  readonly isRestored: () => boolean;
}

/** The most text that the engine takes at once. Of longer chats the latest replies are read. */
const MAX_CHARACTERS = 150_000;

const byDocumentOrder = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** For sites without a matching selector: the largest elements around our marks that do not contain the composer. */
function elementsAroundMarks({ composer: composerNow, markedBlocks }: ReplyReaderParts): Element[] {
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
  return [...found].sort(byDocumentOrder);
}

function replyElements(parts: ReplyReaderParts): Element[] {
  for (const selector of parts.adapter().assistantMessage) {
    const found = [...deepElements(document, selector)];
    if (found.length > 0) return found;
  }
  return elementsAroundMarks(parts);
}

/** Whether a message contains a shadow root: its text and its elements are then not counted by `textContent` and `querySelectorAll`. */
const hasShadowRoot = (message: Element): boolean =>
  [message, ...message.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot);

interface ReadMessage {
  readonly text: string;
  readonly elements: number;
  readonly reply: ReplyText;
  readonly size: number;
}

/** Reads the replies as the site wrote them, with surrogates instead of originals. */
export function replyReader(parts: ReplyReaderParts): () => ShownReplies {
  // Cached, because a long chat is read twice a second and only its end changes.
  const messages = new WeakMap<Element, ReadMessage>();

  function read(message: Element): ReadMessage {
    const text = message.textContent ?? '';
    const elements = message.querySelectorAll('*').length;
    const before = messages.get(message);
    if (before?.text === text && before.elements === elements) return before;
    const reply = { blocks: replyBlocksOf(message, parts.asWritten) };
    const now = { text, elements, reply, size: JSON.stringify(reply).length };
    if (!hasShadowRoot(message)) messages.set(message, now);
    return now;
  }

  return () => {
    const replies: ReplyText[] = [];
    let room = MAX_CHARACTERS;
    for (const message of replyElements(parts).reverse()) {
      const { reply, size } = read(message);
      room -= size;
      if (room < 0) break;
      if (reply.blocks.length > 0) replies.unshift(reply);
    }
    return { replies, isRestored: parts.isRestored() };
  };
}
