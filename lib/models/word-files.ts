// Parses the files of models/words-en and words-zh for the word mechanisms.
import { said } from '../language/message.ts';
import { type Vocabulary, vocabularyFrom } from '../privacy/words/vocabulary.ts';
import { type DistanceTable, distanceTable } from '../privacy/words/word-distances.ts';
import { ModelError } from './errors.ts';
import type { ModelContent } from './manifest.ts';

export interface VocabularyAndDistances {
  readonly vocabulary: Vocabulary;
  /** Computed at the first call, because the table holds a copy of the vectors and only Cape needs it. */
  distances(): DistanceTable;
}

const DIMENSIONS = 96;

/** Reads the vocabulary. @param content the checked files @throws ModelError if the files do not belong together */
export function vocabularyAndDistances(content: ModelContent): VocabularyAndDistances {
  const [words, vectors, groups] = ['words.txt', 'vectors.bin', 'groups.bin'].map((path) => content.get(path));
  if (!words || !vectors || !groups) throw new ModelError(said('wordListIncomplete'));
  try {
    const vocabulary = vocabularyFrom(words, vectors, groups);
    if (vectors.byteLength !== vocabulary.groups.size * DIMENSIONS)
      throw new RangeError(`${vectors.byteLength} numbers are not ${DIMENSIONS} for each word.`);
    const numbers = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    let distances: DistanceTable | undefined;
    return {
      vocabulary,
      distances() {
        distances ??= distanceTable(numbers, DIMENSIONS);
        return distances;
      },
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ModelError(said('wordListMixed'), {
      cause: error,
    });
  }
}
