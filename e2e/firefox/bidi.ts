// WebDriver BiDi commands that puppeteer does not offer.
import type { Browser } from 'puppeteer-core';

/** The part of puppeteer's connection that speaks WebDriver BiDi as it is. */
interface Connection {
  send(method: string, params: object): Promise<{ readonly result: unknown }>;
}

interface Answer {
  readonly type: string;
  readonly result?: unknown;
}

export async function bidi(browser: Browser, method: string, params: object): Promise<unknown> {
  const { connection } = browser as unknown as { connection: Connection };
  return (await connection.send(method, params)).result;
}

/** What a script.evaluate or script.callFunction came to. @throws where the script threw. */
export async function runScript(browser: Browser, method: string, params: object): Promise<unknown> {
  const answer = (await bidi(browser, method, params)) as Answer;
  if (answer.type !== 'success')
    throw new Error(`Firefox could not do ${JSON.stringify(params)}: ${JSON.stringify(answer)}`);
  return answer.result;
}

/** Evaluates in Firefox's own window, which may do what Firefox does. Needs `--remote-allow-system-access`. */
export async function inFirefox(browser: Browser, expression: string): Promise<unknown> {
  const tree = (await bidi(browser, 'browsingContext.getTree', { 'moz:scope': 'chrome' })) as {
    contexts: { context: string }[];
  };
  const [{ context } = { context: '' }] = tree.contexts;
  const result = await runScript(browser, 'script.evaluate', { expression, target: { context }, awaitPromise: true });
  return (result as { value?: unknown } | undefined)?.value;
}
