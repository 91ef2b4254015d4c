// Puts a prompt's hint (the noisy vector) into the request that carries the prompt, and into no other.
import { chatRequestWithHint } from '../privacy/restoration/chat-request.ts';
import { chatAddress } from '../privacy/restoration/server-address.ts';
import type { Hint } from '../sanitize/sanitized.ts';
import { bodyTextOf } from './body-bytes.ts';
import { type GuardQuestion, REPLACE_BODY_EVENT } from './guard-question.ts';

const JSON_CONTENT_TYPE = /^content-type:\s*application\/json\b/im;

/** The request's body with the hint added. Undefined, and so not allowed to leave, if the request is not a JSON chat request to the hint's server. */
export function bodyWithHint(question: GuardQuestion, hint: Hint): string | undefined {
  const { by, method, url, beside, form } = question;
  const isChat = (by === 'fetch' || by === 'XMLHttpRequest') && method.toUpperCase() === 'POST';
  if (!isChat || url !== chatAddress(hint.to) || !JSON_CONTENT_TYPE.test(beside)) return undefined;
  return form === 'text' || form === 'bytes' ? chatRequestWithHint(bodyTextOf(question), hint) : undefined;
}

/**
 * Makes the guard send the request with the hint added to its body; call this while the guard waits for its answer on this port. Returns the
 * request that then leaves, or undefined if the hint cannot be added: the caller must stop the request.
 */
export function putHintInBody(question: GuardQuestion, hint: Hint, port: EventTarget): GuardQuestion | undefined {
  const text = bodyWithHint(question, hint);
  if (text === undefined) return undefined;
  const isTaken = !port.dispatchEvent(new CustomEvent(REPLACE_BODY_EVENT, { detail: text, cancelable: true }));
  return isTaken ? { ...question, form: 'text', text } : undefined;
}
