// Asks the engine as the extension's own pages do.
import type { EngineMethod, RequestOf, ResponseOf } from '../lib/engine/rpc.ts';
import { envelope } from '../lib/engine/rpc.ts';
import type { Installed } from './harness.ts';
import { poll } from './poll.ts';

export async function askEngine<M extends EngineMethod>(
  { context, id }: Pick<Installed, 'context' | 'id'>,
  method: M,
  request: RequestOf<M>,
): Promise<ResponseOf<M>> {
  const page = await context.newPage();
  // The lightest of them.
  await page.goto(`chrome-extension://${id}/licence.txt`);
  const message = envelope('coatcheck-background', { kind: 'call', id: 1, client: 'test', method, request });
  const answer = await page.evaluate<string>(`chrome.runtime.sendMessage(${JSON.stringify(message)})`);
  await page.close();
  const { ok, response } = JSON.parse(answer) as { ok: boolean; response: ResponseOf<M> };
  if (!ok) throw new Error(answer);
  return response;
}

/** A chat gets its name with its first message; what is stored follows a little later. */
export async function untilNamed(installed: Installed, name: RegExp): Promise<void> {
  const names = async () => {
    const { conversations } = await askEngine(installed, 'exportLedger', {});
    return conversations.map(({ conversation }) => conversation).join();
  };
  await poll(names, { timeout: 40_000 }).toMatch(name);
}
