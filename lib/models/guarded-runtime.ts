// transformers.js chains all sessions on one promise in the browser, and all runs on another: one that rejects would fail
// every later one until the page is gone, whatever model it is of. So the runtime that the library gets never rejects; what
// went wrong is kept with the session instead, for the loader to ask.

interface Session {
  run(...given: readonly unknown[]): Promise<unknown>;
}

interface Runtime {
  readonly InferenceSession: { create(...given: readonly unknown[]): Promise<Session> };
}

const failures = new WeakMap<object, unknown>();

function failedSession(error: unknown) {
  const session = { inputNames: [], outputNames: [], run: async () => ({}), release: async () => undefined };
  failures.set(session, error);
  return session;
}

function guardedSession(session: Session): Session {
  const run = session.run.bind(session);
  session.run = async (...given) => {
    try {
      const output = await run(...given);
      failures.delete(session);
      return output;
    } catch (error) {
      failures.set(session, error);
      return {};
    }
  };
  return session;
}

/** `runtime` with sessions that are always created and runs that always end; see `throwFailure`. */
export function guarded<R extends object>(runtime: R): R {
  const { InferenceSession } = runtime as unknown as Runtime;
  const create = (...given: readonly unknown[]) =>
    InferenceSession.create(...given).then(guardedSession, (error) => failedSession(error));
  return { ...runtime, InferenceSession: { create } };
}

/** Throws what went wrong with one of the sessions, when it was created or at its last run. */
export function throwFailure(sessions: Readonly<Record<string, object>>): void {
  for (const session of Object.values(sessions)) {
    if (failures.has(session)) throw failures.get(session);
  }
}
