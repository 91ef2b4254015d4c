// Locks a vault with a passphrase once the person has not used it for a while.
import type { Vault } from '../vault/vault.ts';
import type { Settings } from './protocol.ts';
import type { EngineMethod } from './rpc.ts';

const MINUTE_MS = 60_000;
/** The time of the last use is stored at most once in this interval, so it may be wrong by as much. */
const USE_STORED_EVERY_MS = 15_000;

/** Remembers the time of the last use in a browser that stops and restarts the engine within one session (Firefox). */
export interface LastUseMemory {
  lastUse(): Promise<number | undefined>;
  keepLastUse(at: number): Promise<void>;
}

/**
 * Requests that count as use, because a person causes them. Pages send the others by themselves, such as polling the vault's state or
 * restoring replies.
 */
const METHODS_OF_USE: ReadonlySet<EngineMethod> = new Set<EngineMethod>([
  'annotate',
  'preview',
  'commit',
  'audit',
  'learn',
  'unlearn',
  'setSettings',
  'setDictionary',
  'unlockVault',
  'setPassphrase',
  'rotateKeys',
  'backUpVault',
  'restoreVault',
  'turnOnSync',
  'turnOffSync',
  'syncNow',
]);

interface AutoLockParts {
  readonly vault: Pick<Vault, 'state'>;
  readonly settings: () => Promise<Settings>;
  readonly lock: () => Promise<unknown>;
  readonly now: () => number;
  readonly memory?: LastUseMemory;
}

interface AutoLock {
  /**
   * To be called before each request is answered: after the machine slept, a request may come before the timer that would have locked the
   * vault.
   */
  before(method: EngineMethod): Promise<void>;
  /** Locks the vault if it has been idle for longer than the settings allow. */
  check(): Promise<void>;
}

export function autoLock({ vault, settings, lock, now, memory }: AutoLockParts): AutoLock {
  let used: number | undefined;
  let isKept = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const lastUse = async (): Promise<number> => {
    const kept = used ?? (await memory?.lastUse()) ?? now();
    // `used` may have been set while the memory was read; then it is the later use.
    used ??= kept;
    return used;
  };

  async function check(): Promise<void> {
    const idle = now() - (await lastUse());
    if (idle < MINUTE_MS) return;
    const { hasPassphrase, isLocked } = await vault.state();
    if (!hasPassphrase || isLocked) return;
    const { lockAfterMinutes } = await settings();
    if (lockAfterMinutes > 0 && idle >= lockAfterMinutes * MINUTE_MS) await lock();
  }

  return {
    check,
    async before(method) {
      const isUse = METHODS_OF_USE.has(method);
      // Pages request pairs all the time; reading the vault's state for each of them would be slow.
      if (!isUse && now() - checkedAt < USE_STORED_EVERY_MS) return;
      checkedAt = now();
      // If the vault cannot be read, the request itself fails with that error.
      await check().catch(() => undefined);
      if (!isUse || (isKept && now() - (await lastUse()) < USE_STORED_EVERY_MS)) return;
      used = now();
      isKept = true;
      // If the time cannot be stored, the vault is only locked sooner, so the request is not refused.
      await memory?.keepLastUse(used).catch(() => undefined);
    },
  };
}
