// The question that the guard in the page's world asks the extension's world: may this request leave? It travels as one string, because not every
// browser passes objects between the worlds.

/** The kind of request. */
export type Carrier =
  | 'fetch'
  | 'XMLHttpRequest'
  | 'sendBeacon'
  | 'WebSocket'
  | 'EventSource'
  | 'RTCDataChannel'
  | 'Worker'
  | 'BroadcastChannel'
  | 'form'
  | 'navigation'
  | 'resource';

/** How a body was read: as text; as bytes (one character each); as the fields of a form; as decompressed bytes; or not at all. */
export type BodyForm = 'text' | 'bytes' | 'fields' | 'inflated' | 'unread';

export interface BodyText {
  readonly form: BodyForm;
  readonly text: string;
}

export interface GuardQuestion extends BodyText {
  readonly by: Carrier;
  readonly method: string;
  readonly url: string;
  /** Headers, referrer and protocols, one per line. */
  readonly beside: string;
}

/** Dispatched once by the guard at `document_start`; its `relatedTarget` is the element that both worlds use as their port. */
export const HELLO_EVENT = 'coatcheck-hello';
/** Dispatched by the extension's world when it starts, so that a guard that started earlier sends its hello again. */
export const REPEAT_HELLO_EVENT = 'coatcheck-knock';
/** Dispatched on the port. A cancelled event means that the request may leave, so a missing answer stops it. */
export const ASK_EVENT = 'coatcheck-ask';

/**
 * Dispatched on the port while ASK is answered: this request carries the prompt, and the guard should report how it ends. `detail` is a number for
 * the request.
 */
export const WATCH_REQUEST_EVENT = 'coatcheck-follow';
/**
 * Dispatched on the port while ASK is answered: the body to send instead of the page's. A cancelled event means that the guard will send it;
 * otherwise this kind of request cannot replace its body.
 */
export const REPLACE_BODY_EVENT = 'coatcheck-put';
/** Dispatched on the port: the request's number and how it ended, as the status of the server's answer or `failed`. */
export const REQUEST_ENDED_EVENT = 'coatcheck-ended';

/** How a request ended: the status of the answer (0 if the page is not told), or `failed` if the network gave no answer. */
export type RequestEnding = 'failed' | number;

export function readRequestEnding(detail: unknown): readonly [id: number, ending: RequestEnding] | undefined {
  const parts = typeof detail === 'string' ? /^(\d+) (?:failed|(\d{1,3}))$/.exec(detail) : null;
  return parts ? [Number(parts[1]), parts[2] === undefined ? 'failed' : Number(parts[2])] : undefined;
}

/**
 * Dispatched on the port: the page attached a shadow root to the `relatedTarget`, or to an element in a shadow root below it. No mutation observer
 * reports that.
 */
export const SHADOW_ROOT_ATTACHED_EVENT = 'coatcheck-root';

/**
 * Dispatched on the port: the page wants to copy a text. A cancelled event means that the extension's world copies it instead, and then
 * dispatches COPIED.
 */
export const COPY_EVENT = 'coatcheck-copy';
export const COPIED_EVENT = 'coatcheck-copied';

/** The number of the copy, its text and its markup. Without a text, the event only asks whether the extension would make copies. */
export type CopyDetail = readonly [id: number, text?: string, html?: string];
/** The number of the copy, and why it failed; `reason` is empty if the copy was made. */
export type CopiedDetail = readonly [id: number, reason: string];

/** The question in a port event: `by`, `form`, three lengths, the three parts, and the text. Undefined if the detail has another form. */
export function readGuardQuestion(detail: unknown): GuardQuestion | undefined {
  if (typeof detail !== 'string') return undefined;
  const head = /^([A-Za-z]+)\n([a-z]+)\n(\d+) (\d+) (\d+)\n/.exec(detail);
  if (!head) return undefined;
  const [whole, by, form, ...lengths] = head;
  let at = whole.length;
  const [method = '', url = '', beside = ''] = lengths.map((length) => {
    at += Number(length);
    return detail.slice(at - Number(length), at);
  });
  return { by: by as Carrier, method, url, beside, form: form as BodyForm, text: detail.slice(at) };
}
