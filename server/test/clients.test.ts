import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { eventsOf, makeTinyModel, parseReply, runServer, waitUntil } from './running-server.ts';

const tiny = makeTinyModel();
afterAll(tiny.remove);

type Server = Awaited<ReturnType<typeof runServer>>;

async function withServer(args: string[], use: (server: Server) => Promise<void>): Promise<void> {
  const server = await runServer(tiny.folder, ...args);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const question = (more: object) =>
  JSON.stringify({ model: 'tiny', messages: [{ role: 'user', content: 'hello' }], temperature: 0, ...more });
/** Never ends by itself within the tests: the first byte that the model likes goes on until the context is full. */
const LONG = { max_tokens: 480 };

describe('200 clients at once', () => {
  test('all get the answer that they get alone, streamed and whole, steered and not', () =>
    withServer([], async ({ ask, request }) => {
      const { vector_set } = parseReply(await request('/v1/restoration-vectors'));
      const steered = (index: number) => ({
        privacy_restore: {
          vector: Array.from({ length: 48 }, (_, at) => Math.sin(at * (1 + (index % 4)))),
          vector_set,
        },
      });
      const of = (index: number) => ({
        max_tokens: 8 + (index % 5),
        ...(index % 2 ? { stream: true } : {}),
        ...(index % 3 ? steered(index) : {}),
      });
      const textOf = (reply: { text: string }, isStreamed: boolean) =>
        isStreamed
          ? eventsOf(reply.text)
              .slice(0, -1)
              .map((data) => JSON.parse(data).choices[0].delta.content ?? '')
              .join('')
          : parseReply({ ...reply, status: 200, headers: new Headers() }).choices[0].message.content;
      const indices = Array.from({ length: 200 }, (_, index) => index);
      const replies = await Promise.all(indices.map((index) => ask(`question ${index % 10}`, of(index))));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      // 60 is a multiple of all periods above, so the first 60 stand for the others.
      const alone: string[] = [];
      for (const index of indices.slice(0, 60))
        alone.push(textOf(await ask(`question ${index % 10}`, of(index)), index % 2 === 1));
      replies.forEach((reply, index) => {
        expect(textOf(reply, index % 2 === 1), `client ${index}`).toBe(alone[index % 60]);
      });
      expect(new Set(alone).size).toBeGreaterThan(20);
    }));

  test('those for whom there is no room are told to come again, and the server goes on', () =>
    withServer(['--queue', '20', '--batch', '4'], async ({ send, ask, batcher }) => {
      const replies = await Promise.all(Array.from({ length: 200 }, () => send(question({ max_tokens: 30 }))));
      const refused = replies.filter(({ status }) => status === 503);
      expect(replies.filter(({ status }) => status === 200).length + refused.length).toBe(200);
      expect(refused.length).toBeGreaterThan(50);
      for (const reply of refused) {
        expect(parseReply(reply).error.code).toBe('server_busy');
        expect(reply.headers.get('retry-after')).toBe('2');
      }
      expect(batcher.load).toEqual({ active: 0, waiting: 0 });
      expect((await ask('hello')).status).toBe(200);
    }));
});

describe('a client that leaves', () => {
  test('in the middle of a stream ends its answer', () =>
    withServer([], async ({ url, batcher, lines }) => {
      const controller = new AbortController();
      const response = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: question({ ...LONG, stream: true }),
        signal: controller.signal,
      });
      await response.body?.getReader().read();
      await waitUntil(() => batcher.load.active === 1);
      controller.abort();
      await waitUntil(() => batcher.load.active === 0);
      await waitUntil(() => lines.some((line) => line.includes('client_closed_request')));
      const counted = Number(/"completion_tokens":(\d+)/u.exec(lines.join(''))?.[1]);
      expect(counted).toBeLessThan(LONG.max_tokens);
    }));

  test('before its answer began leaves the queue', () =>
    withServer(['--batch', '1'], async ({ send, batcher }) => {
      const first = send(question(LONG));
      await waitUntil(() => batcher.load.active === 1);
      const controller = new AbortController();
      const second = send(question(LONG), 'application/json', controller.signal).catch(() => 'left');
      await waitUntil(() => batcher.load.waiting === 1);
      controller.abort();
      expect(await second).toBe('left');
      await waitUntil(() => batcher.load.waiting === 0);
      expect(batcher.load.active).toBe(1);
      expect((await first).status).toBe(200);
    }));
});

