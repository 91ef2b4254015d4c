// The engine's host: joins detection, sanitizing and the vault. It uses no browser API; messages are handled in `rpc-answerer.ts`.

import { CodedError } from '../language/coded-error.ts';
import { isLanguageTag } from '../language/language-tags.ts';
import { loadTexts } from '../language/load-texts.ts';
import { said } from '../language/message.ts';
import { autoLock } from './auto-lock.ts';
import { conversationRecallHandlers } from './conversation-recall.ts';
import { type ConversationStore, conversationStore } from './conversation-store.ts';
import { diagnosticsLog } from './diagnostics.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { hintServerStore } from './hint-servers.ts';
import type { EngineHost, HostParts } from './host-parts.ts';
import { rulesOfMarks } from './organisation/rules-of-marks.ts';
import { latestSanitizedCache, outgoingPromptHandlers } from './outgoing-prompts.ts';
import { preferenceHandlers } from './preferences.ts';
import { probeCounts } from './probe-counts.ts';
import { promptCheckHandlers } from './prompt-checks.ts';
import type { PromptContext } from './prompt-context.ts';
import type { EngineProtocol } from './protocol.ts';
import { ledgerAndReceiptHandlers } from './records.ts';
import { requireConversation } from './request-checks.ts';
import type { EngineMethod, RequestOf, ResponseOf } from './rpc.ts';
import { EXTENSION_SENDER, type Sender } from './sender.ts';
import { DEFAULT_SETTINGS, RequestError } from './settings.ts';
import { stoppedRequestStore } from './stopped-request-store.ts';
import type { LocalStore } from './sync/sync.ts';
import { createSync, type Sync, WITHOUT_SYNC } from './sync/sync-handlers.ts';
import { tabConversations } from './tab-conversations.ts';
import { TaskQueue } from './task-queue.ts';
import { vaultKeyHandlers } from './vault-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Handlers = {
  readonly [M in EngineMethod]: (
    request: RequestOf<M>,
    signal: AbortSignal | undefined,
    by: Sender,
  ) => ResponseOf<M> | Promise<ResponseOf<M>>;
};

async function texts({ tag }: RequestOf<'texts'>): Promise<ResponseOf<'texts'>> {
  if (!isLanguageTag(tag)) throw new RequestError(said('languageUnknown', { tag }));
  return { parts: await loadTexts(tag) };
}

async function bind(
  conversations: ConversationStore,
  { from, to, onlyIfNew }: RequestOf<'bindConversation'>,
): Promise<ResponseOf<'bindConversation'>> {
  requireConversation(from);
  requireConversation(to);
  const areTwo = async () => (await conversations.isStored(from)) && (await conversations.isStored(to));
  if (onlyIfNew === true && from !== to && (await areTwo())) return { isBound: false };
  await conversations.bind(from, to);
  return { isBound: true };
}

/** Requests after which settings or words may differ from what other devices know, or after which sync no longer has to wait. */
const CONCERN_SYNC: ReadonlySet<EngineMethod> = new Set<EngineMethod>([
  'setSettings',
  'setDictionary',
  'learn',
  'unlearn',
  'restoreVault',
  'unlockVault',
]);

function syncOf({ sync, vault, now }: HostParts, turns: TaskQueue, local: LocalStore): Sync {
  return sync ? createSync({ ...sync, vault, local, turns, now }, sync.logN) : WITHOUT_SYNC;
}

interface Forgetful {
  forget(): void;
}

function forgetting(
  { vault, storeTurns, conversations }: Pick<PromptContext, 'vault' | 'storeTurns' | 'conversations'>,
  sync: Pick<Sync, 'forget'>,
  parts: readonly Forgetful[],
) {
  return async () => {
    await storeTurns.add(async () => {
      await vault.forget();
      conversations.clear();
      for (const part of parts) part.forget();
    });
    await sync.forget();
    return {};
  };
}

function dispatcher(handlers: Handlers): EngineHost['handle'] {
  return async (method, request, signal, by = EXTENSION_SENDER) => {
    const handler = handlers[method] as (
      given: typeof request,
      abort: AbortSignal | undefined,
      sender: Sender,
    ) => ReturnType<EngineProtocol[typeof method]> | Promise<ReturnType<EngineProtocol[typeof method]>>;
    return handler(request, signal, by);
  };
}

