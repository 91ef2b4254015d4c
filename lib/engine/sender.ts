// The sender of a request to the engine, as the browser reports it for each message (`MessageSender`), never as the message itself claims.
import { TEMPORARY_CONVERSATION_PREFIX } from './protocol.ts';

/**
 * `page`: a content script, which shares its process with a site. `frame`: the private frame or its window, which a site can frame.
 * `own`: the popup, the options, the side panel, our own chats, the background.
 */
export type SenderKind = 'page' | 'frame' | 'own';

/** The origin of documents without one, such as sandboxed frames: all of them share this name, so nothing can belong to one of them. */
export const OPAQUE_ORIGIN = 'null';

export interface Sender {
  readonly kind: SenderKind;
  /** The origin of the document that sent the request. */
  readonly origin: string;
  /** True in a private window; nothing from its requests is stored on disk. */
  readonly isPrivateWindow: boolean;
  /** The tab of the document, if it is in one. */
  readonly tab?: number;
  /** Set for our page whose prompts go to the person's own model server. */
  readonly asksModelServer?: true;
}

export const EXTENSION_SENDER: Sender = { kind: 'own', origin: '', isPrivateWindow: false };

/** The full name of a conversation. Our own pages use full names; the engine adds the origin to the short names that content scripts use. */
export const fullConversationName = (conversation: string, origin: string): string => `${conversation} @ ${origin}`;

/** The site in a conversation's whole name; undefined if it belongs to no page, as on the command line. */
export function siteOfConversation(whole: string): string | undefined {
  const at = whole.lastIndexOf(' @ ');
  return at < 0 ? undefined : whole.slice(at + 3);
}

/** The conversation's name as this sender uses it; undefined if the conversation belongs to another origin. */
export function conversationNameForSender({ kind, origin }: Sender, whole: string): string | undefined {
  if (kind !== 'page') return whole;
  const end = fullConversationName('', origin);
  return whole.endsWith(end) ? whole.slice(0, -end.length) : undefined;
}

/** The request fields that name a conversation. */
const CONVERSATION_FIELDS = ['conversation', 'current', 'from', 'to'] as const;

/**
 * The request with its conversation names and its origin replaced by those of the real sender, so that a site cannot reach another site's
 * conversations.
 */
export function withConversationsOfSender<T>(sender: Sender, request: T): T {
  if (typeof request !== 'object' || request === null) return request;
  const bound = { ...request } as Record<string, unknown>;
  for (const name of CONVERSATION_FIELDS) {
    const id = bound[name];
    if (typeof id !== 'string' || id === '') continue;
    const whole = sender.kind === 'page' ? fullConversationName(id, sender.origin) : id;
    bound[name] =
      sender.isPrivateWindow && !whole.startsWith(TEMPORARY_CONVERSATION_PREFIX)
        ? TEMPORARY_CONVERSATION_PREFIX + whole
        : whole;
  }
  if (sender.kind === 'page' && 'origin' in bound) bound.origin = sender.origin;
  // The frame's origin is the extension's, so it does not say which page contains the frame.
  if (sender.kind === 'frame') delete bound.origin;
  return bound as T;
}
