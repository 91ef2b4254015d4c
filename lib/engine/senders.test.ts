// Every message from every sender, about its own site and about another: what is heard and answered is what the tables of SECURITY.md say.
import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => true | undefined;
type PortListener = (port: unknown) => void;

const { messages, ports, browser } = vi.hoisted(() => {
  const messages = new Set<Listener>();
  const ports = new Set<PortListener>();
  const event = <T>(listeners: Set<T>) => ({
    addListener: (listener: T) => void listeners.add(listener),
    removeListener: (listener: T) => void listeners.delete(listener),
  });
  const runtime = {
    id: 'coatcheck',
    // Node knows no origin of an extension's own scheme.
    getURL: (path: string) => `https://extension.example${path}`,
    onMessage: event(messages),
    onConnect: event(ports),
  };
  return { messages, ports, browser: { runtime } };
});
vi.mock('wxt/browser', () => ({ browser }));

import { onExtensionMessage, onExtensionPort } from './extension-messages.ts';
import { prompt, setUp } from './host.test-support.ts';
import { contextOf, type MessageContext, type MessageSender, senderOf } from './message-sender.ts';
import { MESSAGE_TABLE, type MessageTarget, PORT_TABLE, type PortTarget } from './message-table.ts';
import { type EngineMethod, readAnswer, rpcMessageTo } from './rpc.ts';
import { rpcAnswererFor } from './rpc-answerer.ts';
import { RPC_METHODS, rpcEntry } from './rpc-table.ts';
import type { SenderKind } from './sender.ts';

const MINE = 'https://evil.example';
const OTHER = 'https://avocet.example';
const OURS = 'https://extension.example';

/** As the browser describes senders. */
const SENDERS = {
  'content script': { id: 'coatcheck', url: `${MINE}/page`, origin: MINE, tab: { id: 1 } },
  'content script of a sandboxed frame': { id: 'coatcheck', url: `${MINE}/page`, origin: 'null', tab: { id: 1 } },
  'private frame': { id: 'coatcheck', url: `${OURS}/private.html`, origin: OURS, tab: { id: 1 } },
  popup: { id: 'coatcheck', url: `${OURS}/popup.html`, origin: OURS },
  "Chrome's background": { id: 'coatcheck', url: `${OURS}/background.js`, origin: OURS },
  "Firefox's background": { id: 'coatcheck', url: `${OURS}/_generated_background_page.html`, origin: OURS },
  'another extension': { id: 'other', url: 'https://other-extension.example/popup.html' },
  'another extension that calls itself our page': { id: 'other', url: `${OURS}/popup.html`, origin: OURS },
  'nobody that the browser names': { id: 'coatcheck' },
} as const;

const CONTEXTS: Readonly<Record<keyof typeof SENDERS, MessageContext | undefined>> = {
  'content script': 'page',
  'content script of a sandboxed frame': 'page',
  'private frame': 'frame',
  popup: 'own',
  "Chrome's background": 'background',
  "Firefox's background": 'background',
  'another extension': undefined,
  'another extension that calls itself our page': undefined,
  'nobody that the browser names': 'page',
};
const names = Object.keys(SENDERS) as (keyof typeof SENDERS)[];
const senderCalled = (name: keyof typeof SENDERS) => SENDERS[name] as unknown as MessageSender;

beforeEach(() => {
  messages.clear();
  ports.clear();
});

it.each(names)('knows %s by what the browser says', (name) => {
  expect(contextOf(senderCalled(name))).toBe(CONTEXTS[name]);
});

it.each(Object.keys(MESSAGE_TABLE) as MessageTarget[])('hears %s from the senders of its row alone', (target) => {
  const heard: string[] = [];
  let from = '';
  onExtensionMessage(target, () => {
    heard.push(from);
    return undefined;
  });
  for (from of names) {
    for (const claimed of [{ target }, { target, from: 'own', by: { kind: 'own' }, sender: SENDERS.popup }])
      for (const listener of messages) listener(claimed, SENDERS[from as keyof typeof SENDERS], () => undefined);
    for (const wrong of [undefined, null, target, {}, { target: `${target}x` }, [{ target }]])
      for (const listener of messages) listener(wrong, SENDERS.popup, () => undefined);
  }
  const row: readonly MessageContext[] = MESSAGE_TABLE[target].from;
  const permitted = names.filter((name) => row.includes(CONTEXTS[name] as MessageContext));
  expect(heard).toEqual(permitted.flatMap((name) => [name, name]));
});

