// The engine as a page, popup or options page sees it: one promise per method.

import { Orphaned } from './orphaned.ts';
import { reachBackground } from './platform.ts';
import {
  type Body,
  ENGINE_STOPPED,
  type EngineMethod,
  EngineStopped,
  envelope,
  errorFrom,
  type RequestOf,
  type ResponseOf,
  readAnswer,
} from './rpc.ts';

export interface CallOptions {
  /** Aborting rejects at once with the signal's reason and stops the work in the engine. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export type EngineClient = {
  readonly [M in EngineMethod]: (request: RequestOf<M>, options?: CallOptions) => Promise<ResponseOf<M>>;
};

/** Sends one message to the background and resolves with its reply; rejects when the connection breaks. */
export type Reach = (message: unknown) => Promise<unknown>;

const SECOND = 1000;

/** A long text takes the model a while; everything else is quick, a cold start included. */
const TIMEOUTS: Record<EngineMethod, number> = {
  status: 15 * SECOND,
  annotate: 120 * SECOND,
  preview: 30 * SECOND,
  commit: 30 * SECOND,
  audit: 30 * SECOND,
  ledger: 15 * SECOND,
  exportLedger: 60 * SECOND,
  keepReceipt: 15 * SECOND,
  exportReceipts: 60 * SECOND,
  pairsIn: 30 * SECOND,
  pairsAnywhere: 60 * SECOND,
  recogniseConversation: 30 * SECOND,
  rememberStopped: 15 * SECOND,
  stoppedHere: 30 * SECOND,
  forgetStopped: 15 * SECOND,
  bindConversation: 15 * SECOND,
  getSettings: 15 * SECOND,
  setSettings: 15 * SECOND,
  getDictionary: 15 * SECOND,
  setDictionary: 15 * SECOND,
  learn: 15 * SECOND,
  unlearn: 15 * SECOND,
  texts: 15 * SECOND,
  vaultSummary: 15 * SECOND,
  // A passphrase is made slow on purpose, and all records may be sealed anew.
  vaultState: 15 * SECOND,
  unlockVault: 120 * SECOND,
  lockVault: 15 * SECOND,
  setPassphrase: 120 * SECOND,
  rotateKeys: 120 * SECOND,
  backUpVault: 120 * SECOND,
  restoreVault: 120 * SECOND,
  forgetEverything: 30 * SECOND,
};

/** What the engine needs to be started again by the background. */
const RETRY_AFTER_MS = 150;

/** Nobody can tell whether a broken commit was stored, so only the caller may decide to ask again. */
const UNREPEATABLE: ReadonlySet<EngineMethod> = new Set<EngineMethod>([
  'commit',
  'keepReceipt',
  'learn',
  'unlearn',
  'setPassphrase',
  'rotateKeys',
]);
const isRepeatable = (method: EngineMethod): boolean => !UNREPEATABLE.has(method);

function stopped(cause: unknown): EngineStopped {
  const detail = cause instanceof Error ? cause.message : '';
  if (cause instanceof Orphaned || /context invalidated/i.test(detail)) {
    return new EngineStopped('Coatcheck was updated or turned off. Reload this page to go on.', { cause });
  }
  return new EngineStopped(ENGINE_STOPPED, { cause });
}

async function askOnce(reach: Reach, body: Body): Promise<unknown> {
  let reply: unknown;
  try {
    reply = await reach(envelope('coatcheck-background', body));
  } catch (error) {
    throw stopped(error);
  }
  const answer = readAnswer(reply);
  if (answer === undefined) throw stopped(undefined);
  if (answer.ok) return answer.response;
  throw errorFrom(answer.error);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function timeoutError(ms: number): Error {
  return new DOMException(
    `The engine did not answer within ${Math.round(ms / SECOND)} s. Try again; if it happens again, reload the extension.`,
    'TimeoutError',
  );
}

export function clientOver(reach: Reach, client = `${performance.timeOrigin + performance.now()}`): EngineClient {
  let lastId = 0;

  async function attempt(method: EngineMethod, body: Body, given: AbortSignal): Promise<unknown> {
    try {
      return await askOnce(reach, body);
    } catch (error) {
      if (!(error instanceof EngineStopped) || !isRepeatable(method) || given.aborted) throw error;
      await pause(RETRY_AFTER_MS);
      if (given.aborted) throw error;
      return askOnce(reach, body);
    }
  }

  function call<M extends EngineMethod>(
    method: M,
    request: RequestOf<M>,
    options: CallOptions = {},
  ): Promise<ResponseOf<M>> {
    const { signal, timeoutMs = TIMEOUTS[method] } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    lastId += 1;
    const body: Body = { kind: 'call', id: lastId, client, method, request };
    const over = new AbortController();
    return new Promise<ResponseOf<M>>((resolve, reject) => {
      const give = (reason: unknown) => {
        over.abort(reason);
        reject(reason);
        // The engine may be gone; then there is nothing to cancel.
        reach(envelope('coatcheck-background', { kind: 'cancel', id: body.id, client })).catch(() => undefined);
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

  const method =
    <M extends EngineMethod>(name: M) =>
    (request: RequestOf<M>, options?: CallOptions) =>
      call(name, request, options);

  return {
    status: method('status'),
    annotate: method('annotate'),
    preview: method('preview'),
    commit: method('commit'),
    audit: method('audit'),
    ledger: method('ledger'),
    exportLedger: method('exportLedger'),
    keepReceipt: method('keepReceipt'),
    exportReceipts: method('exportReceipts'),
    pairsIn: method('pairsIn'),
    pairsAnywhere: method('pairsAnywhere'),
    recogniseConversation: method('recogniseConversation'),
    rememberStopped: method('rememberStopped'),
    stoppedHere: method('stoppedHere'),
    forgetStopped: method('forgetStopped'),
    bindConversation: method('bindConversation'),
    getSettings: method('getSettings'),
    setSettings: method('setSettings'),
    getDictionary: method('getDictionary'),
    setDictionary: method('setDictionary'),
    learn: method('learn'),
    unlearn: method('unlearn'),
    texts: method('texts'),
    vaultSummary: method('vaultSummary'),
    vaultState: method('vaultState'),
    unlockVault: method('unlockVault'),
    lockVault: method('lockVault'),
    setPassphrase: method('setPassphrase'),
    rotateKeys: method('rotateKeys'),
    backUpVault: method('backUpVault'),
    restoreVault: method('restoreVault'),
    forgetEverything: method('forgetEverything'),
  };
}

export function engineClient(): EngineClient {
  return clientOver(reachBackground);
}
