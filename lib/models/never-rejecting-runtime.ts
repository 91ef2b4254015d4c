// In the browser, transformers.js chains the creation of all sessions on one promise, and all runs on another: one rejection would fail
// every later session or run of any model until the page is closed. So the library gets a runtime that never rejects. An error is kept with
// its session, and `throwSessionFailure` throws it.

import { createSessionWithExternalWeights } from './external-weights.ts';

interface Session {
  run(...given: readonly unknown[]): Promise<unknown>;
}

interface Runtime {
  readonly InferenceSession: { create(...given: readonly unknown[]): Promise<Session> };
}

const errorBySession = new WeakMap<object, unknown>();

function failedSession(error: unknown) {
  const session = { inputNames: [], outputNames: [], run: async () => ({}), release: async () => undefined };
  errorBySession.set(session, error);
  return session;
}

function sessionThatNeverRejects(session: Session): Session {
  const run = session.run.bind(session);
  session.run = async (...given) => {
    try {
      const output = await run(...given);
      errorBySession.delete(session);
      return output;
    } catch (error) {
      errorBySession.set(session, error);
      return {};
    }
  };
  return session;
}

/**
 * Creates a session with the weights outside the file. If the options already have external weights, or the runtime reads the file itself,
 * the file is passed on as it is.
 */
function createSession({ InferenceSession }: Runtime, model: unknown, options: object): Promise<Session> {
  if (!(model instanceof Uint8Array) || 'externalData' in options) return InferenceSession.create(model, options);
  return createSessionWithExternalWeights(InferenceSession, model, options);
}

/**
 * Wraps a runtime so that its sessions and runs never reject; see `throwSessionFailure`. Weights are passed outside the model's file, and
 * the file's bytes are freed.
 */
export function runtimeThatNeverRejects<R extends object>(runtime: R): R {
  const create = async (model: unknown, options: object = {}) => {
    try {
      return sessionThatNeverRejects(await createSession(runtime as unknown as Runtime, model, options));
    } catch (error) {
      return failedSession(error);
    }
  };
  return { ...runtime, InferenceSession: { create } };
}

/** Throws the error of a session that could not be created or whose last run failed. */
export function throwSessionFailure(sessions: Readonly<Record<string, object>>): void {
  for (const session of Object.values(sessions)) {
    if (errorBySession.has(session)) throw errorBySession.get(session);
  }
}
