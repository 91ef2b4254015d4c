import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf, makeTinyModel, parseReply, type Reply, runServer } from './running-server.ts';

/** Stands in every request; it must stand in no reply that is an error, and in no line of the log. */
const SECRET = 'Zanzibar-4711';
const DIMENSION = 48;

const tiny = makeTinyModel();
let server: Awaited<ReturnType<typeof runServer>>;
let set: string;
beforeAll(async () => {
  server = await runServer(tiny.folder);
  set = parseReply(await server.request('/v1/restoration-vectors')).vector_set;
});
afterAll(async () => {
  await server.close();
  tiny.remove();
});

const base64 = (floats: ArrayLike<number>) => Buffer.from(Float32Array.from(floats).buffer).toString('base64');
const body = (more: object = {}) => ({
  model: 'tiny',
  messages: [{ role: 'user', content: SECRET }],
  max_tokens: 4,
  ...more,
});
const restore = (vector: unknown, more: object = {}) =>
  JSON.stringify(body({ privacy_restore: { vector, vector_set: set, ...more } }));
const zeros = () => new Array<number>(DIMENSION).fill(0);

const MALFORMED: [string, () => string, number, string][] = [
  ['half a body', () => JSON.stringify(body()).slice(0, -5), 400, 'invalid_json'],
  ['an empty body', () => '', 400, 'invalid_json'],
  ['text that is no JSON', () => `{"messages": ${SECRET}}`, 400, 'invalid_json'],
  ['an array', () => JSON.stringify([SECRET]), 400, 'invalid_request'],
  ['__proto__', () => `{"__proto__": {"a": "${SECRET}"}, "model": "tiny", "messages": []}`, 400, 'invalid_json'],
  ['a million brackets', () => '['.repeat(1_000_000) + SECRET, 400, 'invalid_json'],
  ['nested arrays', () => `${'['.repeat(5000)}"${SECRET}"${']'.repeat(5000)}`, 400, 'invalid_request'],
  ['no messages', () => JSON.stringify({ model: 'tiny', prompt: SECRET }), 400, 'invalid_request'],
  ['empty messages', () => JSON.stringify(body({ messages: [] })), 400, 'invalid_request'],
  [
    'an unknown role',
    () => JSON.stringify(body({ messages: [{ role: SECRET, content: 'a' }] })),
    400,
    'invalid_request',
  ],
  [
    'content of a wrong type',
    () => JSON.stringify(body({ messages: [{ role: 'user', content: { [SECRET]: 1 } }] })),
    400,
    'invalid_request',
  ],
  [
    'a picture',
    () => JSON.stringify(body({ messages: [{ role: 'user', content: [{ type: 'image_url', image_url: SECRET }] }] })),
    400,
    'invalid_request',
  ],
  ['a number as text', () => JSON.stringify(body({ max_tokens: '4' })), 400, 'invalid_request'],
  ['no tokens', () => JSON.stringify(body({ max_tokens: 0 })), 400, 'invalid_request'],
  ['a temperature below zero', () => JSON.stringify(body({ temperature: -1 })), 400, 'invalid_request'],
  ['two answers', () => JSON.stringify(body({ n: 2 })), 400, 'invalid_request'],
  ['five stop texts', () => JSON.stringify(body({ stop: [SECRET, 'a', 'b', 'c', 'd'] })), 400, 'invalid_request'],
  ['another model', () => JSON.stringify(body({ model: SECRET })), 404, 'model_not_found'],
  [
    'a prompt of more tokens than fit',
    () => JSON.stringify(body({ messages: [{ role: 'user', content: SECRET.repeat(50) }] })),
    400,
    'context_length_exceeded',
  ],
  [
    'a prompt of a million letters',
    () => JSON.stringify(body({ messages: [{ role: 'user', content: SECRET + 'a'.repeat(1_000_000) }] })),
    400,
    'context_length_exceeded',
  ],
  [
    'a body of three megabytes',
    () => JSON.stringify(body({ messages: [{ role: 'user', content: SECRET.repeat(240_000) }] })),
    413,
    'body_too_large',
  ],
  ['a vector that is too short', () => restore(zeros().slice(1)), 400, 'vector_wrong_length'],
  ['a vector that is too long', () => restore(base64([...zeros(), 1])), 400, 'vector_wrong_length'],
  ['a vector of 60,000 numbers', () => restore(new Array(60_000).fill(0)), 400, 'vector_wrong_length'],
  [
    'a vector with more numbers than any set has',
    () => restore(new Array(70_000).fill(0)),
    400,
    'invalid_privacy_restore',
  ],
  ['a vector of texts', () => restore([SECRET]), 400, 'invalid_privacy_restore'],
  ['a vector that is not base64', () => restore(`${SECRET}!`), 400, 'invalid_privacy_restore'],
  ['base64 of half a number', () => restore('AAAAAAA='), 400, 'invalid_privacy_restore'],
  ['infinity', () => restore(base64([...zeros().slice(1), Number.POSITIVE_INFINITY])), 400, 'vector_not_finite'],
  ['no number', () => restore(base64([...zeros().slice(1), Number.NaN])), 400, 'vector_not_finite'],
  ['a number too large for float32', () => restore([...zeros().slice(1), 1e300]), 400, 'vector_not_finite'],
  ['a number out of range', () => restore([...zeros().slice(1), 20_000]), 400, 'vector_out_of_range'],
  ['another version of the vectors', () => restore(zeros(), { vector_set: SECRET }), 409, 'unknown_vector_set'],
  ['no version', () => JSON.stringify(body({ privacy_restore: { vector: zeros() } })), 400, 'invalid_privacy_restore'],
  ['a misspelt field', () => restore(zeros(), { [SECRET]: 1 }), 400, 'invalid_privacy_restore'],
];

