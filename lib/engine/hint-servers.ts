// The model server of the person's own: kept in the vault like the settings, with the vectors that it published.
import { said } from '../language/message.ts';
import { readServerAddress } from '../privacy/restoration/server-address.ts';
import { readVectorSet, type VectorSet } from '../privacy/restoration/vector-set.ts';
import type { HintServer } from '../sanitize/with-hint.ts';
import type { Vault } from '../vault/vault.ts';
import type { ModelServer, ModelServerShown } from './protocol.ts';
import type { Queue } from './queue.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import type { Sender } from './sender.ts';
import { RequestError } from './settings.ts';

const SETTING = 'model-server';

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

interface Read {
  readonly server: ModelServer;
  readonly set: VectorSet;
}

/** Undefined if nothing is stored that this version can read. */
function readStored(stored: unknown): Read | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { address, key, sites, published } = stored as Record<string, unknown>;
  if (typeof address !== 'string' || typeof key !== 'string' || !isListOfTexts(sites)) return undefined;
  const read = readServerAddress(address);
  if (!('address' in read) || read.address !== address) return undefined;
  try {
    return { server: { address, key, sites, published }, set: readVectorSet(published) };
  } catch {
    // Stored by another version and invalid by now: the server is not used.
    return undefined;
  }
}

function shown({ server: { address, key, sites }, set }: Read): ModelServerShown {
  return { address, key, sites, model: set.model, factTypes: set.spanTypes.length, epsilon: set.epsilon };
}

const isOf = ({ address, sites }: ModelServer, origin: string) =>
  new URL(address).origin === origin || sites.includes(origin);

/** @param turns what is read and written anew: one after the other. */
export function hintServers(vault: Vault, turns: Queue, onChanged: () => void) {
  /** Reading the vectors takes a while, and a prompt is sanitized at each pause in typing. */
  let latest: { readonly stored: string; readonly read: Read | undefined } | undefined;

  async function read(): Promise<Read | undefined> {
    const own = await vault.setting(SETTING);
    const stored = JSON.stringify(own ?? null);
    if (latest?.stored !== stored) latest = { stored, read: readStored(own) };
    return latest.read;
  }

  return {
    /**
     * Which server the prompts of this sender go to. Only a content script says where it stands; of our own pages one chat asks the server, and
     * the private composer and the others get no hints.
     */
    async serverFor({ kind, origin, asksModelServer }: Sender): Promise<HintServer | undefined> {
      if (kind !== 'page' && !asksModelServer) return undefined;
      const found = await read();
      return found && (asksModelServer || isOf(found.server, origin))
        ? { address: found.server.address, set: found.set }
        : undefined;
    },
    handlers: {
      async getModelServer(): Promise<ResponseOf<'getModelServer'>> {
        const found = await read();
        return found ? { server: shown(found) } : {};
      },
      setModelServer: ({ server }: RequestOf<'setModelServer'>) =>
        turns.add(async (): Promise<ResponseOf<'setModelServer'>> => {
          const next = server && readStored(server);
          if (server && !next) throw new RequestError(said('modelServerInvalid'));
          await vault.keepSetting(SETTING, next ? next.server : null);
          onChanged();
          return next ? { server: shown(next) } : {};
        }),
    },
  };
}
