// Calls into a worker and their answers, for any table of calls. An error crosses with its code and its fillings, because a copied error
// loses its class.
import type { OnShareRead } from '../../detect/annotation.ts';
import { CodedError, RequestAborted, textOfError } from '../../language/coded-error.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { ModelError, modelErrorFrom } from '../errors.ts';

interface Call {
  readonly given: unknown;
  readonly answer: unknown;
}

/** The calls that a worker answers, by name. */
type CallTable<Calls> = { readonly [Name in keyof Calls]: Call };
export type CallInput<Calls extends CallTable<Calls>, Name extends keyof Calls> = Calls[Name]['given'];
type CallAnswer<Calls extends CallTable<Calls>, Name extends keyof Calls> = Calls[Name]['answer'];

export type CallMessage =
  | { readonly id: number; readonly call: PropertyKey; readonly given: unknown }
  | { readonly id: number; readonly cancel: true };

interface WorkerFailure {
  readonly kind: 'model' | 'abort' | 'other';
  readonly said: KeyedText;
}

export type AnswerMessage =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: WorkerFailure };

function workerFailureOf(error: unknown): WorkerFailure {
  const said = textOfError(error);
  if (error instanceof ModelError) return { kind: 'model', said };
  return { kind: error instanceof Error && error.name === 'AbortError' ? 'abort' : 'other', said };
}

/** A worker as seen from the other side. */
export interface WorkerPort {
  postMessage(message: CallMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: AnswerMessage }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the model's file that is loaded, or of the text that is checked. */
  readonly onShare?: OnShareRead | undefined;
}

export interface CalledWorker<Calls extends CallTable<Calls>> {
  readonly hasEnded: boolean;
  call<Name extends keyof Calls>(
    name: Name,
    given: CallInput<Calls, Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<Calls, Name>>;
  /** Ends the worker; what was asked of it rejects. */
  end(): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onShare: OnShareRead;
}

export const WORKER_ENDED = new ModelError(said('modelStopped'));

function errorFrom({ kind, said }: WorkerFailure): Error {
  if (kind === 'abort') return new RequestAborted(said);
  return kind === 'model' ? new ModelError(said) : new CodedError(said);
}

/** What calls of a worker reject with. */
interface WorkerErrors {
  /** After the worker was ended. */
  readonly ended: Error;
  crashed(error: Error): Error;
}

const MODEL_ERRORS: WorkerErrors = { ended: WORKER_ENDED, crashed: modelErrorFrom };

/** Calls the worker behind this port. */
export function calledWorker<Calls extends CallTable<Calls>>(
  line: WorkerPort,
  errors = MODEL_ERRORS,
): CalledWorker<Calls> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let hasEnded = false;

  function endWith(error: Error): void {
    hasEnded = true;
    line.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  line.addEventListener('error', ({ message }) => endWith(errors.crashed(new Error(message || 'its worker ended'))));
  line.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if ('share' in data) {
      asked.onShare(data.share);
      return;
    }
    waiting.delete(data.id);
    if ('failure' in data) asked.reject(errorFrom(data.failure));
    else asked.resolve(data.answer);
  });

  function call<Name extends keyof Calls>(
    name: Name,
    given: CallInput<Calls, Name>,
    { signal, onShare }: CallOptions = {},
  ) {
    signal?.throwIfAborted();
    // An ended worker never answers.
    if (hasEnded) throw errors.ended;
    calls += 1;
    const id = calls;
    const answered = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject, onShare: onShare ?? (() => undefined) });
    });
    const abort = () => {
      waiting.get(id)?.reject(signal?.reason);
      if (waiting.delete(id)) line.postMessage({ id, cancel: true });
    };
    signal?.addEventListener('abort', abort, { once: true });
    line.postMessage({ id, call: name, given });
    return answered.finally(() => signal?.removeEventListener('abort', abort)) as Promise<CallAnswer<Calls, Name>>;
  }

  return {
    get hasEnded() {
      return hasEnded;
    },
    call: async (name, given, options) => call(name, given, options),
    end: () => endWith(errors.ended),
  };
}

/** The handlers of a worker, by the name of the call. */
export type CallHandlers<Calls extends CallTable<Calls>> = {
  readonly [Name in keyof Calls]: (
    given: CallInput<Calls, Name>,
    signal: AbortSignal,
    onShare: OnShareRead,
  ) => Promise<CallAnswer<Calls, Name>>;
};

/** Finds the buffers of an answer that are transferred instead of copied. */
type TransferableIn = (answer: unknown) => Transferable[];

/** The parts of a worker's global scope that answering needs. */
export interface AnsweringScope {
  postMessage(message: AnswerMessage, transfer: Transferable[]): void;
}

/** Returns a function that answers one message of the other side. */
export function callAnswerer<Calls extends CallTable<Calls>>(
  scope: AnsweringScope,
  handlers: CallHandlers<Calls>,
  transferable: TransferableIn,
): (message: CallMessage) => void {
  const running = new Map<number, AbortController>();

  async function run<Name extends keyof Calls>(id: number, name: Name, given: CallInput<Calls, Name>): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const answer = await handlers[name](given, controller.signal, (share) => scope.postMessage({ id, share }, []));
      scope.postMessage({ id, answer }, transferable(answer));
    } catch (error) {
      scope.postMessage({ id, failure: workerFailureOf(error) }, []);
    } finally {
      running.delete(id);
    }
  }

  return (message) => {
    if ('cancel' in message) running.get(message.id)?.abort(new RequestAborted(said('requestCancelled')));
    else void run(message.id, message.call as keyof Calls, message.given as never);
  };
}
