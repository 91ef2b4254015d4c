// Passes messages to the host: every call gets one answer, a running call can be cancelled, and a new `annotate` aborts the caller's
// earlier one.

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

interface Running {
  readonly call: CallMessage;
  readonly controller: AbortController;
}

/** True for a check by rules only. It runs beside the model's check of the same text, so neither aborts the other. */
const isRulesOnly = ({ request }: CallMessage): boolean =>
  (request as { rulesOnly?: unknown } | null)?.rulesOnly === true;

export function rpcAnswererFor(host: EngineHost): (caller: string, message: RpcMessage) => Promise<string> {
  const running = new Map<string, Running>();

  const keyOf = (caller: string, body: RpcMessageBody) => `${caller} ${body.client} ${body.id}`;

  function supersede(caller: string, call: CallMessage): void {
    if (call.method !== 'annotate') return;
    const lane = `${caller} ${call.client} `;
    for (const [key, other] of running) {
      if (other.call.method === 'annotate' && key.startsWith(lane) && isRulesOnly(other.call) === isRulesOnly(call)) {
        other.controller.abort(new RequestAborted(said('requestSuperseded')));
      }
    }
  }

  async function run(caller: string, call: CallMessage, by: Sender): Promise<string> {
    supersede(caller, call);
    const key = keyOf(caller, call);
    const entry: Running = { call, controller: new AbortController() };
    running.set(key, entry);
    try {
      const response = await host.handle(
        call.method,
        withConversationsOfSender(by, call.request) as never,
        entry.controller.signal,
        by,
      );
      return writeAnswer({ ok: true, response });
    } catch (error) {
      return writeAnswer({ ok: false, error: serializeError(error) });
    } finally {
      if (running.get(key) === entry) running.delete(key);
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
      running.get(keyOf(caller, body))?.controller.abort(new RequestAborted(said('requestCancelled')));
      return writeAnswer({ ok: true, response: {} });
    }
    const { by } = message;
    if (!by || !rpcEntry(body.method).for.includes(by.kind))
      return writeAnswer({ ok: false, error: serializeError(notForPagesError()) });
    return run(caller, body, by);
  };
}
