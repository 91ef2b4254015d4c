// Locks a vault with a passphrase once the person has not used it for a while.
import type { Vault } from '../vault/vault.ts';
import type { Settings } from './protocol.ts';
import type { EngineMethod } from './rpc.ts';

const MINUTE_MS = 60_000;
/** How exactly the last use is known. */
const USE_STEP_MS = 15_000;

/** Where the engine is stopped and started within one session of the browser, the time of the last use must outlive it. */
export interface UseMemory {
  lastUse(): Promise<number | undefined>;
  keepLastUse(at: number): Promise<void>;
}

/** A person does these; all else, such as watching the vault's state or reading replies, pages do by themselves. */
const USES: ReadonlySet<EngineMethod> = new Set<EngineMethod>([
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
]);

export interface AutoLockParts {
  readonly vault: Pick<Vault, 'state'>;
  readonly settings: () => Promise<Settings>;
  readonly lock: () => Promise<unknown>;
  readonly now: () => number;
  readonly memory?: UseMemory;
}

export interface AutoLock {
  /** Before a request is answered: a machine that slept wakes up with a request, not with a timer. */
  before(method: EngineMethod): Promise<void>;
  /** Locks the vault if it is due. */
  check(): Promise<void>;
}

export function autoLock({ vault, settings, lock, now, memory }: AutoLockParts): AutoLock {
  let used: number | undefined;
  let isKept = false;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const lastUse = async (): Promise<number> => {
    const kept = used ?? (await memory?.lastUse()) ?? now();
    // A use meanwhile counts more than the memory of an earlier one.
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
      const isUse = USES.has(method);
      // Pages ask for pairs all the time: not every request reads the vault's state.
      if (!isUse && now() - checkedAt < USE_STEP_MS) return;
      checkedAt = now();
      // A vault that cannot be read says so to the request itself.
      await check().catch(() => undefined);
      if (!isUse || (isKept && now() - (await lastUse()) < USE_STEP_MS)) return;
      used = now();
      isKept = true;
      // Without this memory the vault is locked sooner, which is no reason to refuse the request.
      await memory?.keepLastUse(used).catch(() => undefined);
    },
  };
}
