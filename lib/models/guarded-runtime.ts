// In the browser, transformers.js chains the creation of all sessions on one promise, and all runs on another: a rejection would fail every
// later session or run of any model until the page is closed. So the runtime that the library gets never rejects. The error is kept with
// its session instead, and `throwSessionFailure` throws it.

import { createFromParts } from './external-weights.ts';

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

function guardedSession(session: Session): Session {
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

/** Creates a session with the weights outside the file, unless some already are or the runtime reads the file itself. */
function createSession({ InferenceSession }: Runtime, model: unknown, options: object): Promise<Session> {
  if (!(model instanceof Uint8Array) || 'externalData' in options) return InferenceSession.create(model, options);
  return createFromParts(InferenceSession, model, options);
}

/**
 * A runtime whose sessions and runs never reject; see `throwSessionFailure`. It gets the weights of a model outside the model's file, and the
 * file's bytes are freed.
 */
export function guardedRuntime<R extends object>(runtime: R): R {
  const create = async (model: unknown, options: object = {}) => {
    try {
      return guardedSession(await createSession(runtime as unknown as Runtime, model, options));
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
