// What this device keeps of sync, in the vault: the key, never the passphrase. So sync waits while the vault is locked, and "Forget
// everything" forgets the key.
import type { KeyedText } from '../../language/message.ts';
import { fromBase64, toBase64 } from '../../vault/base64.ts';
import type { WrappedKey } from '../../vault/key-record.ts';
import { importSealingKey } from '../../vault/seal.ts';
import type { Vault } from '../../vault/vault.ts';
import type { SyncDocument } from './document.ts';
import { fromOwnDocument, type StoredDocument, toStoredDocument } from './stored-document.ts';
import { fromStoredKey, type StoredKey, toStoredKey } from './stored-key.ts';

/** The vault's setting that holds the record. Backups leave it out, because two devices must not count as one. */
export const SYNC_SETTING = 'sync';

interface Standing {
  /** Random; it names this device in the document. */
  readonly device: string;
  /** The generation that this device wrote last. */
  readonly written?: string;
  /** When this device and the browser's sync were last found or made equal, in milliseconds since the epoch. */
  readonly syncedAt?: number;
  /** Why the last attempt did not succeed. */
  readonly problem?: KeyedText;
}

export interface JoinedDevice extends Standing {
  readonly key: CryptoKey;
  readonly keyBytes: Uint8Array;
  readonly wrapped: WrappedKey;
  /** What this device knows: its own changes, and those of others that it has applied. */
  readonly document: SyncDocument;
}

interface StoredDevice extends Standing {
  readonly key: string;
  readonly wrapped: StoredKey;
  readonly document: StoredDocument;
}

/** `ended`: why sync is no longer on, if the person did not turn it off here. */
interface StoredRecord {
  readonly joined?: StoredDevice;
  readonly ended?: KeyedText;
}

const standingOf = ({ device, written, syncedAt, problem }: Standing): Standing => ({
  device,
  ...(written === undefined ? {} : { written }),
  ...(syncedAt === undefined ? {} : { syncedAt }),
  ...(problem === undefined ? {} : { problem }),
});

async function openStored({ key, wrapped, document, ...standing }: StoredDevice): Promise<JoinedDevice | undefined> {
  const keyBytes = fromBase64(key);
  const own = fromStoredKey(wrapped);
  if (!own) return undefined;
  const opened = { key: await importSealingKey(keyBytes), keyBytes, wrapped: own };
  return { ...standing, ...opened, document: fromOwnDocument(document) };
}

export interface SyncRecords {
  /** Undefined if sync is off. @throws VaultLocked */
  joined(): Promise<JoinedDevice | undefined>;
  ended(): Promise<KeyedText | undefined>;
  keep(joined: JoinedDevice): Promise<void>;
  /** Forgets the key and the document. */
  end(why?: KeyedText): Promise<void>;
}

export function syncRecords(vault: Pick<Vault, 'setting' | 'keepSetting'>): SyncRecords {
  const stored = async () => ((await vault.setting(SYNC_SETTING)) ?? {}) as StoredRecord;
  const keep = (record: StoredRecord) => vault.keepSetting(SYNC_SETTING, record);
  return {
    async joined() {
      const { joined } = await stored();
      return joined && openStored(joined);
    },
    ended: async () => (await stored()).ended,
    keep: (joined) =>
      keep({
        joined: {
          ...standingOf(joined),
          key: toBase64(joined.keyBytes),
          wrapped: toStoredKey(joined.wrapped),
          document: toStoredDocument(joined.document),
        },
      }),
    end: (why) => keep(why ? { ended: why } : {}),
  };
}
