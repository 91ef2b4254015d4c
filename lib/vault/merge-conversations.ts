// Merges two records of a conversation, or two versions of one.
import { mergeLedgers } from '../privacy/ledger.ts';
import {
  type Conversation,
  joinedLines,
  joinedMarks,
  type KeyEpoch,
  keyEpochsOf,
  knownKey,
  MAX_RECEIPTS,
  uniqueBy,
  withLinks,
} from './conversation.ts';

/** Merges two records of one conversation and keeps all data. New surrogates use the key of `into`. */
export function mergeConversationRecords(into: Conversation, other: Conversation): Conversation {
  return {
    current: into.current,
    former: [...into.former, other.current, ...other.former],
    known: uniqueBy([...into.known, ...other.known], knownKey),
    visible: [...new Set([...into.visible, ...other.visible])],
    ledger: mergeLedgers(into.ledger, other.ledger),
    receipts: [...into.receipts, ...other.receipts].sort((a, b) => a.at - b.at).slice(-MAX_RECEIPTS),
    marks: joinedMarks(into.marks, other.marks),
    sentLines: joinedLines(into.sentLines, other.sentLines),
    links: withLinks(other, into.links).links,
    isPrivate: into.isPrivate === true || other.isPrivate === true,
  };
}

const isSameTweak = (one: Uint8Array, other: Uint8Array) => one.join() === other.join();
const uniqueAsJson = <T>(items: readonly T[]) => uniqueBy(items, (item) => JSON.stringify(item));

/**
 * Merges two versions of one conversation, or two conversations with the same name, so that everything in either appears once. Merging
 * again changes nothing.
 */
export function mergeConversationVersions(here: Conversation, there: Conversation): Conversation {
  const known = keyEpochsOf(here).some(({ tweak }) => isSameTweak(tweak, there.current.tweak));
  const isNew = ({ tweak }: KeyEpoch) => !keyEpochsOf(here).some((own) => isSameTweak(own.tweak, tweak));
  const grown = (epoch: KeyEpoch): KeyEpoch => {
    const twin = keyEpochsOf(there).find(({ tweak }) => isSameTweak(tweak, epoch.tweak));
    return twin ? { ...epoch, entries: uniqueAsJson([...epoch.entries, ...twin.entries]) } : epoch;
  };
  const later = there.ledger.releases.length > here.ledger.releases.length ? there.ledger : here.ledger;
  return {
    ...mergeConversationRecords(here, there),
    current: grown(here.current),
    former: [...here.former.map(grown), ...keyEpochsOf(there).filter(isNew)],
    ledger: known ? later : mergeLedgers(here.ledger, there.ledger),
    receipts: uniqueAsJson([...here.receipts, ...there.receipts])
      .sort((a, b) => a.at - b.at)
      .slice(-MAX_RECEIPTS),
  };
}