/** Deletes records that are older than `keptFor` tells. */
function expiryOf(
  { vault, now }: Pick<HostParts, 'vault' | 'now'>,
  stopped: Pick<ReturnType<typeof stoppedRequestStore>, 'expire'>,
  keptFor: () => Promise<number>,
) {
  let lastExpiry = Number.NEGATIVE_INFINITY;
  return {
    isDue: () => now() - lastExpiry > DAY_MS,
    async run(): Promise<void> {
      await vault.expire(now() - (await keptFor()));
      await stopped.expire();
      // Not reached if something above failed, for example because the vault is locked; the next prompt then tries again.
      lastExpiry = now();
    },
  };
}

const noDocuments = () => Promise.reject(new CodedError(said('fileKindUnknown')));

export function createEngineHost(hostParts: HostParts): EngineHost {
  const { deps, vault, now, uses, policy = async () => undefined, openFile = noDocuments } = hostParts;
  const { knownPolicy = policy, shownPolicy = knownPolicy } = hostParts;
  const modelTurns = new TaskQueue();
  const storeTurns = new TaskQueue();
  const conversations = conversationStore(vault, deps.newTweak);
  const latest = latestSanitizedCache();
  const { serverFor, handlers: serverHandlers } = hintServerStore(vault, storeTurns, latest.forget);
  const parts = { vault, turns: storeTurns, onModel: deps.reloadModel, policy, knownPolicy, serverFor };
  const preferences = preferenceHandlers(parts);
  const { settings } = preferences;
  const sync = syncOf(hostParts, storeTurns, preferences.local);
  const keptFor = async () => (await settings()).retentionDays * DAY_MS;
  const records = ledgerAndReceiptHandlers(vault, conversations);
  const diagnostics = diagnosticsLog(now);
  const stopped = stoppedRequestStore(vault, storeTurns, now, keptFor);
  const expiry = expiryOf({ vault, now }, stopped, keptFor);
  const probes = probeCounts(vault, storeTurns, now);
  const tabs = tabConversations();
  const marks = rulesOfMarks();
  const common = { deps, vault, now, policy, shownPolicy, marks, modelTurns, storeTurns };
  const context = { ...common, conversations, tabs, preferences, serverFor };
  const checks = promptCheckHandlers(context);
  const release = outgoingPromptHandlers(context, latest);

  const handlers: Handlers = {
    // The status needs no vault. A vault that cannot be read is reported by the requests that do.
    status: async () => deps.modelStatus(await settings(shownPolicy).catch(() => DEFAULT_SETTINGS)),
    ...checks.handlers,
    ...documentHandlers({ openFile, follow: checks.follow }),
    preview: (request, _signal, by) => storeTurns.add(() => release.preview(request, by)),
    async commit(request, _signal, by) {
      if (expiry.isDue()) await storeTurns.add(expiry.run);
      return storeTurns.add(() => release.commit(request, by));
    },
    ...records,
    keepReceipt: (request) => storeTurns.add(() => records.keepReceipt(request)),
    ...conversationRecallHandlers(context),
    ...stopped.handlers,
    ...probes.handlers,
    bindConversation: (request) => storeTurns.add(() => bind(conversations, request)),
    ...preferences.handlers,
    ...serverHandlers,
    ...diagnostics.handlers,
    texts,
    ...vaultKeyHandlers(vault, storeTurns, conversations, policy, latest.forget),
    vaultSummary: () => vault.summary(),
    ...sync.handlers,
    forgetEverything: forgetting(context, sync, [tabs, latest, marks, probes]),
  };

  const handle = dispatcher(handlers);
  const idleLock = autoLock({
    vault,
    settings,
    lock: () => handle('lockVault', {}),
    now,
    ...(uses ? { memory: uses } : {}),
  });

  return {
    async handle(method, request, signal, by = EXTENSION_SENDER) {
      try {
        await idleLock.before(method);
        const response = await handle(method, request, signal, by);
        if (CONCERN_SYNC.has(method)) sync.noteChange();
        return response;
      } catch (error) {
        diagnostics.failed(method, by, error);
        throw error;
      }
    },
    lockIfIdle: () => idleLock.check(),
    expire: () => storeTurns.add(expiry.run),
    bringIntoStep: sync.run,
    noteSyncArrival: sync.noteArrival,
  };
}
