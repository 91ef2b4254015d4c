// In the browser, transformers.js chains the creation of all sessions on one promise, and all runs on another: a rejection would fail every
// later session or run of any model until the page is closed. So the runtime that the library gets never rejects. The error is kept with
// its session instead, and `throwSessionFailure` throws it.

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

/** A runtime whose sessions and runs never reject; see `throwSessionFailure`. */
export function guardedRuntime<R extends object>(runtime: R): R {
  const { InferenceSession } = runtime as unknown as Runtime;
  const create = (...given: readonly unknown[]) =>
    InferenceSession.create(...given).then(guardedSession, (error) => failedSession(error));
  return { ...runtime, InferenceSession: { create } };
}

/** Throws the error of a session that could not be created or whose last run failed. */
export function throwSessionFailure(sessions: Readonly<Record<string, object>>): void {
  for (const session of Object.values(sessions)) {
    if (errorBySession.has(session)) throw errorBySession.get(session);
  }
}
