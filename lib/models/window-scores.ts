// Runs the model on the windows of a text, and caches what it read: after an edit, only the windows that changed are read again.
import type { OnShareRead } from '../detect/annotation.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import { softmax } from './decode.ts';
import { handleMessages } from './pending-messages.ts';

/** At least this many windows are cached. Typing changes only one or two windows of a long text at a time. */
const CACHED_WINDOWS = 64;

/** The probabilities of each piece's labels and roles. */
export type PieceProbabilities = readonly PieceScores[];

const probabilitiesOf = (pieces: readonly PieceScores[]): PieceProbabilities =>
  pieces.map(({ labels, roles }) => ({ labels: softmax(labels), roles: softmax(roles) }));

/**
 * Makes the windows of the current text the newest, and forgets the oldest others: the same text is checked again when it is sent.
 * Windows that were not read before an abort are not in `memory`.
 */
function forgetOthers(memory: Map<string, PieceProbabilities>, current: Iterable<string>): void {
  let count = 0;
  for (const key of current) {
    const probabilities = memory.get(key);
    if (!probabilities) continue;
    memory.delete(key);
    memory.set(key, probabilities);
    count += 1;
  }
  const most = Math.max(CACHED_WINDOWS, count);
  for (const oldest of memory.keys()) {
    if (memory.size <= most) return;
    memory.delete(oldest);
  }
}

export type ReadWindows = (
  sequences: readonly (readonly number[])[],
  signal?: AbortSignal,
  onShare?: OnShareRead,
) => Promise<readonly PieceProbabilities[]>;

/**
 * Returns a function that gives the probabilities of each window's pieces, from its cache or from the model, which reads each repeated
 * window once. An abort keeps what was read until then, since the text is usually checked again after an edit.
 */
export function windowReader(model: TokenClassifier): ReadWindows {
  const memory = new Map<string, PieceProbabilities>();
  return async (sequences, signal, onShare) => {
    const keys = sequences.map((pieces) => pieces.join(' '));
    const sequenceByKey = new Map(sequences.map((sequence, index) => [keys[index] ?? '', sequence]));
    // A batch is as wide as its longest window, so windows of similar length are read together.
    const missing = [...sequenceByKey].filter(([key]) => !memory.has(key)).sort(([, a], [, b]) => a.length - b.length);
    try {
      let read = 0;
      while (read < missing.length) {
        if (read > 0) await handleMessages();
        signal?.throwIfAborted();
        const batch = missing.slice(read, read + model.sequencesPerRun);
        const scored = await model.scores(batch.map(([, sequence]) => sequence));
        batch.forEach(([key], row) => {
          memory.set(key, probabilitiesOf(scored[row] ?? []));
        });
        read += batch.length;
        onShare?.(read / missing.length);
      }
      signal?.throwIfAborted();
      return keys.map((key) => memory.get(key) ?? []);
    } finally {
      forgetOthers(memory, sequenceByKey.keys());
    }
  };
}
