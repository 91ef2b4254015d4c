// BLEU of sanitized or restored texts, the originals as references (Papineni et al. 2002): whole corpus, up to four words in a row.
import { wordsOf } from './words.ts';

const LONGEST = 4;

/** Counts that add up over the texts of a corpus. */
export interface BleuCounts {
  /** For 1 to 4 words in a row: how many of the text's the reference has too. */
  readonly shared: readonly number[];
  readonly all: readonly number[];
  readonly length: number;
  readonly referenceLength: number;
}

function runsOf(words: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words.slice(at, at + length).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

const lowerWords = (text: string) => wordsOf(text).map((word) => word.text.toLowerCase());

export function bleuCounts(reference: string, text: string): BleuCounts {
  const [wanted, got] = [lowerWords(reference), lowerWords(text)];
  const lengths = Array.from({ length: LONGEST }, (_, at) => at + 1);
  const shared = lengths.map((length) => {
    const known = runsOf(wanted, length);
    return [...runsOf(got, length)].reduce((sum, [run, count]) => sum + Math.min(count, known.get(run) ?? 0), 0);
  });
  const all = lengths.map((length) => Math.max(0, got.length - length + 1));
  return { shared, all, length: got.length, referenceLength: wanted.length };
}

/** From 0 to 1; NaN without words. */
export function bleu(counts: readonly BleuCounts[]): number {
  const sum = (of: (one: BleuCounts) => number) => counts.reduce((total, one) => total + of(one), 0);
  const [length, referenceLength] = [sum((one) => one.length), sum((one) => one.referenceLength)];
  if (referenceLength === 0) return Number.NaN;
  if (length === 0) return 0;
  const logs = Array.from({ length: LONGEST }, (_, at) => {
    const [part, whole] = [sum((one) => one.shared[at] ?? 0), sum((one) => one.all[at] ?? 0)];
    return whole === 0 ? undefined : Math.log(part / whole);
  }).filter((log) => log !== undefined);
  const brevity = length < referenceLength ? 1 - referenceLength / length : 0;
  return Math.exp(brevity + logs.reduce((total, log) => total + log, 0) / logs.length);
}
