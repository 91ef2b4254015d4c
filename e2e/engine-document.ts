// Reaches the engine's document through the browser's debugger, because Playwright does not list it as a page.
import type { CDPSession } from '@playwright/test';
import { DETECTOR_RESTS_AFTER_MS, LANGUAGE_MODEL_RESTS_AFTER_MS } from '../lib/models/worker/client.ts';
import type { Installed } from './harness.ts';

const ENGINE = /\/offscreen\.html$/;
const ANSWERS_WITHIN_MS = 5000;

type Say = (method: string, params?: object) => Promise<unknown>;

async function speakWith(debug: CDPSession, targetId: string, talk: (say: Say) => Promise<void>): Promise<void> {
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
      const id = waiting.size + 1;
      const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
      await debug.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
      return Promise.race([answered, late]);
    });
  } finally {
    debug.off('Target.receivedMessageFromTarget', heard);
    debug.off('Target.detachedFromTarget', gone);
    await debug.send('Target.detachFromTarget', { sessionId }).catch(() => undefined);
  }
}

/** `debug` is a session of the whole browser. False where there is no engine now, or it goes away meanwhile. */
export async function speakWithEngine(debug: CDPSession, talk: (say: Say) => Promise<void>): Promise<boolean> {
  const { targetInfos } = await debug.send('Target.getTargets');
  const engine = targetInfos.find(({ url }) => ENGINE.test(url));
  if (!engine) return false;
  return speakWith(debug, engine.targetId, talk).then(
    () => true,
    () => false,
  );
}

async function browserDebugger({ context }: Pick<Installed, 'context'>): Promise<CDPSession> {
  const debug = await context.browser()?.newBrowserCDPSession();
  if (!debug) throw new Error('This browser has no debugger to ask.');
  return debug;
}

/** Runs code in the engine's document. @throws if the engine is not running */
async function runInEngine(installed: Pick<Installed, 'context'>, expression: string): Promise<unknown> {
  const debug = await browserDebugger(installed);
  let answer: unknown;
  const isThere = await speakWithEngine(debug, async (say) => {
    answer = await say('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  });
  await debug.detach();
  if (!isThere) throw new Error('There is no engine to ask.');
  return (answer as { result?: { value?: unknown } } | undefined)?.result?.value;
}

/** The workers of models, their further threads included. Nothing else of the extension starts workers. */
export async function countWorkers(installed: Pick<Installed, 'context'>): Promise<number> {
  const debug = await browserDebugger(installed);
  const { targetInfos } = await debug.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  await debug.detach();
  return targetInfos.length;
}

const REST_TIMES = JSON.stringify([DETECTOR_RESTS_AFTER_MS, LANGUAGE_MODEL_RESTS_AFTER_MS]);

/** Lets models rest `afterMs` after their next use, instead of minutes. Other timers, such as the limit of a load, stay as they are. */
export const restSoon = (installed: Pick<Installed, 'context'>, afterMs: number): Promise<unknown> =>
  runInEngine(
    installed,
    `{
      const wait = setTimeout;
      globalThis.setTimeout = (run, ms) => wait(run, ${REST_TIMES}.includes(ms) ? ${afterMs} : ms);
    }`,
  );