function expectError(reply: Reply, status: number, code: string): void {
  expect([reply.status, parseReply(reply).error.code]).toEqual([status, code]);
  expect(parseReply(reply).error.message.length).toBeGreaterThan(10);
  expect(reply.text).not.toContain(SECRET);
}

afterEach(async () => {
  expect((await server.ask('still there?')).status).toBe(200);
  expect(server.lines.join('')).not.toContain(SECRET);
});

test.each(MALFORMED)('refuses %s', async (_, make, status, code) => {
  expectError(await server.send(make()), status, code);
});

test('200 clients at once, three of four hostile: each gets its own error, and the others their answers', async () => {
  const clients = Array.from({ length: 200 }, (_, index) =>
    index % 4 === 0 ? undefined : MALFORMED[index % MALFORMED.length],
  );
  const replies = await Promise.all(
    clients.map((hostile) => server.send(hostile ? hostile[1]() : JSON.stringify(body()))),
  );
  replies.forEach((reply, index) => {
    const [, , status, code] = clients[index] ?? [];
    if (status === undefined || code === undefined) expect(reply.status).toBe(200);
    else expectError(reply, status, code);
  });
});

describe('refuses', () => {
  test('what is not JSON by its type, as a form or a page without permission would send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expectError(await server.send(JSON.stringify(body()), type), 415, 'unsupported_media_type');
  });

  test('bytes that are no UTF-8 text', async () => {
    expectError(await server.send(Uint8Array.from([0xff, 0xfe, 0x00, 0x7b])), 400, 'invalid_json');
  });

  test('an address that is not there, without repeating it', async () => {
    expectError(await server.request(`/v1/${SECRET}?q=${SECRET}`), 404, 'not_found');
    expectError(await server.request(`/v1/models/${SECRET}`), 404, 'model_not_found');
  });

  test('a name under which a page elsewhere could reach it', async () => {
    const reply = await raw('GET /v1/models HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n');
    expect(reply).toContain('403');
    expect(reply).toContain('forbidden_host');
  });

  test('what is no HTTP', async () => {
    expect(await raw(`${SECRET}\r\n\r\n`)).toContain('400 Bad Request');
    expect(await raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`)).toContain(
      '400 Bad Request',
    );
  });

  test('a page of another origin, which a browser asks about first', async () => {
    const reply = await server.request('/v1/chat/completions', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('takes fields of OpenAI that it does not know, and text in parts', async () => {
  const parts = [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
    },
  ];
  const [whole, inParts] = [
    await server.ask('ab', {
      frequency_penalty: 0,
      logit_bias: null,
      user: 'u',
      stop: null,
      stream: null,
      privacy_restore: null,
    }),
    await server.ask('', { messages: parts }),
  ];
  expect(whole.status).toBe(200);
  expect(parseReply(inParts).choices).toEqual(parseReply(whole).choices);
});

test('logs requests without anything of a prompt, a vector or an answer', async () => {
  const vector = Float32Array.from({ length: DIMENSION }, (_, index) => Math.sin(index));
  const reply = await server.ask(SECRET, { privacy_restore: { vector: base64(vector), vector_set: set } });
  const { content } = parseReply(reply).choices[0].message;
  const streamed = await server.ask(SECRET, {
    stream: true,
    privacy_restore: { vector: [...vector], vector_set: set },
  });
  expect(eventsOf(streamed.text).at(-1)).toBe('[DONE]');
  const log = server.lines.join('');
  expect(log).toContain('"restored":true');
  for (const part of [SECRET, base64(vector).slice(0, 20), String(vector[1]), content, set])
    expect(log).not.toContain(part);
});

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let reply = '';
    socket.on('data', (data) => {
      reply += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(reply));
  });
}
