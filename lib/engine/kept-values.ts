// Values that are needed before the vault is open, and on each page at once: the sites that the person added, taught or imported, the language,
// how fast models run, and the rules of an organisation as they were told last. Only the background reads and writes it, in a database of the
// extension, because content scripts of all sites can use `storage.local` in Firefox, and could in Chrome until the background closes it. All
// other contexts ask the background by messages: our own pages for everything, a content script for its own site.
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { browser } from 'wxt/browser';
import { answerLater, onExtensionMessage } from './extension-messages.ts';
import { announceKeptValues, askBackground, onKeptValuesChanged } from './platform.ts';

type KeptItems = Readonly<Record<string, unknown>>;

/** The changed keys; both empty in other contexts than the background, which alone knows them. */
interface KeptChange {
  readonly set: readonly string[];
  readonly removed: readonly string[];
}

export interface KeptValues {
  all(): Promise<KeptItems>;
  set(items: KeptItems): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Calls the listener after every change, in whichever context. Returns a function that stops. */
  onChange(listener: (change: KeptChange) => void): () => void;
}

export const LANGUAGE_KEY = 'language';

const REQUEST = 'coatcheck-kept';
const LANGUAGE_REQUEST = 'coatcheck-language';

interface KeptRequest {
  readonly target: typeof REQUEST;
  readonly set?: KeptItems;
  readonly remove?: readonly string[];
}

interface LanguageRequest {
  readonly target: typeof LANGUAGE_REQUEST;
}

const byMessage: KeptValues = {
  all: async () => (await askBackground({ target: REQUEST })) as KeptItems,
  set: async (items) => void (await askBackground({ target: REQUEST, set: items } satisfies KeptRequest)),
  remove: async (keys) => void (await askBackground({ target: REQUEST, remove: keys } satisfies KeptRequest)),
  onChange: (listener) => onKeptValuesChanged(() => listener({ set: [], removed: [] })),
};

let access: KeptValues = byMessage;

/** The kept values, for the background and our own pages. The background refuses other contexts. */
export const keptValues: KeptValues = {
  all: () => access.all(),
  set: (items) => access.set(items),
  remove: (keys) => access.remove(keys),
  onChange: (listener) => access.onChange(listener),
};

/** The language that the person chose, for every context; our own pages may change it. */
export const keptLanguage = {
  read: async (): Promise<unknown> =>
    access === byMessage ? askBackground({ target: LANGUAGE_REQUEST }) : (await access.all())[LANGUAGE_KEY],
  write: (tag: string | undefined): Promise<void> =>
    tag === undefined ? keptValues.remove([LANGUAGE_KEY]) : keptValues.set({ [LANGUAGE_KEY]: tag }),
  onChange: (listener: () => void): void => void keptValues.onChange(listener),
};

interface KeptSchema extends DBSchema {
  kept: { key: string; value: unknown };
}

const DATABASE = 'coatcheck-kept';
/** Set once the values of older versions were moved here. Later writes of content scripts into `storage.local` are never read. */
const MOVED_KEY = ' moved';

async function moveOldValues(db: IDBPDatabase<KeptSchema>): Promise<void> {
  if (await db.get('kept', MOVED_KEY)) return;
  const old = await browser.storage.local.get(null);
  const tx = db.transaction('kept', 'readwrite');
  await Promise.all(
    [...Object.entries(old), [MOVED_KEY, true] as const].map(([key, value]) => tx.store.put(value, key)),
  );
  await tx.done;
  await browser.storage.local.clear();
}

/** @param onLost called when the connection is closed: by the browser, or for another context that upgrades or deletes the database */
async function openKept(onLost: () => void): Promise<IDBPDatabase<KeptSchema>> {
  const callbacks: OpenDBCallbacks<KeptSchema> = {
    upgrade: (fresh) => void fresh.createObjectStore('kept'),
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  };
  const isNewer = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';
  // A newer version of Coatcheck made it: what protects which sites is read all the same.
  const db = await openDB<KeptSchema>(DATABASE, 1, callbacks).catch((error) => {
    if (isNewer(error)) return openDB<KeptSchema>(DATABASE, undefined, callbacks);
    throw error;
  });
  await moveOldValues(db);
  return db;
}

/** @param announce tells the other contexts of a change. */
export function keptInDatabase(announce: () => Promise<void>): KeptValues {
  const listeners = new Set<(change: KeptChange) => void>();
  let opened: Promise<IDBPDatabase<KeptSchema>> | undefined;

  function database(): Promise<IDBPDatabase<KeptSchema>> {
    const forget = () => {
      opened = undefined;
    };
    opened ??= openKept(forget).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  }

  async function change(items: KeptItems, removed: readonly string[]): Promise<void> {
    const tx = (await database()).transaction('kept', 'readwrite');
    await Promise.all([
      ...Object.entries(items).map(([key, value]) => tx.store.put(value, key)),
      ...removed.map((key) => tx.store.delete(key)),
    ]);
    await tx.done;
    for (const listener of listeners) listener({ set: Object.keys(items), removed });
    await announce().catch(() => undefined);
  }

  return {
    async all() {
      const tx = (await database()).transaction('kept');
      const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return Object.fromEntries(keys.map((key, i) => [key, values[i]]).filter(([key]) => key !== MOVED_KEY));
    },
    set: (items) => change(items, []),
    remove: (keys) => change({}, keys),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function carryOut({ set, remove }: KeptRequest, values: KeptValues): Promise<unknown> {
  if (set) return values.set(set);
  return remove ? values.remove(remove) : values.all();
}

interface StorageArea {
  setAccessLevel?(level: { readonly accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

/** Closes the storage areas to content scripts in Chrome. Firefox has no such call, so nothing that counts is kept there. */
function closeStorageToContentScripts(): void {
  const { local, session, sync, managed } = browser.storage as unknown as Record<string, StorageArea | undefined>;
  for (const area of [local, session, sync, managed])
    area?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined);
}

/** Runs in the background, before anything else uses the kept values. */
export function serveKeptValues(): KeptValues {
  closeStorageToContentScripts();
  const values = keptInDatabase(announceKeptValues);
  access = values;
  onExtensionMessage<KeptRequest>(REQUEST, (request, _sender, respond) =>
    answerLater(carryOut(request, values), respond),
  );
  onExtensionMessage<LanguageRequest>(LANGUAGE_REQUEST, (_request, _sender, respond) =>
    answerLater(
      values.all().then((all) => all[LANGUAGE_KEY]),
      respond,
    ),
  );
  return values;
}
