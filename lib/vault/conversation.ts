// The stored form of one conversation, and its layout inside the sealed record.

import type { VaultEntry } from '../conversation/vault-entry.ts';
import type { EntityType, HidingMethod, RiskLevel } from '../detect/annotation.ts';
import { isReceipt, type Receipt } from '../egress/receipt.ts';
import { said } from '../language/message.ts';
import { isNameLinks, MAX_NAME_LINKS, type NameLink, withNameLinks } from '../people/name-links.ts';
import type { ConversationSecret } from '../privacy/keys.ts';
import { EMPTY_LEDGER, type Ledger, type LedgerRelease } from '../privacy/ledger.ts';
import { VaultError } from './errors.ts';

/** The surrogates issued under one tweak and one key. */
export interface KeyEpoch {
  /** 16 random bytes that make this epoch's surrogates differ from those of other conversations. */
  readonly tweak: Uint8Array;
  readonly entries: readonly VaultEntry[];
  /**
   * 16 bytes that all chats of a site share, so that noise, shifts and scales are the same in all of them (`lib/privacy/across-chats.ts`).
   * Missing if the conversation belongs to no site, and in epochs older than this field.
   */
  readonly site?: Uint8Array;
  /** The key that issued the surrogates; set only if the person's key has changed since. */
  readonly key?: Uint8Array;
}

/** An original that an earlier prompt of the conversation protected, so that later mentions are protected too. */
export interface KnownOriginal {
  readonly text: string;
  readonly type: EntityType;
  readonly kind?: string;
  /** The risk level at which the original was replaced; missing if an older Coatcheck stored it. */
  readonly risk?: RiskLevel;
  /** How the person chose to hide the original. */
  readonly hideAs?: HidingMethod;
}

export interface Conversation {
  /** The epoch that issues every new surrogate. */
  readonly current: KeyEpoch;
  /** Epochs of other conversations that were merged into this one. They still restore, and issue nothing. */
  readonly former: readonly KeyEpoch[];
  readonly known: readonly KnownOriginal[];
  /** Words that were sent unchanged: no surrogate may equal one of them. */
  readonly visible: readonly string[];
  /** What the conversation's prompts have released. */
  readonly ledger: Ledger;
  /** The receipts of the conversation's prompts, oldest first. */
  readonly receipts: readonly Receipt[];
  /** Keyed hashes of the surrogates' words, by which the conversation is recognised on its origin. */
  readonly marks: readonly string[];
  /** Keyed hashes of the lines that were sent, by which text that the site sends again is recognised (`lib/engine/sent-lines.ts`). */
  readonly sentLines: readonly string[];
  /** Which names the person said are one person's, or two people's. */
  readonly links: readonly NameLink[];
  /** A prompt of the conversation was written in the private composer, so its originals are never put into the page. */
  readonly isPrivate?: boolean;
}

/** If there are more receipts, the oldest are dropped, because a conversation is read and written as a whole. */
export const MAX_RECEIPTS = 500;
const MAX_MARKS = 4000;
const MAX_SENT_LINES = 4000;

export function newConversation(tweak: Uint8Array, site?: Uint8Array): Conversation {
  return {
    current: { tweak, ...(site ? { site } : {}), entries: [] },
    former: [],
    known: [],
    visible: [],
    ledger: EMPTY_LEDGER,
    receipts: [],
    marks: [],
    sentLines: [],
    links: [],
  };
}

/** How many entries for restoring the conversation keeps, in all its epochs. */
export function vaultEntryCount(conversation: Conversation): number {
  return keyEpochsOf(conversation).reduce((sum, epoch) => sum + epoch.entries.length, 0);
}

/** The secret from which an epoch's surrogates are derived. */
export const secretOfEpoch = ({ tweak, key, site }: KeyEpoch, personKey: Uint8Array): ConversationSecret => ({
  key: key ?? personKey,
  tweak,
  ...(site ? { site } : {}),
});

export const keyEpochsOf = ({ current, former }: Conversation): readonly KeyEpoch[] => [current, ...former];

/** Stores the current key in each epoch before the person's key changes, so that old surrogates can still be restored. */
export function withKeyInEachEpoch(conversation: Conversation, key: Uint8Array): Conversation {
  const keyed = (epoch: KeyEpoch): KeyEpoch => ({ ...epoch, key: epoch.key ?? key });
  return { ...conversation, current: keyed(conversation.current), former: conversation.former.map(keyed) };
}

export const knownKey = ({ text, type, kind }: KnownOriginal) => JSON.stringify([text, type, kind]);

export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

export function withKnownOriginals(conversation: Conversation, originals: readonly KnownOriginal[]): Conversation {
  return { ...conversation, known: uniqueBy([...conversation.known, ...originals], knownKey) };
}

/** Forgets originals that the person sends unchanged from now on. */
export function withoutKnownOriginals(conversation: Conversation, texts: readonly string[]): Conversation {
  const lowered = new Set(texts.map((text) => text.trim().toLowerCase()));
  return { ...conversation, known: conversation.known.filter(({ text }) => !lowered.has(text.trim().toLowerCase())) };
}

export function withVisibleWords(conversation: Conversation, words: readonly string[]): Conversation {
  return { ...conversation, visible: [...new Set([...conversation.visible, ...words])] };
}

/** With later decisions about names; each replaces an earlier one about the same two. */
export function withLinks(conversation: Conversation, later: readonly NameLink[]): Conversation {
  return { ...conversation, links: withNameLinks(conversation.links, later).slice(-MAX_NAME_LINKS) };
}

