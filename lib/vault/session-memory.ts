// Keeps an unlocked vault unlocked in a browser that stops and restarts the engine within one session: the key stays in a memory that the
// browser clears when it is closed and that no page can read. Not needed if the engine lives as long as the browser.
import { type KeyRecord, keyGenerationOf, type OpenedKey } from './key-record.ts';
import { importSealingKey } from './seal.ts';

export interface RememberedKey {
  readonly generation: number;
  readonly bytes: readonly number[];
}

export interface SessionMemory {
  keep(key: RememberedKey | undefined): Promise<void>;
  kept(): Promise<RememberedKey | undefined>;
}

export async function rememberKey(session: SessionMemory | undefined, open: OpenedKey | undefined): Promise<void> {
  const { generation, bytes } = open ?? {};
  await session?.keep(bytes && generation !== undefined ? { generation, bytes: [...bytes] } : undefined);
}

/** The remembered key; undefined if the person has not entered the passphrase in this session, or the key has changed since. */
export async function rememberedKey(
  session: SessionMemory | undefined,
  record: KeyRecord,
): Promise<OpenedKey | undefined> {
  const kept = await session?.kept();
  if (!kept || kept.generation !== keyGenerationOf(record)) return undefined;
  const bytes = Uint8Array.from(kept.bytes);
  return { key: await importSealingKey(bytes), generation: kept.generation, bytes };
}
