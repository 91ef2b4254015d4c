// Asks the engine as the extension's own pages do.
import type { Page } from '@playwright/test';
import type { EngineMethod, RequestOf, ResponseOf } from '../lib/engine/rpc.ts';
import { rpcMessageTo } from '../lib/engine/rpc.ts';
import type { Installed } from './harness.ts';
import { poll } from './poll.ts';

type Ask = <M extends EngineMethod>(method: M, request: RequestOf<M>) => Promise<ResponseOf<M>>;

/** Several questions from one page: to open a page takes longer than most answers. */
export async function withEngine<T>(
  { context, id }: Pick<Installed, 'context' | 'id'>,
  work: (ask: Ask, page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  // The lightest of them.
  await page.goto(`chrome-extension://${id}/licence.txt`);
  const answerTo = (message: unknown) =>
    page.evaluate<string>(`chrome.runtime.sendMessage(${JSON.stringify(message)})`);
  const ask: Ask = async (method, request) => {
    const message = rpcMessageTo('coatcheck-background', { kind: 'call', id: 1, client: 'test', method, request });
    const first = await answerTo(message);
    // The background starts an engine again that was being closed; the extension's own client asks again too.
    const answer = first.includes('"EngineStopped"') ? await answerTo(message) : first;
    const { ok, response } = JSON.parse(answer) as { ok: boolean; response: ResponseOf<typeof method> };
    if (!ok) throw new Error(answer);
    return response;
  };
  const done = await work(ask, page);
  await page.close();
  return done;
}

export const askEngine = <M extends EngineMethod>(
  installed: Pick<Installed, 'context' | 'id'>,
  method: M,
  request: RequestOf<M>,
): Promise<ResponseOf<M>> => withEngine(installed, (ask) => ask(method, request));

/** A chat gets its name with its first message; what is stored follows a little later. */
export async function untilNamed(installed: Installed, name: RegExp): Promise<void> {
  const names = async () => {
    const { conversations } = await askEngine(installed, 'exportLedger', {});
    return conversations.map(({ conversation }) => conversation).join();
  };
  await poll(names, { timeout: 40_000 }).toMatch(name);
}
