// Who asks the engine, as the browser says it of each message (`MessageSender`), never as the message says it of itself.
import { TEMPORARY } from './protocol.ts';

/**
 * `page`: a content script, which shares its process with a site. `frame`: the private frame or its window, which a site can frame.
 * `own`: the popup, the options, the side panel, our own chats, the background.
 */
export type SenderKind = 'page' | 'frame' | 'own';

export interface Sender {
  readonly kind: SenderKind;
  /** Origin of the document that asks. */
  readonly origin: string;
  /** Nothing that is asked there is kept on disk. */
  readonly isPrivateWindow: boolean;
  /** A page of ours whose prompts go to the person's own model server. */
  readonly asksModelServer?: true;
}

export const OWN_SENDER: Sender = { kind: 'own', origin: '', isPrivateWindow: false };

/** A conversation by its whole name. Pages of ours use it; to a content script's short one the engine adds the origin. */
export const wholeName = (conversation: string, origin: string): string => `${conversation} @ ${origin}`;

/** The site of a conversation by its whole name; undefined where it is of no page, as on the command line. */
export function siteOf(whole: string): string | undefined {
  const at = whole.lastIndexOf(' @ ');
  return at < 0 ? undefined : whole.slice(at + 3);
}

/** A conversation's name as this sender knows it; undefined where it is another origin's. */
export function nameFor({ kind, origin }: Sender, whole: string): string | undefined {
  if (kind !== 'page') return whole;
  const end = wholeName('', origin);
  return whole.endsWith(end) ? whole.slice(0, -end.length) : undefined;
}

/** Where a request names a conversation. */
const NAMES = ['conversation', 'current', 'from', 'to'] as const;

/** The request with its conversations and its origin bound to where it comes from: a site reaches no other site's. */
export function boundTo<T>(sender: Sender, request: T): T {
  if (typeof request !== 'object' || request === null) return request;
  const bound = { ...request } as Record<string, unknown>;
  for (const name of NAMES) {
    const id = bound[name];
    if (typeof id !== 'string' || id === '') continue;
    const whole = sender.kind === 'page' ? wholeName(id, sender.origin) : id;
    bound[name] = sender.isPrivateWindow && !whole.startsWith(TEMPORARY) ? TEMPORARY + whole : whole;
  }
  if (sender.kind === 'page' && 'origin' in bound) bound.origin = sender.origin;
  // Which page it stands in, its own origin does not say.
  if (sender.kind === 'frame') delete bound.origin;
  return bound as T;
}
