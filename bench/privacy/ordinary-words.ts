// Finds words that say nothing about a person: a detector that takes headings for names must not make every heading a leak.
import type { TopicDocument } from './documents.ts';

/** The share of lower-case spellings from which on a word counts as ordinary, in running text. */
export const MIN_SHARE_IN_TEXT = 0.3;
/** The same share in forms, in which headings begin with a capital. */
export const MIN_SHARE_IN_FORMS = 0.01;
/** A word that occurs in a larger share of a set's documents does not identify any of them. */
const MIN_SHARE_OF_DOCUMENTS = 0.02;

/** Words that are written with a capital and are nobody's name. */
const CAPITALISED_WORDS: ReadonlySet<string> = new Set(
  `january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday christmas easter inc ltd llc corp co plc gmbh county united states
  imaged intraoperative postoperative north south east west mr mrs ms mx dr hon prof miss sir madam`.split(/\s+/),
);

/** A word that stands alone, not inside an address or a number. */
const LONE_WORD = /(?<![\p{L}\p{N}@._/-])\p{L}{2,}(?![\p{L}\p{N}@_/-]|\.\p{L})/gu;

/** Words that are written in lower case in at least that share of the places; names are not. */
export function ordinaryWords(texts: Iterable<string>, share: number): ReadonlySet<string> {
  const counts = new Map<string, { all: number; lower: number }>();
  for (const text of texts)
    for (const [word] of text.matchAll(LONE_WORD)) {
      const folded = word.toLowerCase();
      const count = counts.get(folded) ?? { all: 0, lower: 0 };
      count.all += 1;
      count.lower += Number(word === folded);
      counts.set(folded, count);
    }
  const ordinary = [...counts].filter(([, { all, lower }]) => lower > 0 && lower / all >= share);
  return new Set([...CAPITALISED_WORDS, ...ordinary.map(([word]) => word)]);
}

/** Words of phrases that recur in the set: they occur in more than `MIN_SHARE_OF_DOCUMENTS` of its documents. */
export function sharedWords(documents: readonly TopicDocument[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of documents)
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count > MIN_SHARE_OF_DOCUMENTS * documents.length).map(([word]) => word),
  );
}
