// What a site could do that has taken over the process which it shares with our content script: it speaks to the extension in its place.
import type { Page } from '@playwright/test';
import { type EngineMethod, type RequestOf, type RpcAnswer, rpcMessageTo } from '../lib/engine/rpc.ts';

interface Context {
  readonly id: number;
  readonly name: string;
}

/** Evaluates in the content script's own world. */
export async function evaluateAsContentScript(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const contexts: Context[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.push(context));
  await session.send('Runtime.enable');
  const ours = contexts.find(({ name }) => name === 'Coatcheck');
  if (!ours) throw new Error(`No content script runs there: ${contexts.map(({ name }) => name).join(', ')}`);
  const { result } = await session.send('Runtime.evaluate', {
    contextId: ours.id,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value;
}

/** Sends one message from the content script's own world. */
export const sendAsContentScript = (page: Page, message: unknown): Promise<unknown> =>
  evaluateAsContentScript(page, `chrome.runtime.sendMessage(${JSON.stringify(message)})`);

export async function askAsContentScript<M extends EngineMethod>(
  page: Page,
  method: M,
  request: RequestOf<M>,
): Promise<RpcAnswer | undefined> {
  const message = rpcMessageTo('coatcheck-background', { kind: 'call', id: 1, client: 'taken over', method, request });
  const reply = await sendAsContentScript(page, message);
  return typeof reply === 'string' ? (JSON.parse(reply) as RpcAnswer) : undefined;
}
