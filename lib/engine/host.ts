// The engine: orchestration over detection, sanitizing and the vault. No browser API here; messages are `serve.ts`'s business.

import type { AuditedPrompt, AuditReport } from '../audit/report.ts';
import { loadTexts } from '../language/load.ts';
import { said } from '../language/message.ts';
import { isLanguageTag } from '../language/tags.ts';
import { usesOf, withRelease } from '../privacy/ledger.ts';
import { dayOf } from '../sanitize/numbers/relations/today.ts';
import type { Sanitized } from '../sanitize/sanitized.ts';
import { SurvivorError, spellingsIn } from '../sanitize/survivors.ts';
import {
  asPrivate,
  secretOf,
  withEntries,
  withKnown,
  withLedger,
  withMarks,
  withoutKnown,
  withVisible,
} from '../vault/conversation.ts';
import { autoLock } from './auto-lock.ts';
import { checkShares } from './check-shares.ts';
import { conversationStore } from './conversation-store.ts';
import { diagnosticRecords } from './diagnostics.ts';
import { hintServers } from './hint-servers.ts';
import type { Host, HostParts, SanitizeInput } from './host-parts.ts';
import { marksOf } from './marks.ts';
import { loweredIn } from './memory.ts';
import { withPushedWords } from './organisation/in-force.ts';
import { requirePassphrase } from './organisation/passphrase-duty.ts';
import { enginePreferences } from './preferences.ts';
import type { EngineProtocol } from './protocol.ts';
import { Queue } from './queue.ts';
import { isTelling, recall } from './recall.ts';
import { engineRecords } from './records.ts';
import { requireConversation, requireFitting, requireText } from './request-checks.ts';
import type { EngineMethod, RequestOf, ResponseOf } from './rpc.ts';
import { OWN_SENDER, type Sender } from './sender.ts';
import { DEFAULT_SETTINGS, RequestError } from './settings.ts';
import { stoppedMemory } from './stopped-memory.ts';
import { vaultKeys } from './vault-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Handlers = {
  readonly [M in EngineMethod]: (
    request: RequestOf<M>,
    signal: AbortSignal | undefined,
    by: Sender,
  ) => ResponseOf<M> | Promise<ResponseOf<M>>;
};

