// Parses the files of models/words-en for the word mechanisms.
import { said } from '../language/message.ts';
import { type Vocabulary, vocabularyFrom } from '../privacy/words/vocabulary.ts';
import { type DistanceTable, distanceTable } from '../privacy/words/word-distances.ts';
import { ModelError } from './errors.ts';
import type { ModelContent } from './manifest.ts';

export interface VocabularyAndDistances {
  readonly vocabulary: Vocabulary;
  readonly distances: DistanceTable;
}

const DIMENSIONS = 96;

/** @param content the checked files @throws ModelError if the files do not belong together */
export function vocabularyAndDistances(content: ModelContent): VocabularyAndDistances {
  const [words, vectors, groups] = ['words.txt', 'vectors.bin', 'groups.bin'].map((path) => content.get(path));
  if (!words || !vectors || !groups) throw new ModelError(said('wordListIncomplete'));
  try {
    const numbers = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    return { vocabulary: vocabularyFrom(words, vectors, groups), distances: distanceTable(numbers, DIMENSIONS) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ModelError(said('wordListMixed'), {
      cause: error,
    });
  }
}
