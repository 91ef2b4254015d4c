// Keeps this device in step with the person's other devices through the browser's own sync: reads what lies there, merges it, applies it,
// and writes if this device knows more. Each device keeps the whole document, so a generation that another device overwrote or that never
// became whole is not lost: its writer merges and writes again.
import { CodedError, textOfError } from '../../language/coded-error.ts';
import { type KeyedText, said } from '../../language/message.ts';
import { VaultLocked } from '../../vault/errors.ts';
import type { RandomBytes } from '../../vault/seal.ts';
import type { Vault } from '../../vault/vault.ts';
import type { TaskQueue } from '../task-queue.ts';
import {
  comparable,
  EMPTY_DOCUMENT,
  holdsMore,
  mergeDocuments,
  type SyncDocument,
  withoutOldDeletions,
} from './document.ts';
import { type LocalState, stateAfter, withLocalChanges } from './local-state.ts';
import {
  openGeneration,
  readableGeneration,
  type SealedGeneration,
  sealGeneration,
  writeGeneration,
} from './sealed-generation.ts';
import { isSameKey } from './stored-key.ts';
import { PartsMissing, type SyncArea, SyncError, type SyncItems, SyncRefused } from './sync-area.ts';
import { type JoinedDevice, type SyncRecords, syncRecords } from './sync-record.ts';

/** The settings and the dictionary of this device, as stored: without an organisation's rules. */
export interface LocalStore {
  read(): Promise<LocalState>;
  write(state: LocalState): Promise<void>;
}

export interface SyncContext {
  readonly vault: Pick<Vault, 'setting' | 'keepSetting'>;
  readonly local: LocalStore;
  /** The queue in which settings and words change. */
  readonly turns: TaskQueue;
  readonly area: SyncArea;
  readonly randomBytes: RandomBytes;
  readonly now: () => number;
}

/** Changes that follow each other are written at once: a write takes up to three of the 1,800 operations an hour that Chrome allows. */
const WRITE_AFTER_MS = 8000;
/** What another device writes arrives item by item. */
const READ_AFTER_MS = 1000;
const RETRY_AFTER_MS = 5 * 60_000;
/** After this time the missing parts of another device's generation no longer hold up this device. Its writer merges and writes again. */
const PARTS_AWAITED_MS = 10 * 60_000;

const mayPass = (error: unknown): boolean =>
  error instanceof PartsMissing || (error instanceof SyncRefused && error.failure !== 'full');

/** Opens the generation in the browser's sync, unless it was opened or written last: checking a thousand words takes a second. */
function sharedDocumentReader(now: () => number) {
  let last: { readonly text: string; readonly document: SyncDocument } | undefined;
  let awaited: { readonly generation: string; readonly since: number } | undefined;

  function isGivenUp(generation: string, written: string | undefined): boolean {
    if (awaited?.generation !== generation) awaited = { generation, since: now() };
    // This device's own generation was whole, so its parts do not come back by themselves.
    return generation === written || now() - awaited.since >= PARTS_AWAITED_MS;
  }

  return {
    remember(text: string, document: SyncDocument): void {
      last = { text, document };
    },
    /** Undefined if nothing lies there. @throws SyncError */
    async read(items: SyncItems, { key, wrapped, written }: JoinedDevice) {
      const found = readableGeneration(items);
      if (!found) return undefined;
      const { head } = found;
      if (!isSameKey(head.wrapped, wrapped)) throw new SyncError(said('syncOtherPassphrase'));
      if (found.kind === 'incomplete') {
        if (!isGivenUp(head.generation, written)) throw new PartsMissing();
        return { isWhole: false, document: EMPTY_DOCUMENT };
      }
      const { text, data } = found;
      if (last?.text !== text) last = { text, document: await openGeneration(key, head, data) };
      return { isWhole: true, document: last.document };
    },
  };
}

