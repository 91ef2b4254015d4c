import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { modelAnswer } from './model-chat.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts a server that gives this answer; returns its address and the requests that it received. */
async function serverAnswering(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: { url?: string | undefined; key?: string | undefined; body: unknown }[] = [];
  server = createServer(async (request, response) => {
    const { url, headers: sent } = request;
    asked.push({ url, key: sent.authorization, body: JSON.parse(await textOf(request)) });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function ask(address: string, key = ''): Promise<string> {
  let text = '';
  for await (const piece of modelAnswer({ address, key, model: 'm' }, [{ role: 'user', content: 'Why?' }]))
    text += piece;
  return text;
}

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

it('asks for a stream by the key, and gives what comes', async () => {
  const { asked, address } = await serverAnswering(200, `${event('Be')}${event('cause.')}data: [DONE]\n\n`);
  expect(await ask(`${address}/restore`, 'secret')).toBe('Because.');
  expect(asked).toEqual([
    {
      url: '/restore/v1/chat/completions',
      key: 'Bearer secret',
      body: { model: 'm', messages: [{ role: 'user', content: 'Why?' }], temperature: 0.7, stream: true },
    },
  ]);
});

it.each([
  [503, '', {}, 'hintServerRefused'],
  [302, '', { location: 'http://127.0.0.1:9/' }, 'hintServerGone'],
  [200, event('Be'), {}, 'modelChatBrokeOff'],
] as const)('says what is wrong where the answer is %d %j', async (status, body, headers, key) => {
  const { address } = await serverAnswering(status, body, headers);
  await expect(ask(address)).rejects.toMatchObject({ said: { key } });
});

it('says where nobody answers', async () => {
  await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({
    said: { key: 'hintServerGone', fillings: { host: '127.0.0.1:9' } },
  });
});
