// The messages between a page, the background and the engine. `runtime.sendMessage` reaches every page of the extension, so each message
// names its target. Payloads are JSON text, because Chrome turns a lone surrogate code unit of a plain message into U+FFFD, and a prompt
// must arrive unchanged.

import type { Original } from '../conversation/original.ts';
import { CodedError, RequestAborted, textOfError } from '../language/coded-error.ts';
import type { KeyedText } from '../language/message.ts';
import { SurvivorError } from '../sanitize/survivors.ts';
import type { EngineProtocol } from './protocol.ts';
import { RPC_TABLE } from './rpc-table.ts';
import type { Sender } from './sender.ts';

export type EngineMethod = keyof EngineProtocol;
export type RequestOf<M extends EngineMethod> = Parameters<EngineProtocol[M]>[0];
export type ResponseOf<M extends EngineMethod> = ReturnType<EngineProtocol[M]>;

function isEngineMethod(name: string): name is EngineMethod {
  return Object.hasOwn(RPC_TABLE, name);
}

/** The receiver of a message. Every client sends to the `background`; only the background sends to the `engine`, the offscreen document. */
type RpcTarget = 'coatcheck-background' | 'coatcheck-engine';

export interface RpcMessage {
  readonly target: RpcTarget;
  /**
   * Identifies the document that sent the request. Set by the background from the browser's sender, so that no page can pose as another.
   */
  readonly caller?: string;
  /** The sender as the browser reported it. The background sets it, so a caller cannot forge it. */
  readonly by?: Sender;
  readonly body: string;
}

export interface CallMessage {
  readonly kind: 'call';
  /** The number of the call, unique within one client. */
  readonly id: number;
  /** Tells the clients of one document apart. */
  readonly client: string;
  readonly method: EngineMethod;
  readonly request: unknown;
}

interface CancelMessage {
  readonly kind: 'cancel';
  readonly id: number;
  readonly client: string;
}

export type RpcMessageBody = CallMessage | CancelMessage;

interface SerializedError {
  readonly name: string;
  /** The error's message as a key with its values. */
  readonly said: KeyedText;
  /** For a SurvivorError: the originals that the person has to decide about. */
  readonly survivors?: readonly Original[];
}

export type RpcAnswer =
  | { readonly ok: true; readonly response: unknown }
  | { readonly ok: false; readonly error: SerializedError };

/** Thrown if the engine stopped before it answered: killed by the browser, crashed, or updated. */
export class EngineStopped extends CodedError {
  override readonly name = 'EngineStopped';
}

/** An error that the engine reported. `name` is the original error's: ModelError, VaultError, RequestError, … */
export class EngineError extends CodedError {
  override readonly name: string;
  readonly survivors: readonly Original[];
  constructor(shape: SerializedError) {
    super(shape.said);
    this.name = shape.name;
    this.survivors = shape.survivors ?? [];
  }
}

export function serializeError(error: unknown): SerializedError {
  const shape = { name: error instanceof Error ? error.name : 'Error', said: textOfError(error) };
  return error instanceof SurvivorError ? { ...shape, survivors: error.survivors } : shape;
}

export function deserializeError(shape: SerializedError): Error {
  if (shape.name === 'EngineStopped') return new EngineStopped(shape.said);
  if (shape.name === 'AbortError') return new RequestAborted(shape.said);
  return new EngineError(shape);
}

export function rpcMessageTo(target: RpcTarget, body: RpcMessageBody): RpcMessage {
  return { target, body: JSON.stringify(body) };
}

export function isRpcMessageTo(message: unknown, target: RpcTarget): message is RpcMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { target: to, body } = message as Record<string, unknown>;
  return to === target && typeof body === 'string';
}

/** The body of a message; undefined if it does not have the form of a call or cancellation. */
export function parseRpcBody(message: RpcMessage): RpcMessageBody | undefined {
  const body: unknown = JSON.parse(message.body);
  if (typeof body !== 'object' || body === null) return undefined;
  const { kind, id, client, method } = body as Record<string, unknown>;
  if (typeof id !== 'number' || typeof client !== 'string') return undefined;
  if (kind === 'cancel') return { kind, id, client };
  if (kind !== 'call' || typeof method !== 'string' || !isEngineMethod(method)) return undefined;
  return { kind, id, client, method, request: (body as Record<string, unknown>).request };
}

export function writeAnswer(answer: RpcAnswer): string {
  return JSON.stringify(answer);
}

/** Undefined if the engine did not answer: other pages of the extension received the message and returned nothing. */
export function readAnswer(reply: unknown): RpcAnswer | undefined {
  if (typeof reply !== 'string') return undefined;
  const answer: unknown = JSON.parse(reply);
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return undefined;
  return answer as RpcAnswer;
}