describe('an answer that takes too long', () => {
  const slow = ['--timeout', '1', '--batch', '1'];
  /** Enough before it in the queue that its second is over before it begins. */
  const fill = (send: Server['send']) => Array.from({ length: 40 }, () => send(question(LONG)).catch(() => undefined));

  test('ends with its code', () =>
    withServer(slow, async ({ send }) => {
      const others = fill(send);
      const reply = await send(question(LONG));
      expect([reply.status, parseReply(reply).error.code]).toEqual([504, 'timeout']);
      await Promise.all(others);
    }));

  test('ends with an error in the stream, since the status is sent', () =>
    withServer(slow, async ({ send }) => {
      const others = fill(send);
      const reply = await send(question({ ...LONG, stream: true }));
      const events = eventsOf(reply.text);
      expect(reply.status).toBe(200);
      expect(JSON.parse(events.at(-2) ?? '').error.code).toBe('timeout');
      expect(events.at(-1)).toBe('[DONE]');
      await Promise.all(others);
    }));
});

test('a client that does not read its stream holds up nobody, and is cut off', () =>
  withServer(['--timeout', '1'], async ({ url, ask, batcher }) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const body = question({ ...LONG, stream: true });
    socket.write(
      `POST /v1/chat/completions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    socket.pause();
    await waitUntil(() => batcher.load.active === 1);
    expect((await ask('hello')).status).toBe(200);
    await waitUntil(() => batcher.load.active === 0);
    socket.destroy();
  }));

test('a stream tells what it used where it is asked', () =>
  withServer([], async ({ send }) => {
    const reply = await send(question({ max_tokens: 5, stream: true, stream_options: { include_usage: true } }));
    const events = eventsOf(reply.text)
      .slice(0, -1)
      .map((data) => JSON.parse(data));
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(events.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 5 } });
    expect(events.at(-2).choices[0].finish_reason).toBe('length');
    expect(events[0].choices[0].delta.role).toBe('assistant');
  }));

test('closing waits for the answers that run', async () => {
  const server = await runServer(tiny.folder);
  const answer = server.send(question({ max_tokens: 200 }));
  await waitUntil(() => server.batcher.load.active === 1);
  await server.close();
  expect((await answer).status).toBe(200);
});

test('closing does not wait for connections on which nothing was sent', async () => {
  const server = await runServer(tiny.folder);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // An answered request shows that the server has taken the connection before it.
  expect((await server.request('/health')).status).toBe(200);
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5000);
  socket.destroy();
});

describe('a key', () => {
  test('is asked for where there is one', async () => {
    const { startServer } = await import('../src/server.ts');
    const { readOptions } = await import('../src/options.ts');
    const server = await startServer(
      readOptions(['--model', tiny.folder, '--port', '0'], { COATCHECK_SERVER_KEY: 'k' }),
    );
    const get = (path: string, authorization?: string) =>
      fetch(server.url + path, authorization ? { headers: { authorization } } : {}).then(({ status }) => status);
    expect(await get('/v1/models')).toBe(401);
    expect(await get('/v1/models', 'Bearer wrong')).toBe(401);
    expect(await get('/v1/models', 'Bearer k')).toBe(200);
    expect(await get('/health')).toBe(200);
    await server.close();
  });
});

test('a page of an origin that was named may ask', () =>
  withServer(['--cors', 'https://chat.example'], async ({ request }) => {
    const ask = (origin: string) =>
      request('/v1/chat/completions', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    expect((await ask('https://chat.example')).headers.get('access-control-allow-origin')).toBe('https://chat.example');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  }));
