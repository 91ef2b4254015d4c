import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../src/options.ts';
import { startServer } from '../src/server.ts';
import { runScript } from './python.ts';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export const parseReply = (reply: Reply) => JSON.parse(reply.text);

/** A folder with a random steered decoder of that kind of attention. */
export function makeTinyModel(kind: 'plain' | 'gqa' = 'plain') {
  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-tiny-'));
  runScript('tiny_model.py', folder, kind);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server on a free port, and what it logged. */
export async function runServer(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const options = readOptions(['--model', folder, '--port', '0', '--threads', '1', ...args], {});
  const server = await startServer(options, { write: (line) => void lines.push(line) });
  const request = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await fetch(server.url + path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const send = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json', signal: AbortSignal | null = null) =>
    request('/v1/chat/completions', { method: 'POST', headers: { 'content-type': type }, body, signal });
  const ask = (content: string, more: object = {}) =>
    send(
      JSON.stringify({ model: 'tiny', messages: [{ role: 'user', content }], temperature: 0, max_tokens: 12, ...more }),
    );
  return { ...server, lines, request, send, ask };
}

/** The data of each event of a stream. */
export const eventsOf = (text: string): string[] =>
  text.split('\n\n').flatMap((each) => (each.startsWith('data: ') ? [each.slice(6)] : []));

export async function waitUntil(isTrue: () => boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
