// The test beds' web server and a mock of a streaming chat API. It keeps every request body that any page sends.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import { BUILT_BEDS } from './built.ts';
import { acceptSockets } from './socket-end.ts';

export interface ChatServer {
  readonly url: string;
  /** Every body received, drafts and failed requests included. */
  readonly bodies: string[];
  /** Everything that arrived, by whichever way: addresses with their queries, bodies, messages of sockets. */
  readonly arrived: string[];
  /** `fail`: the connection is cut before anything is read. */
  mode: 'answer' | 'fail';
  close(): Promise<void>;
}

/** What pages at `?strict` may do: no script but their own files, and no worker, frame or blob. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self'; form-action 'self'; frame-src 'self'";

/** Pages at `?typed`: no text becomes markup or script. */
const TYPED = "require-trusted-types-for 'script'; trusted-types 'none'";

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Reuses what it was given, as assistants do: names in prose (whole, first, last, possessive) and everything in a table. */
export function replyTo(prompt: string): string {
  const names = [
    ...prompt.matchAll(/(?:name is|landlord is|Mrs?|Dear) (?:Mr )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu),
  ].map((m) => m[1] ?? '');
  const numbers = prompt.match(/[+A-Z£$€]?[A-Z]?\d[\d\s.,-]{5,}\d/g) ?? [];
  const first = names[0]?.split(' ')[0] ?? 'you';
  const last = names[0]?.split(' ')[1] ?? 'you';
  const rows = [...names, ...numbers].map((value, i) => `| ${i + 1} | ${value.trim().replaceAll('\n', ' ')} |`);
  return `Dear reader,\n\nthis is about **${names[0] ?? 'nobody'}**. ${first}'s letter is ready, Ms ${last}.\n\n| no | value |\n| --- | --- |\n${rows.join('\n')}\n\nBest wishes to ${names[1] ?? 'all'}.\n`;
}

function unpacked(body: Buffer): string {
  try {
    if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString('utf8');
    return (body[0] === 0x78 ? inflateSync(body) : body).toString('utf8');
  } catch {
    // It only began like something packed.
    return body.toString('utf8');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return unpacked(Buffer.concat(chunks));
}

/** Pieces of 1 to 23 characters, so that surrogates are cut in the middle. The page is drawn anew at each, which costs a test time. */
async function stream(response: ServerResponse, text: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  for (let at = 0, size = 1; at < text.length; at += size, size = ((size + 5) % 23) + 1) {
    response.write(text.slice(at, at + size));
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  response.end();
}

export async function startChatServer(reply = replyTo): Promise<ChatServer> {
  const state: { bodies: string[]; arrived: string[]; mode: ChatServer['mode'] } = {
    bodies: [],
    arrived: [],
    mode: 'answer',
  };
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://local');
    state.arrived.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') {
      state.bodies.push(await bodyOf(request));
      state.arrived.push(state.bodies.at(-1) ?? '');
      if (state.mode === 'fail') {
        response.destroy();
        return;
      }
      if (address.pathname.startsWith('/log/')) {
        response.writeHead(204).end();
        return;
      }
      const { text } = JSON.parse(state.bodies.at(-1) ?? '{}') as { text?: string };
      await stream(response, reply(text ?? ''));
      return;
    }
    // The addresses of a page's conversations are all the same page.
    const path = address.pathname.replace(/\/c\/[\w-]+$/, '/');
    const file = join(BUILT_BEDS, normalize(path.endsWith('/') ? `${path}index.html` : path));
    try {
      const content = await readFile(file);
      const policies = [
        ...(address.searchParams.has('strict') ? [STRICT] : []),
        ...(address.searchParams.has('typed') ? [TYPED] : []),
      ];
      const policy = policies.length > 0 ? { 'content-security-policy': policies.join('; ') } : {};
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, ...policy }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  acceptSockets(server, (text) => state.arrived.push(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.emit('close-sockets');
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
