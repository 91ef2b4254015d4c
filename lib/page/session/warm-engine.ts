// The engine before it is needed. Firefox ends the background half a minute after its last event, and to load the model again takes
// seconds: so it is woken when somebody comes back to a chat, and kept awake as long as they are at it.
import type { EngineClient } from '../../engine/client.ts';

export interface WarmEngineParts {
  readonly engine: Pick<EngineClient, 'status'>;
  /** Is there a chat to write in, and Coatcheck on? */
  readonly isWanted: () => boolean;
  /** Does the browser end a background that has nothing to do? */
  readonly sleeps: boolean;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

export interface WarmEngine {
  /** The person came to the composer, or writes in it. */
  touched(): void;
  stop(): void;
}

/** Firefox waits for 30 s (`extensions.background.idle.timeout`). */
const ASK_EVERY_MS = 20_000;
/** Who reads a long reply will write again; a chat that only stands there gives the memory back. */
const AT_IT_FOR_MS = 600_000;

export function warmEngine({ engine, isWanted, sleeps, page }: WarmEngineParts): WarmEngine {
  let askedAt = Number.NEGATIVE_INFINITY;
  let touchedAt = Number.NEGATIVE_INFINITY;

  /** Whatever is asked of it, the engine loads the model as soon as it runs. */
  function wake(): void {
    if (performance.now() - askedAt < ASK_EVERY_MS || page.visibilityState !== 'visible' || !isWanted()) return;
    askedAt = performance.now();
    // What is wrong with it is said where something is checked.
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
        if (performance.now() - touchedAt < AT_IT_FOR_MS) wake();
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
