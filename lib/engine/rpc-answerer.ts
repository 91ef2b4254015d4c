// Passes messages to the host: every call gets one answer, and a running call can be cancelled by its caller.

import { RequestAborted } from '../language/coded-error.ts';
import { said } from '../language/message.ts';
import type { EngineHost } from './host-parts.ts';
import {
  type CallMessage,
  parseRpcBody,
  type RpcMessage,
  type RpcMessageBody,
  serializeError,
  writeAnswer,
} from './rpc.ts';
import { rpcEntry } from './rpc-table.ts';
import { type Sender, withConversationsOfSender } from './sender.ts';
import { notForPagesError, RequestError } from './settings.ts';

export function rpcAnswererFor(host: EngineHost): (caller: string, message: RpcMessage) => Promise<string> {
  const running = new Map<string, AbortController>();

  const keyOf = (caller: string, body: RpcMessageBody) => `${caller} ${body.client} ${body.id}`;

  async function run(caller: string, call: CallMessage, by: Sender): Promise<string> {
    const key = keyOf(caller, call);
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const response = await host.handle(
        call.method,
        withConversationsOfSender(by, call.request) as never,
        controller.signal,
        by,
      );
      return writeAnswer({ ok: true, response });
    } catch (error) {
      return writeAnswer({ ok: false, error: serializeError(error) });
    } finally {
      if (running.get(key) === controller) running.delete(key);
    }
  }

  return async (caller, message) => {
    const body = parseRpcBody(message);
    if (body === undefined) {
      return writeAnswer({
        ok: false,
        error: serializeError(new RequestError(said('requestUnknown'))),
      });
    }
    if (body.kind === 'cancel') {
      running.get(keyOf(caller, body))?.abort(new RequestAborted(said('requestCancelled')));
      return writeAnswer({ ok: true, response: {} });
    }
    const { by } = message;
    if (!by || !rpcEntry(body.method).for.includes(by.kind))
      return writeAnswer({ ok: false, error: serializeError(notForPagesError()) });
    return run(caller, body, by);
  };
}
