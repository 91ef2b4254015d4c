import { expect, it } from 'vitest';
import { type GuardQuestion, REPLACE_BODY_EVENT } from './guard-question.ts';
import { bodyWithHint, putHintInBody } from './hinted-request.ts';

const HINT = { to: 'http://127.0.0.1:8642', vector: 'AAAA', vector_set: 'v1' };
const CHAT: GuardQuestion = {
  by: 'fetch',
  method: 'POST',
  url: 'http://127.0.0.1:8642/v1/chat/completions',
  beside: 'accept: */*\ncontent-type: application/json; charset=utf-8\n',
  form: 'text',
  text: '{"model":"m","messages":[{"role":"user","content":"What could it be?"}]}',
};

it('puts the vector into a chat request, however its body was given', () => {
  const body = JSON.parse(bodyWithHint(CHAT, HINT) ?? '');
  expect(body).toEqual({ ...JSON.parse(CHAT.text), privacy_restore: { vector: 'AAAA', vector_set: 'v1' } });
  expect(bodyWithHint({ ...CHAT, by: 'XMLHttpRequest', form: 'bytes' }, HINT)).toBe(bodyWithHint(CHAT, HINT));
});

it('writes text of other scripts as it was, where the body came as bytes', () => {
  const text = Array.from(new TextEncoder().encode('{"model":"m","messages":["né 你"]}'), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  expect(JSON.parse(bodyWithHint({ ...CHAT, form: 'bytes', text }, HINT) ?? '').messages).toEqual(['né 你']);
});

it.each<[string, Partial<GuardQuestion>]>([
  ['another server', { url: 'http://127.0.0.1:8643/v1/chat/completions' }],
  ['another path', { url: 'http://127.0.0.1:8642/v1/completions' }],
  ['the address with a query', { url: `${CHAT.url}?x` }],
  ['a beacon', { by: 'sendBeacon' }],
  ['a socket', { by: 'WebSocket' }],
  ['a PUT', { method: 'PUT' }],
  ['a body that is not said to be JSON', { beside: 'content-type: text/plain\n' }],
  ['a form', { form: 'fields' }],
  ['what could not be read', { form: 'unread' }],
  ['what is no JSON', { text: 'What could it be?' }],
  ['no chat', { text: '{"model":"m","prompt":"What could it be?"}' }],
])('puts nothing into %s', (_, change) => {
  expect(bodyWithHint({ ...CHAT, ...change }, HINT)).toBeUndefined();
});

it('says that a hint leaves only where the guard takes the body', () => {
  const port = new EventTarget();
  expect(putHintInBody(CHAT, HINT, port)).toBeUndefined();
  let put: unknown;
  port.addEventListener(REPLACE_BODY_EVENT, (event) => {
    put = (event as CustomEvent<unknown>).detail;
    event.preventDefault();
  });
  expect(putHintInBody(CHAT, HINT, port)).toEqual({ ...CHAT, text: bodyWithHint(CHAT, HINT) });
  expect(put).toBe(bodyWithHint(CHAT, HINT));
});
