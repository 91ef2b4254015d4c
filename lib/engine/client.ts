// The client with which a page, popup or options page calls the engine: one method that returns a promise for each method of the protocol.

import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import { ExtensionGone, PageOlderThanExtension } from './orphaned.ts';
import { sendToBackground } from './platform.ts';
import {
  deserializeError,
  type EngineMethod,
  EngineStopped,
  type RequestOf,
  type ResponseOf,
  type RpcMessageBody,
  readAnswer,
  rpcMessageTo,
} from './rpc.ts';
import { RPC_METHODS, rpcEntry } from './rpc-table.ts';

interface CallOptions {
  /** Aborting rejects at once with the signal's reason and stops the work in the engine. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export type EngineClient = {
  readonly [M in EngineMethod]: (request: RequestOf<M>, options?: CallOptions) => Promise<ResponseOf<M>>;
};

/** Sends one message to the background and resolves with its reply; rejects when the connection breaks. */
type SendMessage = (message: unknown) => Promise<unknown>;

const SECOND = 1000;

/** Time for the background to start a stopped engine before the one retry. */
const RETRY_AFTER_MS = 150;

const isRepeatable = (method: EngineMethod): boolean => rpcEntry(method).once !== true;

function engineStoppedError(cause: unknown): EngineStopped {
  if (cause instanceof PageOlderThanExtension) return new EngineStopped(said('pageOlderThanExtension'), { cause });
  const detail = cause instanceof Error ? cause.message : '';
  if (cause instanceof ExtensionGone || /context invalidated/i.test(detail)) {
    return new EngineStopped(said('extensionGone'), { cause });
  }
  return new EngineStopped(said('engineStopped'), { cause });
}

async function askOnce(sendMessage: SendMessage, body: RpcMessageBody): Promise<unknown> {
  let reply: unknown;
  try {
    reply = await sendMessage(rpcMessageTo('coatcheck-background', body));
  } catch (error) {
    throw engineStoppedError(error);
  }
  const answer = readAnswer(reply);
  if (answer === undefined) throw engineStoppedError(undefined);
  if (answer.ok) return answer.response;
  throw deserializeError(answer.error);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Named as the platform names its own time-outs, so that callers can treat both alike. */
class EngineTimeout extends CodedError {
  override readonly name = 'TimeoutError';
}

const timeoutError = (ms: number) => new EngineTimeout(said('engineTimeout', { seconds: Math.round(ms / SECOND) }));

export function engineClientOver(
  sendMessage: SendMessage,
  client = `${performance.timeOrigin + performance.now()}`,
): EngineClient {
  let lastId = 0;

  async function attempt(method: EngineMethod, body: RpcMessageBody, given: AbortSignal): Promise<unknown> {
    try {
      return await askOnce(sendMessage, body);
    } catch (error) {
      if (!(error instanceof EngineStopped) || !isRepeatable(method) || given.aborted) throw error;
      await pause(RETRY_AFTER_MS);
      if (given.aborted) throw error;
      return askOnce(sendMessage, body);
    }
  }

  function call<M extends EngineMethod>(
    method: M,
    request: RequestOf<M>,
    options: CallOptions = {},
  ): Promise<ResponseOf<M>> {
    const { signal, timeoutMs = rpcEntry(method).timeoutMs } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    lastId += 1;
    const body: RpcMessageBody = { kind: 'call', id: lastId, client, method, request };
    const over = new AbortController();
    return new Promise<ResponseOf<M>>((resolve, reject) => {
      const give = (reason: unknown) => {
        over.abort(reason);
        reject(reason);
        // The engine may be gone; then there is nothing to cancel.
        sendMessage(rpcMessageTo('coatcheck-background', { kind: 'cancel', id: body.id, client })).catch(
          () => undefined,
        );
      };
      const onAbort = () => give(signal?.reason);
      const timer = setTimeout(() => give(timeoutError(timeoutMs)), timeoutMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      attempt(method, body, over.signal)
        .then((response) => resolve(response as ResponseOf<M>), reject)
        .finally(() => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        });
    });
  }

  const methods = RPC_METHODS.map((name) => [
    name,
    (request: RequestOf<typeof name>, options?: CallOptions) => call(name, request, options),
  ]);
  return Object.fromEntries(methods) as EngineClient;
}

export function engineClient(): EngineClient {
  return engineClientOver(sendToBackground);
}

/** For a page that was already open when the extension was installed: every call rejects, so no prompt is checked and none is sent. */
export function clientThatAlwaysRejects(): EngineClient {
  return engineClientOver(() => Promise.reject(new PageOlderThanExtension()));
}
