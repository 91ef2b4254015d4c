// What the guard in the page's world asks of the extension's: may this leave? It travels as one string, because objects do not
// cross between the worlds in every browser.

/** By which request of the page. */
export type Carrier =
  | 'fetch'
  | 'XMLHttpRequest'
  | 'sendBeacon'
  | 'WebSocket'
  | 'EventSource'
  | 'RTCDataChannel'
  | 'form'
  | 'navigation'
  | 'resource';

/** How a body was read: as text, as bytes (a letter each), as the fields that a form is made of or as what was compressed (bytes too), or not at all. */
export type BodyForm = 'text' | 'bytes' | 'fields' | 'inflated' | 'unread';

export interface Read {
  readonly form: BodyForm;
  readonly text: string;
}

export interface Question extends Read {
  readonly by: Carrier;
  readonly method: string;
  readonly url: string;
  /** Headers, referrer, protocols: what goes along, a line each. */
  readonly beside: string;
}

/** Dispatched once by the guard at `document_start`; its `relatedTarget` is the element that both worlds use as their port. */
export const HELLO = 'coatcheck-hello';
/** Dispatched by the extension's world when it comes second. */
export const KNOCK = 'coatcheck-knock';
/** On the port: cancelled means allowed, so that no answer is a no. */
export const ASK = 'coatcheck-ask';

/** On the port, while ASK is answered: this request carries the prompt, and how it ends is to be told. Its `detail` is a number for it. */
export const FOLLOW = 'coatcheck-follow';
/**
 * On the port, while ASK is answered: the body to send in the place of the page's. Cancelled means that the guard sends it; no answer means that
 * this carrier cannot.
 */
export const PUT = 'coatcheck-put';
/** On the port: the number, and how the request ended: the status that the server answered with, or `failed`. */
export const ENDED = 'coatcheck-ended';

/** How a request ended. `failed`: the network gave no answer to it; otherwise the status of the answer, 0 where the page is not told. */
export type Ending = 'failed' | number;

export function readEnding(detail: unknown): readonly [id: number, ending: Ending] | undefined {
  const parts = typeof detail === 'string' ? /^(\d+) (?:failed|(\d{1,3}))$/.exec(detail) : null;
  return parts ? [Number(parts[1]), parts[2] === undefined ? 'failed' : Number(parts[2])] : undefined;
}

/** On the port: the page attached a shadow root to the `relatedTarget`, or to an element in a shadow root below it. No observer tells that. */
export const SHADOW_ROOT_ATTACHED = 'coatcheck-root';

/** On the port: the page copies a text. Cancelled means that the extension's world copies it in its place, and says when it has. */
export const COPY = 'coatcheck-copy';
export const COPIED = 'coatcheck-copied';

/** Without a text it only asks whether copies are wanted at all. */
export type CopyDetail = readonly [id: number, text?: string, html?: string];
/** `reason` is empty where the copy was made. */
export type CopiedDetail = readonly [id: number, reason: string];

/** `by`, `form`, three lengths, and the parts that have them; what is left is the text. Undefined where it is no question. */
export function readQuestion(detail: unknown): Question | undefined {
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
