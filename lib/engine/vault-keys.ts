// The requests about the vault's keys: locking and unlocking, the passphrase, new keys, and backups.
import type { DictionaryEntry } from '../detect/dictionary.ts';
import { mergeDictionaryEntries } from '../detect/dictionary-entries.ts';
import { fromBase64, toBase64 } from '../vault/base64.ts';
import type { Vault } from '../vault/vault.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { LoadOrganisationPolicy } from './organisation/managed-policy.ts';
import { refusePassphraseRemoval } from './organisation/passphrase-duty.ts';
import { PROBE_COUNTS_SETTING } from './probe-counts.ts';
import type { RequestOf } from './rpc.ts';
import { STOPPED_REQUESTS_SETTING } from './stopped-request-store.ts';
import { SYNC_SETTING } from './sync/sync-record.ts';
import type { TaskQueue } from './task-queue.ts';

const isList = (value: unknown): value is readonly DictionaryEntry[] => Array.isArray(value);

/**
 * Merges a setting of a backup: the backup's value wins, except that both dictionaries are merged, and that the stopped originals and the
 * counts of probes of this machine stay.
 */
function joinSetting(name: string, here: unknown, there: unknown): unknown {
  if (name === STOPPED_REQUESTS_SETTING || name === PROBE_COUNTS_SETTING) return here ?? there;
  if (name === SYNC_SETTING) return here;
  return name === 'dictionary' && isList(here) && isList(there) ? mergeDictionaryEntries(here, there) : there;
}

/**
 * @param turns the queue in which prompts are committed too: a change of keys waits for running commits, and no prompt is committed while
 * the keys change.
 */
export function vaultKeyHandlers(
  vault: Vault,
  turns: TaskQueue,
  conversations: ConversationStore,
  policy: LoadOrganisationPolicy,
  onChanged: () => void,
) {
  const runExclusive =
    <R, T>(work: (request: R) => Promise<T>) =>
    (request: R) =>
      turns.add(() => work(request));

  return {
    vaultState: () => vault.state(),
    unlockVault: async ({ passphrase }: RequestOf<'unlockVault'>) => {
      await vault.unlock(passphrase);
      onChanged();
      return {};
    },
    lockVault: runExclusive(async () => {
      await vault.lock();
      onChanged();
      return {};
    }),
    setPassphrase: runExclusive(async ({ current, next }: RequestOf<'setPassphrase'>) => {
      refusePassphraseRemoval(next, await policy());
      await vault.setPassphrase(current, next);
      return {};
    }),
    rotateKeys: runExclusive(async ({ passphrase }: RequestOf<'rotateKeys'>) => {
      const before = await vault.personKey();
      const records = await vault.rotate(passphrase);
      conversations.keepPreviousKey(before);
      onChanged();
      return { records };
    }),
    backUpVault: async ({ passphrase }: RequestOf<'backUpVault'>) => ({
      file: toBase64(await vault.backUp(passphrase, [SYNC_SETTING])),
    }),
    restoreVault: runExclusive(async ({ file, passphrase }: RequestOf<'restoreVault'>) => {
      await vault.restoreBackup(fromBase64(file), passphrase, joinSetting);
      onChanged();
      return vault.summary();
    }),
  };
}
