// A model server, started by its command, and a web server before it as people have one: it gives the chat's page, hands /v1 on, and keeps
// what the page sent.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { BUILT_BEDS } from './built.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface OwnModelServer {
  /** Of the page and of the model. */
  readonly url: string;
  /** Bodies that arrived, at whichever address. */
  readonly bodies: string[];
  /** `gone`: nobody answers chat requests. `renewed`: the model has other vectors by now. */
  mode: 'answer' | 'gone' | 'renewed';
  close(): Promise<void>;
}

function started(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let log = '';
    const read = (data: unknown) => {
      log += data;
      const url = /Serving \S+ at (\S+)\/v1/u.exec(log)?.[1];
      if (url) done(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => fail(new Error(log)));
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function givePage(path: string, response: ServerResponse): Promise<void> {
  const file = join(BUILT_BEDS, normalize(path.endsWith('/') ? `${path}index.html` : path));
  const content = await readFile(file).catch(() => undefined);
  if (!content) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
}

async function handOn(url: string, sent: string, response: ServerResponse): Promise<void> {
  const init = sent ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent } : {};
  const answer = await fetch(url, init);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  for await (const chunk of answer.body ?? []) response.write(chunk);
  response.end();
}

/** As if the request had been made for the vectors of another model. */
const withOtherVectors = (sent: string) => sent.replace(/"vector_set":"./u, '"vector_set":"-');

export async function startOwnModelServer(folder: string): Promise<OwnModelServer> {
  const child = spawn('bash', ['scripts/server.sh', '--model', folder, '--port', '0', '--threads', '1'], { cwd: ROOT });
  // A script that fails ends without closing the server.
  process.once('exit', () => child.kill());
  const model = await started(child);
  const state: { bodies: string[]; mode: OwnModelServer['mode'] } = { bodies: [], mode: 'answer' };
  const front = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', model);
    const sent = await bodyOf(request);
    if (sent) state.bodies.push(sent);
    if (!pathname.startsWith('/v1/')) return givePage(pathname, response);
    if (sent && state.mode === 'gone') return void response.destroy();
    return handOn(model + pathname, state.mode === 'renewed' ? withOtherVectors(sent) : sent, response);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      front.closeAllConnections();
      front.close();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  });
}
