// After a reload, on a site whose address holds no conversation id, the surrogates in the page identify the conversation.
import { expect, it } from 'vitest';
import { createVault } from '../vault/vault.ts';
import { engineDeps } from './engine-deps.ts';
import { modelMarking, newName, random } from './host.test-support.ts';
import { createEngineHost } from './host.ts';
import type { EngineHost } from './host-parts.ts';
import { TEMPORARY_CONVERSATION_PREFIX } from './protocol.ts';
import { type EngineMethod, readAnswer, rpcMessageTo } from './rpc.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import type { Sender } from './sender.ts';

const model = modelMarking(/(?<=(?:to|tell|Tell) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu);
const ORIGIN = 'https://chat.example';

function setUp() {
  const vault = createVault({ name: newName(), now: Date.now, randomBytes: random, logN: 4 });
  return { vault, host: createEngineHost({ deps: engineDeps(model), vault, now: Date.now }) };
}

async function send(host: EngineHost, text: string, conversation: string, origin = ORIGIN): Promise<string> {
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation });
  return (await host.handle('commit', { text, annotations, conversation, origin })).text;
}

const ask = (host: EngineHost, text: string, current = 'page-new', origin = ORIGIN) =>
  host.handle('recogniseConversation', { text, origin, current });

it('knows the conversation again by its own messages, and by no others', async () => {
  const { host } = setUp();
  const first = await send(host, 'Write to Annika Lindqvist about the rent.', 'page-1');
  const second = await send(host, 'Call me back at +1 503 227 4419 today.', 'page-2');
  const third = await send(host, 'Tell Annika that I am late.', 'page-3');
  const seen = (text: string) => ask(host, `Chat\n${text}\nOf course, here it is.`);
  for (const [text, conversation] of [
    [first, 'page-1'],
    [second, 'page-2'],
    [third, 'page-3'],
  ] as const)
    expect((await seen(text)).conversation).toBe(conversation);
  const { pairs } = await seen(first);
  expect(pairs.map(({ original }) => original)).toEqual(expect.arrayContaining(['Annika', 'Lindqvist']));
  expect((await seen('Somebody Else wrote to Someone.')).conversation).toBeUndefined();
  // A single surrogate in a text that was never sent is not enough.
  const name = /Tell (\S+)/.exec(third)?.[1] ?? '';
  expect((await seen(`The actor ${name} was born in Bergen.`)).conversation).toBeUndefined();
});

it('says nothing on another origin, and in a conversation that is kept nowhere', async () => {
  const { host } = setUp();
  const sent = await send(host, 'Write to Annika Lindqvist about the rent.', 'page-1');
  expect((await ask(host, sent, 'page-new', 'https://other.example')).conversation).toBeUndefined();
  expect(await ask(host, sent, `${TEMPORARY_CONVERSATION_PREFIX}1`)).toEqual({
    pairs: [],
    isBegun: false,
    holdsCurrent: false,
  });
});

it('stays with the conversation that is shown while anything of it stands there', async () => {
  const { host } = setUp();
  const sent = await send(host, 'Write to Annika Lindqvist about the rent.', 'page-1');
  const own = await send(host, 'Write to Tobias Castellanos.', 'page-2');
  expect(await ask(host, `${sent}\n${own}`, 'page-2')).toMatchObject({ conversation: 'page-2', holdsCurrent: true });
  expect(await ask(host, sent, 'page-2')).toMatchObject({ conversation: 'page-1', isBegun: true, holdsCurrent: false });
});

it('keeps no word of a surrogate as it is, and knows it again under new keys', async () => {
  const { host, vault } = setUp();
  const sent = await send(host, 'Write to Annika Lindqvist about the rent.', 'page-1');
  const marks = (await vault.conversation('page-1'))?.marks ?? [];
  expect(marks).toHaveLength(2);
  expect(
    sent
      .toLowerCase()
      .split(/\W+/)
      .some((word) => marks.includes(word)),
  ).toBe(false);
  await host.handle('rotateKeys', {});
  expect((await ask(host, sent)).conversation).toBe('page-1');
});

it('gives a content script the name that it knows, and of its own origin only, whatever it says', async () => {
  const { host } = setUp();
  const answer = rpcAnswererFor(host);
  const chat: Sender = { kind: 'page', origin: ORIGIN, isPrivateWindow: false };
  const askAs = async (method: EngineMethod, request: unknown, by: Sender) => {
    const message = rpcMessageTo('coatcheck-engine', { kind: 'call', id: 1, client: 'a', method, request });
    const reply = readAnswer(await answer('tab 1', { ...message, by }));
    return reply?.ok ? (reply.response as Record<string, unknown>) : {};
  };
  const text = 'Write to Annika Lindqvist about the rent.';
  const { annotations } = await askAs('annotate', { text, overrides: [], conversation: 'page-1' }, chat);
  const prompt = { text, annotations, conversation: 'page-1', origin: 'https://other.example' };
  const { text: sent } = await askAs('commit', prompt, chat);
  const seen = { text: sent, origin: ORIGIN, current: 'page-new' };
  expect(await askAs('recogniseConversation', seen, chat)).toMatchObject({ conversation: 'page-1' });
  for (const current of ['page-new', 'page-1', `page-1 @ ${ORIGIN}`])
    expect(
      await askAs('recogniseConversation', { ...seen, current }, { ...chat, origin: 'https://other.example' }),
    ).toEqual({ pairs: [], isBegun: false, holdsCurrent: false });
});

it('knows a single name beside the composer of the same tab and origin, under the name that the site gave later', async () => {
  const { host } = setUp();
  const chat: Sender = { kind: 'page', origin: ORIGIN, isPrivateWindow: false, tab: 7 };
  const whole = (id: string) => `${id} @ ${ORIGIN}`;
  const text = 'Tell Annika that I am late.';
  const conversation = whole('page-1');
  const { annotations } = await host.handle('annotate', { text, overrides: [], conversation }, undefined, chat);
  const prompt = { text, annotations, conversation, origin: ORIGIN };
  const { text: sent } = await host.handle('commit', prompt, undefined, chat);
  await host.handle('bindConversation', { from: conversation, to: whole('site 1') }, undefined, chat);
  const name = /Tell (\S+)/.exec(sent)?.[1] ?? '';
  const seen = { text: `${name} was told.`, origin: ORIGIN, current: whole('page-frame') };
  const asked = async (by: Sender, isBeside = true) =>
    (await host.handle('recogniseConversation', { ...seen, origin: by.origin, isBeside }, undefined, by)).conversation;
  expect(await asked(chat)).toBe('site 1');
  expect(await asked(chat, false)).toBeUndefined();
  expect(await asked({ ...chat, tab: 8 })).toBeUndefined();
  expect(await asked({ ...chat, origin: 'https://other.example' })).toBeUndefined();
  const other = { ...seen, text: 'Somebody else was told.', isBeside: true };
  expect((await host.handle('recogniseConversation', other, undefined, chat)).conversation).toBeUndefined();
});