/** Takes the changes of this device, and those of a document, into the stored document, and applies it here. */
export function documentTaker(
  { local, turns, now }: Pick<SyncContext, 'local' | 'turns' | 'now'>,
  records: SyncRecords,
) {
  return (shared: SyncDocument = EMPTY_DOCUMENT) =>
    turns.add(async () => {
      const joined = await records.joined();
      if (!joined) return undefined;
      const before = await local.read();
      const own = withLocalChanges(joined.document, before, joined.device, now());
      const document = withoutOldDeletions(mergeDocuments(own, shared), now());
      const after = stateAfter(document, before);
      const isApplied = comparable(after) !== comparable(before);
      // Before the document is kept: what it holds and the settings lack would count as changed back by the person.
      if (isApplied) await local.write(after);
      if (holdsMore(document, joined.document)) await records.keep({ ...joined, document });
      return { joined: { ...joined, document }, isApplied };
    });
}

/** Writes the device's document as a new generation. */
export async function writeDocument(
  { area, randomBytes }: Pick<SyncContext, 'area' | 'randomBytes'>,
  joined: JoinedDevice,
  items: SyncItems,
): Promise<SealedGeneration> {
  const sealed = await sealGeneration(joined.document, joined, randomBytes);
  await writeGeneration(area, items, sealed);
  return sealed;
}

export interface SyncRuns {
  /** Brings this device and the browser's sync into step, now. Problems are kept for the options; it rejects only if it cannot keep them. */
  run(): Promise<void>;
  /** To be called after the person changed a setting or a word. */
  noteChange(): void;
  /** To be called after the browser's sync has changed. */
  noteArrival(): void;
  /** Runs one task at a time with the runs. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  readonly records: SyncRecords;
}

export function syncRuns(context: SyncContext, runs: TaskQueue): SyncRuns {
  const { vault, turns, area, now } = context;
  const records = syncRecords(vault);
  const reader = sharedDocumentReader(now);
  const take = documentTaker(context, records);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  /** Changes how the last attempt ended; what the document holds by now stays. */
  const conclude = (change: Partial<JoinedDevice>) =>
    turns.add(async () => {
      const current = await records.joined();
      if (!current) return;
      const { problem: _, ...others } = current;
      await records.keep({ ...others, ...change });
    });

  /** Resolves with whether anything changed that a page shows. */
  async function bringIntoStep(joined: JoinedDevice): Promise<boolean> {
    const items = await area.all();
    const shared = await reader.read(items, joined);
    if (!shared) {
      await turns.add(() => records.end(said('syncGone')));
      return true;
    }
    const taken = await take(shared.document);
    if (!taken) return false;
    const isBehind = !shared.isWhole || holdsMore(taken.joined.document, shared.document);
    const { document } = taken.joined;
    const sealed = isBehind ? await writeDocument(context, taken.joined, items) : undefined;
    if (sealed) reader.remember(sealed.text, document);
    await conclude({ ...(sealed ? { written: sealed.generation } : {}), syncedAt: now() });
    return taken.isApplied || isBehind || joined.problem !== undefined;
  }

  async function attempt(): Promise<void> {
    try {
      const joined = await records.joined();
      if (joined && (await bringIntoStep(joined))) await area.announce();
    } catch (error) {
      if (error instanceof VaultLocked) return;
      if (mayPass(error)) schedule(RETRY_AFTER_MS);
      const problem: KeyedText = error instanceof CodedError ? error.said : textOfError(error);
      await conclude({ problem });
      await area.announce();
    }
  }

  const run = () => runs.add(attempt);

  function schedule(delay: number): void {
    const at = now() + delay;
    if (timer !== undefined && due <= at) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      timer = undefined;
      // A locked vault or a browser that is closing: the next start or change tries again.
      run().catch(() => undefined);
    }, delay);
  }

  return {
    run,
    noteChange() {
      // Stamped at once, so that a change which is written only after a restart does not count as later than it was.
      take().then(
        (taken) => taken && schedule(WRITE_AFTER_MS),
        // The vault is locked; the run after unlocking stamps the change.
        () => undefined,
      );
    },
    noteArrival: () => schedule(READ_AFTER_MS),
    exclusively: (work) => runs.add(work),
    records,
  };
}
