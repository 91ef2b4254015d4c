// What the person's devices share, as data that merges: each setting and each word has the stamp of its last change, and a deleted word
// leaves its hash and a stamp. Merging is commutative, associative and idempotent, so devices agree in whatever order changes arrive.
import { sha256 } from '@noble/hashes/sha2.js';
import type { DictionaryEntry } from '../../detect/dictionary.ts';
import { identityOf } from '../../detect/dictionary-entries.ts';
import { toBase64 } from '../../vault/base64.ts';

/** When a value was changed, and by which device. The device decides between changes of the same time. */
export interface Stamp {
  readonly at: number;
  readonly device: string;
}

export interface Stamped<T> {
  readonly value: T;
  readonly stamp: Stamp;
}

export interface SyncDocument {
  readonly settings: ReadonlyMap<string, Stamped<unknown>>;
  /** By hash, so that a deleted word (null) is not kept in plain text. */
  readonly words: ReadonlyMap<string, Stamped<DictionaryEntry | null>>;
  /** When each device joined, in milliseconds since the epoch. */
  readonly devices: ReadonlyMap<string, number>;
}

export const EMPTY_DOCUMENT: SyncDocument = { settings: new Map(), words: new Map(), devices: new Map() };

const DAY_MS = 24 * 60 * 60 * 1000;
/** A device that was away for longer brings a deleted word back, which protects more, not less. */
const DELETIONS_KEPT_MS = 365 * DAY_MS;
const WORD_ID_BYTES = 12;

/** The entry with its known fields in a fixed order, so that equal entries have equal JSON. Only a learned word belongs to a site. */
export function canonicalEntry(entry: DictionaryEntry): DictionaryEntry {
  const { term, pattern, type, risk, caseSensitive, learned, detail, site } = entry;
  return {
    ...{ term, pattern, type, risk, caseSensitive },
    ...(learned ? { learned } : {}),
    ...(detail ? { detail } : {}),
    ...(learned && site !== undefined ? { site } : {}),
  };
}

export const wordId = (entry: DictionaryEntry): string =>
  toBase64(sha256(new TextEncoder().encode(identityOf(canonicalEntry(entry)))).slice(0, WORD_ID_BYTES));

/** The value as a text by which equal values can be told and different ones ordered. */
export const comparable = (value: unknown): string => JSON.stringify(value) ?? '';

function isLater<T>(one: Stamped<T>, other: Stamped<T>): boolean {
  if (one.stamp.at !== other.stamp.at) return one.stamp.at > other.stamp.at;
  if (one.stamp.device !== other.stamp.device) return one.stamp.device > other.stamp.device;
  return comparable(one.value) > comparable(other.value);
}

function mergeMaps<T>(
  one: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  replaces: (a: T, b: T) => boolean,
): ReadonlyMap<string, T> {
  const merged = new Map(one);
  for (const [name, theirs] of other) {
    const ours = merged.get(name);
    if (ours === undefined || replaces(theirs, ours)) merged.set(name, theirs);
  }
  return merged;
}

/** The latest value of each setting and each word. */
export function mergeDocuments(one: SyncDocument, other: SyncDocument): SyncDocument {
  return {
    settings: mergeMaps(one.settings, other.settings, isLater),
    words: mergeMaps(one.words, other.words, isLater),
    devices: mergeMaps(one.devices, other.devices, (a, b) => a > b),
  };
}

const hasAnyMissingIn = <T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): boolean =>
  [...one].some(([name, value]) => comparable(other.get(name)) !== comparable(value));

/** True if `one` has a change or a device that `other` lacks. */
export function holdsMore(one: SyncDocument, other: SyncDocument): boolean {
  return (
    hasAnyMissingIn(one.settings, other.settings) ||
    hasAnyMissingIn(one.words, other.words) ||
    hasAnyMissingIn(one.devices, other.devices)
  );
}

/** The document without deletions that every device has had the time to learn of. */
export function withoutOldDeletions(document: SyncDocument, now: number): SyncDocument {
  const words = [...document.words].filter(
    ([, { value, stamp }]) => value !== null || stamp.at > now - DELETIONS_KEPT_MS,
  );
  return { ...document, words: new Map(words) };
}

/** A stamp that is later than every other in the document, even if the clock of another device runs ahead. */
export function nextStamp({ settings, words }: SyncDocument, device: string, now: number): Stamp {
  let latest = 0;
  for (const { stamp } of [...settings.values(), ...words.values()]) latest = Math.max(latest, stamp.at);
  return { at: Math.max(now, latest + 1), device };
}

/** How many words the document holds, without deleted ones. */
export const wordCount = ({ words }: SyncDocument): number =>
  [...words.values()].filter(({ value }) => value !== null).length;
