// Stores the originals that the egress guard stopped on each origin, until the person decides about them: the page may keep the message and
// send it again with the next prompt after a reload. Encrypted like all settings, and deleted after the retention time.

import type { SearchTerm } from '../egress/search-term.ts';
import { said } from '../language/message.ts';
import type { Vault } from '../vault/vault.ts';
import type { RequestOf, ResponseOf } from './rpc.ts';
import { EXTENSION_SENDER, OPAQUE_ORIGIN, type Sender } from './sender.ts';
import { RequestError } from './settings.ts';
import type { TaskQueue } from './task-queue.ts';

export const STOPPED_REQUESTS_SETTING = 'stopped';
/** Beyond these limits, the oldest stopped originals of an origin, and the oldest origins, are dropped. */
const MAX_PER_ORIGIN = 400;
const MAX_ORIGINS = 200;
const LONGEST_NEEDLE = 400;

interface Stopped extends SearchTerm {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

type ByOrigin = Readonly<Record<string, readonly Stopped[]>>;

export function requireOrigin(origin: unknown): asserts origin is string {
  if (typeof origin !== 'string' || origin === '') throw new RequestError(said('requestWithoutOrigin'));
}

/**
 * False for private windows, which must store nothing, and for documents without an origin (sandboxed frames), which cannot be recognised
 * later.
 */
const isStoredFor = ({ isPrivateWindow }: Sender, origin: string) => !isPrivateWindow && origin !== OPAQUE_ORIGIN;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function requireSought(value: unknown): asserts value is readonly SearchTerm[] {
  const isSought = (one: unknown) => {
    const { original, needle, isExact } = (one ?? {}) as Record<string, unknown>;
    return isText(original) && isText(needle) && typeof isExact === 'boolean';
  };
  if (!Array.isArray(value) || !value.every(isSought)) throw new RequestError(said('requestWithoutOriginals'));
}

export function stoppedRequestStore(vault: Vault, turns: TaskQueue, now: () => number, keptFor: () => Promise<number>) {
  async function read(): Promise<ByOrigin> {
    const stored = (await vault.setting(STOPPED_REQUESTS_SETTING)) as ByOrigin | undefined;
    const oldest = now() - (await keptFor());
    const alive = Object.entries(stored ?? {}).map(
      ([origin, list]) => [origin, list.filter(({ at }) => at >= oldest)] as const,
    );
    return Object.fromEntries(alive.filter(([, list]) => list.length > 0));
  }

  const write = (next: ByOrigin) => vault.keepSetting(STOPPED_REQUESTS_SETTING, next);

  const rememberStopped = (
    { origin, sought }: RequestOf<'rememberStopped'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ) =>
    turns.add(async () => {
      requireOrigin(origin);
      requireSought(sought);
      if (!isStoredFor(by, origin)) return {};
      const { [origin]: before = [], ...others } = await read();
      const fresh = sought
        .filter(({ needle }) => needle.length <= LONGEST_NEEDLE)
        .map(({ original, needle, isExact, digits, type }) => ({
          original,
          needle,
          isExact,
          ...(digits === undefined ? {} : { digits }),
          ...(type === undefined ? {} : { type }),
          at: now(),
        }));
      const all = [...new Map([...before, ...fresh].map((one) => [one.needle, one])).values()].slice(-MAX_PER_ORIGIN);
      await write(Object.fromEntries([...Object.entries(others), [origin, all] as const].slice(-MAX_ORIGINS)));
      return {};
    });

  /** Queued behind pending writes, because the previous page may have reported a stop just before it was reloaded. */
  const stoppedHere = ({ origin }: RequestOf<'stoppedHere'>, _signal?: AbortSignal, by = EXTENSION_SENDER) =>
    turns.add(async (): Promise<ResponseOf<'stoppedHere'>> => {
      requireOrigin(origin);
      if (!isStoredFor(by, origin)) return { sought: [] };
      return { sought: ((await read())[origin] ?? []).map(({ at: _at, ...sought }) => sought) };
    });

  const forgetStopped = (
    { origin, originals }: RequestOf<'forgetStopped'>,
    _signal?: AbortSignal,
    by = EXTENSION_SENDER,
  ) =>
    turns.add(async () => {
      requireOrigin(origin);
      if (!isStoredFor(by, origin)) return {};
      const { [origin]: before, ...others } = await read();
      if (!before) return {};
      const left = originals ? before.filter(({ original }) => !originals.includes(original)) : [];
      await write(left.length > 0 ? { ...others, [origin]: left } : others);
      return {};
    });

  /** Deletes originals that are older than the retention setting allows. */
  async function expire(): Promise<void> {
    if ((await vault.setting(STOPPED_REQUESTS_SETTING)) !== undefined) await write(await read());
  }

  return { handlers: { rememberStopped, stoppedHere, forgetStopped }, expire };
}
