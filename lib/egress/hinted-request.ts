// The noisy hint of a prompt goes out in the request that carries the prompt, and in no other.
import { withRestoration } from '../privacy/restoration/chat-request.ts';
import { chatAddress } from '../privacy/restoration/server-address.ts';
import type { Hint } from '../sanitize/sanitized.ts';
import { textOf } from './body-bytes.ts';
import { PUT, type Question } from './question.ts';

const JSON_BODY = /^content-type:\s*application\/json\b/im;

/** The request's body with the hint; undefined if it is no chat request in JSON to the hint's server: then it may not leave. */
export function hintedBody(question: Question, hint: Hint): string | undefined {
  const { by, method, url, beside, form } = question;
  const isChat = (by === 'fetch' || by === 'XMLHttpRequest') && method.toUpperCase() === 'POST';
  if (!isChat || url !== chatAddress(hint.to) || !JSON_BODY.test(beside)) return undefined;
  return form === 'text' || form === 'bytes' ? withRestoration(textOf(question), hint) : undefined;
}

/**
 * Has the guard send the body with the hint in the place of the page's own; to be called while it asks on this port. Answers with what leaves
 * then, or undefined if the hint cannot go along: the caller stops the request.
 */
export function putHint(question: Question, hint: Hint, port: EventTarget): Question | undefined {
  const text = hintedBody(question, hint);
  if (text === undefined) return undefined;
  const isTaken = !port.dispatchEvent(new CustomEvent(PUT, { detail: text, cancelable: true }));
  return isTaken ? { ...question, form: 'text', text } : undefined;
}
