// Recognises lines that left earlier: keyed hashes of what each prompt became. A chat that resends its history sends such lines again, from another
// conversation too (it asks for a title) or after a reload. By construction they hold no original that the person did not let go.
import { keyedHash, TWEAK_BYTES } from '../privacy/keys.ts';

const NO_TWEAK = new Uint8Array(TWEAK_BYTES);
/** A shorter line may be a name by itself: sent as a stand-in in one chat, and an original in another. */
const FEWEST_CHARACTERS = 12;
/** Longer texts are hashed at their end only. */
const MAX_LINES = 1000;
const TAG = /<\/?[a-z][^<>]{0,300}>/giu;
/** A name of the speaker that a page put before a line of its transcript: "User: Write to …". */
const SPEAKER = /^\s*\p{L}{1,20}\s*[:>]\s*/u;

/** Its letters and digits: a page changes quotes, spaces and markup. */
const foldedLine = (line: string) =>
  line
    .replace(TAG, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const hashOf = (folded: string, key: Uint8Array) => keyedHash({ key, tweak: NO_TWEAK }, 'sent line', folded);

/** Hashes of the lines of a text that leaves, and of the whole, whose line breaks a page may lose. */
export function hashesOfSentLines(text: string, key: Uint8Array): readonly string[] {
  const folded = [...text.split('\n').slice(-MAX_LINES), text].map(foldedLine);
  const telling = new Set(folded.filter((line) => line.length >= FEWEST_CHARACTERS));
  return [...telling].map((line) => hashOf(line, key));
}

/** The hashes of one or more conversations, and the key that made them. */
interface SentLines {
  readonly key: Uint8Array;
  readonly hashes: readonly string[];
}

/** The text with each line that left before replaced by spaces, so that offsets stay. */
export function withoutSentLines(text: string, sent: readonly SentLines[]): string {
  const known = new Map<string, { readonly key: Uint8Array; readonly hashes: Set<string> }>();
  for (const { key, hashes } of sent) {
    const same = known.get(key.join()) ?? { key, hashes: new Set() };
    for (const hash of hashes) same.hashes.add(hash);
    known.set(key.join(), same);
  }
  const isSent = (line: string) => {
    const spellings = [line, line.replace(SPEAKER, '')].map(foldedLine);
    return [...new Set(spellings)].some(
      (folded) =>
        folded.length >= FEWEST_CHARACTERS &&
        [...known.values()].some(({ key, hashes }) => hashes.has(hashOf(folded, key))),
    );
  };
  return text
    .split('\n')
    .map((line) => (isSent(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}
