// The shared document as JSON. A document is authenticated before it is read, and still checked in full: nothing of one with an invalid
// value is applied.
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import { parseDictionaryJson } from '../../detect/dictionary-format.ts';
import { DictionaryError } from '../../detect/dictionary-matcher.ts';
import { isSettingUnknownOrValid } from '../settings.ts';
import { canonicalEntry, type Stamped, type SyncDocument, wordId } from './document.ts';

/** A value, the time of its last change and the device that changed it. */
type Row<T extends readonly unknown[]> = readonly [...T, at: number, device: string];

export interface StoredDocument {
  readonly settings: readonly Row<[name: string, value: unknown]>[];
  readonly words: readonly Row<[entry: DictionaryEntry]>[];
  readonly deleted: readonly Row<[id: string]>[];
  readonly devices: readonly (readonly [device: string, joined: number])[];
}

/** Invalid in a document that the key opens: a newer version wrote it, or it was damaged before it was sealed. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
}

export function toStoredDocument({ settings, words, devices }: SyncDocument): StoredDocument {
  const all = [...words];
  return {
    settings: [...settings].map(([name, { value, stamp }]) => [name, value, stamp.at, stamp.device]),
    words: all.flatMap(([, { value, stamp }]) => (value === null ? [] : [[value, stamp.at, stamp.device] as const])),
    deleted: all.flatMap(([id, { value, stamp }]) => (value === null ? [[id, stamp.at, stamp.device] as const] : [])),
    devices: [...devices],
  };
}

/** The latest time that a `Date` can hold. */
const LAST_TIME = 8.64e15;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_TIME;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function rowsOf(value: unknown, length: number): readonly (readonly unknown[])[] {
  const isTable = Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === length);
  if (!isTable) throw new InvalidDocument();
  return value;
}

function stamped<T>(value: T, at: unknown, device: unknown): Stamped<T> {
  if (!isTime(at) || !isText(device)) throw new InvalidDocument();
  return { value, stamp: { at, device } };
}

function settingsOf(value: unknown): SyncDocument['settings'] {
  return new Map(
    rowsOf(value, 4).map(([name, setting, at, device]) => {
      if (!isText(name) || !isSettingUnknownOrValid(name, setting)) throw new InvalidDocument();
      return [name, stamped(setting, at, device)];
    }),
  );
}

/** @throws InvalidDocument if any entry could not stand in a dictionary */
function entriesOf(values: readonly unknown[]): readonly DictionaryEntry[] {
  try {
    return parseDictionaryJson(JSON.stringify(values)).map(canonicalEntry);
  } catch (error) {
    if (error instanceof DictionaryError) throw new InvalidDocument('', { cause: error });
    throw error;
  }
}

function wordsOf(words: unknown, deleted: unknown): SyncDocument['words'] {
  const rows = rowsOf(words, 3);
  const entries = entriesOf(rows.map(([entry]) => entry));
  const live = entries.map((entry, at) => [wordId(entry), stamped(entry, rows[at]?.[1], rows[at]?.[2])] as const);
  const gone = rowsOf(deleted, 3).map(([id, at, device]) => {
    if (!isText(id)) throw new InvalidDocument();
    return [id, stamped(null, at, device)] as const;
  });
  return new Map<string, Stamped<DictionaryEntry | null>>([...gone, ...live]);
}

function devicesOf(value: unknown): SyncDocument['devices'] {
  return new Map(
    rowsOf(value, 2).map(([device, joined]) => {
      if (!isText(device) || !isTime(joined)) throw new InvalidDocument();
      return [device, joined];
    }),
  );
}

/** A document that this device kept in the vault. It was checked when it arrived, and checking a thousand words takes a second. */
export function fromOwnDocument({ settings, words, deleted, devices }: StoredDocument): SyncDocument {
  return {
    settings: new Map(settings.map(([name, value, at, device]) => [name, { value, stamp: { at, device } }])),
    words: new Map<string, Stamped<DictionaryEntry | null>>([
      ...deleted.map(([id, at, device]) => [id, { value: null, stamp: { at, device } }] as const),
      ...words.map(([entry, at, device]) => [wordId(entry), { value: entry, stamp: { at, device } }] as const),
    ]),
    devices: new Map(devices),
  };
}

/** @throws InvalidDocument */
export function fromStoredDocument(value: unknown): SyncDocument {
  if (typeof value !== 'object' || value === null) throw new InvalidDocument();
  const { settings, words, deleted, devices } = value as Record<string, unknown>;
  return { settings: settingsOf(settings), words: wordsOf(words, deleted), devices: devicesOf(devices) };
}
