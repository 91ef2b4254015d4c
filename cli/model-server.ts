// A client for the person's own server that hosts a model with restoration vectors (server/README.md).
import { AnswerError, answerPieces, errorInAnswer } from '../lib/privacy/restoration/answer-stream.ts';
import { readServerAddress } from '../lib/privacy/restoration/server-address.ts';
import { readVectorSet, type VectorSet } from '../lib/privacy/restoration/vector-set.ts';
import { UsageError } from './options.ts';

/** The server refused, failed or did not answer; the message is for the person. */
class ServerRequestError extends Error {
  override readonly name = 'ServerRequestError';
}

/** @throws UsageError for an address that would carry prompts over a network unencrypted. */
export function checkedServerAddress(text: string): string {
  const read = readServerAddress(text);
  if ('address' in read) return read.address;
  if (read.fault === 'unencrypted') throw new UsageError('A server on another machine needs an address with https://.');
  throw new UsageError(`"${text}" is no address. Give one like http://127.0.0.1:8642.`);
}

function serverErrorOf({ told }: AnswerError): ServerRequestError {
  return new ServerRequestError(told ? `The server refused: ${told.message} (${told.code}).` : 'The answer broke off.');
}

export function modelServerClient(address: string, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(address + path, { ...init, headers, redirect: 'error' }).catch(() => {
      throw new ServerRequestError(`No server answers at ${address}.`);
    });
    if (response.ok) return response;
    const parsed: unknown = await response.json().catch(() => ({}));
    const fault = errorInAnswer(parsed);
    throw fault ? serverErrorOf(fault) : new ServerRequestError(`The server answered with status ${response.status}.`);
  };
  return {
    async vectors(): Promise<VectorSet> {
      const response = await request('/v1/restoration-vectors', {});
      return readVectorSet(await response.json());
    },
    /** Yields the pieces of the answer as they arrive. */
    async *answer(body: string): AsyncGenerator<string> {
      const response = await request('/v1/chat/completions', { method: 'POST', body });
      if (!response.body) throw new ServerRequestError('The server sent no answer.');
      try {
        yield* answerPieces(response.body);
      } catch (cause) {
        throw cause instanceof AnswerError ? serverErrorOf(cause) : cause;
      }
    },
  };
}
