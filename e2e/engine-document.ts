// The engine's document, which is no page to the test library: the browser's debugger is asked instead.
import type { CDPSession } from '@playwright/test';

const ENGINE = /\/offscreen\.html$/;
const ANSWERS_WITHIN_MS = 5000;

type Say = (method: string, params?: object) => Promise<unknown>;

export interface EngineDocument {
  /** Speaks with the engine's document; false where there is none now, or it goes away meanwhile. */
  speak(talk: (say: Say) => Promise<void>): Promise<boolean>;
}

/** `debug` is a session of the whole browser. */
export function engineDocument(debug: CDPSession): EngineDocument {
  let lastMessage = 0;

  async function speakWith(targetId: string, talk: (say: Say) => Promise<void>): Promise<void> {
    const { sessionId } = await debug.send('Target.attachToTarget', { targetId, flatten: false });
    const waiting = new Map<number, (result?: unknown) => void>();
    const heard = (event: { sessionId: string; message: string }) => {
      if (event.sessionId !== sessionId) return;
      const { id, result } = JSON.parse(event.message) as { id?: number; result?: unknown };
      if (id !== undefined) waiting.get(id)?.(result);
    };
    const gone = (event: { sessionId: string }) => {
      if (event.sessionId === sessionId) for (const done of waiting.values()) done();
    };
    debug.on('Target.receivedMessageFromTarget', heard);
    debug.on('Target.detachedFromTarget', gone);
    try {
      await talk(async (method, params = {}) => {
        lastMessage += 1;
        const message = JSON.stringify({ id: lastMessage, method, params });
        const answered = new Promise<unknown>((resolve) => waiting.set(lastMessage, resolve));
        await debug.send('Target.sendMessageToTarget', { sessionId, message });
        const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
        return Promise.race([answered, late]);
      });
    } finally {
      debug.off('Target.receivedMessageFromTarget', heard);
      debug.off('Target.detachedFromTarget', gone);
      await debug.send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
    }
  }

  return {
    async speak(talk) {
      const { targetInfos } = await debug.send('Target.getTargets');
      const engine = targetInfos.find(({ url }) => ENGINE.test(url));
      if (!engine) return false;
      return speakWith(engine.targetId, talk).then(
        () => true,
        () => false,
      );
    },
  };
}
