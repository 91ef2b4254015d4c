// A server of the person's own that hosts a model with restoration vectors (server/README.md).
import { readServerAddress } from '../lib/privacy/restoration/server-address.ts';
import { readVectorSet, type VectorSet } from '../lib/privacy/restoration/vector-set.ts';
import { UsageError } from './options.ts';

/** What a server answered when it did not do as it was asked; the message is for the person. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

/** @throws UsageError for an address that would carry prompts over a network unencrypted. */
export function serverAddress(text: string): string {
  const read = readServerAddress(text);
  if ('address' in read) return read.address;
  if (read.fault === 'unencrypted') throw new UsageError('A server on another machine needs an address with https://.');
  throw new UsageError(`"${text}" is no address. Give one like http://127.0.0.1:8642.`);
}

/** The texts of each `data:` line of a stream of server-sent events. */
async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield block.slice('data: '.length);
  }
}

function faultOf(parsed: unknown): string | undefined {
  const { error } = parsed as { error?: { code?: unknown; message?: unknown } };
  return error ? `The server refused: ${String(error.message)} (${String(error.code)}).` : undefined;
}

export function modelServer(address: string, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(address + path, { ...init, headers, redirect: 'error' }).catch(() => {
      throw new ServerError(`No server answers at ${address}.`);
    });
    if (response.ok) return response;
    const parsed: unknown = await response.json().catch(() => ({}));
    throw new ServerError(faultOf(parsed) ?? `The server answered with status ${response.status}.`);
  };
  return {
    async vectors(): Promise<VectorSet> {
      const response = await request('/v1/restoration-vectors', {});
      return readVectorSet(await response.json());
    },
    /** The pieces of the answer, as they come. */
    async *answer(body: string): AsyncGenerator<string> {
      const response = await request('/v1/chat/completions', { method: 'POST', body });
      if (!response.body) throw new ServerError('The server sent no answer.');
      for await (const data of eventsOf(response.body)) {
        if (data === '[DONE]') return;
        const parsed = JSON.parse(data) as { choices?: { delta?: { content?: string } }[] };
        const fault = faultOf(parsed);
        if (fault) throw new ServerError(fault);
        yield parsed.choices?.[0]?.delta?.content ?? '';
      }
      throw new ServerError('The answer broke off.');
    },
  };
}
