import { expect, it } from 'vitest';
import type { EngineHost } from './host-parts.ts';
import { type EngineMethod, type RpcMessageBody, readAnswer, rpcMessageTo } from './rpc.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import { RPC_METHODS } from './rpc-table.ts';
import { EXTENSION_SENDER, type Sender } from './sender.ts';

/** A host whose `annotate` ends only by an abort, unless the text is "quick". */
function slowHost(): EngineHost {
  return {
    handle: (_method, request, signal) =>
      new Promise<never>((resolve, reject) => {
        if ('text' in request && request.text === 'quick') resolve({ annotations: [] } as never);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    expire: async () => undefined,
    lockIfIdle: async () => undefined,
    bringIntoStep: async () => undefined,
    noteSyncArrival: () => undefined,
  };
}

const call = (id: number, text: string, client = 'a'): RpcMessageBody => ({
  kind: 'call',
  id,
  client,
  method: 'annotate',
  request: { text, overrides: [], conversation: 'c' },
});
const send = (answer: ReturnType<typeof rpcAnswererFor>, body: RpcMessageBody, caller = 'tab 1') =>
  answer(caller, { ...rpcMessageTo('coatcheck-engine', body), by: EXTENSION_SENDER }).then(readAnswer);

it('answers each of several checks, since a page checks its composer, a paste and a file at the same time', async () => {
  const answer = rpcAnswererFor(slowHost());
  let stopped = 0;
  for (const [id, client, caller] of [
    [1, 'a', 'tab 1'],
    [2, 'b', 'tab 1'],
    [1, 'a', 'tab 2'],
  ] as const)
    send(answer, call(id, 'slow', client), caller).then(() => {
      stopped += 1;
    });
  expect(await send(answer, call(3, 'quick'))).toEqual({ ok: true, response: { annotations: [] } });
  expect(stopped).toBe(0);
});

it('stops a call on request, once', async () => {
  const answer = rpcAnswererFor(slowHost());
  const running = send(answer, call(7, 'slow'));
  await send(answer, { kind: 'cancel', id: 7, client: 'a' });
  expect(await running).toMatchObject({ ok: false, error: { name: 'AbortError' } });
  expect(await send(answer, { kind: 'cancel', id: 7, client: 'a' })).toEqual({ ok: true, response: {} });
});

it('refuses what it does not know in plain words', async () => {
  const answer = rpcAnswererFor(slowHost());
  const body = JSON.stringify({ kind: 'call', id: 1, client: 'a', method: 'sellEverything', request: {} });
  const reply = readAnswer(await answer('tab 1', { target: 'coatcheck-engine', body }));
  expect(reply).toMatchObject({ ok: false, error: { name: 'RequestError' } });
});

const PAGE: Sender = { kind: 'page', origin: 'https://chat.example', isPrivateWindow: false };
const FRAME: Sender = { ...EXTENSION_SENDER, kind: 'frame' };

function hearingHost() {
  const asked: { method: EngineMethod; request: unknown }[] = [];
  const handle = async (method: EngineMethod, request: unknown) => {
    asked.push({ method, request });
    return {};
  };
  return { asked, answer: rpcAnswererFor({ handle } as unknown as EngineHost) };
}

const ask = async (answer: ReturnType<typeof rpcAnswererFor>, method: EngineMethod, request: unknown, by?: Sender) => {
  const message = rpcMessageTo('coatcheck-engine', {
    kind: 'call',
    id: 1,
    client: 'a',
    method,
    request,
  } as RpcMessageBody);
  return readAnswer(await answer('tab 1', by ? { ...message, by } : message));
};

/** The methods that a content script may call, although it shares its process with a site. Each addition must be justified. */
const FOR_PAGES: readonly EngineMethod[] = [
  'status',
  'annotate',
  'checkProgress',
  'readDocument',
  'writeDocument',
  'viewDocument',
  'closeDocument',
  'preview',
  'commit',
  'audit',
  'ledger',
  'keepReceipt',
  'pairsIn',
  'recogniseConversation',
  'rememberStopped',
  'stoppedHere',
  'forgetStopped',
  'revealingAnswers',
  'addRevealingAnswers',
  'forgetRevealingAnswers',
  'bindConversation',
  'getSettings',
  'setSettings',
  'learn',
  'unlearn',
  'noteFault',
  'texts',
];
const FOR_FRAMES: readonly EngineMethod[] = [
  'status',
  'annotate',
  'checkProgress',
  'preview',
  'commit',
  'audit',
  'pairsIn',
  'getSettings',
  'setSettings',
  'learn',
  'unlearn',
  'noteFault',
  'texts',
  'vaultState',
];

it.each([
  ['a content script', PAGE, FOR_PAGES],
  ['the private frame', FRAME, FOR_FRAMES],
  ['a page of ours', EXTENSION_SENDER, RPC_METHODS],
  ['nobody that the browser named', undefined, []],
] as const)('answers %s only what it needs', async (_who, by, allowed) => {
  const { asked, answer } = hearingHost();
  for (const method of RPC_METHODS) {
    const reply = await ask(answer, method, {}, by);
    if (!(allowed as readonly string[]).includes(method))
      expect(reply, method).toMatchObject({ ok: false, error: { name: 'RequestError' } });
  }
  expect(asked.map(({ method }) => method).sort()).toEqual([...allowed].sort());
});

it('binds a conversation to the origin of the page that asks, whatever it says', async () => {
  const { asked, answer } = hearingHost();
  await ask(answer, 'pairsIn', { text: 'x', conversation: 'chat 1' }, PAGE);
  await ask(answer, 'pairsIn', { text: 'x', conversation: 'chat 1 @ https://other.example' }, PAGE);
  await ask(answer, 'bindConversation', { from: 'page-1', to: 'chat 1' }, PAGE);
  await ask(answer, 'pairsIn', { text: 'x', conversation: 'chat 1 @ https://chat.example' }, FRAME);
  expect(asked.map(({ request }) => request)).toEqual([
    { text: 'x', conversation: 'chat 1 @ https://chat.example' },
    { text: 'x', conversation: 'chat 1 @ https://other.example @ https://chat.example' },
    { from: 'page-1 @ https://chat.example', to: 'chat 1 @ https://chat.example' },
    { text: 'x', conversation: 'chat 1 @ https://chat.example' },
  ]);
});

it('names what is asked in a private window as what is kept nowhere', async () => {
  const { asked, answer } = hearingHost();
  for (const conversation of ['chat 1', 'temporary-2'])
    await ask(answer, 'commit', { text: 'x', conversation }, { ...PAGE, isPrivateWindow: true });
  expect(asked.map(({ request }) => (request as { conversation: string }).conversation)).toEqual([
    'temporary-chat 1 @ https://chat.example',
    'temporary-2 @ https://chat.example',
  ]);
});

it('puts the origin of the page that asks in the place of any that it names', async () => {
  const { asked, answer } = hearingHost();
  const origin = 'https://other.example';
  for (const method of ['stoppedHere', 'forgetStopped', 'addRevealingAnswers', 'commit'] as const)
    await ask(answer, method, { origin }, PAGE);
  await ask(answer, 'recogniseConversation', { text: 'x', current: 'page-1', origin }, PAGE);
  await ask(answer, 'commit', { text: 'x', conversation: 'chat 1 @ https://chat.example', origin }, FRAME);
  expect(asked.map(({ request }) => request)).toEqual([
    ...Array.from({ length: 4 }, () => ({ origin: 'https://chat.example' })),
    { text: 'x', current: 'page-1 @ https://chat.example', origin: 'https://chat.example' },
    { text: 'x', conversation: 'chat 1 @ https://chat.example' },
  ]);
});
