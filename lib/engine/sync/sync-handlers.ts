// The requests about sync: its state, on, off, and now.
import { said } from '../../language/message.ts';
import { toBase64 } from '../../vault/base64.ts';
import { freshWrappedKey, type OpenedKey, openKey, type WrappedKey } from '../../vault/key-record.ts';
import { SCRYPT_LOG_N } from '../../vault/passphrase.ts';
import type { SyncState } from '../protocol.ts';
import type { RequestOf } from '../rpc.ts';
import { TaskQueue } from '../task-queue.ts';
import { EMPTY_DOCUMENT, type SyncDocument, wordCount } from './document.ts';
import { stateAfter, withJoiningState } from './local-state.ts';
import { openGeneration, readableGeneration } from './sealed-generation.ts';
import { type SyncContext, syncRuns, writeDocument } from './sync.ts';
import { PartsMissing, SyncError, type SyncItems, SyncRefused } from './sync-area.ts';
import type { SyncRecords } from './sync-record.ts';

const KEY_ID = 'sync';
const DEVICE_BYTES = 6;

interface Shared {
  readonly wrapped: WrappedKey;
  readonly opened: OpenedKey;
  readonly document: SyncDocument;
}

const keyOf = ({ opened, wrapped }: Shared) => {
  if (!opened.bytes) throw new SyncError(said('syncNotReadable'));
  return { key: opened.key, keyBytes: opened.bytes, wrapped };
};

async function newShared(passphrase: string, logN: number, { randomBytes }: SyncContext): Promise<Shared> {
  const { record, open } = await freshWrappedKey(passphrase, 0, logN, randomBytes);
  if (!record.wrapped) throw new SyncError(said('syncNotReadable'));
  return { wrapped: record.wrapped, opened: open, document: EMPTY_DOCUMENT };
}

/** Opens what other devices wrote; undefined if nothing lies there. @throws SyncError, or VaultError if the passphrase is wrong */
async function sharedByOthers(items: SyncItems, passphrase: string): Promise<Shared | undefined> {
  const found = readableGeneration(items);
  if (!found) return undefined;
  const { wrapped } = found.head;
  const opened = await openKey({ id: KEY_ID, wrapped }, passphrase);
  if (found.kind === 'incomplete') throw new PartsMissing();
  return { wrapped, opened, document: await openGeneration(opened.key, found.head, found.data) };
}

function turnOnHandler(context: SyncContext, records: SyncRecords, logN: number) {
  const { area, turns, local, now, randomBytes } = context;
  const newDevice = () => toBase64(randomBytes(DEVICE_BYTES));

  return async ({ passphrase }: RequestOf<'turnOnSync'>) => {
    const items = await area.all();
    const others = await sharedByOthers(items, passphrase);
    const shared = others ?? (await newShared(passphrase, logN, context));
    await turns.add(async () => {
      const before = await local.read();
      const device = (await records.joined())?.device ?? newDevice();
      const document = withJoiningState(shared.document, before, device, now());
      const joined = { ...keyOf(shared), device, document };
      // Before anything changes here: if it does not fit in, or the browser refuses it, sync stays off.
      const { generation: written } = await writeDocument(context, joined, items);
      await local.write(stateAfter(document, before));
      await records.keep({ ...joined, written, syncedAt: now() });
    });
    await area.announce();
  };
}

const OFF: SyncState = { isOn: false, isThere: false };

async function stateOf({ area }: SyncContext, records: SyncRecords): Promise<SyncState> {
  const [joined, ended] = [await records.joined(), await records.ended()];
  const isThere = await area.all().then(
    (items) => Object.keys(items).length > 0,
    (error: unknown) => {
      if (error instanceof SyncRefused) return false;
      throw error;
    },
  );
  if (!joined) return { ...OFF, isThere, ...(ended ? { problem: ended } : {}) };
  const { document, syncedAt, problem } = joined;
  return {
    isOn: true,
    isThere,
    words: wordCount(document),
    devices: document.devices.size,
    ...(syncedAt === undefined ? {} : { syncedAt }),
    ...(problem ? { problem } : {}),
    ...(problem?.key === 'syncOtherPassphrase' ? { asksPassphrase: true } : {}),
  };
}

export interface Sync {
  readonly handlers: {
    syncState(): Promise<SyncState>;
    turnOnSync(request: RequestOf<'turnOnSync'>): Promise<SyncState>;
    turnOffSync(): Promise<SyncState>;
    syncNow(): Promise<SyncState>;
  };
  noteChange(): void;
  noteArrival(): void;
  run(): Promise<void>;
  /** Deletes what lies in the browser's sync. */
  forget(): Promise<void>;
}

export function createSync(context: SyncContext, logN = SCRYPT_LOG_N): Sync {
  const { run, noteChange, noteArrival, exclusively, records } = syncRuns(context, new TaskQueue());
  const { area, turns } = context;
  const turnOn = turnOnHandler(context, records, logN);
  const state = () => stateOf(context, records);

  const forget = async () => {
    const keys = Object.keys(await area.all());
    if (keys.length > 0) await area.remove(keys);
  };

  return {
    handlers: {
      syncState: state,
      turnOnSync: (request) => exclusively(() => turnOn(request)).then(state),
      turnOffSync: () =>
        exclusively(async () => {
          await forget();
          await turns.add(() => records.end());
        }).then(state),
      syncNow: () => run().then(state),
    },
    noteChange,
    noteArrival,
    run,
    forget: () => exclusively(forget),
  };
}

const refuse = async (): Promise<never> => {
  throw new SyncRefused('unavailable');
};

/** For a program without the browser's sync, such as the command line. */
export const WITHOUT_SYNC: Sync = {
  handlers: { syncState: async () => OFF, turnOnSync: refuse, turnOffSync: refuse, syncNow: refuse },
  noteChange: () => undefined,
  noteArrival: () => undefined,
  run: async () => undefined,
  forget: async () => undefined,
};
