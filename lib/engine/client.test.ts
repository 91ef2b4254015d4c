import { afterEach, expect, it, vi } from 'vitest';
import { SurvivorError } from '../sanitize/survivors.ts';
import { clientThatAlwaysRejects, engineClientOver } from './client.ts';
import {
  EngineStopped,
  isRpcMessageTo,
  parseRpcBody,
  type RpcMessage,
  type RpcMessageBody,
  serializeError,
  writeAnswer,
} from './rpc.ts';

type Reply = (body: RpcMessageBody) => Promise<unknown>;

function connection(reply: Reply) {
  const sent: RpcMessageBody[] = [];
  const reach = async (message: unknown) => {
    expect(isRpcMessageTo(message, 'coatcheck-background')).toBe(true);
    const body = parseRpcBody(message as RpcMessage);
    if (!body) throw new Error('not a body');
    sent.push(body);
    return reply(body);
  };
  return { sent, client: engineClientOver(reach, 'test') };
}

const ok = (response: unknown) => writeAnswer({ ok: true, response });
const broken = () => Promise.reject(new Error('The message port closed before a response was received.'));
const commit = { text: 'a', annotations: [], conversation: 'c' };
const annotate = { text: 'Anna \uD800', overrides: [], conversation: 'c' };

afterEach(() => vi.useRealTimers());

it('carries a request there and an answer back, lone surrogates included', async () => {
  const { client, sent } = connection(async () => ok({ annotations: [] }));
  expect(await client.annotate(annotate)).toEqual({ annotations: [] });
  expect(sent).toEqual([{ kind: 'call', id: 1, client: 'test', method: 'annotate', request: annotate }]);
});

it("gives the engine's errors their name and code", async () => {
  const { client } = connection(async () =>
    writeAnswer({ ok: false, error: { name: 'VaultError', said: { key: 'vaultFull' } } }),
  );
  await expect(client.commit(commit)).rejects.toMatchObject({ name: 'VaultError', code: 'vaultFull' });
});

it('brings along what the person has to decide about', async () => {
  const survivors = [{ text: 'Anna', type: 'PERSON' }] as const;
  const { client } = connection(async () =>
    writeAnswer({ ok: false, error: serializeError(new SurvivorError(survivors)) }),
  );
  await expect(client.commit(commit)).rejects.toMatchObject({ name: 'SurvivorError', survivors });
});

it('asks once more when the engine died, and only once', async () => {
  let calls = 0;
  const recovering = connection(() => {
    calls += 1;
    return calls === 1 ? broken() : Promise.resolve(ok({ annotations: [] }));
  });
  expect(await recovering.client.annotate(annotate)).toEqual({ annotations: [] });
  const dead = connection(broken);
  await expect(dead.client.annotate(annotate)).rejects.toMatchObject({ name: 'EngineStopped' });
  expect(dead.sent).toHaveLength(2);
});

it('also asks once more when nobody answered, or the background found the engine gone', async () => {
  for (const first of [
    undefined,
    writeAnswer({ ok: false, error: serializeError(new EngineStopped({ key: 'engineStopped' })) }),
  ]) {
    let calls = 0;
    const { client } = connection(async () => {
      calls += 1;
      return calls === 1 ? first : ok({ model: 'ready' });
    });
    expect(await client.status({})).toEqual({ model: 'ready' });
  }
});

it('never repeats a commit', async () => {
  const { client, sent } = connection(broken);
  await expect(client.commit(commit)).rejects.toMatchObject({ name: 'EngineStopped' });
  expect(sent).toHaveLength(1);
});

it('does not repeat what the engine refused', async () => {
  const { client, sent } = connection(async () =>
    writeAnswer({ ok: false, error: { name: 'ModelError', said: { key: 'modelNoSpace' } } }),
  );
  await expect(client.annotate(annotate)).rejects.toMatchObject({ name: 'ModelError' });
  expect(sent).toHaveLength(1);
});

it('rejects at once when aborted, and tells the engine', async () => {
  const { client, sent } = connection((body) =>
    body.kind === 'cancel' ? Promise.resolve(ok({})) : new Promise(() => {}),
  );
  const controller = new AbortController();
  const answer = client.annotate(annotate, { signal: controller.signal });
  controller.abort(new Error('stale'));
  await expect(answer).rejects.toThrow('stale');
  expect(sent.at(-1)).toEqual({ kind: 'cancel', id: 1, client: 'test' });
  await expect(client.annotate(annotate, { signal: controller.signal })).rejects.toThrow('stale');
  expect(sent).toHaveLength(2);
});

it('does not wait for ever, and says so', async () => {
  vi.useFakeTimers();
  const { client } = connection(() => new Promise(() => {}));
  const answer = client.status({}, { timeoutMs: 5000 });
  const failed = expect(answer).rejects.toMatchObject({
    name: 'TimeoutError',
    code: 'engineTimeout',
    params: { seconds: 5 },
  });
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
});

it('says what to do when the extension was reloaded under the page', async () => {
  const { client } = connection(() => Promise.reject(new Error('Extension context invalidated.')));
  await expect(client.commit(commit)).rejects.toMatchObject({ code: 'extensionGone' });
});

it('refuses all in a page that stood open before the extension came, and says what to do', async () => {
  await expect(clientThatAlwaysRejects().commit(commit)).rejects.toMatchObject({ code: 'pageOlderThanExtension' });
  await expect(clientThatAlwaysRejects().getSettings({})).rejects.toMatchObject({ code: 'pageOlderThanExtension' });
});
