import { expect, it } from 'vitest';
import type { Host } from './host.ts';
import { type Body, envelope, readAnswer } from './rpc.ts';
import { answererFor } from './serve.ts';

/** A host whose `annotate` ends only by an abort, unless the text is "quick". */
function slowHost(): Host {
  return {
    handle: (_method, request, signal) =>
      new Promise<never>((resolve, reject) => {
        if ('text' in request && request.text === 'quick') resolve({ annotations: [] } as never);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    expire: async () => undefined,
  };
}

const call = (id: number, text: string, client = 'a'): Body => ({
  kind: 'call',
  id,
  client,
  method: 'annotate',
  request: { text, overrides: [], conversation: 'c' },
});
const send = (answer: ReturnType<typeof answererFor>, body: Body, caller = 'tab 1') =>
  answer(caller, envelope('coatcheck-engine', body)).then(readAnswer);

it('stops an older annotate of the same caller, and answers it', async () => {
  const answer = answererFor(slowHost());
  const older = send(answer, call(1, 'slow'));
  const newer = send(answer, call(2, 'quick'));
  expect(await older).toMatchObject({ ok: false, error: { name: 'AbortError' } });
  expect(await newer).toEqual({ ok: true, response: { annotations: [] } });
});

it('leaves other callers and other clients alone', async () => {
  const answer = answererFor(slowHost());
  let stopped = 0;
  const count = () => {
    stopped += 1;
  };
  send(answer, call(1, 'slow'), 'tab 2').then(count);
  send(answer, call(1, 'slow', 'b')).then(count);
  await send(answer, call(2, 'quick'));
  expect(stopped).toBe(0);
});

it('stops a call on request, once', async () => {
  const answer = answererFor(slowHost());
  const running = send(answer, call(7, 'slow'));
  await send(answer, { kind: 'cancel', id: 7, client: 'a' });
  expect(await running).toMatchObject({ ok: false, error: { name: 'AbortError' } });
  expect(await send(answer, { kind: 'cancel', id: 7, client: 'a' })).toEqual({ ok: true, response: {} });
});

it('refuses what it does not know in plain words', async () => {
  const answer = answererFor(slowHost());
  const body = JSON.stringify({ kind: 'call', id: 1, client: 'a', method: 'sellEverything', request: {} });
  const reply = readAnswer(await answer('tab 1', { target: 'coatcheck-engine', body }));
  expect(reply).toMatchObject({ ok: false, error: { name: 'RequestError' } });
});

it('lets only pages of the extension itself at the keys and at everything at once', async () => {
  const asked: string[] = [];
  const host = {
    handle: async (method: string) => {
      asked.push(method);
      return {};
    },
  } as unknown as Host;
  const answer = answererFor(host);
  const backUp: Body = { kind: 'call', id: 1, client: 'a', method: 'backUpVault', request: { passphrase: 'x' } };
  const message = envelope('coatcheck-engine', backUp);
  expect(readAnswer(await answer('tab 1', message))).toMatchObject({ ok: false, error: { name: 'RequestError' } });
  expect(asked).toEqual([]);
  expect(readAnswer(await answer('tab 1', { ...message, isOwn: true }))).toEqual({ ok: true, response: {} });
  expect(asked).toEqual(['backUpVault']);
});