export function createHost({ deps, vault, now, uses, policy = async () => undefined }: HostParts): Host {
  const modelTurns = new Queue();
  const storeTurns = new Queue();
  const conversations = conversationStore(vault, deps.newTweak);
  const servers = hintServers(vault, storeTurns, () => {
    latest = undefined;
  });
  const { serverFor } = servers;
  const preferences = enginePreferences({ vault, turns: storeTurns, onModel: deps.reloadModel, policy, serverFor });
  const { settings, dictionary, pushedWords } = preferences;
  const records = engineRecords(vault, conversations);
  const keptFor = async () => (await settings()).retentionDays * DAY_MS;
  const diagnostics = diagnosticRecords(now);
  const shares = checkShares();
  const stopped = stoppedMemory(vault, storeTurns, now, keptFor);
  /** What was sanitized last: with nothing changed since, what was shown is what is sent, although noise and words are drawn. */
  let latest: { readonly of: string; readonly result: Sanitized } | undefined;
  let lastExpiry = Number.NEGATIVE_INFINITY;

  /** The request, checked, with what the vault knows of its conversation. */
  async function prepared(request: RequestOf<'commit'>) {
    requireText(request);
    requireConversation(request.conversation);
    await requirePassphrase(vault, await policy());
    const sorted = [...request.annotations].sort((a, b) => a.start - b.start);
    requireFitting(request.text, sorted);
    const annotations = await withPushedWords(request.text, sorted, await pushedWords());
    const conversation = await conversations.open(request.conversation);
    const secret = secretOf(conversation.current, await vault.personKey());
    return { text: request.text, annotations, accepted: request.accepted ?? [], conversation, secret };
  }

  /** With what earlier prompts of the conversation tell. */
  function auditedPrompt(
    { text, annotations, accepted, conversation, secret }: Awaited<ReturnType<typeof prepared>>,
    personKey: Uint8Array,
    sanitized: Pick<Sanitized, 'text' | 'replacements'>,
  ): AuditedPrompt {
    const earlier = deps.earlierOriginals(conversation, sanitized.text, personKey);
    const earlierUses = deps.valueIds(sanitized, secret).map((ids) => usesOf(conversation.ledger, ids));
    return { text, annotations, sanitized, accepted, earlier, earlierUses, today: dayOf(now()) };
  }

  async function sanitizedOnce(id: string, input: SanitizeInput): Promise<Sanitized> {
    const { secret, conversation, hintServer, ...rest } = input;
    const { tweak, entries } = conversation.current;
    const of = JSON.stringify([
      id,
      Array.from(tweak),
      entries.length,
      conversation.visible.length,
      hintServer?.set.id,
      rest,
    ]);
    if (latest?.of !== of) latest = { of, result: await deps.sanitize(input) };
    return latest.result;
  }

  /** @throws SurvivorError where an original would leave that the person has not let go. */
  async function sanitized(request: RequestOf<'commit'>, by: Sender) {
    const given = await prepared(request);
    const { brokenRelations = [] } = request;
    const hintServer = await serverFor(by);
    const input = {
      ...given,
      brokenRelations,
      today: dayOf(now()),
      settings: await settings(),
      ...(hintServer ? { hintServer } : {}),
    };
    const result = await sanitizedOnce(request.conversation, input);
    const survivors = deps.survivorsIn({ ...given, sanitized: result, earlier: [], earlierUses: [] });
    const earlier = deps
      .uncoveredIn(given.text, given.annotations, given.conversation.known)
      .filter(({ text }) => !given.accepted.includes(text));
    if (survivors.length + earlier.length > 0) throw new SurvivorError([...survivors, ...earlier]);
    return { ...given, result };
  }

  async function commit(request: RequestOf<'commit'>, by: Sender): Promise<Sanitized> {
    const { annotations, conversation, secret, result, accepted } = await sanitized(request, by);
    const known = withKnown(
      withoutKnown(withEntries(conversation, result.vault), loweredIn(request.text, annotations)),
      deps.protectedIn(request.text, annotations),
    );
    const key = await vault.personKey();
    const marks = request.origin
      ? marksOf(result.replacements.filter(isTelling), request.origin, conversation.current.key ?? key)
      : [];
    const remembered = withMarks(withVisible(known, deps.visibleWords(result, conversation, key)), marks);
    const { ledger: before } = conversation;
    const letGo = accepted.filter((original) => spellingsIn(result.text, original).length > 0).length;
    const ids = deps.valueIds(result, secret);
    const isReleased = result.replacements.length > 0;
    const ledger = isReleased ? withRelease(before, result.guarantee, ids, now(), letGo) : before;
    const kept = withLedger(remembered, ledger);
    await conversations.keep(request.conversation, request.isPrivate === true ? asPrivate(kept) : kept);
    latest = undefined;
    return result;
  }

  async function audit(request: RequestOf<'audit'>, signal?: AbortSignal): Promise<AuditReport> {
    const prompt = await storeTurns.add(async () => {
      const given = await prepared(request);
      requireFitting(request.text, request.sanitized.replacements);
      return auditedPrompt(given, await vault.personKey(), request.sanitized);
    }, signal);
    return deps.audit(prompt, (work) => modelTurns.add(work, signal), signal);
  }

  async function texts({ tag }: RequestOf<'texts'>): Promise<ResponseOf<'texts'>> {
    if (!isLanguageTag(tag)) throw new RequestError(said('languageUnknown', { tag }));
    return { parts: await loadTexts(tag) };
  }

  async function bind({ from, to, onlyIfNew }: RequestOf<'bindConversation'>): Promise<ResponseOf<'bindConversation'>> {
    requireConversation(from);
    requireConversation(to);
    const areTwo = async () => (await conversations.isStored(from)) && (await conversations.isStored(to));
    if (onlyIfNew === true && from !== to && (await areTwo())) return { isBound: false };
    await conversations.bind(from, to);
    return { isBound: true };
  }

  async function expire(): Promise<void> {
    await vault.expire(now() - (await keptFor()));
    await stopped.expire();
    // A vault that was locked is asked again at the next prompt.
    lastExpiry = now();
  }

  async function annotate(request: RequestOf<'annotate'>, signal?: AbortSignal): Promise<ResponseOf<'annotate'>> {
    requireText(request);
    const { text, overrides, conversation: id } = request;
    const stored = await conversations.known(id);
    const input = {
      text,
      overrides,
      ...(stored ? { earlier: { conversation: stored, key: await vault.personKey() } } : {}),
      dictionary: await dictionary(),
      settings: await settings(),
      rulesOnly: request.rulesOnly === true,
      ...(signal ? { signal } : {}),
    };
    const byModel = () => shares.follow(id, (onShare) => deps.annotate({ ...input, onShare }));
    // Rules do not wait in line behind a model that is still being loaded.
    const annotations = await (input.rulesOnly ? deps.annotate(input) : modelTurns.add(byModel, signal));
    signal?.throwIfAborted();
    return { annotations: await withPushedWords(text, annotations, await pushedWords()) };
  }

  const handlers: Handlers = {
    // A vault that cannot be read says so where something is asked of it; the model does not need it.
    status: async () => deps.modelStatus(await settings().catch(() => DEFAULT_SETTINGS)),
    annotate,
    ...shares.handlers,
    preview: (request, _signal, by) => storeTurns.add(async () => (await sanitized(request, by)).result),
    async commit(request, _signal, by) {
      if (now() - lastExpiry > DAY_MS) await storeTurns.add(expire);
      return storeTurns.add(() => commit(request, by));
    },
    audit,
    ...records,
    keepReceipt: (request) => storeTurns.add(() => records.keepReceipt(request)),
    ...recall(deps, vault, conversations),
    ...stopped.handlers,
    bindConversation: (request) => storeTurns.add(() => bind(request)),
    ...preferences.handlers,
    ...servers.handlers,
    ...diagnostics.handlers,
    texts,
    ...vaultKeys(vault, storeTurns, conversations, policy, () => {
      latest = undefined;
    }),
    vaultSummary: () => vault.summary(),
    forgetEverything: () =>
      storeTurns.add(async () => {
        await vault.forget();
        conversations.clear();
        latest = undefined;
        return {};
      }),
  };

  const idleLock = autoLock({
    vault,
    settings,
    lock: () => handle('lockVault', {}),
    now,
    ...(uses ? { memory: uses } : {}),
  });

  const handle: Host['handle'] = async (method, request, signal, by = OWN_SENDER) => {
    const handler = handlers[method] as (
      given: typeof request,
      abort: AbortSignal | undefined,
      sender: Sender,
    ) => ReturnType<EngineProtocol[typeof method]> | Promise<ReturnType<EngineProtocol[typeof method]>>;
    return handler(request, signal, by);
  };

  return {
    async handle(method, request, signal, by = OWN_SENDER) {
      try {
        await idleLock.before(method);
        return await handle(method, request, signal, by);
      } catch (error) {
        diagnostics.failed(method, by, error);
        throw error;
      }
    },
    lockIfIdle: () => idleLock.check(),
    expire: () => storeTurns.add(expire),
  };
}
