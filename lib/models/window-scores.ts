// Runs the model on the windows of a text, and caches what it read: after an edit, only the windows that changed are read again.
import type { OnShareRead } from '../detect/annotation.ts';
import type { PieceScores, TokenClassifier } from './classifier.ts';
import { softmax } from './decode.ts';
import { handleMessages } from './pending-messages.ts';

/** At least this many windows are cached. Typing changes only one or two windows of a long text at a time. */
const CACHED_WINDOWS = 64;

/** Makes the windows of the current text the newest, and forgets the oldest others: the same text is checked again when it is sent. */
function remember<Answer>(memory: Map<string, Answer>, current: ReadonlyMap<string, Answer>): void {
  for (const [key, answer] of current) {
    memory.delete(key);
    memory.set(key, answer);
  }
  const most = Math.max(CACHED_WINDOWS, current.size);
  for (const oldest of memory.keys()) {
    if (memory.size <= most) return;
    memory.delete(oldest);
  }
}

type ReadWindows<Window, Answer> = (
  windows: readonly Window[],
  signal?: AbortSignal,
  onShare?: OnShareRead,
) => Promise<readonly Answer[]>;

interface WindowSource<Window, Answer> {
  /** Tells windows apart. */
  keyOf(window: Window): string;
  /** Windows of similar length are read together, since a batch is as wide as its longest one. */
  lengthOf(window: Window): number;
  /** How many windows to give to one run. */
  perRun(): number;
  read(windows: readonly Window[]): Promise<readonly Answer[]>;
}

/**
 * Returns a function that gives the answer for each window, from its cache or from the model, which reads each repeated window once. An abort
 * keeps what was read until then, since the text is usually checked again after an edit.
 */
export function cachedWindows<Window, Answer>(source: WindowSource<Window, Answer>): ReadWindows<Window, Answer> {
  const memory = new Map<string, Answer>();
  return async (windows, signal, onShare) => {
    const keys = windows.map(source.keyOf);
    const windowByKey = new Map(windows.map((window, index) => [keys[index] ?? '', window]));
    // Held here, because a check that ends meanwhile forgets what is not in its text.
    const answerByKey = new Map<string, Answer>();
    for (const key of windowByKey.keys()) {
      const answer = memory.get(key);
      if (answer !== undefined) answerByKey.set(key, answer);
    }
    const missing = [...windowByKey]
      .filter(([key]) => !answerByKey.has(key))
      .sort(([, a], [, b]) => source.lengthOf(a) - source.lengthOf(b));
    try {
      let read = 0;
      while (read < missing.length) {
        if (read > 0) await handleMessages();
        signal?.throwIfAborted();
        const batch = missing.slice(read, read + source.perRun());
        const answers = await source.read(batch.map(([, window]) => window));
        answers.forEach((answer, row) => {
          const [key = ''] = batch[row] ?? [];
          answerByKey.set(key, answer);
          memory.set(key, answer);
        });
        read += batch.length;
        onShare?.(read / missing.length);
      }
      signal?.throwIfAborted();
      return keys.map((key) => {
        const answer = answerByKey.get(key);
        if (answer === undefined) throw new RangeError('The model gave no answer for a window.');
        return answer;
      });
    } finally {
      remember(memory, answerByKey);
    }
  };
}

/** The probabilities of each piece's labels and roles. */
export type PieceProbabilities = readonly PieceScores[];

const probabilitiesOf = (pieces: readonly PieceScores[]): PieceProbabilities =>
  pieces.map(({ labels, roles }) => ({ labels: softmax(labels), roles: softmax(roles) }));

/** Reads windows of pieces with a model that labels pieces. */
export const windowReader = (model: TokenClassifier): ReadWindows<readonly number[], PieceProbabilities> =>
  cachedWindows({
    keyOf: (pieces) => pieces.join(' '),
    lengthOf: (pieces) => pieces.length,
    perRun: () => model.sequencesPerRun,
    read: async (sequences) => (await model.scores(sequences)).map(probabilitiesOf),
  });