it.each(Object.keys(PORT_TABLE) as PortTarget[])('accepts the port %s from the senders of its row alone', (target) => {
  const accepted: unknown[] = [];
  onExtensionPort(target, ({ sender }) => accepted.push(sender));
  for (const name of names)
    for (const portName of [`${target} token`, `${target}x token`, 'other'])
      for (const listener of ports) listener({ name: portName, sender: SENDERS[name] });
  for (const listener of ports) listener({ name: `${target} token` });
  const row: readonly MessageContext[] = PORT_TABLE[target].from;
  expect(accepted).toEqual(
    names.filter((name) => row.includes(CONTEXTS[name] as MessageContext)).map((n) => SENDERS[n]),
  );
});

const SECRET = 'Ptarmigan';
const SHARED_NAME = `chat @ ${OTHER}`;
const word = { term: SECRET, pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;

/** An engine in which another site has a conversation, settings, learned words and something that was stopped. */
async function engineWithOtherSite() {
  const { host } = setUp();
  await host.handle('setSettings', {
    disabledOrigins: [],
    privateOrigins: [OTHER],
    siteModes: { [OTHER]: 'review' },
    siteReviews: { [OTHER]: 1 },
    badgePlaces: { [OTHER]: { x: 1, y: 1 } },
    unreadableFileChoices: { [OTHER]: { mp4: 'refuse' } },
  });
  await host.handle('setDictionary', { entries: [word, { ...word, term: 'Wigeon', learned: true, site: OTHER }] });
  await host.handle('commit', { ...prompt, conversation: SHARED_NAME });
  await host.handle('rememberStopped', {
    origin: OTHER,
    sought: [{ original: 'Zsolnay', needle: 'zsolnay', isExact: true }] as never,
  });
  const answer = rpcAnswererFor(host);
  const ask = async (sender: MessageSender, method: string, request: unknown) => {
    const body = { kind: 'call', id: 1, client: 'a', method, request } as const;
    return readAnswer(await answer('x', { ...rpcMessageTo('coatcheck-engine', body as never), by: senderOf(sender) }));
  };
  /** The other site's and the common values, as our pages see them. */
  const stateOfOthers = async () => {
    const { siteModes, siteReviews, badgePlaces, unreadableFileChoices, ...settings } = await host.handle(
      'getSettings',
      {},
    );
    const lists = Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((origin) => origin !== MINE) : value,
    ]);
    return JSON.stringify([
      ...[siteModes[OTHER], siteReviews[OTHER], badgePlaces[OTHER], unreadableFileChoices[OTHER]],
      lists,
      (await host.handle('getDictionary', {})).entries.filter(({ site }) => site !== MINE),
      await host.handle('stoppedHere', { origin: OTHER }),
      await host.handle('revealingAnswers', { origin: OTHER }),
      await host.handle('pairsIn', { text: 'x', conversation: SHARED_NAME }),
      (await host.handle('exportLedger', {})).conversations.filter(({ conversation }) => conversation === SHARED_NAME),
      (await host.handle('exportReceipts', {})).receipts.filter(({ conversation }) => conversation === SHARED_NAME),
      await host.handle('vaultState', {}),
    ]);
  };
  return { ask, stateOfOthers };
}

