// Starts the engine before it is needed. The engine unloads the model after some minutes without a check or a question for its status, and Firefox
// stops the whole background earlier, half a minute after its last event; loading the model again takes about a second. So the engine is woken when
// the person returns to a chat, and kept awake while they use it.
import type { EngineClient } from '../../engine/client.ts';

interface WarmEngineParts {
  readonly engine: Pick<EngineClient, 'status'>;
  /** Whether there is a composer and Coatcheck is on. */
  readonly isWanted: () => boolean;
  /** Whether the browser stops an idle background. */
  readonly sleeps: boolean;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

interface WarmEngine {
  /** To be called when the person focused the composer or typed in it. */
  touched(): void;
  stop(): void;
}

/** Below Firefox's limit of 30 s (`extensions.background.idle.timeout`). */
const ASK_EVERY_MS = 20_000;
/** A person who reads a long reply will write again; after this time an unused chat frees the memory. */
const KEEPS_AWAKE_FOR_MS = 600_000;

export function keepEngineWarm({ engine, isWanted, sleeps, page }: WarmEngineParts): WarmEngine {
  let askedAt = Number.NEGATIVE_INFINITY;
  let touchedAt = Number.NEGATIVE_INFINITY;

  /** Any request makes the engine load the model. */
  function wake(): void {
    if (performance.now() - askedAt < ASK_EVERY_MS || page.visibilityState !== 'visible' || !isWanted()) return;
    askedAt = performance.now();
    // If the engine fails, the next check reports it.
    engine.status({}).catch(() => undefined);
  }

  function touched(): void {
    touchedAt = performance.now();
    wake();
  }

  function onVisibility(): void {
    if (page.visibilityState === 'visible') touched();
  }

  page.addEventListener('visibilitychange', onVisibility);
  const timer = sleeps
    ? setInterval(() => {
        if (performance.now() - touchedAt < KEEPS_AWAKE_FOR_MS) wake();
      }, ASK_EVERY_MS)
    : undefined;
  return {
    touched,
    stop() {
      clearInterval(timer);
      page.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
