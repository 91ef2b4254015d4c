// Where a browser stops the engine and starts it again within one session, an unlocked vault stays unlocked: the key waits in memory
// that ends with the browser and that no page reaches. Where the engine lives as long as the browser, there is no such memory.
import { generationOf, type KeyRecord, type OpenKey } from './key-record.ts';
import { importSealingKey } from './seal.ts';

export interface RememberedKey {
  readonly generation: number;
  readonly bytes: readonly number[];
}

export interface SessionMemory {
  keep(key: RememberedKey | undefined): Promise<void>;
  kept(): Promise<RememberedKey | undefined>;
}

export async function rememberKey(session: SessionMemory | undefined, open: OpenKey | undefined): Promise<void> {
  const { generation, bytes } = open ?? {};
  await session?.keep(bytes && generation !== undefined ? { generation, bytes: [...bytes] } : undefined);
}

/** Undefined if the person has not said the passphrase in this session. */
export async function rememberedKey(
  session: SessionMemory | undefined,
  record: KeyRecord,
): Promise<OpenKey | undefined> {
  const kept = await session?.kept();
  if (!kept || kept.generation !== generationOf(record)) return undefined;
  const bytes = Uint8Array.from(kept.bytes);
  return { key: await importSealingKey(bytes), generation: kept.generation, bytes };
}
