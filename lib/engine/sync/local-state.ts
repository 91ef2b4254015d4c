// Between this device's settings and dictionary and the document that devices share.
//
// Shared: the whole dictionary, "My details" and learned words included, and the settings of `SYNCED_SETTINGS`. Not shared, because it
// belongs to one device:
// - sites: the added, taught and imported ones, and every setting by site (off, paused, private, restored, the badge's place). They go with
//   permissions that the browser asks for on each device;
// - `lockAfterMinutes` and the vault's passphrase: how this device is protected;
// - `retentionDays`: a shorter time that arrives from elsewhere would delete chats here;
// - `model`: a model has to be downloaded on each device first; and how fast models run here;
// - the model server with its key, which is a credential of this device; and the language, which is read before the vault is open.
// Never shared: conversations, originals, ledger, receipts, the vault's keys, what the guard stopped. The rules of an organisation are no
// part of the stored settings, so they are not shared either, and apply over whatever arrives.
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import type { Settings } from '../protocol.ts';
import {
  canonicalEntry,
  comparable,
  EMPTY_DOCUMENT,
  mergeDocuments,
  nextStamp,
  type Stamp,
  type Stamped,
  type SyncDocument,
  wordId,
} from './document.ts';

export const SYNCED_SETTINGS = [
  'profile',
  'custom',
  'surrogateStyle',
  'instruction',
  'mode',
  'restoreAutomatically',
  'recompute',
  'reviewsPastes',
  'sanitizesFileNames',
] as const satisfies readonly (keyof Settings)[];

export interface LocalState {
  readonly settings: Settings;
  readonly entries: readonly DictionaryEntry[];
}

const isSame = (one: unknown, other: unknown): boolean => comparable(one) === comparable(other);

const entriesById = (entries: readonly DictionaryEntry[]): ReadonlyMap<string, DictionaryEntry> =>
  new Map(entries.map((entry) => [wordId(entry), canonicalEntry(entry)]));

/** The document with this device's changes since it was last written, all under a new stamp. */
export function withLocalChanges(
  document: SyncDocument,
  { settings: own, entries }: LocalState,
  device: string,
  now: number,
): SyncDocument {
  const stamp = nextStamp(document, device, now);
  const settings = new Map(document.settings);
  for (const name of SYNCED_SETTINGS)
    if (!isSame(settings.get(name)?.value, own[name])) settings.set(name, { value: own[name], stamp });
  const words = new Map(document.words);
  const here = entriesById(entries);
  for (const [id, entry] of here) if (!isSame(words.get(id)?.value, entry)) words.set(id, { value: entry, stamp });
  for (const [id, { value }] of document.words)
    if (value !== null && !here.has(id)) words.set(id, { value: null, stamp });
  return { ...document, settings, words };
}

/** The document of a device that joins: settings of the others win, and a word of this device stays even if another deleted it. */
export function withJoiningState(
  shared: SyncDocument,
  { settings, entries }: LocalState,
  device: string,
  now: number,
): SyncDocument {
  const stamp: Stamp = nextStamp(shared, device, now);
  const ownSettings = SYNCED_SETTINGS.filter((name) => !shared.settings.has(name)).map(
    (name): [string, Stamped<unknown>] => [name, { value: settings[name], stamp }],
  );
  const ownWords = [...entriesById(entries)]
    .filter(([id]) => !shared.words.get(id)?.value)
    .map(([id, value]): [string, Stamped<DictionaryEntry | null>] => [id, { value, stamp }]);
  const joining = { settings: new Map(ownSettings), words: new Map(ownWords), devices: new Map([[device, now]]) };
  return mergeDocuments(shared, { ...EMPTY_DOCUMENT, ...joining });
}

function entriesAfter({ words }: SyncDocument, entries: readonly DictionaryEntry[]): readonly DictionaryEntry[] {
  const known = new Set(entries.map(wordId));
  const kept = entries.flatMap((entry) => {
    const value = words.get(wordId(entry))?.value;
    if (value === undefined) return [entry];
    if (value === null) return [];
    return [isSame(value, canonicalEntry(entry)) ? entry : value];
  });
  const added = [...words].filter(([id, { value }]) => value !== null && !known.has(id));
  const inOrder = added.sort(([a, one], [b, other]) => one.stamp.at - other.stamp.at || (a < b ? -1 : 1));
  return [...kept, ...inOrder.flatMap(([, { value }]) => (value === null ? [] : [value]))];
}

/** This device's settings and dictionary after the document. The order of the words here stays; new ones come last. */
export function stateAfter(document: SyncDocument, { settings, entries }: LocalState): LocalState {
  const changes = SYNCED_SETTINGS.flatMap((name) => {
    const shared = document.settings.get(name);
    return shared === undefined || isSame(shared.value, settings[name]) ? [] : [[name, shared.value] as const];
  });
  return {
    settings: changes.length === 0 ? settings : { ...settings, ...Object.fromEntries(changes) },
    entries: entriesAfter(document, entries),
  };
}