/** Requests of a site that controls its process, about another site or about all sites. Each method needs one. */
const HOSTILE: { readonly [M in EngineMethod]: readonly unknown[] } = {
  status: [{}],
  annotate: [{ text: 'x', overrides: [], conversation: SHARED_NAME }],
  readDocument: [{ file: { name: 'a.docx', type: '', data: 'AAAA' }, conversation: SHARED_NAME }],
  writeDocument: [{ document: '1', edits: [], areas: { covered: [], keptCodes: [] } }],
  viewDocument: [{ document: '1', page: 1 }],
  closeDocument: [{ document: '1' }],
  checkProgress: [{ conversation: SHARED_NAME }],
  preview: [{ ...prompt, conversation: SHARED_NAME, origin: OTHER }],
  commit: [{ ...prompt, conversation: SHARED_NAME, origin: OTHER }],
  audit: [{ ...prompt, conversation: SHARED_NAME, sanitized: { text: 'x', replacements: [] } }],
  ledger: [{ conversation: SHARED_NAME }],
  exportLedger: [{}],
  keepReceipt: [{ conversation: SHARED_NAME, receipt: { at: 1 } }],
  exportReceipts: [{}],
  pairsIn: [{ text: 'x', conversation: SHARED_NAME }],
  pairsAnywhere: [{ text: 'x' }],
  recogniseConversation: [{ text: 'x', origin: OTHER, current: SHARED_NAME }],
  rememberStopped: [{ origin: OTHER, sought: [{ original: 'Otter', needle: 'otter', isExact: true }] }],
  stoppedHere: [{ origin: OTHER }],
  forgetStopped: [{ origin: OTHER }],
  revealingAnswers: [{ origin: OTHER }],
  addRevealingAnswers: [{ origin: OTHER, answers: 6 }],
  forgetRevealingAnswers: [{ origin: OTHER }],
  bindConversation: [
    { from: SHARED_NAME, to: 'mine' },
    { from: 'mine', to: SHARED_NAME },
  ],
  getSettings: [{}],
  setSettings: [
    { mode: 'off' },
    { mode: 'automatic' },
    { profile: 'none' },
    { retentionDays: 1 },
    { lockAfterMinutes: 0 },
    { restoreAutomatically: true },
    { disabledOrigins: [OTHER, MINE] },
    { privateOrigins: [] },
    { restoreOrigins: [OTHER] },
    { siteModes: { [OTHER]: 'automatic' } },
    { siteReviews: { [OTHER]: 9 } },
    { badgePlaces: {} },
    { unreadableFileChoices: { [OTHER]: { mp4: 'as-is' } } },
    { unreadableFileChoices: {} },
    { siteModes: {}, __proto__: null, model: 'acme/names' },
  ],
  getModelServer: [{}],
  setModelServer: [{ server: null }],
  getDictionary: [{}],
  setDictionary: [{ entries: [] }],
  learn: [
    { text: SECRET, type: 'PRODUCT', risk: 1 },
    { text: 'Wigeon', type: 'PRODUCT', risk: 1 },
    { text: 'Osprey', type: 'PRODUCT', risk: 1, site: OTHER },
  ],
  unlearn: [
    { text: SECRET, before: [] },
    { text: 'Wigeon', before: [] },
    { text: SECRET, before: [{ ...word, risk: 1 }] },
    { text: 'Wigeon', before: [{ ...word, term: 'Wigeon', risk: 1, learned: true, site: OTHER }] },
  ],
  noteFault: [{ fault: 'reviewNotCounted' }],
  diagnostics: [{}],
  texts: [{ tag: 'en' }],
  vaultSummary: [{}],
  vaultState: [{}],
  unlockVault: [{ passphrase: 'x' }],
  lockVault: [{}],
  setPassphrase: [{ next: 'a passphrase of an attacker' }],
  rotateKeys: [{}],
  backUpVault: [{ passphrase: 'a passphrase of an attacker' }],
  restoreVault: [{ file: '', passphrase: 'x' }],
  syncState: [{}],
  turnOnSync: [{ passphrase: 'a passphrase of an attacker' }],
  turnOffSync: [{}],
  syncNow: [{}],
  forgetEverything: [{}],
};

it('lets no content script read or change what belongs to another site, or to all', async () => {
  const { ask, stateOfOthers } = await engineWithOtherSite();
  const before = await stateOfOthers();
  for (const name of ['content script', 'content script of a sandboxed frame'] as const) {
    for (const method of RPC_METHODS) {
      for (const request of HOSTILE[method]) {
        const what = `${method} ${JSON.stringify(request)} of a ${name}`;
        const answer = await ask(senderCalled(name), method, request);
        if (!rpcEntry(method).for.includes('page'))
          expect(answer, what).toMatchObject({ ok: false, error: { said: { key: 'requestOnlyFromExtension' } } });
        expect(JSON.stringify(answer), what).not.toMatch(/avocet\.example|Ptarmigan|Wigeon|Zsolnay/);
      }
      expect(await stateOfOthers(), `${method} of a ${name}`).toBe(before);
    }
  }
});

const KINDS: readonly (readonly [keyof typeof SENDERS, SenderKind])[] = [
  ['content script', 'page'],
  ['private frame', 'frame'],
  ['popup', 'own'],
];

it.each(KINDS)('answers the %s the methods of its column alone, and no unknown one', async (name, kind) => {
  const sender = senderCalled(name);
  for (const method of RPC_METHODS.filter((one) => !rpcEntry(one).for.includes(kind))) {
    const { ask } = await engineWithOtherSite();
    const [request] = HOSTILE[method];
    expect(await ask(sender, method, request), method).toMatchObject({ ok: false });
  }
  const { ask } = await engineWithOtherSite();
  for (const unknown of ['sellEverything', 'constructor', '__proto__', 'toString', ''])
    expect(await ask(sender, unknown, {}), unknown).toMatchObject({ ok: false });
});

it('lets the private frame change how prompts are reviewed, and no other setting', async () => {
  const { ask } = await engineWithOtherSite();
  const frame = senderCalled('private frame');
  const change = (changes: object) => ask(frame, 'setSettings', changes);
  expect(await change({ siteModes: { [OTHER]: 'automatic' } })).toMatchObject({ ok: true });
  for (const changes of [
    { mode: 'off' },
    { profile: 'none' },
    { disabledOrigins: [OTHER] },
    { lockAfterMinutes: 0 },
    { unreadableFileChoices: { [OTHER]: { mp4: 'as-is' } } },
  ])
    expect(await change(changes), JSON.stringify(changes)).toMatchObject({ ok: false });
});
