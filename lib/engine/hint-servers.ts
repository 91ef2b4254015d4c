// The person's own model server, stored in the vault as a setting together with the vectors that it published.
import { said } from '../language/message.ts';
import { readServerAddress } from '../privacy/restoration/server-address.ts';
import { readVectorSet, type VectorSet } from '../privacy/restoration/vector-set.ts';
import type { HintServer } from '../sanitize/with-hint.ts';
import type { Vault } from '../vault/vault.ts';
import type { ModelServer, ModelServerSummary } from './protocol.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { type Sender, siteOfConversation } from './sender.ts';
import { RequestError } from './settings.ts';
import type { TaskQueue } from './task-queue.ts';

const SETTING_NAME = 'model-server';

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

interface ParsedServer {
  readonly server: ModelServer;
  readonly set: VectorSet;
}

/** Undefined if nothing is stored that this version can read. */
function readStored(stored: unknown): ParsedServer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { address, key, sites, published } = stored as Record<string, unknown>;
  if (typeof address !== 'string' || typeof key !== 'string' || !isListOfTexts(sites)) return undefined;
  const read = readServerAddress(address);
  if (!('address' in read) || read.address !== address) return undefined;
  try {
    return { server: { address, key, sites, published }, set: readVectorSet(published) };
  } catch {
    // If another version stored vectors that this one cannot read, the server is not used.
    return undefined;
  }
}

function summaryOf({ server: { address, key, sites }, set }: ParsedServer): ModelServerSummary {
  const { model, epsilon, id: vectorSet } = set;
  return { address, key, sites, model, epsilon, vectorSet, factTypes: set.spanTypes.length };
}

const takesPromptsOf = ({ address, sites }: ModelServer, origin: string) =>
  new URL(address).origin === origin || sites.includes(origin);

const MODEL_CHAT = Symbol('the chat with the model server');

/**
 * The origin of the chat that sends this sender's prompts; undefined for our pages that send none. A conversation without a site belongs to a
 * chat page of ours: either the model chat or the demo, whose person is offered no hint.
 */
function chatOf(
  { kind, origin, asksModelServer }: Sender,
  conversation?: string,
): string | typeof MODEL_CHAT | undefined {
  if (asksModelServer) return MODEL_CHAT;
  if (kind === 'page') return origin;
  if (kind !== 'frame' || conversation === undefined) return undefined;
  return siteOfConversation(conversation) ?? MODEL_CHAT;
}

/** @param turns the queue in which changes run one after the other, because each reads and rewrites the setting */
export function hintServerStore(vault: Vault, turns: TaskQueue, onChanged: () => void) {
  /** The latest parsed setting: parsing the vectors is slow, and a prompt is sanitized at each pause in typing. */
  let latest: { readonly stored: string; readonly read: ParsedServer | undefined } | undefined;

  async function read(): Promise<ParsedServer | undefined> {
    const own = await vault.setting(SETTING_NAME);
    const stored = JSON.stringify(own ?? null);
    if (latest?.stored !== stored) latest = { stored, read: readStored(own) };
    return latest.read;
  }

  return {
    /**
     * The server that the prompts of this sender go to.
     * @param conversation the whole name of the prompt's conversation, which says over which site's composer the private composer is
     */
    async serverFor(by: Sender, conversation?: string): Promise<HintServer | undefined> {
      const chat = chatOf(by, conversation);
      if (chat === undefined) return undefined;
      const found = await read();
      return found && (chat === MODEL_CHAT || takesPromptsOf(found.server, chat))
        ? { address: found.server.address, set: found.set }
        : undefined;
    },
    handlers: {
      async getModelServer(): Promise<ResponseOf<'getModelServer'>> {
        const found = await read();
        return found ? { server: summaryOf(found) } : {};
      },
      setModelServer: ({ server }: RequestOf<'setModelServer'>) =>
        turns.add(async (): Promise<ResponseOf<'setModelServer'>> => {
          const next = server && readStored(server);
          if (server && !next) throw new RequestError(said('modelServerInvalid'));
          await vault.keepSetting(SETTING_NAME, next ? next.server : null);
          onChanged();
          return next ? { server: summaryOf(next) } : {};
        }),
    },
  };
}