export function withLedger(conversation: Conversation, ledger: Ledger): Conversation {
  return { ...conversation, ledger };
}

export const markedAsPrivate = (conversation: Conversation): Conversation => ({
  ...conversation,
  isPrivate: true,
});

export function withReceipt(conversation: Conversation, receipt: Receipt): Conversation {
  return { ...conversation, receipts: [...conversation.receipts, receipt].slice(-MAX_RECEIPTS) };
}

export const joinedMarks = (some: readonly string[], more: readonly string[]) =>
  [...new Set([...some, ...more])].slice(-MAX_MARKS);
export const joinedLines = (some: readonly string[], more: readonly string[]) =>
  [...new Set([...some, ...more])].slice(-MAX_SENT_LINES);

export function withMarks(conversation: Conversation, marks: readonly string[]): Conversation {
  return { ...conversation, marks: joinedMarks(conversation.marks, marks) };
}

export function withSentLines(conversation: Conversation, lines: readonly string[]): Conversation {
  return { ...conversation, sentLines: joinedLines(conversation.sentLines, lines) };
}

export function withEntries(conversation: Conversation, entries: readonly VaultEntry[]): Conversation {
  const { current } = conversation;
  const all = uniqueBy([...current.entries, ...entries], (entry) => JSON.stringify(entry));
  return { ...conversation, current: { ...current, entries: all } };
}

interface StoredKeyEpoch {
  readonly tweak: readonly number[];
  readonly site?: readonly number[];
  /** The key that issued the surrogates, if the person's key has changed since. */
  readonly key?: readonly number[];
  readonly entries: readonly VaultEntry[];
}

interface StoredLedger {
  readonly releases: readonly LedgerRelease[];
  readonly uses: readonly (readonly [id: string, prompts: number])[];
  readonly isPartial: boolean;
}

export interface StoredConversation {
  readonly current: StoredKeyEpoch;
  readonly former: readonly StoredKeyEpoch[];
  readonly known: readonly KnownOriginal[];
  readonly visible: readonly string[];
  /** Missing if the conversation was stored by a version without ledgers. */
  readonly ledger?: StoredLedger;
  /** Missing if the conversation was stored by a version without receipts. */
  readonly receipts?: readonly Receipt[];
  /** Missing if the conversation was stored by a version without marks. */
  readonly marks?: readonly string[];
  /** Missing if the conversation was stored by a version that did not keep them. */
  readonly sentLines?: readonly string[];
  /** Missing if the conversation was stored by a version that did not know decisions about names. */
  readonly links?: readonly NameLink[];
  readonly isPrivate?: boolean;
}

const storedEpoch = ({ tweak, entries, key, site }: KeyEpoch): StoredKeyEpoch => ({
  tweak: [...tweak],
  ...(site ? { site: [...site] } : {}),
  entries,
  ...(key ? { key: [...key] } : {}),
});
const readEpoch = ({ tweak, entries, key, site }: StoredKeyEpoch): KeyEpoch => ({
  tweak: Uint8Array.from(tweak),
  ...(site ? { site: Uint8Array.from(site) } : {}),
  entries,
  ...(key ? { key: Uint8Array.from(key) } : {}),
});

/** A conversation without a ledger was stored by an older Coatcheck, which did not count its prompts, so the ledger is partial. */
const readLedger = (stored: StoredLedger | undefined): Ledger =>
  stored ? { ...stored, uses: new Map(stored.uses) } : { ...EMPTY_LEDGER, isPartial: true };

export function toStoredConversation({
  current,
  former,
  known,
  visible,
  ledger,
  receipts,
  marks,
  sentLines,
  links,
  isPrivate,
}: Conversation): StoredConversation {
  return {
    current: storedEpoch(current),
    former: former.map(storedEpoch),
    known,
    visible,
    ledger: { ...ledger, uses: [...ledger.uses] },
    receipts,
    marks,
    sentLines,
    links,
    ...(isPrivate ? { isPrivate } : {}),
  };
}

function isStored(value: unknown): value is StoredConversation {
  if (typeof value !== 'object' || value === null) return false;
  const { current, former, known, visible, ledger, receipts, marks, sentLines, links } = value as Record<
    string,
    unknown
  >;
  const isWhole = typeof current === 'object' && current !== null && [former, known, visible].every(Array.isArray);
  const hasReceipts = receipts === undefined || (Array.isArray(receipts) && receipts.every(isReceipt));
  const hasMarks = [marks, sentLines].every(
    (hashes) => hashes === undefined || (Array.isArray(hashes) && hashes.every((hash) => typeof hash === 'string')),
  );
  const hasLinks = links === undefined || isNameLinks(links);
  return isWhole && hasReceipts && hasMarks && hasLinks && (ledger === undefined || isStoredLedger(ledger));
}

function isStoredLedger(value: unknown): value is StoredLedger {
  if (typeof value !== 'object' || value === null) return false;
  const { releases, uses, isPartial } = value as Record<string, unknown>;
  return Array.isArray(releases) && Array.isArray(uses) && typeof isPartial === 'boolean';
}

export function fromStoredConversation(value: unknown): Conversation {
  if (!isStored(value)) throw new VaultError(said('conversationFormUnknown'));
  return {
    current: readEpoch(value.current),
    former: value.former.map(readEpoch),
    known: value.known,
    visible: value.visible,
    ledger: readLedger(value.ledger),
    receipts: value.receipts ?? [],
    marks: value.marks ?? [],
    sentLines: value.sentLines ?? [],
    links: value.links ?? [],
    ...(value.isPrivate === true ? { isPrivate: true } : {}),
  };
}
